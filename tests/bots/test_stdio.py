"""Bots in any language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from serai.bots import Outlook, make_bot
from serai.bots.stdio import StdioBot, StdioError, question
from serai.games import all_names, find_game
from serai.kernel.match import Match
from tests.kernel.toy import TOY

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"


def program(text: str) -> str:
    """A command that runs a little program."""
    return f'"{sys.executable}" -c "{text}"'


@pytest.mark.parametrize("name", all_names())
def test_the_example_plays(name: str) -> None:
    match = Match(find_game(name), 2, "stdio")
    bot = make_bot(f'stdio:"{sys.executable}" "{EXAMPLE}"', "seed")
    assert isinstance(bot, StdioBot)
    for _ in range(30):
        assert match.decision is not None
        match.play(bot.choose(Outlook(match)))
    bot.close()
    bot.close()


@pytest.mark.parametrize("name", all_names())
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


def test_a_long_or_unreadable_answer_is_told_in_short() -> None:
    chatter = StdioBot(program("import sys; sys.stdout.write('x' * 10**6)"), "")
    with pytest.raises(StdioError, match=r"answered 'x{60}…', which is none of the options"):
        chatter.choose(Outlook(Match(TOY, 2, "x")))
    binary = StdioBot(program("import sys; sys.stdout.buffer.write(bytes([255, 254, 10]))"), "")
    with pytest.raises(StdioError, match="which is none of the options"):
        binary.choose(Outlook(Match(TOY, 2, "x")))


def test_a_program_that_does_not_read_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is written than a pipe holds."""
    monkeypatch.setattr("serai.bots.stdio.question", lambda outlook: {"type": "choose", "padding": "x" * 10**6})
    bot = StdioBot(program("import time; time.sleep(60)"), "", patience=0.1)
    with pytest.raises(StdioError, match="did not answer within"):
        bot.choose(Outlook(Match(TOY, 2, "x")))


def test_a_program_ends_with_its_input(tmp_path: Path) -> None:
    told = tmp_path / "told"
    text = f"import sys; print(sys.stdin.readline() and 'work', flush=True); sys.stdin.read(); open('{told}', 'w')"
    bot = StdioBot(program(text), "")
    bot.choose(Outlook(Match(TOY, 2, "x")))
    assert not told.exists()
    bot.close()
    assert told.exists()


def test_a_program_that_is_silent_is_not_waited_for_long() -> None:
    bot = StdioBot(program("import time; time.sleep(60)"), "", patience=0.1)
    with pytest.raises(StdioError, match=r"did not answer within 0\.1 seconds"):
        bot.choose(Outlook(Match(TOY, 2, "x")))
