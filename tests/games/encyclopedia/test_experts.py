"""Every Expert card does what it says: one test for each of the 55."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games import encyclopedia
from serai.games.encyclopedia.names import LOCATIONS
from serai.kernel.effects import Arrow, Call
from serai.kernel.match import Match
from tests.rules import rules

GAME = encyclopedia.load()
BOOK = GAME.book
PURPLE = BOOK.colours.index("purple")
STUDY = {
    "america": "ara-macao",
    "europe": "sus-scrofa",
    "asia": "pavo-cristatus",
    "africa": "lemur-catta",
    "oceania": "cygnus-atratus",
}


def begin(expert: str, colour: str, **player: Any) -> Match:
    """A match in which seat 0 has the Expert and takes a die of value 5."""
    given = {
        "phase": "turns",
        "order": [0, 1],
        "academy": [
            "panthera-uncia",
            "gyps-indicus",
            "bison-bison",
            "ursus-arctos",
            "osphranter-rufus",
            "aonyx-capensis",
        ],
        "players": {
            "0": {
                "experts": [expert],
                "coins": 0,
                "tokens": 0,
                "study": {animal: [] for animal in STUDY.values()},
                "slots": [[f"{colour}-1 5"], [], [], []],
                **player,
            },
            "1": {"coins": 0, "tokens": 0, "slots": [["red-2 1"], ["red-3 1"], [], []]},
        },
    }
    match = Match(GAME, 2, f"the card of {expert}", given=given)
    match.play(f"die:{colour}-1")
    return match


def amounts(match: Match) -> dict[str, int]:
    player = match.table.players[0]  # type: ignore[attr-defined]
    return {
        "coin": player.coins,
        "token": player.tokens,
        "seal": player.seals,
        "reputation": player.reputation,
        "point": player.points,
    }


def visit(match: Match, location: str, continent: str) -> dict[str, int]:
    """What placing the die changes, up to the first question of the action itself."""
    before = amounts(match)
    kind = location.partition("-")[0]
    option = {"publication": f"publish:{STUDY[continent]}", "expedition": f"expedition:{continent}"}.get(kind, kind)
    match.play(option)
    after = amounts(match)
    return {resource: after[resource] - before[resource] for resource in after}


@pytest.mark.parametrize("id", BOOK.expert_ids)
@rules("EN-XPT-06", "EN-COMP-05")
def test_the_card(id: str) -> None:
    expert = BOOK.expert_ids.index(id)
    effect = BOOK.expert_effect[expert]
    if isinstance(effect, Arrow):
        assert isinstance(effect.gain, Call)
        resource, amount = effect.gain.words
        check = {"on_place": check_on_place, "on_cube": check_on_cube, "discard_self": check_one_shot}
        check[effect.cost.verb.name](id, effect.cost, str(resource), int(str(amount)))
    else:
        assert isinstance(effect, Call)
        check_plain(id, effect)


def check_on_place(id: str, trigger: Call, resource: str, amount: int) -> None:
    location = str(trigger.words[0])
    continent = location.removeprefix("expedition-") if location.startswith("expedition-") else "asia"
    colour = BOOK.colours[BOOK.continents.index(continent)]
    nobody = next(other for other in BOOK.expert_ids if other.startswith("fernanda"))
    with_expert = visit(begin(id, colour), location, continent)
    without = visit(begin(nobody, colour), location, continent)
    assert with_expert[resource] - without[resource] == amount
    assert {name: n for name, n in with_expert.items() if name != resource} == {
        name: n for name, n in without.items() if name != resource
    }
    for other in (*LOCATIONS, "expedition-europe", "expedition-oceania"):
        if other != location:
            away = other.removeprefix("expedition-") if other.startswith("expedition-") else "asia"
            colour = BOOK.colours[BOOK.continents.index(away)]
            assert visit(begin(id, colour), other, away) == visit(begin(nobody, colour), other, away)


def check_on_cube(id: str, trigger: Call, resource: str, amount: int) -> None:
    kind = int(str(trigger.words[0]))
    for placed in (1, 2, 3, 4):
        match = begin(id, "purple", seals=2)
        for choice in ("expedition:asia", "boost:seal", "boost:seal"):
            match.play(choice)
        before = amounts(match)
        match.play(f"cube:pavo-cristatus:{placed}")
        gained = amounts(match)[resource] - before[resource]
        assert gained == (amount if placed == kind else 0)


def check_one_shot(id: str, trigger: Call, resource: str, amount: int) -> None:
    match = begin(id, "purple")
    before = amounts(match)
    match.play(f"use:{id}")
    assert amounts(match)[resource] - before[resource] == amount
    player = match.table.players[0]  # type: ignore[attr-defined]
    assert (player.active, player.tucked) == ([], [BOOK.expert_ids.index(id)])
    reason = match.why_not(f"use:{id}")
    assert reason is not None and reason.key == "not-asked-now"


def check_plain(id: str, ability: Call) -> None:
    *words, amount = ability.words
    assert isinstance(amount, int)
    if ability.verb.name == "end_cubes":
        category = str(words[0])
        match = begin(id, "purple", published={category: 1})
        (item,) = [item for item in match.score(0) if item.message.key == "score-category"]
        assert (item.points, item.message.arguments["n"]) == (BOOK.collection_points[1 + amount], 1 + amount)
    elif ability.verb.name == "end_points_per":
        match = begin(id, "purple", coins=7, tokens=4, seals=3, reputation=11)
        (item,) = [item for item in match.score(0) if item.message.key == "score-expert"]
        count = {"coin": 7, "token": 4, "seal": 3, "expert": 1, "reputation-space": 11}[str(words[0])]
        assert item.points == count // int(str(words[1])) * amount
    else:
        check_value(id, ability)


def check_value(id: str, ability: Call) -> None:
    """Die and Expedition bonuses: the points left tell the value."""
    word, amount = ability.words
    for continent, colour in zip(BOOK.continents, BOOK.colours, strict=True):
        match = begin(id, colour)
        match.play(f"expedition:{continent}")
        assert match.decision is not None and match.decision.arguments is not None
        assert match.decision.arguments["left"] == 5 + (int(str(amount)) if word in (continent, colour) else 0)


@rules("EN-EXP-03", "EN-XPT-06")
def test_expedition_bonus_is_no_die_bonus() -> None:
    """Pu Geun-Young raises Expeditions to Asia, but no die for a Publication; an Expert for purple dice does both."""
    match = begin("pu-geun-young", "purple")
    match.play("publish:pavo-cristatus")
    reason = match.why_not("type:4")
    assert reason is not None
    assert (reason.key, reason.message.arguments["n"]) == ("reason-type-needs", 6)
    raiser = next(id for id, colour in zip(BOOK.expert_ids, BOOK.bonus_colour, strict=True) if colour == PURPLE)
    match = begin(raiser, "purple")
    match.play("publish:pavo-cristatus")
    assert match.why_not("type:4") is None


def test_each_kind_of_ability_is_among_the_cards() -> None:
    verbs = {
        effect.cost.verb.name if isinstance(effect, Arrow) else str(effect).partition("(")[0]
        for effect in BOOK.expert_effect
    }
    assert verbs == {
        "on_place", "on_cube", "discard_self", "die_bonus", "expedition_bonus", "end_cubes", "end_points_per",
    }  # fmt: skip


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@rules("EN-DEC-14")
def test_the_order_of_simultaneous_abilities_makes_no_difference(order: tuple[int, ...]) -> None:
    experts = ["leonardas-vaikutis", "cristian-miller", "adamu-ashenafi"]
    match = begin("leonardas-vaikutis", "purple", experts=[experts[place] for place in order], reputation=1)
    match.play("university")
    assert amounts(match) == {"coin": 1, "token": 1, "seal": 0, "reputation": 3, "point": 2}
