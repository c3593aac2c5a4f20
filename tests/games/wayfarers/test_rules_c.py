"""Rules of tiles, scoring and the solo game that no single position can show: every card, every seed, whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match, MatchError
from serai.kernel.message import Event
from tests.rules import rules

GAME = find_game("wayfarers")
AI_BOARDS = {"ai_space": "board_1", "ai_upgrade": "board_2", "ai_townsfolk": "board_3", "ai_journal": "board_4"}
AI = 1  # its seat
SCHEMES = [f"scheme_{number}" for number in range(1, 7)]


def portrait(match: Match) -> dict[str, Any]:
    return GAME.portrait(match.table)


def solo(seed: object, **settings: str) -> Match:
    return Match(GAME, 1, str(seed), settings, listen=True)


def moments(match: Match, seed: str) -> Iterator[Match]:
    """The match at every decision of a random playout, and at its end."""
    chance = Chance.seeded(seed)
    while match.decision is not None:
        yield match
        options = match.decision.options
        match.play(options[chance.below(len(options))])
    yield match


# -- set up -------------------------------------------------------------------------------------------------------


@rules("WF-AI-01")
def test_the_human_never_gets_the_board_behind_the_ai_board_and_all_others_occur() -> None:
    for ai, back in AI_BOARDS.items():
        boards = set()
        for seed in range(40):
            table = portrait(solo(seed, ai=ai))
            assert table["automa"]["board"] == ai
            boards.add(table["players"]["0"]["board"])
        assert boards == set(AI_BOARDS.values()) - {back}


@rules("WF-AI-01")
def test_a_drawn_ai_board_can_be_any_of_the_four() -> None:
    drawn = set()
    for seed in range(60):
        table = portrait(solo(seed))
        drawn.add(table["automa"]["board"])
        assert table["players"]["0"]["board"] != AI_BOARDS[table["automa"]["board"]]
    assert drawn == set(AI_BOARDS)


@rules("WF-AI-01", "WF-AI-02")
def test_solo_is_set_up_for_two_and_the_human_is_first() -> None:
    for seed in range(20):
        match = solo(seed)
        table = portrait(match)
        assert (table["first"], table["turn"]) == (0, 0)
        assert match.decision is not None
        assert match.decision.seat == 0
        for tile, left in table["tiles"].items():
            assert left == (1 if "special" in tile else 2), tile
        human, automa = table["players"]["0"], table["automa"]
        assert (human["silver"], human["provision"]) == (3, 2)
        assert human["guilds"] == {"black": 0, "yellow": 0, "blue": 1}
        assert human["workers"] == {"green": 0, "yellow": 1, "blue": 1}
        assert automa["guilds"] == {"black": 0, "yellow": 1, "blue": 1}
        assert automa["workers"] == {"green": 0, "yellow": 1, "blue": 1}
        assert (automa["marker"], automa["resource"], automa["comets"], automa["path"]) == ("J0", 0, 0, 0)
        assert automa["cards"] == automa["tiles"] == automa["schemes"] == []
        assert not {"dice", "silver", "provision"} & set(automa)
        assert list(table["players"]) == ["0"]


@rules("WF-AI-04")
def test_the_scheme_cards_are_shuffled_face_down() -> None:
    tops = set()
    for seed in range(60):
        pile = portrait(solo(seed))["automa"]["scheme_pile"]
        assert sorted(pile) == SCHEMES
        tops.add(pile[0])
    assert tops == set(SCHEMES)


@rules("WF-AI-04", "WF-AI-09")
def test_a_rest_makes_a_new_shuffled_pile_of_all_six_scheme_cards() -> None:
    piles = set()
    for seed in range(30):
        given = {"turn": 1, "automa": {"schemes": SCHEMES[:3]}}
        automa = portrait(Match(GAME, 1, seed, {"ai": "ai_space"}, given=given))["automa"]
        assert automa["schemes"] == []
        assert sorted(automa["scheme_pile"]) == SCHEMES
        piles.add(tuple(automa["scheme_pile"]))
    assert len(piles) > 10


@rules("WF-VAR-01")
@pytest.mark.parametrize("sides", ["".join(sides) for sides in product("AB", repeat=3)])
def test_each_of_the_eight_combinations_of_board_sides_can_be_chosen(sides: str) -> None:
    settings = {f"section{number}": side for number, side in enumerate(sides, 1)}
    for players in (1, 2, 3, 4):
        assert portrait(Match(GAME, players, "sides", settings))["sides"] == list(sides)


@rules("WF-VAR-01")
def test_board_sides_are_random_unless_chosen_and_there_is_nothing_else_to_vary() -> None:
    found = {tuple(portrait(Match(GAME, 2, seed))["sides"]) for seed in range(100)}
    assert found == set(product("AB", repeat=3))
    assert {setting.name for setting in GAME.settings} == {"section1", "section2", "section3", "ai"}
    assert GAME.players == (1, 2, 3, 4)
    with pytest.raises(MatchError):
        Match(GAME, 5, "five")


# -- scoring ------------------------------------------------------------------------------------------------------

RICH: dict[str, Any] = {
    "land": ["land_01", "land_02", "land_16", "land_09", "land_18", "land_10", "land_19", "land_20"],
    "water": ["water_04", "water_05", "water_19", "water_20", "water_21", "water_22", "water_23"],
    "townsfolk": {"folk_08": "home_city", "folk_10": "home_harbour"},
    "guilds": {"black": 3, "yellow": 5, "blue": 6},
    "tiles": [
        "upg_space_trio:front:t2", "upg_space_trio:front:t3", "upg_space_dice:front:t4",
        "upg_water_ship:front:b1", "upg_water_ship:front:b3", "upg_land_camel:front:b5",
        "upg_basic_ship:front:t5", "upg_basic_ship:front:m1", "upg_basic_camel:front:m5", "upg_basic_camel:front:m6",
    ],
}  # fmt: skip
RICH_TAGS = {"city": 7, "vista": 2, "harbour": 3, "open_sea": 5, "observatory": 4, "library": 3}

# What each Space card is worth beside the cards above, one Planet tag, three Comet tags and two Inspiration cards.
SPACE_CARD_VP = {
    **dict.fromkeys([f"space_{number:02}" for number in range(1, 9)], 4),  # Comets, the most of all
    "space_09": 3,  # the Moon alone
    **dict.fromkeys(["space_10", "space_11", "space_12", "space_13", "space_14"], 3),  # 1 + 2 Planet tags
    "space_15": 3,  # 3 for each of min(1 Planet, 3 Comet, 2 Stars)
    "space_16": 7, "space_17": 7,  # City
    "space_18": 3, "space_19": 3,  # Harbour
    "space_20": 2,  # Inspiration cards
    "space_21": 2,  # 1 + 3 black // 2
    "space_22": 4,  # 1 + 6 blue // 2
    "space_23": 3,  # 1 + 5 yellow // 2
    "space_24": 4,  # 1 + 3 Library
    "space_25": 5,  # 1 + 4 Observatory
    "space_26": 5, "space_27": 5,  # Open Sea
    "space_28": 3,  # min(3 Townsfolk, 4 Space, 9 Land, 8 Water)
    "space_29": 2,  # Stars
    "space_30": 4,  # 1 + 3 Space tiles
    "space_31": 3,  # 1 + 2 Water tiles
    "space_32": 5,  # 1 + 4 Basic tiles
    "space_33": 2,  # 1 + 1 Land tile
    "space_34": 2, "space_35": 2,  # Vista
    "space_36": 3,  # the Sun alone
}  # fmt: skip


def points_of(match: Match, card: str, seat: int = 0) -> int:
    return next(item.points for item in match.score(seat) if item.message.arguments.get("card") == card)


@rules("WF-SCO-03", "WF-SCO-05", "WF-SCO-06")
@pytest.mark.parametrize(("card", "vp"), SPACE_CARD_VP.items(), ids=str)
def test_each_space_card_scores_by_its_own_formula(card: str, vp: int) -> None:
    planet = "space_13" if card == "space_14" else "space_14"
    comet = "space_07" if card == "space_06" else "space_06"
    player = {**RICH, "space": [card, planet, comet], "inspiration": {"insp_05": "home_stars", "insp_14": planet}}
    match = Match(GAME, 2, "rich", given={"players": {"0": player}})
    tags = portrait(match)["players"]["0"]["tags"]
    assert RICH_TAGS.items() <= tags.items()
    assert points_of(match, card) == vp


@rules("WF-SCO-05")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("space_01", 3),
        ("space_02", 3),
        ("space_03", 2),
        ("space_04", 2),
        ("space_05", 2),
        ("space_06", 1),
        ("space_07", 1),
    ],
)
def test_each_comet_card_scores_what_it_prints_against_a_rival_with_as_many_comets(card: str, vp: int) -> None:
    rival = {"land": ["land_03"], "space": ["space_08"]}
    match = Match(GAME, 2, "rival", given={"players": {"0": {"land": ["land_04"], "space": [card]}, "1": rival}})
    assert points_of(match, card) == vp


BASIC_TILES = ["upg_basic_ship:front:b1", "upg_basic_ship:front:b2", "upg_basic_camel:front:b3"]
SPACE_TILES = ["upg_space_trio:front:t2", "upg_space_trio:front:t3", "upg_space_dice:front:t4"]

# For each Inspiration card a player who just meets its goal, and one who just misses it.
GOALS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "insp_01": (
        {"land": ["land_01", "land_02"], "space": ["space_06", "space_07"]},
        {"land": ["land_01", "land_02"], "space": ["space_06", "space_03"]},
    ),
    "insp_02": (
        {"water": ["water_04", "water_05", "water_06", "water_07"], "space": [f"space_{n}" for n in (16, 17, 18, 19)]},
        {"water": ["water_04", "water_05", "water_06", "water_07"], "space": [f"space_{n}" for n in (16, 17, 18, 36)]},
    ),
    "insp_03": (
        {"land": ["land_01", "land_02", "land_03"], "space": ["space_10", "space_11", "space_12"]},
        {"land": ["land_01", "land_02", "land_03"], "space": ["space_10", "space_11", "space_36"]},
    ),
    "insp_04": (
        {
            "land": ["land_19"],
            "water": ["water_25", "water_26"],
            "townsfolk": {
                "folk_08": "home_city", "folk_10": "home_harbour", "folk_13": "water_25", "folk_14": "water_26",
                "folk_18": "land_19",
            },
        },
        {
            "land": ["land_19"],
            "water": ["water_25", "water_26"],
            "townsfolk": {
                "folk_08": "home_city", "folk_10": "home_harbour", "folk_13": "water_25", "folk_14": "water_26",
            },
        },
    ),
    "insp_05": ({"land": ["land_16", "land_17"], "water": ["water_01"]}, {"land": ["land_16", "land_17", "land_09"]}),
    "insp_06": (
        {"land": ["land_19", "land_20", "land_21", "land_22"]},
        {"land": ["land_19", "land_20", "land_21", "land_01"]},
    ),
    "insp_07": (
        {"water": ["water_19", "water_20", "water_21", "water_22"]},
        {"water": ["water_19", "water_20", "water_21", "water_04"]},
    ),
    "insp_08": (
        {"water": ["water_04", "water_05", "water_06", "water_07"]},
        {"water": ["water_04", "water_05", "water_06", "water_19"]},
    ),
    "insp_09": (
        {"tiles": [*BASIC_TILES[:2], *SPACE_TILES[:2]]},
        {"tiles": [*BASIC_TILES[:1], *SPACE_TILES]},
    ),
    "insp_10": (
        {"tiles": ["upg_water_ship:front:b1", "upg_water_ship:front:b3", "upg_water_pigeon:back:b5"]},
        {"tiles": ["upg_water_ship:front:b1", "upg_water_ship:front:b3", "upg_land_pigeon:back:b5"]},
    ),
    "insp_11": (
        {"tiles": ["upg_land_camel:front:b1", "upg_land_camel:front:b3", "upg_land_pigeon:back:b5"]},
        {"tiles": ["upg_land_camel:front:b1", "upg_land_camel:front:b3", "upg_water_pigeon:back:b5"]},
    ),
    "insp_12": ({"guilds": {"black": 4, "yellow": 3, "blue": 3}}, {"guilds": {"black": 3, "yellow": 3, "blue": 3}}),
    "insp_13": ({"land": ["land_09", "land_10", "land_11"]}, {"land": ["land_09", "land_10", "land_16"]}),
    "insp_14": (
        {"land": ["land_01", "land_02", "land_03", "land_04"]},
        {"land": ["land_01", "land_02", "land_03", "land_19"]},
    ),
    "insp_15": ({"silver": 6, "provision": 0}, {"silver": 5, "provision": 9}),
    "insp_16": ({"silver": 0, "provision": 6}, {"silver": 9, "provision": 5}),
}  # fmt: skip


@rules("WF-SCO-04")
@pytest.mark.parametrize("card", GOALS)
def test_each_inspiration_card_doubles_when_its_goal_is_met_and_one_short_of_it_does_not(card: str) -> None:
    for player, key in zip(GOALS[card], ("score-space-inspired", "score-space-missed"), strict=True):
        tiles = player.get("tiles", ["upg_basic_telescope:front:m1"])  # so that the pre-printed Stars are worth 1
        given = {"players": {"0": {**player, "tiles": tiles, "inspiration": {card: "home_stars"}}}}
        match = Match(GAME, 2, "goal", given=given)
        pairs = min(len(player.get("townsfolk", ())) + 1, len(tiles))
        item = next(item for item in match.score(0) if item.message.arguments.get("card") == "home_stars")
        assert item.message.key == key
        assert item.points == (2 * pairs if key == "score-space-inspired" else pairs)


@rules("WF-SCO-03", "WF-SCO-04")
def test_space_cards_and_inspiration_cards_are_all_covered_above() -> None:
    assert list(SPACE_CARD_VP) == [f"space_{number:02}" for number in range(1, 37)]
    assert list(GOALS) == [f"insp_{number:02}" for number in range(1, 17)]


# -- whole matches ------------------------------------------------------------------------------------------------

TOUCHED = ("silver", "provision", "influence")  # what an opponent may receive


@pytest.mark.long
@rules("WF-LIM-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_asked_in_anothers_turn_and_nothing_but_fees_and_influence_comes_to_others(players: int) -> None:
    match = Match(GAME, players, f"interrupt {players}")
    shown: list[tuple[int, int, dict[str, Any]]] = []
    for moment in moments(match, "interrupt"):
        if moment.decision is None:
            break
        table = portrait(moment)
        assert moment.decision.seat == table["turn"]
        shown.append((moment.observe(0).turn, table["turn"], table["players"]))
    for (turn, mine, before), (later, _, after) in pairwise(shown):
        if turn != later:
            continue  # another turn has begun in between
        for seat in before:
            if int(seat) != mine:
                for name, value in before[seat].items():
                    if name in TOUCHED:
                        assert after[seat][name] >= value
                    else:
                        assert after[seat][name] == value


@rules("WF-LIM-03", "WF-AI-39")
@pytest.mark.parametrize("ai", AI_BOARDS)
def test_in_the_ais_turn_the_human_decides_about_its_own_influence_only(ai: str) -> None:
    for moment in moments(solo("asked", ai=ai), f"asked {ai}"):
        if moment.decision is not None:
            assert moment.decision.seat == 0
            if portrait(moment)["turn"] == AI:
                assert moment.decision.key == "ai-wants"


def ai_turns(match: Match) -> Iterator[list[Event]]:
    """What happened in each turn of the AI, after a match that was recorded."""
    turn: list[Event] | None = None
    for event in match.table.story or ():
        if event.key == "event-turn":
            if turn:
                yield turn
            turn = [] if event.seat == AI else None
        elif turn is not None and event.seat == AI:
            turn.append(event)
    if turn:
        yield turn


@rules("WF-AI-05", "WF-AI-06", "WF-AI-15", "WF-AI-29")
@pytest.mark.parametrize("ai", AI_BOARDS)
def test_every_turn_of_the_ai_is_a_rest_or_one_action_with_at_most_one_journal_action(ai: str) -> None:
    for seed in range(3):
        match = solo(seed, ai=ai)
        for _ in moments(match, f"turns {seed}"):
            pass
        revealed = 0
        for turn in ai_turns(match):
            keys = [event.key for event in turn]
            assert keys.count("event-journal") <= 2
            if "event-ai-rest" in keys:
                assert 3 <= revealed <= 5
                assert "event-ai-scheme" not in keys
                revealed = 0
            else:
                assert keys.count("event-ai-scheme") == 1
                assert keys.count("event-ai-first-action") + keys.count("event-ai-second-action") == 1
                revealed += 1
            spent = [event for event in turn if event.key == "event-spend-influence"]
            for event in spent:
                black = event.arguments["guild"] == "guild_black"
                assert event.rule == "WF-AI-07" or (event.rule == "WF-AI-28" and black and "event-journal" in keys)
            assert len(spent) <= 1
        assert revealed <= 5
