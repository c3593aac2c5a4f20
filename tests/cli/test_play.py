"""Playing on the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.cli.common import console, language_of
from serai.cli.play import Play
from serai.cli.screen import draw, seat_names
from serai.cli.typing import plainly
from serai.games import all_names, find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from serai.kernel.save import load, save
from tests.cli.conftest import Serai
from tests.kernel.toy import TOY


def test_the_table_the_question_and_numbered_options_are_shown(serai: Serai) -> None:
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", typed="q\n")
    assert ran.code == 0
    assert "Player 1" in ran.out
    assert "Bank, Market" in ran.out
    assert "Round 1: what do you do?" in ran.out
    assert "  1  Play Bank  for 1 coin" in ran.out


def test_an_option_is_chosen_by_number_or_id(serai: Serai) -> None:
    for word in ("1", "play:bank"):
        ran = serai("play", "toy", "--seed", "3", "--lang", "en", typed=f"{word}\n")
        assert "Player 1 plays Bank: steal a coin" in ran.out


def test_what_is_not_understood_is_answered_with_help(serai: Serai) -> None:
    for word in ("h", "99", "0", "", "fly"):
        ran = serai("play", "toy", "--lang", "en", "--seed", "3", typed=f"{word}\nq\n")
        assert "Type the number of an option (1 to 5)" in ran.out


def test_refusals_scores_and_the_table_can_be_asked_for(serai: Serai) -> None:
    ran = serai("play", "toy", "--lang", "en", "--seed", "0", "--hotseat", typed="?\ns\nt\nq\n")
    assert "Gems" in ran.out
    assert ran.out.count("Round 1: what do you do?") == 2


def test_what_is_too_dear_is_named_with_its_price(serai: Serai, tmp_path: Path) -> None:
    match = Match(TOY, 2, "x", given={"seats": {"0": {"hand": ["tower"], "coin": 0}}})
    (tmp_path / "m.json").write_text(save(match), "utf-8")
    ran = serai("play", "toy", "--load", str(tmp_path / "m.json"), "--lang", "en", typed="?\nq\n")
    assert "Play Tower  Tower costs 3. TOY-PLAY-01" in ran.out


def test_what_is_printed_can_be_asked_for(serai: Serai) -> None:
    for word in ("i 1", "i bank"):
        ran = serai("play", "toy", "--seed", "3", "--lang", "en", typed=f"{word}\nq\n")
        assert "Bank bank\n  Steal a coin and pay 2 coins" in ran.out
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", typed="i 3\ni\ni nowhere\nq\n")
    assert "Nothing is printed on it." in ran.out
    assert "Look at what? i N" in ran.out
    assert "There is no component “nowhere”." in ran.out


def test_undo_takes_back_and_says_why_not(serai: Serai) -> None:
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", "--hotseat", typed="u\n1\nu\nq\n")
    assert "There is nothing to undo." in ran.out
    assert ran.out.count("Round 1: what do you do?") == 2


def test_the_language_can_be_switched(serai: Serai) -> None:
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", typed="l\nl\nq\n")
    assert "what do you do?" in ran.out
    assert "que faites-vous" in ran.out


@pytest.mark.parametrize(("system", "word"), [("fr_FR.UTF-8", "que faites"), ("en_GB", "what do"), ("C", "que faites")])
def test_the_language_of_the_system_is_spoken_or_french(
    serai: Serai, monkeypatch: pytest.MonkeyPatch, system: str, word: str
) -> None:
    monkeypatch.setenv("LANG", system)
    assert word in serai("play", "toy", typed="q\n").out


def test_a_match_can_be_saved_and_continued(serai: Serai, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", typed=f"1\nw {path}\nw\nw {tmp_path}\nq\n")
    assert f"Saved in {path}." in ran.out
    assert "Save where?" in ran.out
    assert "could not be written: Is a directory." in ran.out
    assert load(path.read_text("utf-8"), TOY).position == 1
    again = serai("play", "toy", "--load", str(path), "--lang", "en", typed="q\n")
    assert "From whom do you steal?" in again.out


def test_bots_play_the_other_seats_to_the_end(serai: Serai) -> None:
    ran = serai("play", "toy", "--players", "3", "--seed", "3", "--lang", "en", typed="1\n" * 100)
    assert ran.code == 0
    assert "Everybody earns a coin." in ran.out
    assert ran.out.splitlines()[-1] == "Player 3 wins."


# A program that takes the first option, but ends without a word where a file says that it has to.
MOODY = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        if os.path.exists(sys.argv[1]):
            os.remove(sys.argv[1])
            sys.exit()
        print(asked["options"][0]["id"], flush=True)
"""


@pytest.fixture
def moody(tmp_path: Path) -> str:
    """The command of a bot that fails once."""
    (tmp_path / "bot.py").write_text(MOODY)
    (tmp_path / "mood").touch()
    return f'stdio:"{sys.executable}" "{tmp_path / "bot.py"}" "{tmp_path / "mood"}"'


def test_a_bot_that_fails_is_asked_again_and_nothing_is_lost(serai: Serai, tmp_path: Path, moody: str) -> None:
    saved = tmp_path / "match.json"
    arguments = ("play", "toy", "--lang", "en", "--seed", "3", "--bots", moody)
    ran = serai(*arguments, typed=f"work\nw {saved}\n\nwork\nq\n")
    assert ran.code == 0
    assert "ended without an answer" in ran.out
    assert ran.out.count("Enter: ask the bot again") == 2
    assert load(saved.read_text("utf-8"), TOY).position == 1
    assert ran.out.count("what do you do?") == 3


