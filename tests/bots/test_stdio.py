"""Bots in any language."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.bots import Bot, Outlook, dismiss, introduce, make_bot
from serai.bots.messages import question
from serai.bots.stdio import StdioBot, StdioError, end_programs
from serai.games import all_names, find_game
from serai.kernel.match import Match
from tests.kernel.toy import TOY

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"


def program(text: str) -> str:
    """A command that runs a little program."""
    return f'"{sys.executable}" -c "{text}"'


TELLS = """
import json, sys
told = open({file!r}, "a")
for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps(message), file=told, flush=True)
    if message["type"] == "hello" and {ready!r}:
        print({ready!r}, flush=True)
    if message["type"] == "choose":
        option = message["options"][0]["id"]
        print(json.dumps(dict(match=message["match"], option=option)) if {ready!r} else option, flush=True)
"""
READY = '{"type": "ready", "protocol": 2, "matches": 2}'


def telling(folder: Path, ready: str) -> tuple[str, Path]:
    """The command of a program that writes down what it is told, and the file."""
    source, told = folder / "bot.py", folder / "told"
    source.write_text(TELLS.format(file=str(told), ready=ready))
    return f'"{sys.executable}" "{source}"', told


def messages(told: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in told.read_text().splitlines()]


@pytest.fixture(autouse=True)
def no_program_stays() -> Iterator[None]:
    yield
    end_programs()


def play(match: Match, bots: list[Bot]) -> None:
    while match.decision is not None:
        match.play(bots[match.decision.seat].choose(Outlook(match)))


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


def test_one_process_plays_two_seats_and_the_next_match(tmp_path: Path) -> None:
    command, told = telling(tmp_path, READY)
    for seed in ("first", "second"):
        match = Match(TOY, 2, seed)
        bots: list[Bot] = [StdioBot(command, f"{seed}/{seat}") for seat in range(2)]
        introduce(bots, ["Ada", "Karl"])
        play(match, bots)
        dismiss(bots, match)
    end_programs()
    said = messages(told)
    hellos = [one for one in said if one["type"] == "hello"]
    assert [one["seat"] for one in hellos] in ([0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 1, 0])
    assert len({one["match"] for one in hellos}) == 4  # of one process: ids of two would be the same
    assert [one["protocol"] for one in hellos] == [1, 2, 2, 2]  # until it has spoken, 1 is assumed
    assert all(one["names"] == ["Ada", "Karl"] and one["players"] == 2 for one in hellos)
    assert hellos[0]["settings"] == dict(Match(TOY, 2, "first").settings)
    ends = [one for one in said if one["type"] == "over"]
    assert {one["match"] for one in ends} == {one["match"] for one in hellos}
    last = Match(TOY, 2, "second")
    play(last, [StdioBot(command, f"second/{seat}") for seat in range(2)])
    scores = [sum(item.points for item in last.score(seat)) for seat in range(2)]
    assert ends[-1]["finished"] is True
    assert ends[-1]["scores"] == scores
    assert ends[-1]["winners"] == list(last.game.winners(last.table))


def test_more_matches_than_a_program_plays_at_once_get_another_process(tmp_path: Path) -> None:
    command, told = telling(tmp_path, READY)
    bots = [StdioBot(command, str(number)) for number in range(3)]
    for bot in bots:
        bot.choose(Outlook(Match(TOY, 2, "x")))
    dismiss(bots)
    end_programs()
    assert sorted(one["match"] for one in messages(told) if one["type"] == "hello") == ["1", "1", "2"]
    ends = [one for one in messages(told) if one["type"] == "over"]
    assert [one["finished"] for one in ends] == [False] * 3


def test_a_program_of_protocol_1_goes_on_as_before(tmp_path: Path) -> None:
    command, told = telling(tmp_path, "")
    for _ in range(2):
        match = Match(TOY, 2, "x")
        bots: list[Bot] = [StdioBot(command, "a"), StdioBot(command, "b")]
        play(match, bots)
        dismiss(bots, match)
    kinds = [one["type"] for one in messages(told)]
    assert kinds.count("hello") == 4  # each in a process of its own
    assert "over" not in kinds
    assert {one["protocol"] for one in messages(told) if one["type"] == "hello"} == {1}


def test_a_program_is_not_told_the_seed_of_the_match(tmp_path: Path) -> None:
    command, told = telling(tmp_path, READY)
    bot = StdioBot(command, "secret/0")
    bot.choose(Outlook(Match(TOY, 2, "secret")))
    bot.close()
    assert "secret" not in told.read_text()


def test_a_wrong_answer_in_one_match_leaves_the_others_alone(tmp_path: Path) -> None:
    source = tmp_path / "bot.py"
    source.write_text(
        "import json, sys\n"
        f"print({READY!r}, flush=True)\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'choose':\n"
        "        option = m['options'][0]['id'] if m['match'] == '1' else 'nothing of that'\n"
        "        print(json.dumps({'match': m['match'], 'option': option}), flush=True)\n"
    )
    good, bad = (StdioBot(f'"{sys.executable}" "{source}"', "") for _ in range(2))
    match = Match(TOY, 2, "x")
    good.choose(Outlook(match))
    with pytest.raises(StdioError, match="'nothing of that', which is none of the options"):
        bad.choose(Outlook(match))
    assert good.choose(Outlook(match)).id == Outlook(match).decision.options[0].id


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
    bot = StdioBot(program("input(); input(); print('nothing of that')"), "")
    with pytest.raises(StdioError, match="answered 'nothing of that', which is none of the options"):
        bot.choose(Outlook(Match(TOY, 2, "x")))


def test_a_program_that_ends_or_cannot_start_is_told_so() -> None:
    with pytest.raises(StdioError, match="ended"):
        StdioBot(program("pass"), "").choose(Outlook(Match(TOY, 2, "x")))
    with pytest.raises(StdioError, match="cannot be started"):
        StdioBot("no-such-program-anywhere", "").choose(Outlook(Match(TOY, 2, "x")))


def test_a_long_or_unreadable_answer_is_told_in_short() -> None:
    chatter = StdioBot(program("import sys; input(); input(); sys.stdout.write('x' * 10**6)"), "")
    with pytest.raises(StdioError, match=r"answered 'x{60}…', which is none of the options"):
        chatter.choose(Outlook(Match(TOY, 2, "x")))
    binary = StdioBot(program("import sys; input(); input(); sys.stdout.buffer.write(bytes([255, 254, 10]))"), "")
    with pytest.raises(StdioError, match="which is none of the options"):
        binary.choose(Outlook(Match(TOY, 2, "x")))


def test_a_program_that_does_not_read_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is written than a pipe holds."""
    monkeypatch.setattr("serai.bots.stdio.question", lambda outlook, match: {"type": "choose", "padding": "x" * 10**6})
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


