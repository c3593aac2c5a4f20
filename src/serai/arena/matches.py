"""Matches between bots, played in as many processes as there are cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from serai.bots import Outlook, dismiss, introduce, make_bot
from serai.bots.workers import end_workers, start_workers
from serai.games import find_game
from serai.kernel.game import ScoreItem
from serai.kernel.match import Match

MOST_DECISIONS = 20_000  # then a match is given up


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to play: who sits where, on which seed."""

    number: int
    game: str
    players: int
    seed: str
    bots: tuple[str, ...]  # by seat; the rules play the seats behind them
    settings: tuple[tuple[str, str], ...] = ()
    content: str = ""  # a folder that overrides content
    watch: bool = False  # whether to count the options that each seat takes


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it."""

    number: int
    seed: str
    names: tuple[str, ...]  # by seat, `automa` where the rules play
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # no seat if the match was given up
    decisions: int
    turns: int
    seconds: float
    sources: tuple[dict[str, int], ...] = ()  # by seat: points by what they were for
    uses: tuple[dict[str, int], ...] = field(default=())  # by seat: how often it took an option
    holdings: tuple[dict[str, int], ...] = ()  # by seat: what it had gathered at the end
    order: tuple[int, ...] = ()  # the seats in the order of their first turns

    def plain(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value != ()}

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Outcome:
        """The outcome that a line of a file describes; raises TypeError where it describes none."""
        lists = {name: tuple(value) for name, value in plain.items() if isinstance(value, list)}
        return cls(**{**plain, **lists})


def play(pairing: Pairing) -> Outcome:
    """Play one match."""
    game = find_game(pairing.game, Path(pairing.content) if pairing.content else None)
    match = Match(game, pairing.players, pairing.seed, dict(pairing.settings))
    seats = range(game.seats(match.table))
    automas = game.automas(match.table)
    course = _play_out(match, pairing)
    items = [match.score(seat) for seat in seats]
    return Outcome(
        pairing.number,
        pairing.seed,
        tuple("automa" if seat in automas else pairing.bots[seat] for seat in seats),
        tuple(sum(item.points for item in mine) for mine in items),
        tuple(game.winners(match.table)) if match.is_over else (),
        course.decisions,
        course.turns,
        round(course.seconds, 3),
        tuple(_by_source(mine) for mine in items) if pairing.watch else (),
        tuple(course.uses[seat] for seat in seats) if pairing.watch else (),
        tuple(dict(game.holdings(match.table, seat)) for seat in seats) if pairing.watch else (),
        tuple(course.order) if pairing.watch else (),
    )


class _Course:
    """What is counted while a match is played."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.turns = 0
        self.seconds = 0.0
        self.order: list[int] = []
        self.uses: list[dict[str, int]] = [{} for _ in range(seats)]


def _play_out(match: Match, pairing: Pairing) -> _Course:
    """Let the bots play, until the match is over or given up."""
    course = _Course(match.game.seats(match.table))
    bots = [make_bot(name, f"{pairing.seed}/{seat}") for seat, name in enumerate(pairing.bots)]
    introduce(bots, pairing.bots)
    start = perf_counter()
    turn_start = -1
    try:
        while (decision := match.decision) is not None and course.decisions < MOST_DECISIONS:
            course.decisions += 1
            if match.turn_start != turn_start:
                turn_start = match.turn_start
                course.turns += 1
            seat = decision.seat
            if seat not in course.order:
                course.order.append(seat)
            option = bots[seat].choose(Outlook(match))
            if pairing.watch:
                uses = course.uses[seat]
                uses[option.id] = uses.get(option.id, 0) + 1
            match.play(option)
    finally:
        dismiss(bots, match)
    course.seconds = perf_counter() - start
    return course


def _by_source(items: Iterable[ScoreItem]) -> dict[str, int]:
    points: dict[str, int] = {}
    for item in items:
        points[item.message.key] = points.get(item.message.key, 0) + item.points
    return points


def play_all(pairings: Iterable[Pairing], jobs: int, report: Callable[[Outcome], object]) -> None:
    """Play matches in several processes (0: one for each core) and tell each outcome as it comes.

    Whatever ends this early ends the matches that are being played, too: nobody waits for what nobody will be told.
    """
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        for pairing in pairings:
            report(play(pairing))
        return
    waiting = iter(pairings)
    with start_workers(jobs) as pool:
        running: set[Future[Outcome]] = {pool.submit(play, pairing) for pairing in islice(waiting, 2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    report(future.result())
                running |= {pool.submit(play, pairing) for pairing in islice(waiting, len(done))}
        except BaseException:
            end_workers(pool)
            raise
