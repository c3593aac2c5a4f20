"""Ladders: who meets whom, what is counted, and going on after a break."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from serai.arena.ladder import Ladder, LadderError, head_to_head, hold, standings
from serai.arena.matches import Outcome, play_all
from serai.arena.report import ladder_page
from serai.arena.simulation import simulate
from serai.arena.statistics import wilson
from serai.bots import Outlook, RandomBot
from serai.bots.stdio import StdioError
from serai.builds import source_digests
from serai.games import find_game
from serai.kernel.decision import Option
from serai.kernel.match import Match

SMALL = Ladder("encyclopedia", ("random", "greedy:effort=8"), 4, 2)


def outcome(number: int, names: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(number, f"0/{number}", names, scores, winners, 10, 4, 0.1)


def test_everybody_meets_everybody_in_every_order_on_the_same_seeds() -> None:
    pairings = list(Ladder("wayfarers", ("a", "b", "c"), 4, 2).pairings())
    assert [pairing.number for pairing in pairings] == list(range(12))
    met = [(pairing.seed, pairing.bots) for pairing in pairings]
    assert met[:4] == [("0/0", ("a", "b")), ("0/0", ("b", "a")), ("0/1", ("a", "b")), ("0/1", ("b", "a"))]
    assert {frozenset(bots) for _, bots in met} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}
    three = [pairing.bots for pairing in Ladder("wayfarers", ("a", "b", "c"), 6, 3).pairings()]
    assert len(set(three)) == 6


def test_few_bots_sit_several_times_and_one_plays_alone() -> None:
    assert Ladder("wayfarers", ("a", "b"), 1, 3).tables() == [("a", "b", "a")]
    assert [pairing.bots for pairing in Ladder("wayfarers", ("a", "b"), 1, 1).pairings()] == [("a",), ("b",)]


def test_victories_scores_and_ratings() -> None:
    outcomes = [outcome(n, ("a", "b"), (30 + n, 10), (0,)) for n in range(8)]
    outcomes += [outcome(8, ("b", "a"), (20, 10), (0,)), outcome(9, ("b", "a"), (20, 20), (0, 1))]
    first, second = standings(outcomes)
    assert (first.name, first.matches, first.wins, first.win_share) == ("a", 10, 8.5, 0.85)
    assert first.interval == wilson(8.5, 10)
    assert (second.name, second.wins, second.mean_score) == ("b", 1.5, 12.0)
    assert first.skill > 25 > second.skill
    assert first.rating > second.rating
    assert first.rated == second.rated == 10
    assert head_to_head(outcomes) == {("a", "b"): (10, 8.5), ("b", "a"): (10, 1.5)}


def test_nobody_is_rated_against_itself() -> None:
    (alone,) = standings([outcome(0, ("a", "a"), (3, 2), (0,))])
    assert (alone.matches, alone.wins, alone.rated) == (2, 1.0, 0)


@pytest.mark.long
def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "ladder.jsonl"
    whole = hold(SMALL, path, jobs=1)
    lines = path.read_text().splitlines()
    assert len(lines) == 5
    path.write_text("\n".join(lines[:3]) + '\n{"number": 2, "se')  # a line was cut off
    told: list[tuple[int, int]] = []
    again = hold(SMALL, path, 1, lambda done, total: told.append((done, total)))
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert [o.scores for o in again.outcomes] == [o.scores for o in whole.outcomes]
    assert again.plain()["standings"] == whole.plain()["standings"]
    told.clear()
    hold(SMALL, path, 1, lambda done, total: told.append((done, total)))
    assert told == [(4, 4)]
    with pytest.raises(LadderError, match="belongs to another ladder"):
        hold(Ladder("encyclopedia", SMALL.bots, 4, 2, seed="1"), path, jobs=1)


@pytest.fixture
def by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever their names, all bots choose by chance: where it does not matter who plays, and quickly."""
    monkeypatch.setattr("serai.arena.matches.make_bot", lambda name, seed: RandomBot(name + seed))


@pytest.mark.usefixtures("by_chance")
def test_a_ladder_goes_on_with_more_games_than_before(tmp_path: Path) -> None:
    """Three bots form three tables; what each has played is known, whatever number it gets in the longer run."""
    path = tmp_path / "ladder.jsonl"
    bots = ("a", "b", "c")
    hold(Ladder("encyclopedia", bots, 2, 2), path, jobs=1)
    told: list[tuple[int, int]] = []
    longer = hold(Ladder("encyclopedia", bots, 4, 2), path, 1, lambda done, total: told.append((done, total)))
    assert told[0] == (6, 12)
    fresh = hold(Ladder("encyclopedia", bots, 4, 2), jobs=1)
    assert [(o.number, o.names, o.scores) for o in longer.outcomes] == [
        (o.number, o.names, o.scores) for o in fresh.outcomes
    ]
    assert longer.plain()["standings"] == fresh.plain()["standings"]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content, error in ((b"a shopping list\n", "another ladder, or to none"), (b"\xff\xfe", "is not a text file")):
        path.write_bytes(content)
        with pytest.raises(LadderError, match=error):
            hold(SMALL, path, jobs=1)
        assert path.read_bytes() == content