INTERRUPTED = """
import signal, sys, time
from serai.bots import Outlook, make_bot
from serai.games import find_game
from serai.kernel.match import Match

signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests in the background ignores it
match = Match(find_game("merv"), 2, "interrupted")
bot = make_bot(sys.argv[1], "seed")
match.play(bot.choose(Outlook(match)))
try:
    print("plays", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    match.play(bot.choose(Outlook(match)))
    print("plays on")
"""


def test_a_program_is_not_interrupted_with_whoever_started_it() -> None:
    """Ctrl-C reaches all programs in the foreground: who then wants to play on needs it."""
    command = [sys.executable, "-c", INTERRUPTED, f'stdio:"{sys.executable}" "{EXAMPLE}"']
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0) as ran:
        assert ran.stdout is not None and ran.stderr is not None
        assert ran.stdout.readline() == "plays\n"
        os.killpg(ran.pid, signal.SIGINT)
        assert (ran.stdout.read(), ran.stderr.read()) == ("plays on\n", "")


def test_a_program_that_is_silent_is_not_waited_for_long() -> None:
    bot = StdioBot(program("import time; time.sleep(60)"), "", patience=0.1)
    with pytest.raises(StdioError, match=r"did not answer within 0\.1 seconds"):
        bot.choose(Outlook(Match(TOY, 2, "x")))
