"""The vocabulary: every answer an Encyclopedia player can ever give, made once when the content is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.names import RESEARCH_TYPES
from serai.kernel.decision import Offer, Vocabulary
from serai.kernel.offer import Refused

if TYPE_CHECKING:
    from serai.games.encyclopedia.book import Book


class Options:
    """Options by what they stand for."""

    def __init__(self, book: Book) -> None:
        v = self.vocabulary = Vocabulary()
        self.die = [
            v.add(f"die:{id}", die, arguments={"die": id}, touches=(id,)) for die, id in enumerate(book.die_ids)
        ]
        self.slot = [
            v.add(f"slot:{slot + 1}", slot, arguments={"slot": id}, touches=(id,))
            for slot, id in enumerate(book.slot_ids)
        ]
        self.embassy = v.add("embassy", touches=("embassy",))
        self.bank = v.add("bank", touches=("bank",))
        self.university = v.add("university", touches=("university",))
        self.academy = v.add("academy", touches=("academy",))
        self.expedition = [
            v.add(f"expedition:{id}", continent, arguments={"continent": id}, touches=(f"expedition-{id}",))
            for continent, id in enumerate(book.continents)
        ]
        self.actions = [self.embassy, self.bank, self.university, self.academy, *self.expedition]
        self.publish = [
            v.add(f"publish:{id}", animal, arguments={"animal": id}, touches=(id,))
            for animal, id in enumerate(book.animal_ids)
        ]
        self.recolour_token = [
            v.add(f"recolour-token:{colour}", continent, arguments={"colour": colour})
            for continent, colour in enumerate(book.colours)
        ]
        self.recolour_seal = [
            v.add(f"recolour-seal:{colour}", continent, arguments={"colour": colour, "n": book.seal_value})
            for continent, colour in enumerate(book.colours)
        ]
        self.recolours = [
            option for pair in zip(self.recolour_token, self.recolour_seal, strict=True) for option in pair
        ]
        self.boost_coin = v.add("boost:coin", key="option-boost-coin", arguments={"n": book.coin_value})
        self.boost_token = v.add("boost:token", key="option-boost-token", arguments={"n": book.token_value})
        self.boost_seal = v.add("boost:seal", key="option-boost-seal", arguments={"n": book.seal_value})
        self.boosts = [self.boost_coin, self.boost_token, self.boost_seal]
        self.seal_coins = v.add("seal-coins", arguments={"n": book.seal_coins})
        self.use = [
            v.add(
                f"use:{id}",
                expert,
                arguments={"expert": id, "effect": book.expert_effect[expert]},
                touches=(id,),
            )
            for expert, id in enumerate(book.expert_ids)
        ]
        self.expert = [
            v.add(
                f"expert:{id}",
                expert,
                arguments={"expert": id, "effect": book.expert_effect[expert]},
                touches=(id,),
            )
            for expert, id in enumerate(book.expert_ids)
        ]
        self.animal = [
            v.add(f"animal:{id}", animal, arguments={"animal": id}, touches=(id,))
            for animal, id in enumerate(book.animal_ids)
        ]
        self.place = v.add("place")
        self.cover = [
            v.add(f"cover:{id}", expert, arguments={"expert": id}, touches=(id,))
            for expert, id in enumerate(book.expert_ids)
        ]
        self.tuck = v.add("tuck")
        self.cube = [
            [
                v.add(
                    f"cube:{id}:{kind + 1}",
                    (animal, kind),
                    arguments={
                        "animal": id,
                        "type": f"type-{kind + 1}",
                        "category": book.category_ids[book.animal_categories[animal][kind]],
                        "cost": book.cost[kind],
                        "points": book.research_points[kind],
                    },
                    touches=(id,),
                )
                for kind in range(RESEARCH_TYPES)
            ]
            for animal, id in enumerate(book.animal_ids)
        ]
        self.type = [
            v.add(f"type:{kind}", kind, arguments={"type": f"type-{kind}"}, touches=(f"type-{kind}",))
            for kind in range(RESEARCH_TYPES + 1)
        ]
        self.join = [
            v.add(f"join:{id}", animal, arguments={"animal": id}, touches=(id,))
            for animal, id in enumerate(book.animal_ids)
        ]
        self.no_free_step = Refused((self.seal_coins,), reasons.NO_SEAL_FOR_COINS)
        self.done = v.add("done")
        self.may_stop = Offer((self.done,))
        self.one_cube_first = Refused((self.done,), reasons.ONE_CUBE_AT_LEAST)
        self.decline = v.add("decline")
        self.end_turn = v.add("end-turn")
