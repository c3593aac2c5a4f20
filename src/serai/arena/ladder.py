"""A ladder: bots against each other on common seeds, in every order of seats.

Each outcome is a line of a JSON lines file, so that a run can be broken off and gone on with, with more games if
wanted: a match is known by its seed and by who sits where. With one player a game's official solo opponent is the
adversary; it appears in the table as `automa`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations, count, cycle, islice, permutations
from pathlib import Path
from typing import Any, TextIO

from openskill.models import PlackettLuce

from serai.arena.cluster import play_on_ray
from serai.arena.edition import edition
from serai.arena.matches import Outcome, Pairing, play_all
from serai.arena.statistics import Interval, mean, wilson


class LadderError(ValueError):
    """A ladder cannot be held as asked; says why."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is played: `games` matches of each set of bots that can sit together."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: str = "0"
    settings: tuple[tuple[str, str], ...] = ()
    content: str = ""

    def pairings(self) -> Iterator[Pairing]:
        """Every match: seed after seed, each with the same bots in every order of seats."""
        number = count()
        for table in self.tables():
            orders = _orders(table)
            for place in range(self.games):
                seed = f"{self.seed}/{place // len(orders)}"
                order = orders[place % len(orders)]
                yield Pairing(next(number), self.game, self.players, seed, order, self.settings, self.content)

    def unevenness(self) -> str:
        """What is to be known where not every order of seats is played equally often."""
        orders = max(len(_orders(table)) for table in self.tables())
        if self.games % orders == 0:
            return ""
        return f"{self.games} matches are not a multiple of {orders}, so some orders of seats are played more often"

    def tables(self) -> list[tuple[str, ...]]:
        """The sets of bots that sit together; too few bots sit several times."""
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        return [tuple(islice(cycle(self.bots), self.players))]


def _orders(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(permutations(table)))


@dataclass(frozen=True, slots=True)
class Standing:
    """How one competitor did."""

    name: str
    matches: int
    wins: float  # a shared victory counts as its share
    win_share: float
    interval: Interval
    mean_score: float
    rating: float  # openskill's ordinal: the skill it has at least, surely
    skill: float
    uncertainty: float
    rated: int  # matches that the rating is made of: none where somebody only meets itself
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The table of a ladder."""

    ladder: Ladder
    outcomes: tuple[Outcome, ...]
    standings: tuple[Standing, ...]  # the best first

    @property
    def given_up(self) -> int:
        """How many matches nobody won because they did not end."""
        return sum(not outcome.winners for outcome in self.outcomes)

    def plain(self) -> dict[str, Any]:
        """For a program to read."""
        return {
            "ladder": asdict(self.ladder),
            "matches": len(self.outcomes),
            "given_up": self.given_up,
            "decisions_per_match": round(mean([outcome.decisions for outcome in self.outcomes]), 1),
            "seconds_per_match": round(mean([outcome.seconds for outcome in self.outcomes]), 3),
            "standings": [
                {
                    "bot": one.name,
                    "matches": one.matches,
                    "wins": round(one.wins, 2),
                    "win_share": round(one.win_share, 4),
                    "wilson_95": [round(bound, 4) for bound in one.interval],
                    "mean_score": round(one.mean_score, 2),
                    "openskill": {
                        "ordinal": round(one.rating, 2),
                        "mu": round(one.skill, 2),
                        "sigma": round(one.uncertainty, 2),
                        "matches": one.rated,
                    },
                }
                for one in self.standings
            ],
            "pairs": [
                {"bot": mine, "against": other, "matches": matches, "wins": round(wins, 2)}
                for (mine, other), (matches, wins) in sorted(head_to_head(self.outcomes).items())
            ],
        }


def hold(
    ladder: Ladder,
    path: Path | None = None,
    jobs: int = 0,
    report: Callable[[int, int], object] = lambda done, total: None,
    ray: str = "",
) -> Result:
    """Play what is not played yet, writing each outcome to the file; `ray` is the address of a cluster.

    Raises LadderError, ClusterError.
    """
    pairings = list(ladder.pairings())
    if not pairings:
        raise LadderError("there is nothing to play: name at least one bot and one game")
    outcomes = _read(ladder, path) if path is not None else {}
    report(len(outcomes), len(pairings))
    missing = [pairing for pairing in pairings if pairing.number not in outcomes]
    file = _opened(ladder, path) if path is not None and missing else None

    def keep(outcome: Outcome) -> None:
        outcomes[outcome.number] = outcome
        if file is not None:
            file.write(json.dumps(outcome.plain()) + "\n")
            file.flush()
        report(len(outcomes), len(pairings))

    try:
        if ray:
            play_on_ray(ray, missing, jobs, keep)
        else:
            play_all(missing, jobs, keep)
    finally:
        if file is not None:
            file.close()
    played = tuple(outcomes[pairing.number] for pairing in pairings)
    return Result(ladder, played, standings(played))


def standings(outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    """Everybody's results, the highest share of victories first."""
    scores: dict[str, list[int]] = {}
    wins: dict[str, float] = {}
    rated: Counter[str] = Counter()
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.names):
            scores.setdefault(name, []).append(outcome.scores[seat])
            wins[name] = wins.get(name, 0.0) + (seat in outcome.winners) / max(1, len(outcome.winners))
            ratings.setdefault(name, model.rating(name=name))
        if outcome.winners and len(set(outcome.names)) == len(outcome.names) > 1:  # nobody is rated against itself
            ordered = sorted(
                {(seat not in outcome.winners, -outcome.scores[seat]) for seat in range(len(outcome.names))}
            )
            ranks = [
                float(ordered.index((seat not in outcome.winners, -points)))
                for seat, points in enumerate(outcome.scores)
            ]
            changed = model.rate([[ratings[name]] for name in outcome.names], ranks=ranks)
            for name, (rating,) in zip(outcome.names, changed, strict=True):
                ratings[name] = rating
                rated[name] += 1
    found = [
        Standing(
            name,
            len(points),
            wins[name],
            wins[name] / len(points),
            wilson(wins[name], len(points)),
            mean(points),
            ratings[name].ordinal(),
            ratings[name].mu,
            ratings[name].sigma,
            rated[name],
            tuple(points),
        )
        for name, points in scores.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.win_share, -one.mean_score, one.name)))


