"""The vocabulary: every answer a player of Scholars can ever give, made once when the content is read.

A translation is chosen as a whole: the gold that it places, and so all that it costs and brings about, depends on the
*set* of translators alone, not on their order or on the languages between them. So there is an option for every set of
rooms that a chain can use, which is one click instead of one a link.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from serai.games.scholars.names import ACTIONS, SIDES, die_of
from serai.kernel.decision import Option, Vocabulary
from serai.kernel.message import Argument
from serai.kernel.perform import Performer

if TYPE_CHECKING:
    from serai.games.scholars.book import Book
    from serai.games.scholars.table import Table


class Options:
    """Options by what they stand for."""

    def __init__(self, book: Book, performer: Callable[[Vocabulary], Performer[Table]]) -> None:
        v = self.vocabulary = Vocabulary()
        words = book.words
        self.performer = performer(v)
        self.skip = v.add("skip")
        self.later = v.add("later")
        self.ready = v.add("ready")
        self.rest = v.add("rest", touches=("rest",))
        self.end_turn = v.add("end-turn")
        self._add_draft(book)
        self._add_work(book)
        colours = range(len(book.colours))
        self.colour = [_named(v, "colour", n, words.colours[n], "colour") for n in colours]
        self.main = [
            v.add(f"main:{action}", n, arguments={"action": f"action-{action}"}, touches=(f"action-{action}",))
            for n, action in enumerate(ACTIONS)
        ]
        self._add_recruit(book)
        self.travel = [
            v.add(f"travel:{steps}", steps, arguments={"n": steps}) for steps in range(1, book.most_value + 1)
        ]
        self.deliver = [_named(v, "deliver", n, guild.id, "guild") for n, guild in enumerate(book.guilds)]
        self.no_delivery = v.add("no-delivery")
        self.research = [
            v.add(f"research:{one.id}", n, arguments={"effect": one.effect, "gold": one.gold}, touches=(one.id,))
            for n, one in enumerate(book.research_options)
        ]
        self.scroll = [
            _named(v, "scroll", n, scroll.id, "scroll")
            for n, scroll in enumerate(book.scrolls[: book.first_starting_scroll])
        ]
        self._add_chains(book)
        self.track = [_named(v, "track", n, track.id, "track") for n, track in enumerate(book.tracks)]
        self.guild = [_named(v, "guild", n, guild.id, "guild") for n, guild in enumerate(book.guilds)]
        self.from_guild = [_named(v, "from", n, guild.id, "source") for n, guild in enumerate(book.guilds)]
        self.from_scroll = [
            _named(v, "from", n, scroll.id, "source") for n, scroll in enumerate(book.scrolls[: len(self.scroll)])
        ]
        self.place_gold = [_named(v, "place-gold", n, room.id, "room") for n, room in enumerate(book.rooms)]
        self.take_gold = [_named(v, "take-gold", n, room.id, "room") for n, room in enumerate(book.rooms)]
        self._add_dice(book)
        self.take_worker = [_worker(v, "take-worker", n, id) for n, id in enumerate(words.workers)]
        self.pay_worker = [_worker(v, "pay-worker", n, id) for n, id in enumerate(words.workers)]
        self.space = [_named(v, "space", n, id, "space") for n, (id, _) in enumerate(book.caliph_spaces)]
        self.retire = [_named(v, "retire", n, pile, "pile") for n, pile in enumerate(words.piles)]
        self.retiree = [_named(v, "retiree", n, one.id, "translator") for n, one in enumerate(book.translators)]
        self.tuck = {n: _named(v, "tuck", n, book.board[n].id, "slot") for n in book.columns_for_retirees}
        most = len(book.translators)  # more can never lie under one slot
        self.silver = [v.add(f"silver:{n}", n, arguments={"n": n}, touches=("silver",)) for n in range(most)]
        self.allow = v.add("allow")
        self.refuse = v.add("refuse", touches=("silver",))

    def _add_draft(self, book: Book) -> None:
        self.pair = {
            n: _named(self.vocabulary, "pair", n, book.translators[n].id, "translator")
            for n in book.starting_translators
        }

    def _add_work(self, book: Book) -> None:
        """Cards, slots, dice and workers of a Work turn, and the effects that can be resolved in it."""
        v = self.vocabulary
        self.slot = {n: _named(v, "slot", n, place.id, "slot") for n, place in enumerate(book.board) if place.actions}
        self.card = [_named(v, "card", n, card.id, "card") for n, card in enumerate(book.action_cards)]
        self.die = {die_of(*die): _die(v, "die", die, book) for die in _dice(book)}
        self.one_die = v.add("one-die")
        self.no_die = v.add("no-die")
        self.with_printed = v.add("with-printed")
        self.without_printed = v.add("without-printed")
        self.put = [
            [
                v.add(
                    f"put:{place + 1}:{worker}",
                    (place, n),
                    arguments={"worker": f"worker-{worker}", "n": 1, "place": place + 1},
                    touches=(f"worker-{worker}", f"placed-die-{place + 1}"),
                )
                for n, worker in enumerate(book.words.workers)
            ]
            for place in range(book.dice_on_card)
        ]
        self.work = [
            [
                v.add(
                    f"work:{card.id}:{place + 1}", (n, place), arguments={"card": card.id, "effect": effect},
                    touches=(card.id,),
                )
                for place, effect in enumerate(card.work)
            ]
            for n, card in enumerate(book.action_cards)
        ]  # fmt: skip
        self.use = [
            v.add(f"use:{one.id}", n, arguments={"translator": one.id, "effect": one.retired}, touches=(one.id,))
            for n, one in enumerate(book.translators)
        ]

    def _add_recruit(self, book: Book) -> None:
        v = self.vocabulary
        piles = enumerate(book.words.piles)
        both = [(_named(v, "dispatch", n, pile, "pile"), _named(v, "employ", n, pile, "pile")) for n, pile in piles]
        self.dispatch = [dispatch for dispatch, _ in both]
        self.employ = [employ for _, employ in both]
        self.room = [_named(v, "room", n, room.id, "room") for n, room in enumerate(book.rooms)]

    def _add_chains(self, book: Book) -> None:
        """By the bits of the rooms; a chain has at most as many links as there are languages besides its first."""
        self.chain: dict[int, Option] = {}
        longest = min(len(book.rooms), len(book.words.languages) - 1)
        for links in range(1, longest + 1):
            for rooms in combinations(range(len(book.rooms)), links):
                bits = sum(1 << room for room in rooms)
                ids = tuple(book.rooms[room].id for room in rooms)
                numbers = "+".join(str(room + 1) for room in rooms)
                self.chain[bits] = self.vocabulary.add(f"chain:{numbers}", rooms, "option-chain", {"rooms": ids}, ids)

    def _add_dice(self, book: Book) -> None:
        v = self.vocabulary
        self.reroll = {die_of(*die): _die(v, "reroll", die, book) for die in _dice(book)}
        self.take_die = [
            v.add(f"take-die:{colour.id}", n, arguments={"die": f"die-{colour.id}"}, touches=(f"die-{colour.id}",))
            for n, colour in enumerate(book.colours)
        ]
        self.draw = {n: v.add(f"draw:{n}", n, arguments={"n": n}, touches=("bag",)) for n in range(1, SIDES + 1)}
        self.destroy_bag = v.add("destroy:bag", key="option-destroy-bag", touches=("bag",))
        white = book.colours[book.white].id
        self.destroy_hand = [
            v.add(
                f"destroy:{white}-{value}",
                value,
                key="option-destroy-hand",
                arguments={"value": value},
                touches=(f"die-{white}-{value}",),
            )
            for value in range(1, SIDES + 1)
        ]
        self.destroy_board = {
            n: v.add(
                f"destroy:{place.id}", n, key="option-destroy-board", arguments={"slot": place.id}, touches=(place.id,)
            )
            for n, place in enumerate(book.board)
            if place.actions
        }


def _named(v: Vocabulary, word: str, number: int, id: str, name: str) -> Option:
    """An option about one component."""
    return v.add(f"{word}:{id}", number, arguments={name: id}, touches=(id,))


def _worker(v: Vocabulary, word: str, number: int, colour: str) -> Option:
    return v.add(f"{word}:{colour}", number, arguments={"worker": f"worker-{colour}"}, touches=(f"worker-{colour}",))


def _die(v: Vocabulary, word: str, die: tuple[int, int], book: Book) -> Option:
    colour, value = die
    id = book.colours[colour].id
    arguments: dict[str, Argument] = {"die": f"die-{id}", "value": value}
    return v.add(f"{word}:{id}-{value}", die_of(colour, value), arguments=arguments, touches=(f"die-{id}-{value}",))


def _dice(book: Book) -> Sequence[tuple[int, int]]:
    """Every die that can be rolled."""
    return [(n, value) for n, colour in enumerate(book.colours) for value in sorted(set(colour.faces))]
