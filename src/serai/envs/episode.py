"""One match as the faces play it: who is asked, with which numbers, and what it is worth.

Options are their numbers in the game's vocabulary. Seats with a bot are played at once, so that only seats without one
are ever asked. Rewards (`REWARDS`) say how a result becomes a number:

    victory    at the end: 1 for the winner, −1/(n−1) for each other of n competitors, automas among them; a shared
               victory shares. Whatever the number of players, the sum over all competitors is 0.
    lead       at the end: the points ahead of the strongest rival
    progress   at every step: how much the lead has changed since the seat was last rewarded; adds up to `lead`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from serai.bots import dismiss, make_bot
from serai.bots.lanes import Lane
from serai.games import find_game
from serai.kernel.game import Game
from serai.kernel.match import Match, checked_settings
from serai.kernel.save import load, save
from serai.kernel.sight import Sight

REWARDS = ("victory", "lead", "progress")
MOST_DECISIONS = 20_000  # then a match is given up


class EnvError(ValueError):
    """An environment cannot be made, or used, as asked; says why and what would be right."""


class Rules:
    """What stays the same from match to match: game, players, settings, bots by seat, reward."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: Mapping[int, str] | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "victory",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.game: Game[Any] = find_game(game)
        self.players = players
        self.settings = checked_settings(self.game, players, settings or {})
        self.bots = dict(bots or {})
        self.reward = reward
        self.most_decisions = most_decisions
        if reward not in REWARDS:
            raise EnvError(f"there is no reward {reward!r}; rewards are {', '.join(REWARDS)}")
        for seat, name in self.bots.items():
            if not 0 <= seat < players:
                raise EnvError(f"there is no seat {seat} for {name}; seats are 0 to {players - 1}")
            make_bot(name, "")
        first = Match(self.game, players, "", self.settings)
        self.competitors = self.game.seats(first.table)
        self.sight = Sight(first)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game.name, self.players, self.bots, self.settings, self.reward, self.most_decisions)

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # never changes


class Episode:
    """A match, always at a decision of a seat without a bot, or over."""

    def __init__(self, rules: Rules, seed: str, match: Match | None = None) -> None:
        """Begin a match, or go on with one that stands where an episode can."""
        self.rules = rules
        self.match = match or Match(rules.game, rules.players, seed, rules.settings)
        bots = {seat: make_bot(name, f"{seed}/{seat}") for seat, name in rules.bots.items()}
        self.lane = Lane(self.match, bots, rules.sight, rules.most_decisions)
        self._leads = [0.0] * rules.players
        if match is not None:
            return
        if rules.reward == "progress":
            self._leads = [self.lead(seat) for seat in range(rules.players)]
        self.lane.begin()

    @property
    def decisions(self) -> int:
        """How many were made, those of the bots included."""
        return self.lane.decisions

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when nothing is to be decided any more."""
        seat = self.lane.seat()
        return seat if seat >= 0 else None

    @property
    def terminated(self) -> bool:
        return self.match.is_over

    @property
    def truncated(self) -> bool:
        """Whether the match was given up."""
        return self.lane.decisions >= self.rules.most_decisions and not self.match.is_over

    def options(self) -> Sequence[int]:
        """The numbers of the options at hand."""
        decision = self.match.decision
        return [option.index for option in decision.options] if decision is not None and not self.truncated else []

    def allows(self, action: int) -> bool:
        """Whether an option may be chosen now."""
        return action in self.options()

    def choose(self, action: int) -> None:
        """Take an option and play on to the next decision of a seat without a bot; raises EnvError."""
        if not self.take(action):
            raise EnvError(self._refusal(action))

    def take(self, action: int) -> bool:
        """The same, but False where the option is not offered."""
        return self.lane.take(action)

    def reward(self, seat: int) -> float:
        """What a seat gets for what happened since it was last asked for."""
        kind = self.rules.reward
        if kind != "progress" and self.match.decision is not None:
            return 0.0
        if kind == "progress":
            lead = self.lead(seat)
            gained, self._leads[seat] = lead - self._leads[seat], lead
            return gained
        return self.lead(seat) if kind == "lead" else self.victory(seat)

    def victory(self, seat: int) -> float:
        """The reward `victory` of a match that is over; 0 before."""
        if not self.match.is_over:
            return 0.0
        game, table = self.rules.game, self.match.table
        return victory(seat, game.winners(table), game.seats(table))

    def lead(self, seat: int) -> float:
        """The points ahead of the strongest rival if the match ended now."""
        scores = self.scores()
        mine = scores.pop(seat)
        return float(mine - max(scores, default=0))

    def scores(self) -> list[int]:
        """The points of each competitor if the match ended now."""
        match = self.match
        return [sum(item.points for item in match.score(seat)) for seat in range(self.rules.game.seats(match.table))]

    def clone(self) -> Episode:
        """The same match once more, to be played on by itself; bots think anew."""
        return self.going_on(self.match.clone())

    def going_on(self, match: Match) -> Episode:
        """The same episode on another match: a copy of its own."""
        twin = Episode(self.rules, match.seed, match)
        twin.lane.decisions = self.lane.decisions
        twin.lane.steps = self.lane.steps
        twin._leads = self._leads[:]
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (self.rules, save(self.match), self.decisions, self._leads, self.lane.steps)

    def close(self) -> None:
        """End the programs of bots that are programs."""
        dismiss(self.lane.bots.values(), self.match)

    def _refusal(self, action: int) -> str:
        vocabulary = self.rules.game.vocabulary
        if self.match.is_over:
            return "the match is over: reset the environment"
        if not 0 <= action < len(vocabulary):
            return f"there is no action {action}; actions are 0 to {len(vocabulary) - 1}"
        offered = ", ".join(f"{vocabulary.at(index).id} ({index})" for index in self.options())
        return f"action {action} ({vocabulary.at(action).id}) cannot be chosen now; offered are {offered}"


def _revived(rules: Rules, saved: str, decisions: int, leads: list[float], steps: int) -> Episode:
    match = load(saved, rules.game)
    episode = Episode(rules, match.seed, match)
    episode.lane.decisions = decisions
    episode.lane.steps = steps
    episode._leads = leads
    return episode


def whole(action: object) -> int:
    """The number of an action; raises EnvError for what is no whole number."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise EnvError(f"an action is a whole number, not {action!r}") from None


def victory(seat: int, winners: Sequence[int], competitors: int) -> float:
    """The reward of a result."""
    if competitors < 2 or not winners:
        return float(seat in winners)
    return ((seat in winners) * competitors / len(winners) - 1) / (competitors - 1)


def seats_of_bots(opponents: str | Sequence[str], players: int, seat: int) -> dict[int, str]:
    """The bots on the seats other than one: a single name stands for all; raises EnvError."""
    if not 0 <= seat < players:
        raise EnvError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    others = [other for other in range(players) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise EnvError(f"{players} players need {len(others)} opponents, not {len(names)}")
    return dict(zip(others, names, strict=True))
