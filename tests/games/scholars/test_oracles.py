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
from serai.games.scholars.actions.translate import chain_note, chains, links_of, translate
from serai.games.scholars.dice import action_shape
from serai.games.scholars.effects.gold import gold_note
from serai.games.scholars.influence import enter_guild, leave_guild, review_control
from serai.games.scholars.myriad.black import translation_obstacle
from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.names import NO_CARD, NOBODY, die_of
from serai.games.scholars.table import Table
from serai.kernel.chance import Chance
from serai.kernel.match import Match

GAME = scholars.load()
EXPANDED = scholars.load(None, ("myriad",))
BOOK = GAME.book
COLOURS = BOOK.words.colours
MIXES = {
    frozenset({"red", "blue"}): "purple",
    frozenset({"red", "yellow"}): "orange",
    frozenset({"blue", "yellow"}): "green",
}
PRIMARY = {"red", "blue", "yellow"}


def table(players: int = 3, game: scholars.Scholars = GAME) -> Table:
    found = Match(game, players, "oracle").table
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
            return here == t.book.arabic
        if here == t.book.arabic:
            return False
        languages = t.book.translators[t.rooms[left[0]]].languages
        return here in languages and any(
            from_here(there, spoken | {there}, left[1:]) for there in languages if there not in spoken
        )

    return from_here(language, frozenset({language}), order)


def every_chain(t: Table, me: int, scroll: int) -> set[int]:
    """Every set of rooms, tried in every order, that translates the scroll and can be paid."""
    found: set[int] = set()
    rooms = [room for room, card in enumerate(t.rooms) if card != NO_CARD and t.gold[room] < t.book.rooms[room].gold]
    fee = 1 if t.house_influence[t.house.index(scroll)] not in (NOBODY, me) else 0
    for links in range(1, len(t.book.words.languages)):
        for chosen in combinations(rooms, links):
            silver = fee + sum(t.owners[room] != me for room in chosen)
            if links > t.players[me].gold or silver > t.players[me].silver:
                continue
            if any(is_chain(t, order, t.book.scrolls[scroll].language) for order in permutations(chosen)):
                found.add(sum(1 << room for room in chosen))
    return found


def houses(
    seed: str, count: int, game: scholars.Scholars = GAME, filled: int = 0, gold: int = 5, players: int = 3
) -> Iterator[Table]:
    """Tables with translators in rooms, of several owners, some of them full, and scrolls of every language."""
    chance = Chance.seeded(seed)
    book = game.book
    for _ in range(count):
        t = table(players, game)
        cards = list(range(len(book.translators)))
        chance.shuffle(cards)
        rooms = list(range(len(book.rooms)))
        chance.shuffle(rooms)
        t.rooms = [NO_CARD] * len(rooms)
        t.owners = [NOBODY] * len(rooms)
        t.gold = [0] * len(rooms)
        for room in rooms[: filled or 4 + chance.below(3)]:
            t.rooms[room] = cards.pop()
            t.owners[room] = chance.below(players + 1) - 1
            t.gold[room] = chance.below(book.rooms[room].gold + 1) if chance.below(3) == 0 else 0
        t.players[0].gold = 1 + chance.below(gold)
        t.players[0].silver = chance.below(6)
        t.house[0] = chance.below(book.first_starting_scroll)
        t.house[1:] = [NO_CARD] * (len(t.house) - 1)
        t.house_influence[0] = chance.below(players + 1) - 1
        yield t


def offered_chains(t: Table) -> set[int]:
    """What a player is asked who translates the one scroll there is."""
    t.colour = t.book.guilds[0].colour
    t.settled = True
    rules = translate(t, 0)
    decision = next(rules)
    assert [option.value for option in decision.options] == [t.house[0]]
    decision = rules.send(decision.options[0])
    assert decision.key == "chain"
    return {sum(1 << room for room in option.value) for option in decision.options}


CROWDS = [(GAME, 0, 400, 5), (GAME, 10, 60, 4), (EXPANDED, 0, 300, 5), (EXPANDED, 11, 40, 4), (EXPANDED, 8, 16, 6)]


@pytest.mark.parametrize(("game", "filled", "count", "gold"), CROWDS)
def test_no_chain_that_the_rules_allow_is_missing_and_none_is_too_many(
    game: scholars.Scholars, filled: int, count: int, gold: int
) -> None:
    """With a few rooms filled and with all of them, for a poor player and for one who can pay the longest chain."""
    some = 0
    for t in houses("chains", count, game, filled, gold):
        expected = every_chain(t, 0, t.house[0])
        assert set(chains(t, 0, t.house[0])) == expected
        assert bool(chains(t, 0, t.house[0], True)) == bool(expected)
        if expected:
            assert offered_chains(t) == expected
            some += 1
    assert some > count / 10


