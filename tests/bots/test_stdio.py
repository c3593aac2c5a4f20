"""Bots in any language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from serai.bots import Outlook, make_bot
from serai.bots.stdio import StdioBot, StdioError, question
from serai.games import find_game
from serai.kernel.match import Match
from tests.games.variants import GAMES
from tests.kernel.toy import TOY

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"


def program(text: str) -> str:
    """A command that runs a little program."""
    return f'"{sys.executable}" -c "{text}"'


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays(name: str) -> None:
    match = Match(find_game(name), 2, "stdio")
    bot = make_bot(f'stdio:"{sys.executable}" "{EXAMPLE}"', "seed")
    assert isinstance(bot, StdioBot)
    for _ in range(30):
        assert match.decision is not None
        match.play(bot.choose(Outlook(match)))
    bot.close()
    bot.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_question_says_what_the_seat_sees_and_can_do(name: str) -> None:
    match = Match(find_game(name), 2, "question")
    asked = json.loads(json.dumps(question(Outlook(match))))
    assert match.decision is not None
    assert asked["type"] == "choose"
    assert asked["seat"] == match.decision.seat
    assert [option["id"] for option in asked["options"]] == [option.id for option in match.decision.options]
    assert len(asked["observation"]) > 5


def test_a_program_that_answers_something_else_is_told_so() -> None:
    bot = StdioBot(program("print('nothing of that')"), "")
    with pytest.raises(StdioError, match="answered 'nothing of that', which is none of the options"):
        bot.choose(Outlook(Match(TOY, 2, "x")))


def test_a_program_that_ends_or_cannot_start_is_told_so() -> None:
    with pytest.raises(StdioError, match="ended"):
        StdioBot(program("pass"), "").choose(Outlook(Match(TOY, 2, "x")))
    with pytest.raises(StdioError, match="cannot be started"):
        StdioBot("no-such-program-anywhere", "").choose(Outlook(Match(TOY, 2, "x")))


def test_a_program_that_is_silent_is_not_waited_for_long() -> None:
    bot = StdioBot(program("import time; time.sleep(60)"), "", patience=0.1)
    with pytest.raises(StdioError, match=r"did not answer within 0\.1 seconds"):
        bot.choose(Outlook(Match(TOY, 2, "x")))