@pytest.mark.parametrize(("typed", "code"), [("work\nq\n", 0), ("work\n", 2)])
def test_who_does_not_want_to_ask_a_failing_bot_again_leaves(serai: Serai, moody: str, typed: str, code: int) -> None:
    ran = serai("play", "toy", "--lang", "en", "--seed", "3", "--bots", moody, typed=typed)
    assert ran.code == code
    assert "ended without an answer" in ran.out


def test_everybody_sits_at_a_hot_seat(serai: Serai) -> None:
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", "--hotseat", typed="work\nwork\nq\n")
    assert "Player 2 ─" in ran.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["chess"], "there is no game 'chess'"),
        (["toy", "--seat", "2"], "nobody can sit on seat 2; seats are 0, 1"),
        (["toy", "--lang", "de"], "there are no texts in 'de'; languages are en, fr"),
        (["toy", "--load", "nowhere.json"], "nowhere.json cannot be read"),
        (["toy", "--load", "nowhere.json", "--seed", "1"], "give only --load"),
        (["toy", "--bots", "deep"], "there is no bot 'deep'"),
    ],
)
def test_bad_input_is_told_in_one_line(serai: Serai, arguments: list[str], error: str) -> None:
    ran = serai("play", *arguments)
    assert ran.code == 2
    assert error in ran.err
    assert len(ran.err.splitlines()) == 1


def test_the_first_prompt_says_how_to_get_help_and_later_ones_do_not(serai: Serai) -> None:
    ran = serai("play", "toy", "--seed", "3", "--lang", "en", "--hotseat", typed="1\n1\nq\n")
    assert ran.out.count("h lists what else you can do") == 1
    assert "w FILE  save the match" in serai("play", "toy", "--lang", "en", typed="h\nq\n").out


@pytest.mark.parametrize("word", ["fly", "99", "play:nothing"])
def test_what_is_neither_option_nor_command_is_told_so(serai: Serai, word: str) -> None:
    ran = serai("play", "toy", "--lang", "en", "--seed", "3", typed=f"{word}\nq\n")
    assert f"“{word}” is neither an option nor a command." in ran.out


@pytest.mark.parametrize(
    ("typed", "saved", "played"),
    [
        ("1\nq\n\n", "toy.json", 1),
        ("1\nq\nmine.json\n", "mine.json", 1),
        ("1\nq\nno/such/folder.json\nmine.json\n", "mine.json", 1),  # asked again
        ("1\nq\nn\n", None, 1),
        ("1\nq\n", None, 1),  # nobody answers
        ("q\n", None, 0),  # nothing to lose
        ("1\nq\nc\n1\nq\n\n", "toy.json", 2),  # played on after all
    ],
)
def test_who_leaves_is_asked_whether_to_save(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, saved: str | None, played: int
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = serai("play", "toy", "--lang", "en", "--seed", "3", "--hotseat", typed=typed)
    assert ran.code == 0
    assert ("Save this match?" in ran.out) == (played > 0)
    assert [path.name for path in tmp_path.iterdir()] == ([saved] if saved else [])
    if saved:
        assert load((tmp_path / saved).read_text("utf-8"), TOY).position == played


def test_interrupting_asks_whether_to_save_too(serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1", None, "c", None, "kept.json"])

    def line(out: object) -> str:
        word = next(typed)
        if word is None:
            raise KeyboardInterrupt
        return word

    monkeypatch.setattr("serai.cli.play.type_line", line)
    monkeypatch.chdir(tmp_path)
    ran = serai("play", "toy", "--lang", "en", "--seed", "3", "--hotseat")
    assert ran.code == 0
    assert load((tmp_path / "kept.json").read_text("utf-8"), TOY).position == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "cp1252"])
def test_an_encoding_without_our_signs_shows_others(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "serai", "play", "merv", "--lang", "fr", "--seed", "1"],
        input=b"fl\xc3\xa8che\n\xff\nq\n",
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode(encoding)
    assert "\\u" not in shown and "\\x" not in shown
    assert ("Mosquee" if encoding == "ascii" else "Mosquée") in shown


def test_letters_lose_their_accents_where_they_must() -> None:
    assert plainly("Où est l’œuvre\u202f? – 3…") == "Ou est l'oeuvre ? - 3..."
    assert plainly("é’☃") == "e'?"


@pytest.mark.parametrize("name", all_names())
def test_every_sign_of_a_board_has_one_that_every_terminal_shows(name: str) -> None:
    """Nothing that a board tells is hidden behind a question mark."""
    match = Match(find_game(name), 2, "signs")
    language = language_of(match.game, "fr")
    chance = Chance.seeded("signs")
    screen = console()
    shown = set()
    for _ in range(60):
        if match.decision is None:
            break
        with screen.capture() as drawn:
            screen.print(draw(name, match.observe(match.decision.seat), language, seat_names(match, language)))
        shown |= set(drawn.get()) - {"?"}
        match.play(match.decision.options[chance.below(len(match.decision.options))])
    assert len(shown) > 40
    assert {sign for sign in shown if "?" in plainly(sign)} == set()


@pytest.mark.parametrize("name", all_names())
def test_every_option_of_a_real_game_can_be_asked_about(name: str) -> None:
    """Dice, too, on which nothing is printed."""
    match = Match(find_game(name), 2, "asked")
    play = Play(match, [0, 1], {}, language_of(match.game, "en"))
    for _ in range(40):
        assert match.decision is not None
        for number in range(1, len(match.decision.options) + 1):
            with play.out.capture() as told:
                play.show_printed(str(number), match.decision)
            assert told.get().strip() and "There is no component" not in told.get()
        match.play(match.decision.options[0])
