"""Second opinions where mistakes hide: colour and value of an action, translation chains, control of guilds.

Each oracle says the rule in the plainest way, without regard to speed, and is compared with the rules of the game on
many positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from serai.games import scholars
from serai.games.scholars.actions.translate import chain_note, chains, way_of
from serai.games.scholars.dice import action_shape
from serai.games.scholars.influence import enter_guild, leave_guild, review_control
from serai.games.scholars.names import NO_CARD, NOBODY, die_of
from serai.games.scholars.table import Table
from serai.kernel.chance import Chance
from serai.kernel.match import Match

GAME = scholars.load()
BOOK = GAME.book
COLOURS = BOOK.words.colours
MIXES = {
    frozenset({"red", "blue"}): "purple",
    frozenset({"red", "yellow"}): "orange",
    frozenset({"blue", "yellow"}): "green",
}
PRIMARY = {"red", "blue", "yellow"}


def table(players: int = 3) -> Table:
    found = Match(GAME, players, "oracle").table
    assert isinstance(found, Table)
    found.pairs = []
    found.seat = 0
    return found


# -- colour and value -----------------------------------------------------------------------------------------------


def mixed(one: str, other: str) -> set[str]:
    """SC-COL-03, case by case."""
    if "white" in (one, other):
        return {one if other == "white" else other}
    if one == other:
        return {one}
    if {one, other} <= PRIMARY:
        return {MIXES[frozenset({one, other})]}
    if one in PRIMARY:
        return {other}
    if other in PRIMARY:
        return {one}
    return {one, other}


def shapes(dice: list[tuple[str, int]], workers: list[tuple[str, ...]], wild: set[str]) -> tuple[set[str], int]:
    """Every colour that the dice can make, and the sum of their values."""
    readings: list[set[str]] = []
    total = 0
    for (colour, value), helpers in zip(dice, workers, strict=True):
        for helper in helpers:
            same = colour == helper or any({colour, helper} <= {"white", each} for each in wild)
            if colour == "white" and helper in wild:
                same = True
            if same:
                value = 6
            else:
                colour = helper
        seen = {colour}
        for each in wild:
            if colour in ("white", each):
                seen |= {"white", each} if colour != "white" else {each}
        readings.append(seen)
        total += value
    if len(readings) == 1:
        return readings[0], total
    return {each for one in readings[0] for other in readings[1] for each in mixed(one, other)}, total


def dice_faces() -> list[tuple[str, int]]:
    return [(colour, value) for colour in COLOURS for value in ((4, 6) if colour in MIXES.values() else (1, 6))]


def worker_rows() -> list[tuple[str, ...]]:
    names = BOOK.words.workers
    return [(), *((name,) for name in names), *product(names, names)]


WILD = {"": None, "blue": "tr-syriac-a", "red": "tr-syriac-e", "yellow": "tr-chinese-e"}


@pytest.mark.parametrize("wild", [(), ("blue",), ("red", "yellow")])
def test_colour_and_value_of_every_action(wild: tuple[str, ...]) -> None:
    t = table()
    player = t.players[0]
    names = {one.id: number for number, one in enumerate(BOOK.translators)}
    player.tucked = [[] for _ in BOOK.board]
    player.tucked[1] = [names[WILD[colour] or ""] for colour in wild]
    t.working = 1
    chance = Chance.seeded("dice")
    faces, rows = dice_faces(), worker_rows()
    cases: list[tuple[list[tuple[str, int]], list[tuple[str, ...]]]] = [([die], [row]) for die in faces for row in rows]
    pairs = [([one, other], [a, b]) for one in faces for other in faces for a in rows for b in rows]
    cases += [pairs[chance.below(len(pairs))] for _ in range(6000)]
    for dice, workers in cases:
        player.dice = [0] * len(player.dice)
        player.helpers = [0] * len(player.helpers)
        for place, ((colour, value), helpers) in enumerate(zip(dice, workers, strict=True)):
            at = 1 * BOOK.dice_on_card + place
            player.dice[at] = die_of(COLOURS.index(colour), value)
            for number, helper in enumerate(helpers):
                player.helpers[at * BOOK.workers_on_die + number] = 1 + BOOK.words.workers.index(helper)
        colours, value = action_shape(t, 0)
        expected = shapes(dice, workers, set(wild))
        assert ({COLOURS[colour] for colour in colours}, value) == expected, (dice, workers)


# -- translation chains ---------------------------------------------------------------------------------------------


def is_chain(t: Table, order: tuple[int, ...], language: int) -> bool:
    """Whether rooms in this order lead from a language to Arabic, some way, no language twice."""

    def from_here(here: int, spoken: frozenset[int], left: tuple[int, ...]) -> bool:
        if not left:
            return here == BOOK.arabic
        if here == BOOK.arabic:
            return False
        languages = BOOK.translators[t.rooms[left[0]]].languages
        return here in languages and any(
            from_here(there, spoken | {there}, left[1:]) for there in languages if there not in spoken
        )

    return from_here(language, frozenset({language}), order)


def every_chain(t: Table, me: int, scroll: int) -> set[int]:
    """Every set of rooms, tried in every order, that translates the scroll and can be paid."""
    found: set[int] = set()
    rooms = [room for room, card in enumerate(t.rooms) if card != NO_CARD and t.gold[room] < BOOK.rooms[room].gold]
    fee = 1 if t.house_influence[t.house.index(scroll)] not in (NOBODY, me) else 0
    for links in range(1, len(BOOK.words.languages)):
        for chosen in combinations(rooms, links):
            silver = fee + sum(t.owners[room] != me for room in chosen)
            if links > t.players[me].gold or silver > t.players[me].silver:
                continue
            if any(is_chain(t, order, BOOK.scrolls[scroll].language) for order in permutations(chosen)):
                found.add(sum(1 << room for room in chosen))
    return found


def houses(seed: str, count: int) -> Iterator[Table]:
    """Tables with translators in rooms, of several owners, some of them full, and scrolls of every language."""
    chance = Chance.seeded(seed)
    for _ in range(count):
        t = table()
        cards = list(range(len(BOOK.translators)))
        chance.shuffle(cards)
        filled = 4 + chance.below(3)
        rooms = list(range(len(BOOK.rooms)))
        chance.shuffle(rooms)
        t.rooms = [NO_CARD] * len(rooms)
        t.owners = [NOBODY] * len(rooms)
        t.gold = [0] * len(rooms)
        for room in rooms[:filled]:
            t.rooms[room] = cards.pop()
            t.owners[room] = chance.below(4) - 1
            t.gold[room] = chance.below(BOOK.rooms[room].gold + 1) if chance.below(3) == 0 else 0
        t.players[0].gold = 1 + chance.below(5)
        t.players[0].silver = chance.below(6)
        t.house[0] = chance.below(BOOK.first_starting_scroll)
        t.house[1:] = [NO_CARD] * (len(t.house) - 1)
        t.house_influence[0] = chance.below(4) - 1
        yield t


def test_no_chain_that_the_rules_allow_is_missing_and_none_is_too_many() -> None:
    some = 0
    for t in houses("chains", 400):
        expected = every_chain(t, 0, t.house[0])
        assert set(chains(t, 0, t.house[0])) == expected
        assert bool(chains(t, 0, t.house[0], True)) == bool(expected)
        some += bool(expected)
    assert some > 60


def test_the_note_of_a_chain_says_what_every_owner_gets() -> None:
    looked = 0
    for t in houses("notes", 400):
        for bits in chains(t, 0, t.house[0]):
            rooms = tuple(room for room in range(len(BOOK.rooms)) if bits >> room & 1)
            owed = Counter(t.owners[room] for room in rooms if t.owners[room] != 0)
            if t.house_influence[0] not in (NOBODY, 0):
                owed[t.house_influence[0]] += 1
            note = chain_note(t, 0, t.house[0], rooms)
            told = {
                share.arguments["owner"].seat if "owner" in share.arguments else NOBODY: share.arguments["n"]
                for share in note.arguments["shares"]
            }
            assert told == dict(owed)
            assert note.arguments["n"] == len(rooms)
            way = way_of(t, BOOK.scrolls[t.house[0]].language, rooms)
            assert len(set(way)) == len(rooms) + 1 and way[-1] == BOOK.arabic
            looked += 1
    assert looked > 100


# -- control of guilds ----------------------------------------------------------------------------------------------


def controller(history: list[tuple[int, int]], seats: int) -> int:
    """SC-INF-04 to -06 and -09, retold from the start: each step adds (+1) or removes (-1) influence of a seat."""
    counts = [0] * seats
    control = NOBODY
    for seat, change in history:
        counts[seat] += change
        most = max(counts)
        leaders = [each for each in range(seats) if counts[each] == most]
        if control != NOBODY and counts[control] == most and most:
            continue
        control = leaders[0] if most and len(leaders) == 1 else NOBODY
    return control


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_control_of_a_guild_follows_from_what_was_placed_and_taken(seats: int) -> None:
    chance = Chance.seeded(f"guild {seats}")
    for _ in range(300):
        t = table(seats)
        history: list[tuple[int, int]] = []
        for _ in range(14):
            seat = chance.below(seats)
            if chance.below(3) == 0 and t.players[seat].guilds[1]:
                leave_guild(t, seat, 1)
                review_control(t, 1)
                history.append((seat, -1))
            else:
                enter_guild(t, seat, 1, "SC-INF-04")
                history.append((seat, 1))
            assert t.control[1] == controller(history, seats), history
