"""Settings: where one is said not to matter, it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from serai.games import all_names, find_game
from serai.kernel.game import Game, Setting, When, matters
from serai.kernel.match import Match, checked_settings

CHOICES = 60


@pytest.fixture(params=all_names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


def played(game: Game[Any], players: int, settings: Mapping[str, str]) -> list[list[str]]:
    """What was offered in some turns, when the last option is always taken."""
    match = Match(game, players, "seed", settings)
    offered: list[list[str]] = []
    while match.decision is not None and len(offered) < CHOICES:
        offered.append([option.id for option in match.decision.options])
        match.play(offered[-1][-1])
    return offered


def test_a_setting_that_does_not_matter_changes_nothing(game: Game[Any]) -> None:
    for players in game.players:
        usual = checked_settings(game, players, {})
        course = played(game, players, usual)
        for setting in game.settings:
            if not matters(setting, players, usual):
                for value in setting.values[1:3]:
                    other = played(game, players, {**usual, setting.name: value})
                    assert other == course, (players, setting.name, value)


def test_every_game_hides_something_that_is_for_one_player_alone(game: Game[Any]) -> None:
    hidden = [setting.name for setting in game.settings if not matters(setting, 2, {})]
    assert hidden and all(matters(setting, 1, {"automas": "3"}) for setting in game.settings)


def test_a_setting_matters_where_one_of_its_reasons_holds() -> None:
    setting = Setting("cards", ("a", "b"), "a", (When(players=(1,)), When(setting="automas", values=("1", "2"))))
    assert matters(setting, 1, {}) and matters(setting, 3, {"automas": "2"})
    assert not matters(setting, 3, {"automas": "fewest"}) and not matters(setting, 2, {})
