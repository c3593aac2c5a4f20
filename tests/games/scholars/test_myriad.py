"""Body of Books: what lies in the box and on the table, and second opinions where mistakes hide.

The second opinions are written from the rulebook's words, as naively as possible, and compared with the engine on many
positions: what a tuck costs by its row, and the colours that an action with black dice can have.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sized
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from serai.games import find_game, scholars
from serai.games.scholars.dice import action_shape
from serai.games.scholars.myriad import EXPANSION
from serai.games.scholars.myriad.book import Shelf, shelf
from serai.games.scholars.myriad.rows import row_cost
from serai.games.scholars.myriad.table import Myriad, part
from serai.games.scholars.myriad.view import MyriadView
from serai.games.scholars.names import ACTIONS, NOBODY, PRINTED, die_of
from serai.games.scholars.seams import Seams
from serai.games.scholars.table import Table
from serai.kernel.chance import Chance
from serai.kernel.effects import calls
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.kernel.scenario import read_file
from serai.language import Language
from tests.rules import rules

BASE = scholars.load()
GAME = scholars.load(None, ("myriad",))
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "scholars" / "myriad"
PRIMARIES = {"red", "blue", "yellow"}
MIXES = {
    frozenset({"red", "blue"}): "purple",
    frozenset({"red", "yellow"}): "orange",
    frozenset({"blue", "yellow"}): "green",
}
SECONDARIES = set(MIXES.values())


def first_table(players: int = 2, seed: str = "x") -> Table:
    table = Match(GAME, players, seed).table
    assert isinstance(table, Table)
    return table


def box() -> Shelf:
    return shelf(first_table())


class TestBox:
    """Rows that were added, and nothing of the base that changed."""

    @rules("MB-COMP-01", "MB-SET-01")
    def test_there_is_so_much_more_than_in_the_base(self) -> None:
        book, base = GAME.book, BASE.book
        more: list[tuple[Sized, Sized, int]] = [
            (book.rooms, base.rooms, 1), (book.tracks, base.tracks, 1), (book.colours, base.colours, 1),
            (book.starting_translators, base.starting_translators, 1),
            (range(book.first_starting), range(base.first_starting), 16),
            (range(book.first_starting_scroll), range(base.first_starting_scroll), 6),
            (range(book.first_goal_card), range(base.first_goal_card), 1),
        ]  # fmt: skip
        assert [len(with_it) - len(without) for with_it, without, _ in more] == [count for _, _, count in more]
        piles = Counter(one.pile for one in book.translators[: book.first_starting])
        assert set(piles.values()) == {10}
        assert (len(box().tiles), len(box().upgrades), len(box().spaces)) == (4, 8, 6)
        assert book.colours[box().black].dice == 16

    @rules("MB-COMP-02")
    def test_forty_red_pages_ten_for_each_action_and_twelve_golden_ones_each_effect_once(self) -> None:
        pages = box().pages[: box().start]
        assert Counter(page.action for page in pages) == {**dict.fromkeys(range(len(ACTIONS)), 10), -1: 12}
        assert len({page.effect for page in pages}) == len(pages) == 52

    def test_the_base_content_lies_unchanged_at_the_same_places(self) -> None:
        for part_of, of_base in ((GAME.book.map, BASE.book.map), (GAME.book.house, BASE.book.house)):
            assert [one.id for one in part_of] == [one.id for one in of_base]
        assert [card.id for card in GAME.book.action_cards[: BASE.book.first_goal_card]] == [
            card.id for card in BASE.book.action_cards[: BASE.book.first_goal_card]
        ]


class TestSetup:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    @rules("MB-SET-02", "MB-SET-03", "MB-SET-04", "MB-SET-05", "MB-SOLO-01")
    def test_everything_is_laid_out(self, players: int) -> None:
        table = first_table(players)
        own = part(table)
        assert len(set(own.upgrades)) == 6 and own.takers == [NOBODY] * 6
        assert len(set(own.books)) == 6 and len(own.deck) == 46
        assert sorted(own.books + own.deck) == list(range(52))
        assert own.track_xp == [1] * 7 and own.caliph_xp == players
        assert [author.xp for author in own.authors] == [1] * players
        assert all(player.bag == [0] * 7 + [1] for player in table.players)
        assert sum(own.ai_markers) == (6 if players == 1 else 0)

    @rules("MB-SET-01")
    def test_the_draw_pile_is_that_of_the_base_and_the_reserve_six_larger(self) -> None:
        base = Match(BASE, 2, "x").table
        assert isinstance(base, Table)
        table = first_table()
        assert table.sections == base.sections
        assert len(table.reserve) == len(base.reserve) + 6
        assert all(len(pile) == 10 for pile in table.piles)

    def test_seeds_deal_other_pages_and_cards(self) -> None:
        parts = [part(first_table(2, seed)) for seed in "abcd"]
        deals = {(tuple(own.books), tuple(own.upgrades)) for own in parts}
        assert len(deals) == 4


class TestHidden:
    @rules("MB-COMP-04")
    def test_only_the_order_of_the_page_deck_is_hidden(self) -> None:
        match = Match(GAME, 3, "hidden")
        before = part(first_of(match))
        twins = [part(first_of(match.determinize(1, seed))) for seed in "abc"]
        assert len({tuple(twin.deck) for twin in twins}) == 3
        for twin in twins:
            assert sorted(twin.deck) == sorted(before.deck)
            assert {**twin.dump(), "deck": None} == {**before.dump(), "deck": None}
        view = match.observe(2)
        assert isinstance(view, MyriadView)
        assert view.myriad == match.observe(0).myriad
        assert view.myriad.page_deck == 46


def first_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


HUNDRED = """
import sys
from hashlib import blake2b
if sys.argv[1] == "without":
    sys.modules["serai.games.scholars.myriad"] = None