@pytest.mark.usefixtures("by_chance")
def test_what_other_bots_have_played_is_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.jsonl"
    hold(SMALL, path, jobs=1)
    kept = path.read_text()
    digests = source_digests()
    monkeypatch.setattr("serai.arena.edition.source_digests", lambda: digests | {"bots/greedy_bot.py": "edited"})
    with pytest.raises(LadderError, match="played by another edition of bots and rules"):
        hold(SMALL, path, jobs=1)
    assert path.read_text() == kept


@pytest.mark.usefixtures("by_chance")
def test_lines_that_are_no_outcomes_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    hold(SMALL, path, jobs=1)
    header, first, *_ = path.read_text().splitlines()
    path.write_text("\n".join([header, "7", "[]", '{"seed": {}}', "", first]) + "\n")
    told: list[tuple[int, int]] = []
    hold(SMALL, path, 1, lambda done, total: told.append((done, total)))
    assert told[0] == (1, 4)


class Guest(RandomBot):
    """Comes, plays for a while if it is patient, and has to be shown out."""

    here = 0

    def __init__(self, seed: str, patience: int) -> None:
        super().__init__(seed)
        self._patience = patience
        Guest.here += 1

    def choose(self, outlook: Outlook) -> Option:
        self._patience -= 1
        if not self._patience:
            raise StdioError("it has left the table")
        return super().choose(outlook)

    def close(self, match: Match | None = None) -> None:
        Guest.here -= 1


@pytest.mark.parametrize("patience", [0, 4])
def test_bots_are_let_go_after_a_match_and_after_an_error(patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.arena.matches.make_bot", lambda name, seed: Guest(seed, patience))
    monkeypatch.setattr("serai.arena.simulation.make_bot", lambda name, seed: Guest(seed, patience))
    with pytest.raises(StdioError, match="left the table") if patience else nullcontext():
        hold(SMALL, jobs=1)
    assert Guest.here == 0
    with pytest.raises(StdioError, match="left the table") if patience else nullcontext():
        simulate(find_game("encyclopedia"), 2, 1, "0")
    assert Guest.here == 0


def test_what_ends_a_ladder_early_ends_its_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[ProcessPoolExecutor] = []

    class Watched(ProcessPoolExecutor):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            pools.append(self)
            self.workers: Any = self._processes

    monkeypatch.setattr("serai.bots.workers.ProcessPoolExecutor", Watched)

    def interrupt(outcome: Outcome) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(Ladder("encyclopedia", ("random", "search:iterations=1000000"), 1, 1).pairings(), 2, interrupt)
    (pool,) = pools
    assert isinstance(pool, Watched) and pool.workers
    for process in pool.workers.values():
        process.join(60)  # a match with such a search would take days
    codes = {process.exitcode for process in pool.workers.values()}
    assert -signal.SIGTERM in codes
    assert codes <= {0, -signal.SIGTERM}  # who has nothing to do may end by itself before


WORKERS = """
import sys, time, multiprocessing, threading
from serai.arena.ladder import Ladder
from serai.arena.matches import play_all
pairings = Ladder("encyclopedia", ("search:iterations=1000000",), 2, 1).pairings()
threading.Thread(target=play_all, args=(pairings, 2, print), daemon=True).start()
while len(multiprocessing.active_children()) < 2:
    time.sleep(0.05)
print("at work", flush=True)
sys.stdin.read()
"""


def test_workers_end_with_who_started_them() -> None:
    """Whoever still lives holds the pipe open to which all of them write."""
    program = subprocess.Popen(
        [sys.executable, "-c", WORKERS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert program.stdin is not None and program.stdout is not None
    assert program.stdout.readline() == b"at work\n"
    program.kill()
    program.communicate(timeout=60)  # a match with such a search would take days


def test_alone_the_official_opponent_is_the_rival() -> None:
    result = hold(Ladder("encyclopedia", ("random",), 2, 1), jobs=1)
    assert {one.name for one in result.standings} == {"random", "automa"}
    assert sum(one.wins for one in result.standings) == 2


def test_several_processes_come_to_the_same() -> None:
    ladder = Ladder("encyclopedia", ("random",), 3, 2)
    apart, together = hold(ladder, jobs=2), hold(ladder, jobs=1)
    assert [o.scores for o in apart.outcomes] == [o.scores for o in together.outcomes]


def test_the_reports_are_whole() -> None:
    result = hold(Ladder("encyclopedia", ("random",), 1, 2), jobs=1)
    plain = json.loads(json.dumps(result.plain()))
    assert plain["matches"] == 1
    assert plain["standings"][0]["bot"] == "random"
    page = ladder_page(result)
    assert_whole_page(page)
    assert page.count("<svg") == 2


def assert_whole_page(page: str) -> None:
    """Every element that is opened is closed, and nothing is fetched from elsewhere."""
    opened: list[str] = []

    class Parser(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in ("meta", "line", "circle", "rect"):
                opened.append(tag)
            assert not {"src", "href"} & {name for name, _ in attrs}

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

    Parser().feed(page)
    assert opened == []
