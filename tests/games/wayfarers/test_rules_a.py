"""Rules of components, setup, turns and dice that a scenario cannot show: counts, chance, hidden information."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from serai.games import find_game
from serai.games.wayfarers import Wayfarers, load
from serai.games.wayfarers.names import KEPT_COUNTS, ROWS
from serai.games.wayfarers.view import View
from serai.kernel.match import Match, UndoStops
from tests.rules import rules

SEEDS = range(300)
TILE_SPACES = {f"J{column}{letter}" for column in (1, 3, 5, 7, 9) for letter in "ab"}
CITY = "do:pay(provision:2) -> (acquire(land) & gain(silver,1))"
PLAIN = {"silver": 3, "provision": 2, "guilds": {"black": 0, "yellow": 0, "blue": 0}, "dice": [1, 3, 6]}


def start(
    players: int = 2,
    seed: int | str = "rules",
    given: dict[str, Any] | None = None,
    settings: dict[str, str] | None = None,
) -> Match:
    return Match(find_game("wayfarers"), players, seed, settings, given=given)


def portrait(match: Match) -> dict[str, Any]:
    shown: dict[str, Any] = match.game.portrait(match.table)
    return shown


def position(**changes: Any) -> dict[str, Any]:
    """Two players at the start of a turn of seat 0; `changes` are parts of seat 0."""
    return {
        "turn": 0,
        "first": 0,
        "sides": "AAA",
        "players": {"0": {**PLAIN, "board": "board_1", **changes}, "1": {**PLAIN, "dice": [2, 4, 5]}},
    }


def see(match: Match, seat: int) -> View:
    view = match.observe(seat)
    assert isinstance(view, View)
    return view


# -- components -------------------------------------------------------------------------------------------------


@rules("WF-CMP-01")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    game = find_game("wayfarers")
    kinds = Counter(id.rpartition("_")[0] for id in game.component_ids())
    assert {kind: kinds[kind] for kind in ("folk", "space", "land", "water", "insp", "scheme", "jtile")} == {
        "folk": 36, "space": 36, "land": 36, "water": 36, "insp": 16, "scheme": 6, "jtile": 10,
    }  # fmt: skip
    assert len(game.component_ids()) == len(set(game.component_ids()))
    tiles = [id for id in game.component_ids() if id.startswith("upg_")]
    designs = Counter(id.split("_")[1] for id in tiles)
    assert designs == {"basic": 4, "land": 3, "water": 3, "space": 3, "special": 10}
    left = portrait(start(4))["tiles"]
    assert sum(left.values()) == 62
    assert {copies for id, copies in left.items() if "special" not in id} == {4}
    assert {copies for id, copies in left.items() if "special" in id} == {1}


@rules("WF-CMP-01")
def test_four_players_have_20_dice_60_influence_and_12_workers() -> None:
    shown = portrait(start(4))
    players = list(shown["players"].values())
    assert [len(player["dice"]) + player["reserve"] for player in players] == [5] * 4
    assert [player["influence"] + sum(player["guilds"].values()) for player in players] == [15] * 4
    workers: Counter[str] = Counter(green=len(shown["track_workers"]))
    for player in players:
        workers.update(player["workers"])
    assert workers == {"green": 4, "yellow": 4, "blue": 4}
    assert len({player["board"] for player in players}) == 4
    assert len(shown["sides"]) == 3


@rules("WF-CMP-01")
def test_every_card_is_in_one_place() -> None:
    shown = portrait(start())
    for row, count in (("land", 36), ("water", 36), ("space", 36), ("townsfolk", 36), ("inspiration", 16)):
        cards = [*shown["display"][row], *shown["decks"][row]]
        assert len(cards) == len(set(cards)) == count


@rules("WF-CMP-02")
def test_each_of_the_five_rows_shows_four_cards_beside_its_draw_pile() -> None:
    view = see(start(), 0)
    assert set(view.rows) == {"townsfolk", "space", "land", "water", "inspiration"}
    for name, row in view.rows.items():
        assert len(row.slots) == 4
        assert all(slot.card for slot in row.slots)
        assert row.deck == (12 if name == "inspiration" else 32)


@rules("WF-CMP-04")
def test_the_journal_track_has_28_spaces_joined_on_both_sides_by_the_same_44_links() -> None:
    game = load()
    assert isinstance(game, Wayfarers)
    track = game.book.track
    columns = Counter(space.column for space in track)
    assert columns == {0: 1, 1: 2, 2: 3, 3: 2, 4: 3, 5: 2, 6: 3, 7: 2, 8: 3, 9: 2, 10: 5}
    joined = []
    for side in (0, 1):
        joined.append({(space.id, track[link.target].id) for space in track for link in space.links[side]})
        assert sum(len(space.links[side]) for space in track) == 44
    assert joined[0] == joined[1]
    skipping = set()
    for space in track:
        for link in space.links[0]:
            step = track[link.target].column - space.column
            assert step in (1, 2)
            if step == 2:
                skipping.add((space.id, track[link.target].id))
    assert skipping == {("J2a", "J4a"), ("J2c", "J4c"), ("J6a", "J8a"), ("J6c", "J8c")}
    sections = {space.column: space.section + 1 for space in track if any(space.links)}
    assert sections == {0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 3}


@rules("WF-CMP-09")
def test_a_player_starts_with_one_card_of_each_kind_but_inspiration() -> None:
    player = start().table.players[0]  # type: ignore[attr-defined]
    counts = dict(zip(KEPT_COUNTS, player.counts, strict=True))
    assert {row: counts[f"cards_{row}"] for row in ROWS} == {
        "land": 1, "water": 1, "space": 1, "townsfolk": 1, "inspiration": 0,
    }  # fmt: skip
    assert counts["upg_any"] == 0


# -- hidden information -----------------------------------------------------------------------------------------


def drawing() -> Match:
    """Seat 0 looks at three Land cards."""
    given = position(provision=3)
    given["decks"] = {"land": ["land_29", "land_36", "land_25"]}
    match = start(given=given)
    for choice in ("die:1", "slot:home_city", CITY, "draw:provision"):
        match.play(choice)
    return match


@rules("WF-CMP-13")
def test_only_the_drawing_player_sees_the_drawn_cards() -> None:
    match = drawing()
    assert see(match, 0).drawn == ("land_29", "land_36", "land_25")
    assert see(match, 1).drawn == ("", "", "")


@rules("WF-CMP-13")
def test_only_the_drawing_player_knows_the_cards_put_under_the_deck_and_their_order() -> None:
    match = drawing()
    for choice in ("keep:2", "under:2"):  # land_36 is kept, land_25 put under the deck, then land_29
        match.play(choice)
    mine, others = see(match, 0).rows["land"], see(match, 1).rows["land"]
    assert mine.known[-2:] == ("land_25", "land_29")
    assert not any(mine.known[:-2])
    assert not any(others.known)
    assert mine.deck == others.deck == len(mine.known) == 31
    assert see(match, 1).players[0].land[-1].card == "land_36"


@rules("WF-CMP-13")
def test_a_discarded_inspiration_card_is_known_to_everybody() -> None:
    given = position(marker="J1a", tiles=["upg_basic_pigeon:front:t3"])
    given["players"]["0"]["land"] = ["land_29"]
    given["display"] = {"inspiration": ["insp_01", "insp_02", "insp_03", "insp_04"]}
    match = start(given=given)
    for choice in (
        "die:3",
        "slot:home_slot_pigeon",
        "do:journal(1)",
        "do:acquire(inspiration)",
        "card:insp_01",
        "discard",
    ):
        match.play(choice)
    for seat in (0, 1):
        assert see(match, seat).rows["inspiration"].known[-1] == "insp_01"


@rules("WF-CMP-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_that_a_seat_sees_depends_on_what_is_hidden_from_it(seat: int) -> None:
    match = drawing()
    seen = see(match, seat)
    decks = set()
    for seed in range(20):
        other = match.determinize(seat, seed)
        assert see(other, seat) == seen
        shown = portrait(other)
        decks.add(tuple(shown["decks"]["land"]))
    assert len(decks) > 10
    held = {tuple(match.determinize(1, seed).table.drawn) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(held) > 10


@rules("WF-CMP-13")
def test_the_scheme_pile_is_hidden_in_the_solo_game() -> None:
    match = start(1)
    seen = see(match, 0)
    piles = set()
    for seed in range(40):
        other = match.determinize(0, seed)
        assert see(other, 0) == seen
        piles.add(tuple(portrait(other)["automa"]["scheme_pile"]))
    assert len(piles) > 20


@rules("WF-CMP-13")
def test_supplies_and_panoramas_are_open() -> None:
    given = position(silver=7, provision=5, land=["land_29"], dice=[2, 2, 5])
    given["players"]["0"]["guilds"] = {"black": 2}
    match = start(given=given)
    seen = see(match, 1).players[0]
    assert (seen.silver, seen.provision, seen.dice, seen.guilds["black"]) == (7, 5, (2, 2, 5), 2)
    assert [card.card for card in seen.land] == ["home_city", "land_29"]
    assert see(match, 0) == see(match, 1)


# -- setup ------------------------------------------------------------------------------------------------------


@rules("WF-SET-01")
def test_the_sides_are_drawn_independently_by_default() -> None:
    sides = Counter("".join(portrait(start(seed=seed))["sides"]) for seed in SEEDS)
    assert len(sides) == 8
    assert min(sides.values()) > len(SEEDS) / 8 / 3
    for section in (1, 2, 3):
        for side in "AB":
            settings = {f"section{section}": side}
            fixed = {"".join(portrait(start(seed=seed, settings=settings))["sides"]) for seed in range(60)}
            assert {shown[section - 1] for shown in fixed} == {side}
            assert len(fixed) == 4


@rules("WF-SET-02")
def test_the_decks_are_shuffled_and_their_first_four_cards_face_up() -> None:
    firsts: dict[str, set[str]] = {row: set() for row in ROWS}
    tops: dict[str, set[str]] = {row: set() for row in ROWS}
    for seed in SEEDS:
        shown = portrait(start(seed=seed))
        for row in ROWS:
            assert len(shown["display"][row]) == 4
            assert len(shown["decks"][row]) == (12 if row == "inspiration" else 32)
            firsts[row].add(shown["display"][row][0])
            tops[row].add(shown["decks"][row][0])
        assert not shown["workers_on"]
        assert not shown["influence_on"]
    for row in ROWS:
        count = 16 if row == "inspiration" else 36
        assert len(firsts[row]) == len(tops[row]) == count  # every card comes to every place


@rules("WF-SET-03")
def test_each_journal_tile_lies_on_one_of_the_ten_spaces_at_random() -> None:
    pairs = set()
    for seed in SEEDS:
        tiles = portrait(start(seed=seed))["journal_tiles"]
        assert set(tiles) == TILE_SPACES
        assert set(tiles.values()) == {f"jtile_{n:02}" for n in range(1, 11)}
        pairs.update(tiles.items())
    assert len(pairs) == 100


@rules("WF-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_another_board_at_random_and_three_rolled_dice(players: int) -> None:
    boards: set[tuple[int, str]] = set()
    dice: Counter[int] = Counter()
    for seed in SEEDS:
        shown = portrait(start(players, seed))["players"]
        assert len({player["board"] for player in shown.values()}) == players
        for seat, player in shown.items():
            boards.add((int(seat), player["board"]))
            assert len(player["dice"]) == 3
            assert player["reserve"] == 2
            dice.update(player["dice"])
    assert len(boards) == 4 * players
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    assert min(dice.values()) > sum(dice.values()) / 6 * 0.8


@rules("WF-SET-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_a_yellow_and_a_blue_worker_for_each_seat(players: int) -> None:
    shown = portrait(start(players))
    seats = [*shown["players"].values(), *([shown["automa"]] if players == 1 else [])]
    assert [seat["workers"] for seat in seats] == [{"green": 0, "yellow": 1, "blue": 1}] * max(players, 2)


STARTS = [(3, 2, 0, 0, 1), (3, 2, 0, 1, 1), (4, 2, 0, 1, 1), (4, 3, 0, 1, 1)]


@rules("WF-SET-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random_and_the_others_follow_clockwise_with_their_resources(players: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in SEEDS:
        match = start(players, seed)
        shown = portrait(match)
        first = shown["first"]
        firsts[first] += 1
        assert match.decision is not None and match.decision.seat == first
        for order in range(players):
            player = shown["players"][str((first + order) % players)]
            assert (player["silver"], player["provision"], *player["guilds"].values()) == STARTS[order]
            assert player["influence"] == 15 - sum(player["guilds"].values())
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > len(SEEDS) / players * 0.7


# -- turns ------------------------------------------------------------------------------------------------------


@rules("WF-TURN-01")
def test_undo_goes_back_choice_by_choice_and_stops_at_a_roll() -> None:
    given = position(provision=3)
    given["rolls"] = [4]
    given["display"] = {"water": ["water_26", "water_25", "water_13", "water_16"]}
    match = start(given=given)
    digests = [match.digest()]
    for choice in ("worker:blue", "card:water_26", "do:adjust(1)", "adjust:3+1"):
        match.play(choice)
        digests.append(match.digest())
    while len(digests) > 1:
        assert match.digest() == digests.pop()
        match.undo(0)
    assert match.digest() == digests.pop()
    for choice in ("worker:blue", "card:water_26", "do:refresh(1)", "reroll:6"):
        match.play(choice)
    rolled = match.digest()
    match.play("adjust:3+1")
    match.undo(0)
    assert match.digest() == rolled
    with pytest.raises(UndoStops) as stopped:
        match.undo(0)
    assert stopped.value.reason.key == "undo-revealed"
    assert match.digest() == rolled


# -- dice, with other printings ---------------------------------------------------------------------------------


@rules("WF-DIE-08")
def test_a_discount_gained_after_placing_the_die_does_not_count(tmp_path: Path) -> None:
    """No printed space gives a discount tile between placing and paying, so one Journal tile is changed."""
    (tmp_path / "journal_tiles.csv").write_text('id,effect\njtile_01,"upgrade(land,free)"\n', "utf-8")
    given = position(silver=1, dice=[1], land=["land_15"], tiles=["upg_basic_pigeon:front:m1"])
    given["journal_tiles"] = {"J1a": "jtile_01"}
    given["display"] = {"townsfolk": ["folk_08", "folk_10", "folk_34", "folk_13"]}  # 2, 2, 1, 3 Silver
    match = Match(load(tmp_path), 2, "rules", given=given)
    for choice in ("die:1", "slot:land_15", "do:journal(1)", "to:J1a", "tile:upg_land_silver", "place:back:b1"):
        match.play(choice)
    assert match.decision is not None and match.decision.key == "acquire"
    assert {option.id for option in match.decision.options} == {"card:folk_34", "skip"}


@rules("WF-DIE-08")
def test_an_asset_gained_after_placing_the_die_does_not_count(tmp_path: Path) -> None:
    """No printed slot acquires a Land card after a Journal move, so one City is changed."""
    (tmp_path / "land.csv").write_text('id,action\nland_15,"acquire(land) & journal(1)"\n', "utf-8")
    given = position(provision=0, dice=[1], land=["land_15"], tiles=["upg_basic_pigeon:front:m1"])
    given["journal_tiles"] = {"J1a": "jtile_01"}
    match = Match(load(tmp_path), 2, "rules", given=given)
    for choice in ("die:1", "slot:land_15", "do:journal(1)", "to:J1a", "tile:upg_basic_pigeon", "place:front:b1"):
        match.play(choice)
    assert match.decision is not None and match.decision.key == "acquire"
    assert match.decision.find("draw:pigeon") is None
    assert portrait(match)["players"]["0"]["provision"] == 1  # the icon under the tile came after, and pays
    assert match.decision.find("draw:provision") is not None


@rules("WF-DIE-09")
@pytest.mark.parametrize(("pigeons", "offered"), [(1, False), (2, True)])
def test_a_pigeon_that_the_slot_needs_does_not_draw(tmp_path: Path, pigeons: int, offered: bool) -> None:
    """No printed slot needs a Pigeon and acquires a Land or Water card, so one City is changed."""
    (tmp_path / "land.csv").write_text("id,needs\nland_06,camel+pigeon\n", "utf-8")
    given = position(land=["land_06"], tiles=["upg_basic_pigeon:front:m1", "upg_basic_pigeon:front:b1"][:pigeons])
    match = Match(load(tmp_path), 2, "rules", given=given)
    for choice in ("die:1", "slot:land_06", "do:pay(provision:2) -> (acquire(land) & guild(yellow,1))"):
        match.play(choice)
    assert match.decision is not None and match.decision.key == "acquire"
    assert (match.decision.find("draw:pigeon") is not None) == offered
    if not offered:
        reason = match.why_not("draw:pigeon")
        assert reason is not None and reason.key == "no-pigeon"