from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match
if sys.argv[1] == "with":
    find_game("scholars+myriad")
game = find_game("scholars")
assert ("serai.games.scholars.myriad.seams" in sys.modules) == (sys.argv[1] == "with")
for number in range(100):
    seen = blake2b(digest_size=8)
    match = Match(game, 1 + number % 4, f"base {number}", {"length": ("short", "standard")[number % 2]})
    chance = Chance.seeded(str(number))
    while match.decision is not None:
        options = match.decision.options
        seen.update(" ".join(option.id for option in options).encode())
        match.play(options[chance.below(len(options))])
        if match.position == match.turn_start:
            seen.update(match.digest().encode())
    print(seen.hexdigest())
print(game.content_digest)
"""


class TestApart:
    """The base game knows nothing of it."""

    def test_a_dump_of_the_base_does_not_tell_of_a_part(self) -> None:
        assert "part" not in Match(BASE, 2, "x").table.dump()
        again = BASE.load_table(Match(BASE, 2, "x").table.dump())
        assert again.part is None
        assert again.digest() == Match(BASE, 2, "x").table.digest()

    @pytest.mark.long
    def test_a_hundred_matches_of_the_base_are_the_same_where_there_is_no_expansion(self) -> None:
        """Every table on the way, in a process that cannot find the expansion and in one that has loaded it."""
        runs = [
            subprocess.run([sys.executable, "-c", HUNDRED, mode], capture_output=True, text=True, check=True)
            for mode in ("without", "with")
        ]
        assert runs[0].stdout == runs[1].stdout
        assert len(set(runs[0].stdout.split())) == 101

    def test_changes_of_its_rules_leave_the_version_of_the_base_alone(self) -> None:
        assert BASE.rules_version == type(BASE).rules_version
        assert GAME.rules_version == BASE.rules_version + EXPANSION.rules_changes > BASE.rules_version

    def test_the_vocabulary_of_the_base_is_a_part_of_the_expanded_one_in_its_order(self) -> None:
        base = [option.id for option in BASE.vocabulary if not option.id.startswith(("chain:", "do:"))]
        known = set(base)
        assert [option.id for option in GAME.vocabulary if option.id in known] == base
        assert {option.id for option in BASE.vocabulary} <= {option.id for option in GAME.vocabulary}


# -- second opinions ------------------------------------------------------------------------------------------------


def cost_in_words(sizes: list[int], column: int) -> int:
    """«Rows above the tile and the first open one cost nothing, the next three once, twice, three times, all below
    nothing»: read off a picture of the board, row by row."""
    full = 0
    while all(size > full for size in sizes):
        full += 1
    picture = {full: 0, full + 1: 1, full + 2: 2, full + 3: 3}
    row = sizes[column]
    return picture.get(row, 0)


@rules("MB-TUCK-01")
def test_what_a_tuck_costs_agrees_with_a_picture_of_the_rows() -> None:
    table = first_table()
    printed = shelf(table)
    author = part(table).authors[0]
    for sizes in product(range(7), repeat=4):
        for place, size in zip(printed.columns, sizes, strict=True):
            author.pages[place] = [0] * size
        for number, place in enumerate(printed.columns):
            assert row_cost(table, 0, place) == cost_in_words(list(sizes), number), sizes


def meanings(colour: str, white: set[str], black: set[str]) -> set[str]:
    """What a die may be taken for: `white` and `black` are the colours that are as good as these."""
    if colour == "white":
        return {colour} | white
    if colour == "black":
        return {colour} | black
    return {colour} | ({"white"} if colour in white else set()) | ({"black"} if colour in black else set())


def colours_in_words(dice: list[str], white: set[str], black: set[str]) -> set[str]:
    found: set[str] = set()
    for taken in product(*(meanings(die, white, black) for die in dice)):
        if "black" in taken:
            found.add("black")
        elif strong := set(taken) & SECONDARIES:
            found |= strong
        elif (primaries := set(taken) & PRIMARIES) and len(primaries) == 2:
            found.add(MIXES[frozenset(primaries)])
        else:
            found |= set(taken) & PRIMARIES or {"white"}
    return found


@rules("MB-DICE-02", "MB-DICE-06")
def test_the_colours_of_an_action_agree_with_trying_every_meaning_of_every_die() -> None:
    table = first_table()
    book = GAME.book
    wild = {
        (kind, book.words.colours[colour]): n
        for n, one in enumerate(book.translators)
        if (colour := book.wild[n]) >= 0
        for kind in ("white" if "wild_white" in one.retired.text else "black",)
    }
    player = table.players[0]
    table.working = 1
    chance = Chance.seeded("colours")
    colours = book.words.colours
    for one, other in product(colours, (None, *colours)):
        for _ in range(12):
            chosen = [key for key in wild if chance.below(3) == 0]
            player.tucked = [[wild[key] for key in chosen] if place == 1 else [] for place in range(len(book.board))]
            dice = [one] if other is None else [one, other]
            player.dice[2:4] = [die_of(colours.index(die), 4) for die in dice] + [0] * (2 - len(dice))
            named = {kind: {colour for which, colour in chosen if which == kind} for kind in ("white", "black")}
            shape, value = action_shape(table, 0)
            assert {colours[colour] for colour in shape} == colours_in_words(dice, named["white"], named["black"])
            assert len(set(shape)) == len(shape)
            assert value == 4 * len(dice)


def worked_on(colour: str, value: int, helpers: tuple[str, ...], white: set[str]) -> tuple[str, int]:
    """What two workers make of a die: one of its colour raises it, also where white is as good as that colour."""
    for helper in helpers:
        alike = {"white", *white} if colour == "white" else {colour, "white"} if colour in white else {colour}
        colour, value = (colour, 6) if helper in alike else (helper, value)
    return colour, value


@rules("MB-DICE-02", "MB-DICE-03", "MB-DICE-06", "MB-UPG-04")
def test_workers_on_black_dice_and_on_the_printed_one_agree_with_doing_it_by_hand() -> None:
    table = first_table()
    book = GAME.book
    wild = {book.translators[n].retired.text: n for n, colour in enumerate(book.wild) if colour >= 0}
    player = table.players[0]
    table.working = 1
    chance = Chance.seeded("workers")
    colours, names = book.words.colours, book.words.workers
    rows = [(), *((name,) for name in names), *product(names, names)]
    black = 0
    for number in range(4000):
        chosen = [text for text in wild if chance.below(4) == 0]
        white = {text[11:-1] for text in chosen if text.startswith("wild_white")}
        as_black = {text[11:-1] for text in chosen if text.startswith("wild_black")}
        player.tucked = [[wild[text] for text in chosen] if place == 1 else [] for place in range(len(book.board))]
        dice = [(*colours, "black", "black")[chance.below(len(colours) + 2)] for _ in range(1 + chance.below(2))]
        helpers = [rows[chance.below(len(rows))] if chance.below(2) else () for _ in dice]
        player.helpers = [0] * len(player.helpers)
        player.dice[2:4] = [die_of(colours.index(die), 4) for die in dice] + [0] * (2 - len(dice))
        if number % 5 == 0 and dice[0] == "black":
            player.dice[2] |= PRINTED
        for place, row in enumerate(helpers):
            for at, helper in enumerate(row):
                player.helpers[(2 + place) * book.workers_on_die + at] = 1 + names.index(helper)
        hands = [worked_on(die, 4, row, white) for die, row in zip(dice, helpers, strict=True)]
        shape, value = action_shape(table, 0)
        expected = colours_in_words([colour for colour, _ in hands], white, as_black)
        assert {colours[colour] for colour in shape} == expected, (dice, helpers, chosen)
        assert value == sum(worth for _, worth in hands), (dice, helpers, chosen)
        black += "black" in expected
    assert black > 400


@rules("MB-TUCK-03", "MB-SCORE-01")
def test_rows_follow_from_the_columns_at_every_moment_of_whole_matches() -> None:
    for players, seed in ((1, "a"), (2, "b"), (4, "c")):
        match = Match(GAME, players, seed, {"length": "short"})
        chance = Chance.seeded(seed)
        while match.decision is not None:
            options = match.decision.options
            match.play(options[chance.below(len(options))])
        table = first_of(match)
        own = table.part
        assert isinstance(own, Myriad)
        for seat, author in enumerate(own.authors):
            columns = zip(author.pages, table.players[seat].tucked, strict=True)
            sizes = [len(pages) + len(retired) for pages, retired in columns]
            assert author.rows == min(sizes[place] for place in shelf(table).columns)


def test_reasons_are_not_afraid_of_high_numbers_on_corrected_pages(tmp_path: Path) -> None:
    (tmp_path / "pages.csv").write_text("id,cost\npg-black-xp,30\n")
    dear = scholars.load(tmp_path, ("myriad",))
    match = read_file(SCENARIOS / "pages.toml", lambda name: dear)[0].begin()
    for id in ("slot:slot-1", "card:ac-physics", "die:red-3", "one-die", "main:recruit", "dispatch:greek"):
        match.play(id)
    reason = match.why_not("take-page:pg-black-xp")
    assert reason is not None and reason.message == Message("need-xp", {"n": 28})


@pytest.mark.parametrize(("locale", "words"), [("en", "Pages and Row Bonus Tiles"), ("fr", "Pages et tuiles Bonus")])
def test_what_pages_and_tiles_score_has_a_name_of_its_own_among_the_sources(locale: str, words: str) -> None:
    assert Language(locale, GAME.texts).title("MB-SCORE-01").startswith(words)


def test_it_is_found_by_its_name() -> None:
    assert find_game("scholars+myriad") is GAME
    assert GAME.name == "scholars+myriad"


# -- in the middle of things ----------------------------------------------------------------------------------------


def rich_position(players: int, chance: Chance) -> dict[str, Any]:
    """A table on which much lies already, so that rows, pages and upgrades come often."""
    book, printed = GAME.book, box()
    cards = list(range(book.first_starting))
    pages = list(range(printed.start))
    chance.shuffle(cards)
    chance.shuffle(pages)
    translators = [book.translators[card].id for card in cards]
    given: dict[str, Any] = {"turn": 0, "players": {}, "rooms": {}, "owners": {}, "gold": {}}
    for room in book.rooms:
        taken = chance.below(3)
        given["rooms"][room.id] = translators.pop() if taken else ""
        if taken:
            given["owners"][room.id] = chance.below(players) if chance.below(4) else ""
            given["gold"][room.id] = chance.below(room.gold + 1)
    authors: dict[str, Any] = {}
    for seat in range(players):
        columns: dict[str, list[str]] = {}
        under: dict[str, list[str]] = {}
        for action, place in enumerate(printed.columns):
            slot = book.board[place].id
            columns[slot] = [translators.pop() for _ in range(chance.below(3))]
            fitting = [page for page in pages if printed.pages[page].action in (-1, action)][: chance.below(4)]
            pages = [page for page in pages if page not in fitting]
            under[slot] = [printed.pages[page].id for page in fitting]
        given["players"][str(seat)] = {
            "silver": chance.below(9),
            "gold": chance.below(6),
            "workers": {worker: chance.below(3) for worker in book.words.workers},
            "hand": ["black-4", "black-6", "purple-5"][: 1 + chance.below(3)] + ["red-3", "white-2"][: chance.below(3)],
            "bag": {"white": 3, "black": 1, "yellow": 1},
            "levels": {track: chance.below(8) for track in book.words.tracks},
            "tucked": columns,
            "goals": ["pile", "guild", "track"] if chance.below(2) else [],
        }
        authors[str(seat)] = {"xp": chance.below(9), "pages": under}
    given["myriad"] = {"players": authors}
    return given


@pytest.mark.parametrize("players", [1, 2, *(pytest.param(more, marks=pytest.mark.long) for more in (3, 4))])
def test_matches_from_the_middle_of_things_keep_every_promise(players: int) -> None:
    """Nothing is lost at any moment; copies and dumps agree; a portrait of a turn's start leads to the same table."""
    met: set[str] = set()
    for seed in ("a", "b"):
        chance = Chance.seeded(f"rich {seed} {players}")
        given = rich_position(players, chance)
        match = Match(GAME, players, seed, {"length": "short"}, given=given)
        while match.decision is not None:
            table = first_of(match)
            assert GAME.faults(table) == []
            if match.position == match.turn_start:
                assert table.copy().dump() == GAME.load_table(table.dump()).dump() == table.dump()
                other = GAME.setup(players, match.settings, "elsewhere")
                begun = match.turn_table  # an automa's turn may be under way at its first question
                assert isinstance(begun, Table)
                told = GAME.portrait(begun)
                GAME.arrange(other, without_what_follows(told))
                assert GAME.portrait(other) == told
            met.add(match.decision.key)
            options = match.decision.options
            match.play(options[chance.below(len(options))])
        assert GAME.faults(first_of(match)) == []
    assert {"gain-page", "tuck", "golden-page"} <= met