def test_a_black_translate_offers_every_way_that_can_be_paid_and_no_other() -> None:
    """MB-TRANS-01, -02: so many different translators with free space, a gold for each, a silver for foreign ones."""
    ways = shelf(table(game=EXPANDED)).translations
    some = 0
    for t in houses("black", 150, EXPANDED):
        player = t.players[0]
        free = [room for room, card in enumerate(t.rooms) if card != NO_CARD and t.gold[room] < t.book.rooms[room].gold]
        for value in range(1, 13):
            payable: dict[str, set[frozenset[int]]] = {}
            for way in ways:
                for chosen in combinations(free, way.translators):
                    fees = sum(t.owners[room] != 0 for room in chosen)
                    if value >= way.min_value and player.gold >= len(chosen) and player.silver >= fees:
                        payable.setdefault(way.id, set()).add(frozenset(chosen))
            assert (translation_obstacle(t, 0, value) is None) == bool(payable)
            if payable:
                assert black_offers(t, value) == payable
                some += 1
    assert some > 100


def black_offers(t: Table, value: int) -> dict[str, set[frozenset[int]]]:
    """Every way that is offered, with every set of translators that its questions lead to."""
    found: dict[str, set[frozenset[int]]] = {}
    ways = shelf(t).translations

    def asked(answers: list[int]) -> list[int]:
        twin = t.copy()
        twin.colour, twin.value, twin.settled = shelf(t).black, value, True
        rules = translate(twin, 0)
        decision = next(rules)
        for answer in answers:
            decision = rules.send(next(option for option in decision.options if option.value == answer))
        return [option.value for option in decision.options]

    for way in asked([]):
        ends = [[way]]
        for _ in range(ways[way].translators):
            ends = [[*end, room] for end in ends for room in asked(end)]
        found[ways[way].id] = {frozenset(end[1:]) for end in ends}
    return found


def test_the_note_of_a_chain_says_what_every_owner_gets() -> None:
    looked = 0
    for t in houses("notes", 400):
        for bits in chains(t, 0, t.house[0]):
            rooms = tuple(room for room in range(len(BOOK.rooms)) if bits >> room & 1)
            owed = Counter(t.owners[room] for room in rooms if t.owners[room] != 0)
            if t.house_influence[0] not in (NOBODY, 0):
                owed[t.house_influence[0]] += 1
            note = chain_note(t, 0, t.house[0], rooms)
            price = note.arguments["price"].arguments
            told = {
                share.arguments["owner"].seat if "owner" in share.arguments else NOBODY: share.arguments["n"]
                for share in price["shares"]
            }
            assert told == dict(owed)
            assert price["n"] == len(rooms)
            here = BOOK.scrolls[t.house[0]].language
            links = links_of(t, here, rooms)
            spoken = [here]
            for room, there in links:
                assert {spoken[-1], there} <= set(BOOK.translators[t.rooms[room]].languages)
                spoken.append(there)
            assert len(set(spoken)) == len(rooms) + 1 and spoken[-1] == BOOK.arabic
            assert sorted(room for room, _ in links) == sorted(rooms)
            assert note.arguments["rooms"] == tuple(BOOK.rooms[room].id for room, _ in links)
            assert note.arguments["languages"] == tuple(f"language-{BOOK.words.languages[one]}" for one in spoken)
            looked += 1
    assert looked > 100


def test_the_note_of_a_move_of_gold_says_who_is_there_and_who_is_paid() -> None:
    told: Counter[str] = Counter()
    for players in (1, 3):
        for t in houses("gold", 40, players=players):
            for room, card in enumerate(t.rooms):
                for option in (BOOK.options.place_gold[room], BOOK.options.take_gold[room]):
                    note = gold_note(t, 0, option)
                    assert (note is None) == (card == NO_CARD)
                    if note is None:
                        continue
                    assert note.arguments["translator"] == BOOK.translators[card].id
                    assert (note.arguments["gold"], note.arguments["needed"]) == (t.gold[room], BOOK.rooms[room].gold)
                    share = note.arguments.get("share")
                    assert (share is None) == (t.owners[room] == 0)
                    if share is None:
                        told["own"] += 1
                        continue
                    neutral = "note-silver-opponent" if players == 1 else "note-silver-supply"
                    assert share.key == (neutral if t.owners[room] == NOBODY else "note-silver-owner")
                    if t.owners[room] != NOBODY:
                        assert share.arguments["owner"].seat == t.owners[room]
                    told[share.key] += 1
    assert gold_note(table(), 0, BOOK.options.skip) is None
    assert len(told) == 4


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


@pytest.mark.parametrize(("game", "players"), [(GAME, 1), (GAME, 2), (GAME, 4), (EXPANDED, 1), (EXPANDED, 3)])
def test_control_follows_from_influence_at_the_start_of_every_turn(game: scholars.Scholars, players: int) -> None:
    """Whoever controls has the most, in whole matches with Caliph cards; who alone has the most controls."""
    controlled = shared = 0
    for seed in range(4):
        match = Match(game, players, f"control {seed}")
        chance = Chance.seeded(f"control {seed}")
        while match.decision is not None:
            t = match.table
            assert isinstance(t, Table)
            if match.decision.key == "turn":
                for guild, control in enumerate(t.control):
                    counts = [t.guilds_of(seat)[guild] for seat in range(t.seats)]
                    leaders = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
                    assert control in leaders if control != NOBODY else len(leaders) != 1
                    controlled += control != NOBODY
                    shared += len(leaders) > 1
            options = match.decision.options
            match.play(options[chance.below(len(options))])
    assert controlled > 50
    assert shared or players < 4
