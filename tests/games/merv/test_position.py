"""Positions: the portrait of any table can be arranged again; wrong and impossible descriptions are explained."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serai.games import merv
from serai.games.merv.table import Table
from serai.kernel.match import Match

GAME = merv.load()
ORDER: dict[str, Any] = {"order": [0, 1, "courtier"]}
FOLLOWS = {"ransoms", "lost_camels", "vp", "total", "mosque_level", "buildings_left", "servants_left", "posts_left"}


def given_of(portrait: dict[str, Any]) -> dict[str, Any]:
    """What of a portrait can be given: all but what follows from the rest."""
    return {
        name: given_of(part) if isinstance(part, dict) else part
        for name, part in portrait.items()
        if name not in FOLLOWS
    }


def play(random: Random, table: Table) -> None:
    """Play the rules of the next step at random."""
    rules = GAME.turn(table)
    decision = next(rules, None)
    while decision is not None:
        try:
            decision = rules.send(random.choice(decision.options))
        except StopIteration:
            return


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_portrait_can_be_arranged_again(players: int) -> None:
    random = Random(players)
    settings = Match(GAME, players, "portrait").settings
    table = GAME.setup(players, settings, "portrait")
    seen = set()
    while not GAME.is_over(table):
        portrait = GAME.portrait(table)
        fresh = GAME.setup(players, settings, "another seed")
        GAME.arrange(fresh, given_of(portrait))
        assert GAME.portrait(fresh) == portrait
        assert GAME.faults(fresh) == []
        seen.add(portrait["phase"])
        play(random, table)
    assert seen == {"turns", "queue", "invasion", "scoring"}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"weather": 1}, "given.weather: there is no such part"),
        ({"phase": 3}, "given.phase: 3 is unknown"),
        ({"phase": "lunch"}, "given.phase: 'lunch' is unknown"),
        ({"year": 0}, "given.year: 0 is no number from 1 to 3"),
        ({"year": "x"}, "given.year: 'x' is no number"),
        ({"round": 5}, "given.round: 5 is no number from 1 to 4"),
        ({"order": 3}, "given.order: 3 is no list"),
        ({"order": [0, 0, "courtier"]}, "given.order: expected each master once"),
        ({"turn": 7}, "given.turn: 7 is unknown"),
        ({"turn": ""}, "given.turn: '' has no master"),
        ({"zones": ["N1"]}, r"given.zones: \['N1'\] is no table"),
        ({"zones": {"N9": 0}}, "given.zones: 'N9' is unknown"),
        ({"zones": {"N1": "king"}}, "given.zones.N1: 'king' is unknown"),
        ({**ORDER, "turn": 0, "zones": {"N1": 1}}, "given.zones: the turn of 1 is still to come"),
        ({**ORDER, "turn": 1, "zones": {"N1": 1}}, "given.zones: the turn of 1 is still to come"),
        ({**ORDER, "turn": "courtier", "zones": {"N1": "courtier"}}, "given.zones: the turn of 'courtier' is still"),
        ({**ORDER, "turn": 1, "zones": {"N1": 0, "N2": 0}}, "given.zones: 0 stands twice"),
        ({"districts": {"r3c3": "mosque-green"}}, "given.districts: 'r3c3' is unknown"),
        ({"districts": {"r1c1": "mosque-green", "r1c2": "mosque-green"}}, "'mosque-green' is given two squares"),
        ({"buildings": 3}, "given.buildings: 3 is no table"),
        ({"buildings": {"r1c1": 2}}, "given.buildings.r1c1: 2 is unknown"),
        ({"soldiers": {"r1c1": "courtier"}}, "given.soldiers.r1c1: 'courtier' is unknown"),
        ({"upgrades": {"r1c1": True}}, "given.upgrades.r1c1: True is unknown"),
        ({"ransoms": {"r1c1": "green"}}, "given.ransoms: this follows from the rest"),
        ({"ramparts": {"N1": ["wall"]}}, r"given.ramparts.N1: \['wall'\] is unknown"),
        ({"market_camels": "tl"}, "given.market_camels: 'tl' is no list"),
        ({"row": "pepper"}, "given.row: 'pepper' is no list"),
        ({"row": ["pepper"] * 30}, "given.row: more cards of a spice than there are"),
        ({"row": ["pepper", "ginger", "juniper"] * 3}, "given.row: 9 cards, there are 8 places"),
        ({"row_camels": [9]}, "given.row_camels: 9 is unknown"),
        ({"deck": [1]}, "given.deck: 1 is unknown"),
        ({"posts": {"ray": 1}}, "given.posts.ray: 1 is no list"),
        ({"posts": {"ray": [4]}}, "given.posts.ray: 4 is unknown"),
        ({"mosque_camels": [5]}, "given.mosque_camels: 5 is unknown"),
        ({"queue_camels": [1]}, "given.queue_camels: 1 of them, expected"),
        ({"piles": {"1s": 9}}, "given.piles.1s: 9 is no number from 0 to"),
        ({"piles": {"9s": 1}}, "given.piles: '9s' is unknown"),
        ({"discoveries": {"1-palace": "x"}}, "given.discoveries.1-palace: 'x' is unknown"),
        ({"players": {"5": {}}}, "given.players: there is no '5'"),
        ({"players": [1]}, r"given.players: \[1\] is no table"),
        ({"players": {"0": 1}}, "given.players.0: 1 is no table"),
        ({"players": {"0": {"gold": 1}}}, "given.players.0.gold: there is no such part"),
        ({"players": {"0": {"vp": 1}}}, "given.players.0.vp: this follows from the rest"),
        ({"players": {"0": {"cubes": 3}}}, "given.players.0.cubes: 3 is no table"),
        ({"players": {"0": {"cubes": {"purple": -1}}}}, "given.players.0.cubes.purple: -1 is no number from 0"),
        ({"players": {"0": {"influence": 99}}}, "given.players.0.influence: 99 is no number from 0 to"),
        ({"players": {"0": {"mosque": 3}}}, "given.players.0.mosque: 3 is unknown"),
        ({"players": {"0": {"contracts": "1s-1"}}}, "given.players.0.contracts: '1s-1' is no list"),
        ({"players": {"0": {"contracts": ["1s-1", "1s-1"]}}}, "given.players.0.contracts: '1s-1' stands twice"),
        ({"players": {"0": {"contracts": ["1s-1"]}, "1": {"contracts": ["1s-1"]}}}, "belongs to somebody already"),
        ({"players": {"0": {"locked": {"gold": 1}}}}, "given.players.0.locked.gold: expected scroll, common, rare"),
        ({"players": {"0": {"spices": {"pepper": 30}}}}, "given.players: they hold more cards of a spice"),
        ({"players": {"0": {"camels": 30}}}, "given: .* camels too many"),
        ({"solo": {"deck": []}}, "given.solo: only the game for one player"),
    ],
)
def test_a_wrong_description_is_explained(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Match(GAME, 2, "wrong", given=given)


@pytest.mark.parametrize(
    ("solo", "complaint"),
    [
        (3, "given.solo: 3 is no table"),
        ({"hand": []}, "given.solo.hand: there is no such part"),
        ({"card": "x"}, "given.solo.card: 'x' is unknown"),
        ({"deck": ["walls", "walls"]}, "given.solo.deck: 'walls' stands twice"),
        ({"discard": "walls"}, "given.solo.discard: 'walls' is no list"),
    ],
)
def test_a_wrong_description_of_the_magistrates_cards_is_explained(solo: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Match(GAME, 1, "wrong", given={"solo": solo})


@pytest.mark.parametrize(
    ("players", "given", "fault"),
    [
        (2, {"city_camels": ["ray"], "posts": {"ray": [0]}}, "a camel waits in city-ray"),
        (2, {"city_camels": ["baghdad"]}, "a camel waits in city-baghdad"),
        (3, {"courtier_camels": 1}, "the high courtier, who does not play, has camels"),
        (2, {"phase": "invasion"}, "there is no invasion in year 1"),
        (2, {"phase": "over"}, "the phase is over in year 1"),
        (2, {"phase": "scoring", "round": 3}, "the year is over"),
        (2, {"phase": "scoring", "zones": {"N1": 0}}, "the year is over"),
        (2, {"discoveries": {"1-palace": 0}}, "a discovery of level 1 with 0 scrolls"),
        (2, {"discoveries": {"1-palace": 0, "1-trade": 0}, "players": {"0": {"scrolls": 4}}}, "2 discoveries"),
        (2, {"posts": {"baghdad": [0]}}, "a trading post in city-baghdad hangs on nothing"),
        (2, {"soldiers": {"r1c1": 0}}, "a soldier stands on r1c1 without a building"),
        (2, {"ramparts": {"N1": "gate-green"}}, "does not fit"),
        (2, {"ramparts": {"N1": "wall-green-1", "N2": "wall-green-1"}}, "a rampart stands in two places"),
        (2, {"players": {"0": {"courtiers": {"trade": 4}}}}, "too many courtiers"),
        (2, {"players": {"0": {"spices": {"pepper": 1, "ginger": 1, "juniper": 1}}}}, "more spices than"),
        (2, {"players": {"0": {"contracts": ["1s-1"], "locked": {"scroll": 3}}}}, "what is locked does not fit"),
        (1, {"solo": {"card": "walls", "discard": ["walls"]}}, "solo cards are missing or doubled"),
    ],
)  # fmt: skip
def test_an_impossible_position_has_a_fault(players: int, given: dict[str, Any], fault: str) -> None:
    table = GAME.setup(players, Match(GAME, players, "impossible").settings, "impossible")
    GAME.arrange(table, given)
    assert any(fault in found for found in GAME.faults(table)), GAME.faults(table)


JUNK = [-1, 3, 1.5, True, "x", "", [], [1], ["x"], [[]], {}, {"0": 3}, {"a": 1}, {"r1c1": []}, {"ray": [[]]}]


@pytest.mark.parametrize("players", [1, 2])
def test_whatever_is_given_is_read_or_refused_with_the_name_of_its_part(players: int) -> None:
    settings = Match(GAME, players, "junk").settings
    portrait = GAME.portrait(GAME.setup(players, settings, "junk"))
    parts: list[tuple[str, ...]] = [(name,) for name in portrait]
    parts += [("players", "0", name) for name in portrait["players"]["0"]]
    complaints: list[tuple[tuple[str, ...], str]] = []
    for part in parts:
        for given in JUNK:
            whole: Any = given
            for name in reversed(part):
                whole = {name: whole}
            try:
                GAME.arrange(GAME.setup(players, settings, "junk"), whole)
            except ValueError as error:
                complaints.append((part, str(error)))
    assert len(complaints) > len(parts) * len(JUNK) / 2
    for part, complaint in complaints:
        assert complaint.startswith((f"given.{'.'.join(part)}", "given: "))