def without_what_follows(told: dict[str, Any]) -> dict[str, Any]:
    """A portrait as it can be given."""
    following = ("stock", "action", "cards", "influence", "rows", "turn")
    given = {name: said for name, said in told.items() if name not in following or name == "turn"}
    for name in ("players", "automa", "myriad"):
        if name in given:
            given[name] = _without(given[name], following)
    return given


def _without(said: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    left = {name: one for name, one in said.items() if name not in names}
    inside = [name for name in left if name.isdigit() or name == "players"]
    return left | {name: _without(left[name], names) for name in inside}


def test_every_seam_is_told_in_the_docs() -> None:
    text = (Path(__file__).parents[3] / "docs" / "adding-a-game.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", text.partition("## The seams of Scholars")[2]))
    seams = {name for name in vars(Seams) if not name.startswith("_")}
    assert seams <= named


class TestThinking:
    """Bots see what the expansion brings: more of a good thing is never worse, and black dice promise something."""

    def table(self, mine: dict[str, Any] | None = None, own: dict[str, Any] | None = None, **given: Any) -> Table:
        players = {"0": {"hand": ["red-3"], **(mine or {})}, "1": {"hand": ["white-1"]}}
        whole = {"turn": 0, "players": players, "myriad": {"players": {"0": {"xp": 0, **(own or {})}}}, **given}
        return first_of(Match(GAME, 2, "thinking", given=whole))

    def test_experience_pages_and_black_dice_are_worth_something(self) -> None:
        bare = self.table()
        for better in (
            self.table(own={"xp": 3}),
            self.table(own={"pages": {"slot-1": ["pg-red-orange-gold"]}}),
            self.table(own={"pages": {"slot-2": ["pg-end-three-dice"]}}),
        ):
            assert GAME.appraise(better, 0) > GAME.appraise(bare, 0)
            assert GAME.appraise(better, 1) <= GAME.appraise(bare, 1)

    def test_a_row_that_lacks_one_card_is_worth_more_than_one_that_lacks_two(self) -> None:
        cards = ["tr-chinese-a", "tr-chinese-b", "tr-chinese-c"]
        promises = []
        for count in range(3):
            tucked = {f"slot-{n + 2}": [card] for n, card in enumerate(cards[:count])}
            promises.append(GAME.book.seams.promise(self.table({"tucked": tucked}), 0))
        assert promises == sorted(promises) and len(set(promises)) == 3

    def test_a_black_translate_promises_what_it_can_pay_only(self) -> None:
        rooms: dict[str, Any] = {
            "rooms": {"room-01": "st-01", "room-02": "st-02"},
            "owners": {"room-01": 0, "room-02": 0},
        }
        rich = self.table({"gold": 2}, **rooms)
        poor = self.table({"gold": 0}, **rooms)
        black, seams = box().black, GAME.book.seams
        assert seams.prospect(rich, 0, black, 10) > seams.prospect(rich, 0, black, 6) > 0
        assert seams.prospect(rich, 0, black, 5) == seams.prospect(poor, 0, black, 10) == 0

    def test_every_verb_that_gives_something_has_its_worth(self) -> None:
        given = {call.verb.name for page in box().pages for call in calls(page.gain)}
        given |= {call.verb.name for tile in box().tiles for call in calls(tile.effect)}
        known = {verb for verb in given if GAME.book.seams.worth(verb) > 0}
        assert {"gain_xp", "upgrade_action", "place_gold", "dispatch", "harvest_advanced", "full_rest"} <= known
