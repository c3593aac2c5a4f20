"""The vocabulary: every answer a Wayfarers player can ever give, made once when the content is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from serai.games.wayfarers.names import BLACK, CELLS, FACES, GUILDS, WORKERS, YELLOW, cell_name
from serai.games.wayfarers.reasons import SCIENCE_FIRST
from serai.kernel.chance import DIE_SIDES
from serai.kernel.decision import Option, Vocabulary
from serai.kernel.offer import Refused
from serai.kernel.perform import Performer

if TYPE_CHECKING:
    from serai.games.wayfarers.book import Book
    from serai.games.wayfarers.table import Table


DIE_VALUES: Final = range(1, DIE_SIDES + 1)


class Options:
    """Options by what they stand for."""

    def __init__(self, book: Book, performer: Callable[[Vocabulary], Performer[Table]]) -> None:
        v = self.vocabulary = Vocabulary()
        cards = range(book.common_cards)
        self.rest = v.add("rest", touches=("rest",))
        trading = {"n": book.ability_cost[YELLOW][YELLOW], "times": book.constants["trade_adjustments"]}
        self.trade = v.add("trade", arguments=trading, touches=("guild_yellow",))
        science = {"n": book.ability_cost[BLACK][BLACK]}
        self.science = v.add("science", arguments=science, touches=("guild_black",))
        self.no_science = Refused((self.science,), SCIENCE_FIRST)
        self.end_turn = v.add("end-turn")
        self.skip = v.add("skip")
        self.performer = performer(v)
        self.die = {
            value: v.add(f"die:{value}", value, arguments={"value": value}, touches=(f"die-{value}",))
            for value in DIE_VALUES
        }
        self.turn = {
            step: v.add(f"turn:{step:+d}", step, arguments={"step": step}, touches=("hand",)) for step in (1, -1)
        }
        self.hand = {
            step: v.add(f"hand:{step:+d}", step, arguments={"step": step}, touches=("hand",)) for step in (1, -1)
        }
        self.adjust = {
            (value, step): v.add(
                f"adjust:{value}{step:+d}",
                (value, step),
                arguments={"value": value, "result": value + step},
                touches=(f"die-{value}",),
            )
            for value in DIE_VALUES
            for step in (1, -1)
            if value + step in DIE_VALUES
        }
        self.reroll = {
            value: v.add(f"reroll:{value}", value, arguments={"value": value}, touches=(f"die-{value}",))
            for value in DIE_VALUES
        }
        self.slot: dict[int, Option] = {}
        self.rent: dict[int, Option] = {}
        self.refresh: dict[int, Option] = {}
        for number, card in enumerate(book.cards):
            if card.has_slot:
                named = {"slot": card.id, "effect": card.action}
                self.slot[number] = v.add(f"slot:{card.id}", number, arguments=named, touches=(card.id,))
                self.rent[number] = v.add(f"rent:{card.id}", number, arguments=named, touches=(card.id,))
                self.refresh[number] = v.add(
                    f"refresh:{card.id}", number, arguments={"slot": card.id}, touches=(card.id,)
                )
        self.worker = [
            v.add(f"worker:{colour}", number, arguments={"colour": f"worker-{colour}"}, touches=(f"worker-{colour}",))
            for number, colour in enumerate(WORKERS)
        ]
        self.card = [
            v.add(
                f"card:{book.cards[card].id}",
                card,
                arguments={"card": book.cards[card].id},
                touches=(book.cards[card].id,),
            )
            for card in cards
        ]
        self.retrieve: dict[tuple[int, int], Option] = {}
        for place, workers in enumerate(book.slot_workers):
            if place % book.slots == 0:
                for taken in book.rows[place // book.slots]:
                    for number, colour in enumerate(WORKERS):
                        if workers >> number & 1:
                            id = book.cards[taken].id
                            self.retrieve[taken, number] = v.add(
                                f"retrieve:{id}:{colour}",
                                (taken, number),
                                arguments={"card": id, "colour": f"worker-{colour}"},
                                touches=(id,),
                            )
        self.pay_silver = v.add("pay:silver", key="option-pay-silver", touches=("silver",))
        self.pay_provision = v.add("pay:provision", key="option-pay-provision", touches=("provision",))
        self.pay_influence = v.add("pay:influence", key="option-pay-influence", touches=("influence",))
        self.draw_pigeon = v.add("draw:pigeon", key="option-draw-pigeon")
        self.draw_provision = v.add("draw:provision", key="option-draw-provision", touches=("provision",))
        drawn = range(book.constants["draw"])
        self.keep = [v.add(f"keep:{n + 1}", n, arguments={"n": n + 1}, touches=(f"drawn-{n + 1}",)) for n in drawn]
        self.under = [v.add(f"under:{n + 1}", n, arguments={"n": n + 1}, touches=(f"drawn-{n + 1}",)) for n in drawn]
        self.tuck: dict[int, Option] = {}
        for number, card in enumerate(book.cards):
            if card.row >= 0 and ROWS_TO_TUCK[card.row] and number != book.home_townsfolk:
                self.tuck[number] = v.add(f"tuck:{card.id}", number, arguments={"card": card.id}, touches=(card.id,))
        self.discard = v.add("discard")
        self.tile = [
            v.add(f"tile:{tile.id}", number, arguments={"tile": tile.id}, touches=(tile.id,))
            for number, tile in enumerate(book.tiles)
        ]
        self.place = [
            [
                v.add(
                    f"place:{face}:{cell_name(cell)}",
                    (number, cell),
                    arguments={"face": f"face-{face}", "cell": cell_name(cell)},
                    touches=(f"cell-{cell_name(cell)}",),
                )
                for cell in range(CELLS)
            ]
            for number, face in enumerate(FACES)
        ]
        self.guild = [
            v.add(f"guild:{guild}", number, arguments={"guild": f"guild_{guild}"}, touches=(f"guild_{guild}",))
            for number, guild in enumerate(GUILDS)
        ]
        self.move = {
            (a, b): v.add(
                f"move:{GUILDS[a]}:{GUILDS[b]}",
                (a, b),
                arguments={"source": f"guild_{GUILDS[a]}", "guild": f"guild_{GUILDS[b]}"},
                touches=(f"guild_{GUILDS[a]}", f"guild_{GUILDS[b]}"),
            )
            for a in range(len(GUILDS))
            for b in range(len(GUILDS))
            if a != b
        }
        self.from_guild = [
            v.add(
                f"from:{guild}",
                number,
                key="option-from",
                arguments={"source": f"guild_{guild}"},
                touches=(f"guild_{guild}",),
            )
            for number, guild in enumerate(GUILDS)
        ]
        self.from_card = [
            v.add(
                f"from:{book.cards[card].id}",
                card,
                arguments={"source": book.cards[card].id},
                touches=(book.cards[card].id,),
            )
            for card in cards
        ]
        self.to = [
            v.add(f"to:{space.id}", place, arguments={"space": space.id}, touches=(space.id,))
            for place, space in enumerate(book.track)
        ]
        self.allow_silver = _answer(v, "allow", "silver", book.fee)
        self.allow_provision = _answer(v, "allow", "provision", book.fee)
        self.refuse_silver = _answer(v, "refuse", "silver", book.fee)
        self.refuse_provision = _answer(v, "refuse", "provision", book.fee)


def _answer(v: Vocabulary, word: str, resource: str, fee: int) -> Option:
    """An answer to the solo opponent that wants a card with one's Influence."""
    arguments = {"resource": resource, "n": fee}
    return v.add(f"{word}:{resource}", key=f"option-{word}", arguments=arguments, touches=(resource,))


ROWS_TO_TUCK: Final = (True, True, True, False, False)  # Townsfolk under Land and Water, Inspiration on Space