def head_to_head(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], tuple[int, float]]:
    """For each two that met: matches, and victories of the first over the second (1/2 where neither is ahead)."""
    met: dict[tuple[str, str], tuple[int, float]] = {}
    for outcome in outcomes:
        for seat, mine in enumerate(outcome.names):
            for other_seat, other in enumerate(outcome.names):
                if mine != other:
                    won, lost = seat in outcome.winners, other_seat in outcome.winners
                    ahead = won - lost or _sign(outcome.scores[seat] - outcome.scores[other_seat]) * (not won)
                    matches, wins = met.get((mine, other), (0, 0.0))
                    met[mine, other] = (matches + 1, wins + (1 + ahead) / 2)
    return met


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _header(ladder: Ladder) -> dict[str, Any]:
    plain: Mapping[str, Any] = json.loads(json.dumps(asdict(ladder)))
    return {
        "ladder": {name: value for name, value in plain.items() if name != "games"},
        "edition": " ".join(edition(ladder.game, ladder.content)),
    }


def _read(ladder: Ladder, path: Path) -> dict[int, Outcome]:
    """The outcomes of an earlier run; a last line that was cut off is left out."""
    lines = _text(path).splitlines()
    if not lines:
        return {}
    found, header = _plain(lines[0]), _header(ladder)
    if found.get("ladder") != header["ladder"]:
        raise LadderError(f"{path} belongs to another ladder, or to none: name another file, or remove it")
    if found.get("edition") != header["edition"]:
        raise LadderError(
            f"{path} was played by another edition of bots and rules ({found.get('edition', 'unknown')}, here it is "
            f"{header['edition']}), and figures of both cannot be mixed: name another file, or remove it"
        )
    wanted = {(pairing.seed, pairing.bots): pairing.number for pairing in ladder.pairings()}
    outcomes: dict[int, Outcome] = {}
    for plain in map(_plain, lines[1:]):
        try:
            outcome = Outcome.of(plain)
            number = wanted.get((outcome.seed, outcome.names[: ladder.players]))
        except TypeError:  # not an outcome at all
            continue
        if number is not None:
            outcomes[number] = replace(outcome, number=number)
    return outcomes


def _plain(line: str) -> dict[str, Any]:
    try:
        plain = json.loads(line)
    except ValueError:
        plain = None
    return plain if isinstance(plain, dict) else {}


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8") if path.exists() else ""
    except UnicodeDecodeError:
        raise LadderError(f"{path} is not a text file: name another one") from None
    except OSError as error:
        raise LadderError(f"{path} cannot be read: {error.strerror}") from None


def _opened(ladder: Ladder, path: Path) -> TextIO:
    before = _text(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8")
    except OSError as error:
        raise LadderError(f"{path} cannot be written: {error.strerror}") from None
    if not before:
        file.write(json.dumps(_header(ladder)) + "\n")
    elif not before.endswith("\n"):
        file.write("\n")  # a line was cut off
    file.flush()
    return file
