"""Balance: what self-play says about a game.

How often each option is taken and how its use goes with winning, where points come from, what the first seat is worth,
how long matches are. A card that everybody takes, one that nobody wants, or a source of points that decides every match
hints at a broken rule or at a badly reconstructed number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from serai.arena.matches import Outcome, Pairing, play_all
from serai.arena.statistics import Interval, correlation, mean, quantile, wilson


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is played: one bot on all seats."""

    game: str
    bot: str
    games: int
    players: int
    seed: str = "0"
    settings: tuple[tuple[str, str], ...] = ()
    content: str = ""

    def pairings(self) -> list[Pairing]:
        bots = (self.bot,) * self.players
        return [
            Pairing(number, self.game, self.players, f"{self.seed}/{number}", bots, self.settings, self.content, True)
            for number in range(self.games)
        ]


@dataclass(frozen=True, slots=True)
class Use:
    """How an option, or a kind of options, was used."""

    name: str
    per_match: float  # and seat
    share: float  # of the seats that used it at all
    win_share: float  # of those
    correlation: float  # of how often it was used with winning
    score_correlation: float  # and with the score


@dataclass(frozen=True, slots=True)
class Source:
    """Where points come from."""

    name: str
    points: float  # per seat and match
    spread: tuple[float, float, float]  # 10 %, half, 90 % of the seats have fewer
    winners: float
    others: float
    share: float  # of all points


@dataclass(frozen=True, slots=True)
class Seat:
    """What a seat, or a place in the order of the first turns, is worth."""

    seat: int
    win_share: float
    interval: Interval
    mean_score: float


@dataclass(frozen=True, slots=True)
class Balance:
    """The report."""

    play: SelfPlay
    matches: int
    decisions: tuple[float, float, float]  # 10 %, half, 90 % of the matches have fewer
    turns: tuple[float, float, float]
    scores: tuple[float, float, float]
    winning_scores: float
    seats: tuple[Seat, ...]
    places: tuple[Seat, ...]  # the same by the order of the first turns, where it varies
    sources: tuple[Source, ...]
    kinds: tuple[Use, ...]
    options: tuple[Use, ...]
    holdings: tuple[Use, ...]  # what seats had gathered at the end

    def plain(self) -> dict[str, Any]:
        """For a program to read."""
        rounded: dict[str, Any] = _rounded(asdict(self))
        return rounded


def study(play: SelfPlay, jobs: int = 0, each: Callable[[Outcome], object] = lambda outcome: None) -> Balance:
    """Play the matches and count."""
    outcomes: list[Outcome] = []

    def keep(outcome: Outcome) -> None:
        outcomes.append(outcome)
        each(outcome)

    play_all(play.pairings(), jobs, keep)
    outcomes.sort(key=lambda outcome: outcome.number)
    return report(play, outcomes)


def report(play: SelfPlay, outcomes: Sequence[Outcome]) -> Balance:
    """The figures of some watched matches. Seats that the rules play count as rivals only."""
    humans = range(play.players)
    rows = [(outcome, seat) for outcome in outcomes for seat in humans]
    won = [_victory(outcome, seat) for outcome, seat in rows]
    scores = [float(outcome.scores[seat]) for outcome, seat in rows]
    kinds: list[dict[str, int]] = []
    for outcome, seat in rows:
        counted: dict[str, int] = {}
        for id, times in outcome.uses[seat].items():
            kind = id.partition(":")[0]
            counted[kind] = counted.get(kind, 0) + times
        kinds.append(counted)
    return Balance(
        play,
        len(outcomes),
        _spread([float(outcome.decisions) for outcome in outcomes]),
        _spread([float(outcome.turns) for outcome in outcomes]),
        _spread(scores),
        mean([score for score, victory in zip(scores, won, strict=True) if victory]),
        tuple(_seat(outcomes, [seat] * len(outcomes), seat) for seat in humans),
        _places(outcomes, play.players),
        _sources(rows, won),
        _uses(kinds, won, scores),
        _uses([outcome.uses[seat] for outcome, seat in rows], won, scores),
        _uses([outcome.holdings[seat] if outcome.holdings else {} for outcome, seat in rows], won, scores),
    )


def _victory(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) / max(1, len(outcome.winners))


def _spread(numbers: Sequence[float]) -> tuple[float, float, float]:
    return quantile(numbers, 0.1), quantile(numbers, 0.5), quantile(numbers, 0.9)


def _seat(outcomes: Sequence[Outcome], who: Sequence[int], number: int) -> Seat:
    """What the seats `who`, one a match, have won."""
    wins = sum(_victory(outcome, seat) for outcome, seat in zip(outcomes, who, strict=True))
    share = wins / len(outcomes) if outcomes else 0.0
    points = [float(outcome.scores[seat]) for outcome, seat in zip(outcomes, who, strict=True)]
    return Seat(number, share, wilson(wins, len(outcomes)), mean(points))


def _places(outcomes: Sequence[Outcome], players: int) -> tuple[Seat, ...]:
    whole = [outcome for outcome in outcomes if len(outcome.order) == players]
    if len({outcome.order for outcome in whole}) < 2:
        return ()  # always in the order of the seats
    return tuple(_seat(whole, [outcome.order[place] for outcome in whole], place) for place in range(players))


def _sources(rows: Sequence[tuple[Outcome, int]], won: Sequence[float]) -> tuple[Source, ...]:
    names = sorted({name for outcome, seat in rows for name in outcome.sources[seat]})
    every = sum(points for outcome, seat in rows for points in outcome.sources[seat].values()) or 1
    found: list[Source] = []
    for name in names:
        points = [float(outcome.sources[seat].get(name, 0)) for outcome, seat in rows]
        of_winners = [point for point, victory in zip(points, won, strict=True) if victory]
        of_others = [point for point, victory in zip(points, won, strict=True) if not victory]
        found.append(
            Source(name, mean(points), _spread(points), mean(of_winners), mean(of_others), sum(points) / every)
        )
    return tuple(sorted(found, key=lambda source: -source.points))


def _uses(counted: Sequence[dict[str, int]], won: Sequence[float], scores: Sequence[float]) -> tuple[Use, ...]:
    found: list[Use] = []
    for name in sorted({name for counts in counted for name in counts}):
        times = [float(counts.get(name, 0)) for counts in counted]
        users = [victory for victory, used in zip(won, times, strict=True) if used]
        found.append(
            Use(
                name,
                mean(times),
                len(users) / len(times),
                mean(users),
                correlation(times, won),
                correlation(times, scores),
            )
        )
    return tuple(sorted(found, key=lambda use: (-use.per_match, use.name)))


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return value
