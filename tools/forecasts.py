"""Measures how far the forecasts of a game are off, and writes it into the game's `thinking/forecast.toml`.

    python -m tools.forecasts merv                              60 matches of two quick bots
    python -m tools.forecasts merv --matches 200 --bots search

Bots play matches; at the start of every turn the expected score of each seat is compared with what it reached. Of each
three matches two are for fitting: the mean error of each tenth of a match, the first and the last decile around it, and
the scatter of leads. The third is held out: with the fitted numbers, how many of its final scores lie in the
intervals, how large the mean error is, and what chances to win came to. All of it is printed, and written with the
numbers. After a change of an appraisal it has to be measured again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from serai.bots import Outlook, make_bot
from serai.bots.advice import appraised
from serai.bots.errors import TENTHS, Errors
from serai.games import all_names, find_game
from serai.kernel.match import Match

GAMES = Path(__file__).resolve().parent.parent / "src" / "serai" / "games"
LONGEST = 100_000  # decisions
HELD_OUT = 3  # every third match


class Look(NamedTuple):
    """The start of a turn: the share of the match that was over, what was expected, and what was reached."""

    share: float
    expected: tuple[float, ...]
    reached: tuple[float, ...]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help="which (default: all)")
    parser.add_argument("--matches", type=int, default=60, help="how many (default: 60)")
    parser.add_argument("--players", type=int, default=2, help="at each (default: 2)")
    parser.add_argument("--bots", default="greedy:effort=60", help="who plays (default: greedy:effort=60)")
    parser.add_argument("--seed", default="forecasts", help="of the matches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    if arguments.matches < 2 * HELD_OUT:
        parser.error(f"--matches {arguments.matches}: at least {2 * HELD_OUT} are needed, a third of them held out")
    for name in arguments.games or all_names():
        tasks = [
            (name, arguments.players, arguments.bots, f"{arguments.seed}/{number}")
            for number in range(arguments.matches)
        ]
        matches: list[list[Look]] = []
        with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
            for looks in pool.map(played, tasks):
                matches.append(looks)
                print(f"\r{name}: {len(matches)} of {len(tasks)} matches", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        fitting = [look for number, looks in enumerate(matches) if number % HELD_OUT for look in looks]
        held_out = [look for number, looks in enumerate(matches) if not number % HELD_OUT for look in looks]
        errors = fit(fitting)
        about = [
            f"{arguments.matches} matches of {arguments.players} {arguments.bots}, "
            f"{len(matches) - len(matches[::HELD_OUT])} for fitting, {len(matches[::HELD_OUT])} held out.",
            *report(errors, held_out),
        ]
        print("\n".join([f"{name}: {about[0]}", *about[1:]]))
        if not arguments.dry:
            write(name, errors, about)
    return 0


def played(task: tuple[str, int, str, str]) -> list[Look]:
    """A match between bots, as it looked at the start of each turn."""
    name, players, bot, seed = task
    match = Match(find_game(name), players, seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(match.game.seats(match.table))]
    seen: list[tuple[int, tuple[float, ...]]] = []
    for _ in range(LONGEST):
        if match.decision is None:
            break
        if match.turn_start == match.position:
            seen.append((match.position, tuple(appraised(match))))
        match.play(bots[match.decision.seat].choose(Outlook(match)))
    seats = range(match.game.seats(match.table))
    reached = tuple(float(sum(item.points for item in match.score(seat))) for seat in seats)
    return [Look(position / match.position, expected, reached) for position, expected in seen]


def fit(looks: Sequence[Look]) -> Errors:
    """The numbers of each tenth."""
    bias, low, high, lead = [], [], [], []
    for tenth in _by_tenth(looks):
        misses = sorted(
            reached - expected for look in tenth for expected, reached in zip(look.expected, look.reached, strict=True)
        )
        mean = sum(misses) / len(misses)
        bias.append(round(mean, 1))
        low.append(round(quantile(misses, 0.1) - mean, 1))
        high.append(round(quantile(misses, 0.9) - mean, 1))
        leads = [(_lead(look.reached) - _lead(look.expected)) ** 2 for look in tenth]
        lead.append(round((sum(leads) / len(leads)) ** 0.5, 1))
    return Errors(bias, low, high, lead)


def report(errors: Errors, looks: Sequence[Look]) -> list[str]:
    """What the numbers are worth for matches that they were not fitted to."""
    lines: list[str] = []
    inside = total = 0
    means: list[str] = []
    for tenth in _by_tenth(looks):
        misses = []
        for look in tenth:
            for expected, reached in zip(look.expected, look.reached, strict=True):
                score = expected + errors.between(errors.bias, look.share)
                least, most = errors.interval(score, look.share)
                inside += least <= reached <= most
                total += 1
                misses.append(reached - score)
        means.append(f"{sum(misses) / len(misses):+.1f}")
    lines.append(f"held out: {inside / total:.0%} of the final scores lie in the intervals of 80 %;")
    lines.append(f"mean errors by tenth {', '.join(means)};")
    lines.append(_chances(errors, looks))
    return lines


def _chances(errors: Errors, looks: Sequence[Look]) -> str:
    """Of all chances that were called large, how large they were and how often it came true."""
    called: list[tuple[float, bool]] = []
    for look in looks:
        chances = errors.chances(look.expected, look.share)
        best = max(look.reached)
        called += [(chance, look.reached[seat] == best) for seat, chance in enumerate(chances)]
    parts = []
    for least, most in ((0.5, 0.7), (0.7, 0.9), (0.9, 1.01)):
        some = [(chance, won) for chance, won in called if least <= chance < most]
        if some:
            mean = sum(chance for chance, _ in some) / len(some)
            parts.append(f"{mean:.0%} came true in {sum(won for _, won in some) / len(some):.0%}")
    return f"chances to win of {', of '.join(parts)} (turns, many of one match)."


def write(name: str, errors: Errors, about: Sequence[str]) -> None:
    """Put the numbers of a game into its file, beside those of its expansions."""
    path = GAMES / name.partition("+")[0] / "thinking" / "forecast.toml"
    head = (
        "# How far the expected scores of a match are off, by tenths of it: written by `python -m tools.forecasts`.\n"
        "# bias: how much more was reached on average; low, high: one final score in ten lies below, one above;\n"
        "# lead: standard deviation of what became of a lead.\n"
    )
    parts = path.read_text("utf-8").removeprefix(head).split("\n[") if path.exists() else []
    others = [part.strip("\n").removeprefix("[") for part in parts]
    key = f'"{name}"' if "+" in name else name
    others = [part for part in others if part and not part.startswith(f"{key}]")]
    lists = [f"{label} = [{', '.join(map(str, getattr(errors, label)))}]" for label in ("bias", "low", "high", "lead")]
    mine = "\n".join([f"{key}]", *(f"# {line}" for line in about), *lists])
    path.write_text(head + "".join(f"\n[{part}\n" for part in sorted([*others, mine])), "utf-8")


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of sorted values lies."""
    place = share * (len(values) - 1)
    left = min(int(place), len(values) - 2)
    return values[left] + (values[left + 1] - values[left]) * (place - left)


def _by_tenth(looks: Sequence[Look]) -> list[list[Look]]:
    tenths: list[list[Look]] = [[] for _ in range(TENTHS)]
    for look in looks:
        tenths[min(TENTHS - 1, int(look.share * TENTHS))].append(look)
    return tenths


def _lead(scores: Sequence[float]) -> float:
    """How far the first seat is ahead of the best other one."""
    return scores[0] - max(scores[1:], default=0.0)


if __name__ == "__main__":
    sys.exit(main())
