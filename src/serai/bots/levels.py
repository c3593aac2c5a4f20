"""Every bot by name, and the levels for people.

A name may carry numbers of its own: `search:iterations=32,horizon=6`; `stdio:COMMAND` is a program of any language,
`http://…` one that answers at an address.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any

from serai.bots.bot import Bot
from serai.bots.farsight_bot import FarsightBot
from serai.bots.greedy_bot import GreedyBot
from serai.bots.instinct_bot import InstinctBot
from serai.bots.random_bot import RandomBot
from serai.bots.search_bot import SearchBot

LONGEST_ANSWER = 1.5  # seconds that the hard bot takes at most
LONGEST_EXPERTISE = 10.0  # and the expert


def easy(seed: str) -> Bot:
    """Thinks briefly to the end of its turn, and often takes something that is merely good."""
    return GreedyBot(seed, effort=60, carelessness=3.0)


def medium(seed: str, effort: int = 400) -> Bot:
    """Thinks to the end of its turn."""
    return GreedyBot(seed, effort)


def hard(seed: str, seconds: float = LONGEST_ANSWER) -> SearchBot:
    """Searches, thinking about whole turns: its own and some more of everybody."""
    return SearchBot(seed, seconds=seconds)


def expert(seed: str, seconds: float = LONGEST_EXPERTISE) -> SearchBot:
    """Searches like hard, in more worlds and further ahead, and takes its time."""
    return SearchBot(seed, seconds=seconds, deep=True)


def greedy(seed: str, effort: int = 400, carelessness: float = 0.0) -> Bot:
    """What medium was before bots learned to choose: others are measured by it."""
    return GreedyBot(seed, effort, carelessness, former=True)


def former(seed: str, seconds: float | None = None) -> SearchBot:
    """What hard was before bots learned to choose, with a clock if it is given one."""
    return SearchBot(seed, 16, seconds, 5000, 8, 200, 4, first_look=0.0, former=True)


LEVELS = ("easy", "medium", "hard", "expert")  # for people, in the order of their strength
BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": greedy,
    "former": former,
    "search": SearchBot,
    "instinct": InstinctBot,
    "farsight": FarsightBot,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
_NUMBERS: dict[str, dict[str, type]] = {
    "instinct": {"warmth": float},
    "farsight": {
        "iterations": int,
        "seconds": float,
        "effort": int,
        "candidates": int,
        "glances": int,
        "warmth": float,
        "horizon": int,
        "going_on": int,
    },
    "greedy": {"effort": int, "carelessness": float},
    "medium": {"effort": int},
    "former": {"seconds": float},
    "search": {
        "iterations": int,
        "seconds": float,
        "effort": int,
        "candidates": int,
        "playout_effort": int,
        "horizon": int,
        "going_on": int,
        "first_look": float,
    },
}


# All others are at least 1.
_LEAST = {"carelessness": 0, "warmth": 0, "glances": 0, "seconds": 0, "horizon": 0, "first_look": 0}


class UnknownBot(ValueError):
    """There is no bot of that name; says which there are."""


def make_bot(name: str, seed: str) -> Bot:
    """A new bot of that name; the same seed and questions give the same answers."""
    kind, colon, rest = name.partition(":")
    if kind == "stdio" and colon:
        from serai.bots.stdio import StdioBot

        return StdioBot(rest, seed)
    if kind in ("http", "https") and colon:
        from serai.bots.web import WebBot

        return WebBot(name, seed)
    if kind not in BOTS:
        raise UnknownBot(f"there is no bot {kind!r}; bots are {', '.join(BOTS)}, stdio:COMMAND, http://ADDRESS")
    maker: Callable[..., Bot] = BOTS[kind]
    return maker(seed, **_numbers(kind, rest)) if colon else maker(seed)


def _numbers(kind: str, text: str) -> dict[str, Any]:
    known = _NUMBERS.get(kind, {})
    numbers: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        try:
            number = known[name](value)
        except (KeyError, ValueError):
            wanted = ", ".join(f"{name}=N" for name in known) or "nothing"
            raise UnknownBot(f"{kind}:{part}: expected {wanted} after the colon") from None
        least = _LEAST.get(name, 1)
        if not isfinite(number) or number < least:
            raise UnknownBot(f"{kind}:{part}: {name} is at least {least}")
        numbers[name] = number
    return numbers
