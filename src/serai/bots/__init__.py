"""Bots: players that are programs. They know the kernel and the Game interface, never a game's insides.

A bot is asked through an `Outlook`, so that it sees what a person on its seat would see and no more.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.bot import Bot, Outlook
from serai.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}


class UnknownBot(ValueError):
    """There is no bot of that name; says which there are."""


def make_bot(name: str, seed: str) -> Bot:
    """A new bot of that name; the same seed and questions give the same answers."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; bots are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Outlook", "RandomBot", "UnknownBot", "make_bot"]
