"""Measures how far the forecasts of a game are off, and writes it into the game's `thinking/forecast.toml`.

    python -m tools.forecasts merv                      150 matches of two bots that play like fair club players
    python -m tools.forecasts merv --matches 60 --bots medium hard

Bots play matches, several kinds of them in every mixture; at the start of every turn what each seat has and what it
expects is compared with what it reached. Numbers are fitted to that, each tenth of a match by itself: the share that
comes of a promised lead, by least squares, and what comes besides; the first and the last decile around that; and the
scatter of leads. What they are worth for other matches is told with them: a third of the matches is held out, with
numbers fitted to the others, then the next third and the last. How many final scores lay in the intervals, how large
mean errors were, and what chances to win came to, is printed and written with the numbers. After a change of an
appraisal it has to be measured again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from serai.bots import Outlook, make_bot
from serai.bots.advice import appraised, points
from serai.bots.errors import LISTS, TENTHS, Errors
from serai.games import all_names, find_game
from serai.kernel.match import Match

GAMES = Path(__file__).resolve().parent.parent / "src" / "serai" / "games"
LONGEST = 100_000  # decisions
HELD_OUT = 3  # of so many parts one is held out


class Look(NamedTuple):
    """The start of a turn: the share of the match that was over; by seat its points, what it expected and reached."""

    share: float
    points: tuple[float, ...]
    expected: tuple[float, ...]
    reached: tuple[float, ...]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help="which (default: all)")
    parser.add_argument("--matches", type=int, default=150, help="how many (default: 150)")
    parser.add_argument("--players", type=int, default=2, help="at each (default: 2)")
    parser.add_argument("--bots", nargs="+", default=["medium"], help="who plays (default: medium)")
    parser.add_argument("--seed", default="forecasts", help="of the matches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    if arguments.matches < 2 * HELD_OUT:
        parser.error(f"--matches {arguments.matches}: at least {2 * HELD_OUT} are needed, a third of them held out")
    for name in arguments.games or all_names():
        tasks = [
            (name, arguments.players, company(arguments.bots, arguments.players, number), f"{arguments.seed}/{number}")
            for number in range(arguments.matches)
        ]
        matches: list[list[Look]] = []
        with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
            for looks in pool.map(played, tasks):
                matches.append(looks)
                print(f"\r{name}: {len(matches)} of {len(tasks)} matches", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        thirds: list[tuple[Errors, list[Look]]] = []
        for third in range(HELD_OUT):
            others = [look for number, looks in enumerate(matches) if number % HELD_OUT != third for look in looks]
            thirds.append((fit(others), [look for looks in matches[third::HELD_OUT] for look in looks]))
        errors = fit([look for looks in matches for look in looks])
        about = [
            f"{arguments.matches} matches of {arguments.players} {' and '.join(arguments.bots)}, a third after the "
            "other held out:",
            *report(thirds),
        ]
        print("\n".join([f"{name}: {about[0]}", *about[1:]]))
        if not arguments.dry:
            write(name, errors, about)
    return 0


def company(bots: Sequence[str], players: int, number: int) -> list[str]:
    """Who plays a match: one mixture after the other, and each of them is fitted and held out."""
    mixtures = list(product(bots, repeat=players))
    return list(mixtures[number // HELD_OUT % len(mixtures)])


def played(task: tuple[str, int, list[str], str]) -> list[Look]:
    """A match between bots, as it looked at the start of each turn."""
    name, players, who, seed = task
    match = Match(find_game(name), players, seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat, bot in enumerate(who)]
    seen: list[tuple[int, tuple[float, ...], tuple[float, ...]]] = []
    for _ in range(LONGEST):
        if match.decision is None:
            break
        if match.turn_start == match.position:
            seen.append((match.position, tuple(points(match)), tuple(appraised(match))))
        match.play(bots[match.decision.seat].choose(Outlook(match)))
    reached = tuple(points(match))
    return [Look(position / match.position, had, expected, reached) for position, had, expected in seen]


def fit(looks: Sequence[Look]) -> Errors:
    """The numbers of each tenth."""
    lists: list[list[float]] = [[] for _ in LISTS]
    for tenth in _by_tenth(looks):
        seats = [seat for look in tenth for seat in zip(look.points, look.expected, look.reached, strict=True)]
        come = _share(tenth)
        bias = sum(reached - had - come * (expected - had) for had, expected, reached in seats) / len(seats)
        misses = sorted(reached - had - come * (expected - had) - bias for had, expected, reached in seats)
        leads = []
        for look in tenth:
            forecasts = [
                had + come * (expected - had) for had, expected in zip(look.points, look.expected, strict=True)
            ]
            leads.append((_lead(look.reached) - _lead(forecasts)) ** 2)
        scatter = (sum(leads) / len(leads)) ** 0.5
        numbers = (round(come, 2), bias, quantile(misses, 0.1), quantile(misses, 0.9), scatter)
        for one, number in zip(lists, numbers, strict=True):
            one.append(round(number, 2 if one is lists[0] else 1))
    return Errors(*lists)


def _share(looks: Sequence[Look]) -> float:
    """Which share of a promised lead comes, by least squares; neither negative nor above one.

    Seats of one match are compared with each other: how long it is, and how much there is for everybody, moves all of
    them alike and says nothing about what a promise is worth.
    """
    spread = together = 0.0
    for look in looks:
        promised = _around_mean(look.expected, look.points)
        came = _around_mean(look.reached, look.points)
        spread += sum(x * x for x in promised)
        together += sum(x * y for x, y in zip(promised, came, strict=True))
    return min(1.0, max(0.0, together / spread)) if spread else 1.0


def _around_mean(scores: Sequence[float], had: Sequence[float]) -> list[float]:
    """By seat: how much more than the others' it is that comes on top of the points of now."""
    more = [score - now for score, now in zip(scores, had, strict=True)]
    mean = sum(more) / len(more)
    return [one - mean for one in more]


