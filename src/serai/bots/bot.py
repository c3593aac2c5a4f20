"""What a bot is, and what it is given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from serai.kernel.decision import Decision, Option
from serai.kernel.game import Game, ScoreItem
from serai.kernel.instinct import Instinct
from serai.kernel.match import Match


class NoInstinct(ValueError):
    """A bot that plays by instinct was asked to play a game that has none: says how one is learned."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no instinct; python -m tools.instinct {game} learns one")


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, outlook: Outlook) -> Option:
        """One of the options of the decision at hand."""


def introduce(bots: Iterable[Bot], names: Sequence[str]) -> None:
    """Tell bots who sits at the table, by seat, before the match; those that are programs of their own hand it on."""
    for bot in bots:
        meet = getattr(bot, "meet", None)
        if meet is not None:
            meet(names)


def dismiss(bots: Iterable[Bot], match: Match | None = None) -> None:
    """Let bots go that are no longer needed: those that are programs of their own are told how the match ended."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close(match)


def play_on(match: Match, bots: Mapping[int, Bot], most: int) -> int:
    """Let bots choose until a seat without one is asked, or they chose `most` times; how often they did."""
    chosen = 0
    while chosen < most:
        decision = match.decision
        bot = bots.get(decision.seat) if decision is not None else None
        if bot is None:
            break
        match.play(bot.choose(Outlook(match)))
        chosen += 1
    return chosen


class Outlook:
    """A match as the seat that has to choose may know it."""

    __slots__ = ("_match", "decision", "seat")

    def __init__(self, match: Match) -> None:
        assert match.decision is not None
        self._match = match
        self.decision: Decision = match.decision
        self.seat = match.decision.seat

    @property
    def game(self) -> Game[Any]:
        return self._match.game

    @property
    def players(self) -> int:
        """How many sat down."""
        return self._match.players

    @property
    def seats(self) -> int:
        """How many seats there are, those that the rules play included."""
        return self._match.game.seats(self._match.table)

    @property
    def settings(self) -> Mapping[str, str]:
        return self._match.settings

    @property
    def position(self) -> int:
        """How many choices have been made in this match."""
        return self._match.position

    @property
    def turn_start(self) -> int:
        """How many had been made when the current turn began."""
        return self._match.turn_start

    @property
    def reveals(self) -> int:
        """How often something hidden came to light."""
        return self._match.table.reveals

    def observe(self) -> Any:
        """What the seat sees."""
        return self._match.observe(self.seat)

    def score(self, seat: int) -> list[ScoreItem]:
        """The score of a seat if the match ended now."""
        return self._match.score(seat)

    def instinct(self, world: Match) -> Instinct:
        """What was learned of the game, for matches like this one; raises NoInstinct."""
        learned = world.game.instinct
        if learned is None:
            raise NoInstinct(world.game.name)
        return Instinct(learned, world)

    def imagine(self, seed: str | int) -> Match:
        """A match like this one to think with: what the seat cannot know is dealt anew."""
        return self._match.imagine(self.seat, seed)
