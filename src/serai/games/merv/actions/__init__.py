"""The six actions of districts, one module each."""

from __future__ import annotations

from collections.abc import Callable

from serai.games.merv.actions.caravansary import caravansary
from serai.games.merv.actions.library import library
from serai.games.merv.actions.mosque import mosque
from serai.games.merv.actions.palace import palace
from serai.games.merv.actions.trade import trade
from serai.games.merv.actions.walls import walls
from serai.games.merv.table import Table
from serai.kernel.decision import Rules

# In the order of `names.ACTIONS`.
DISTRICT_ACTIONS: tuple[Callable[[Table, int], Rules], ...] = (caravansary, palace, library, trade, mosque, walls)