def report(parts: Sequence[tuple[Errors, Sequence[Look]]]) -> list[str]:
    """What numbers are worth for matches that they were not fitted to."""
    inside = total = 0
    misses: list[list[float]] = [[] for _ in range(TENTHS)]
    for errors, looks in parts:
        for place, tenth in enumerate(_by_tenth(looks)):
            for look in tenth:
                for had, expected, reached in zip(look.points, look.expected, look.reached, strict=True):
                    score = errors.forecast(had, expected, look.share)
                    least, most = errors.interval(score, look.share)
                    inside += least <= reached <= most
                    total += 1
                    misses[place].append(reached - score)
    means = [f"{sum(tenth) / len(tenth):+.1f}" for tenth in misses]
    return [
        f"{inside / total:.0%} of the final scores lie in the intervals of 80 %;",
        f"mean errors by tenth {', '.join(means)};",
        _chances(parts),
    ]


def _chances(parts: Sequence[tuple[Errors, Sequence[Look]]]) -> str:
    """Of all chances that were called large, how large they were and how often it came true."""
    called: list[tuple[float, bool]] = []
    for errors, looks in parts:
        for look in looks:
            forecasts = [errors.forecast(*seat, look.share) for seat in zip(look.points, look.expected, strict=True)]
            chances = errors.chances(forecasts, look.share)
            best = max(look.reached)
            called += [(chance, look.reached[seat] == best) for seat, chance in enumerate(chances)]
    told_true = []
    for least, most in ((0.5, 0.7), (0.7, 0.9), (0.9, 1.01)):
        some = [(chance, won) for chance, won in called if least <= chance < most]
        if some:
            mean = sum(chance for chance, _ in some) / len(some)
            told_true.append(f"{mean:.0%} came true in {sum(won for _, won in some) / len(some):.0%}")
    return f"chances to win of {', of '.join(told_true)} (turns, many of one match)."


def write(name: str, errors: Errors, about: Sequence[str]) -> None:
    """Put the numbers of a game into its file, beside those of its expansions."""
    path = GAMES / name.partition("+")[0] / "thinking" / "forecast.toml"
    head = (
        "# How far the expected scores of a match are off, by tenths of it: written by `python -m tools.forecasts`.\n"
        "# come: the share that comes of the points that are promised beyond those of now; bias: what comes besides;\n"
        "# low, high: one final score in ten lies below, one above; lead: standard deviation of how leads end.\n"
    )
    parts = path.read_text("utf-8").split("\n[")[1:] if path.exists() else []
    others = [part.strip("\n") for part in parts]
    key = f'"{name}"' if "+" in name else name
    others = [part for part in others if part and not part.startswith(f"{key}]")]
    lists = [f"{label} = [{', '.join(map(str, getattr(errors, label)))}]" for label in LISTS]
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
