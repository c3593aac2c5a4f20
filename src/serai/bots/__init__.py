"""Bots: players that are programs. They know the kernel and the Game interface, never a game's insides.

A bot is asked through an `Outlook`, so that it sees what a person on its seat would see and no more.

    random_bot   chooses by chance
    greedy_bot   thinks to the end of its turn; `turns` does the thinking, `worth` appraises
    search_bot   compares whole turns in imagined worlds, with playouts behind them
    instinct_bot takes at a glance what appeals; farsight_bot compares turns by matches played to their end like that
    errors       how far forecasts are off, as it was measured
    levels       every bot by name, and the levels for people
    advice       hints for people, and how a match went
    messages     what programs that are bots are told
    stdio, web   bots in any language, over a pipe or at an address
"""

from __future__ import annotations

from serai.bots.bot import Bot, Outlook, dismiss, introduce, play_on
from serai.bots.greedy_bot import GreedyBot
from serai.bots.levels import BOTS, UnknownBot, make_bot
from serai.bots.random_bot import RandomBot
from serai.bots.search_bot import SearchBot

__all__ = [
    "BOTS", "Bot", "GreedyBot", "Outlook", "RandomBot", "SearchBot", "UnknownBot", "dismiss", "introduce", "make_bot",
    "play_on",
]  # fmt: skip
