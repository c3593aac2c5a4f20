"""What a seat of Encyclopedia sees, on a sheet: every die with its place, every card by its name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from serai.games.encyclopedia.boosts import die_value
from serai.games.encyclopedia.completion import expedition_value
from serai.games.encyclopedia.names import (
    AT_EMBASSY,
    BAG,
    BOARD_PLACES,
    EXPEDITION,
    FIRST_SPACE,
    HAND,
    NOTHING_THERE,
    PHASES,
    RESEARCH_TYPES,
    ROLLED,
    SEAT_STRIDE,
    SPENT,
)
from serai.games.encyclopedia.scoring import published_cubes, total
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.chance import DIE_SIDES
from serai.kernel.sheet import Sheet, Words

if TYPE_CHECKING:
    from serai.games.encyclopedia.book import Book

_VALUE: Final = 25  # of a die in use, or of an Expedition
_GOODS: Final = 40
_POINTS: Final = 500
_CUBES: Final = 20


VERSION: Final = 1  # the fields of a version never change
LEFT_OUT: Final = ("dice.colour",)  # printed


class Shown:
    """The words of the fields."""

    def __init__(self, book: Book) -> None:
        self.phases = Words(PHASES)
        self.round_tokens = Words(book.round_ids)
        self.dice = Words(book.die_ids)
        self.values = Words([str(value) for value in range(DIE_SIDES + 1)], range(1, DIE_SIDES + 1))
        self.places = Words([*book.space_ids, *book.slot_ids, "hand", "spent", *BOARD_PLACES.values()])
        self.first_slot = len(book.space_ids)
        self.hand = self.first_slot + book.slots
        self.colours = Words(book.colours)
        self.experts = Words(book.expert_ids)
        self.animals = Words(book.animal_ids)
        self.locations = Words([book.location_id(place) for place in range(EXPEDITION + len(book.continents))])
        self.targets = Words([*book.space_ids, *book.animal_ids])
        self.types = Words([str(kind + 1) for kind in range(RESEARCH_TYPES)])
        self.categories = Words(book.category_ids)
        self.behaviours = Words(book.behaviour_ids)
        self.scorings = Words(book.scoring_ids)
        self.continents = Words(book.continents)


@cache
def shown(book: Book) -> Shown:
    return Shown(book)


def look(t: Table, me: int, sheet: Sheet) -> None:
    book = t.book
    words = shown(book)
    many = len(t.players)
    sheet.word("phase", t.phase, words.phases)
    sheet.number("round", min(t.round + 1, book.rounds), book.rounds)
    sheet.seat("seat", t.active)
    sheet.seat("first", t.first)
    sheet.seats_at("order", t.order, many)
    sheet.word("round_tokens.-1", t.round_tokens[t.revealed - 1] if t.revealed else -1, words.round_tokens)
    sheet.bag("round_tokens", t.round_tokens[: t.revealed], words.round_tokens)
    sheet.flag("bank_used", t.bank_used)
    sheet.follows(t.places)
    sheet.follows(t.values)
    sheet.follows(t.bag)
    if not sheet.stands():
        _dice(t, words, sheet)
        sheet.passage()
    sheet.follows_number(len(t.expert_deck))
    sheet.follows_number(len(t.animal_deck))
    sheet.follows(t.experts)
    sheet.follows(t.expert_discard)
    sheet.follows(t.animals)
    sheet.follows(t.animal_discard)
    sheet.follows(t.removed)
    if not sheet.stands():
        sheet.part("university")
        sheet.words_at("cards", t.experts, len(t.experts), words.experts)
        sheet.number("deck", len(t.expert_deck), 80)
        sheet.bag("discard", t.expert_discard, words.experts)
        sheet.end()
        sheet.part("academy")
        sheet.words_at("cards", t.animals, len(t.animals), words.animals)
        sheet.number("deck", len(t.animal_deck), 100)
        sheet.bag("discard", t.animal_discard, words.animals)
        sheet.end()
        sheet.bag("removed", t.removed, words.animals)
        sheet.passage()
    sheet.count("waiting", len(t.waiting), 10)
    sheet.bag("gained", t.gained, words.experts)
    sheet.part("use")
    _use(t, words, sheet)
    sheet.end()
    for away in range(many):
        seat = (me + away) % many
        sheet.competitor("competitors", away)
        _competitor(t, seat, t.players[seat], words, sheet)
        sheet.end()


def _dice(t: Table, words: Shown, sheet: Sheet) -> None:
    """Whose they are, where they lie, and the values of those that are not in the bag."""
    dice: list[int] = []
    values: list[int] = []
    places: list[int] = []
    owners: list[int] = []
    for die, place in enumerate(t.places):
        if place == BAG:
            continue
        owner = -1
        if place >= FIRST_SPACE:
            place -= FIRST_SPACE
        elif place >= 0:
            owner = place // SEAT_STRIDE
            place = words.first_slot + place % SEAT_STRIDE
        elif place <= ROLLED:
            owner = ROLLED - place
            place = words.hand
        elif place == HAND:
            place = words.hand
        elif place == SPENT:
            place = words.hand + 1
        else:
            place = words.hand + 2 + AT_EMBASSY - place
        dice.append(die)
        values.append(t.values[die])
        places.append(place)
        owners.append(owner)
    sheet.keyed("dice.value", "dice.die", dice, values, words.dice, DIE_SIDES)
    sheet.table("dice.place", "dice.die", dice, places, words.dice, words.places)
    sheet.keyed_seats("dice.seat", "dice.die", dice, owners, words.dice)
    inside = [0] * words.colours.count
    for die in t.bag:
        inside[t.book.die_colour[die]] += 1
    sheet.numbers("bag", inside, words.colours, 10)


def _use(t: Table, words: Shown, sheet: Sheet) -> None:
    """The die in use."""
    value = target = left = -1
    if t.die != NOTHING_THERE:
        player = t.players[t.active]
        value = die_value(t, player)
        if t.places[t.die] >= FIRST_SPACE:
            target = t.target
            left = max(0, expedition_value(t, player) - t.spent)
        elif t.target != NOTHING_THERE:
            target = words.first_slot + t.target
    is_used = t.die != NOTHING_THERE
    sheet.word("die", t.die, words.dice)
    sheet.word("colour", t.colour if is_used else -1, words.colours)
    sheet.number("value", value, _VALUE)
    sheet.number("boost", t.boost if is_used else 0, _VALUE)
    sheet.word("action", t.action if is_used else -1, words.locations)
    sheet.word("target", target, words.targets)
    sheet.number("left", left, _VALUE, -1)


def _competitor(t: Table, seat: int, player: Player, words: Shown, sheet: Sheet) -> None:
    sheet.number("coins", player.coins, 80)
    sheet.number("tokens", player.tokens, _GOODS)
    sheet.number("seals", player.seals, 20)
    sheet.large("points", player.points, _POINTS)
    sheet.number("reputation", player.reputation, 60)
    sheet.follows(player.active)
    sheet.follows(player.tucked)
    sheet.follows(player.study)
    sheet.follows(player.cubes)
    sheet.follows(player.collection)
    if not sheet.stands():
        sheet.bag("experts", player.active, words.experts)
        sheet.bag("tucked", player.tucked, words.experts)
        sheet.bag("study.animal", player.study, words.animals)
        sheet.table_bits("study.cubes", "study.animal", player.study, player.cubes, words.animals, words.types)
        sheet.bag("collection", player.collection, words.animals)
        sheet.passage()
    sheet.follows_number(player.supply)
    sheet.follows(player.loose)
    sheet.follows(player.fives)
    sheet.follows_kept(player.priority)
    if not sheet.stands():
        _published(t, player, words, sheet)
        sheet.passage()
    sheet.follows_number(player.coins)
    sheet.follows_number(player.tokens)
    sheet.follows_number(player.seals)
    sheet.follows_number(player.points)
    sheet.follows_number(player.reputation)
    sheet.follows(player.loose)
    sheet.follows(player.fives)
    sheet.follows(player.active)
    sheet.follows(player.tucked)
    sheet.follows(player.study)
    sheet.follows(player.collection)
    if not sheet.stands():
        sheet.large("total", total(t, seat), _POINTS)
        sheet.passage()


def _published(t: Table, player: Player, words: Shown, sheet: Sheet) -> None:
    """Cubes, and what an automa goes by."""
    book = t.book
    sheet.number("cubes", player.supply, book.cubes)
    published = [published_cubes(t, player, category) for category in range(words.categories.count)]
    sheet.numbers("published", published, words.categories, _CUBES)
    sheet.number("five_cube_tokens", book.five_cube_tokens - sum(player.fives), book.five_cube_tokens)
    sheet.word("behaviour", player.behaviour, words.behaviours)
    sheet.word("scoring", player.scoring if player.is_automa else -1, words.scorings)
    ranked: list[int] = []
    if player.is_automa:
        ranked = sorted(range(len(book.continents)), key=lambda continent: player.priority[continent])
    sheet.words_at("priorities", ranked, len(book.continents), words.continents)
