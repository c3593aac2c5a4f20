"""Every game explains itself in a first match: its guide can be followed to the end, and says something each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.games import all_names, find_game
from serai.kernel.guide import END, LEARNER, read_guide
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.language import Language
from serai.server.voices import voice

NAMES = [name for name in all_names() if find_game(name).guide is not None]
LOCALES = ("en", "fr")


def test_every_game_and_every_expansion_has_a_guide() -> None:
    assert list(all_names()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_leads_through_the_rules_of_today(name: str) -> None:
    game = find_game(name)
    guide = game.guide
    assert guide is not None
    match = Match(game, guide.players, guide.seed, guide.settings)
    for number, step in enumerate(guide.steps):
        decision = match.decision
        assert decision is not None
        assert decision.find(step.choose) is not None, (number, step.choose, [option.id for option in decision.options])
        assert bool(step.say) == (decision.seat == LEARNER), (number, step)
        match.play(step.choose)
    assert 10 <= guide.said <= 18
    assert match.decision is not None, "the learner plays on"
    assert match.decision.seat == LEARNER


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_said_in_every_language(name: str, locale: str) -> None:
    guide = find_game(name).guide
    language: Language = voice(name, locale)
    assert guide is not None
    said = [language.say(Message(key)) for key in [*(step.say for step in guide.steps if step.say), END]]
    assert all(len(text) > 8 for text in said)
    assert len(set(said)) == len(said)


def test_a_match_of_its_own_way_has_followed_only_the_first_steps() -> None:
    guide = find_game(NAMES[0]).guide
    assert guide is not None
    way = [step.choose for step in guide.steps]
    assert guide.followed(way) == len(way)
    assert guide.followed([*way, "more"]) == len(way)
    assert guide.followed([way[0], "else", way[2]]) == 1


def test_a_file_that_is_no_guide_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "guide.toml").write_text('seed = "one"\nsteps = []\n')
    with pytest.raises(ValueError, match="players"):
        read_guide(tmp_path / "guide.toml")
