"""What a seat has gathered, for reports on many matches: by component, and by level where levels are reached.

What a seat has not got stands there as 0, so that a component that nobody ever takes shows. How often a room or a pile
was chosen is no part of a table: reports count that by the options taken (`room:…`, `dispatch:…`, `employ:…`).
"""

from __future__ import annotations

import re

from serai.games.scholars.book import Book
from serai.games.scholars.dice import owned
from serai.games.scholars.names import GUILD_GOAL, PILE_GOAL, TRACK_GOAL
from serai.games.scholars.scoring import scroll_counts
from serai.games.scholars.table import Table


def holdings(t: Table, seat: int) -> dict[str, int]:
    """Place in the order of turns, levels, translators, scrolls and their bonuses, guilds, Caliph, goals, goods."""
    if seat >= len(t.players):
        return {}
    book = t.book
    player = t.players[seat]
    place = (seat - t.first) % len(t.players)
    found = {f"order-{n + 1}": int(n == place) for n in range(len(t.players))}
    for track, reached in zip(book.tracks, player.levels, strict=True):
        found |= {f"{track.id}-{level}": int(level <= reached) for level in range(1, track.top + 1)}
    retired = [card for column in player.tucked for card in column]
    found |= {f"retired-{pile}": 0 for pile in (*book.words.piles, "starting")}
    for card in retired:
        pile = book.translators[card].pile
        found[f"retired-{book.words.piles[pile] if pile >= 0 else 'starting'}"] += 1
    for number, slot in enumerate(book.board):
        if slot.takes_retirees:
            found[f"retired-under-{slot.id}"] = len(player.tucked[number])
    found |= {f"still-in-{room.id}": int(t.owners[n] == seat) for n, room in enumerate(book.rooms)}
    found |= {
        scroll.id: int(n in player.scrolls) for n, scroll in enumerate(book.scrolls[: book.first_starting_scroll])
    }
    found |= _bonuses(t, seat)
    found |= {f"control-{guild.id}": int(t.control[n] == seat) for n, guild in enumerate(book.guilds)}
    spaces = len(book.caliph_spaces)
    for n, (space, _) in enumerate(book.caliph_spaces):
        found[space] = t.caliph_influence[n::spaces].count(seat)
    goals = {"goal-pile": PILE_GOAL, "goal-guild": GUILD_GOAL, "goal-track": TRACK_GOAL}
    found |= {name: int(bool(player.goals & bit)) for name, bit in goals.items()}
    found |= {f"dice-{colour.id}": count for colour, count in zip(book.colours, owned(t, seat), strict=True)}
    goods = {"silver": player.silver, "gold": player.gold, "workers": sum(player.workers)}
    return {**found, **goods, "influence": player.influence, **book.seams.holdings(t, seat)}


def _bonuses(t: Table, seat: int) -> dict[str, int]:
    """The points of the bonuses of scrolls, by what they count."""
    book = t.book
    counts = scroll_counts(t, seat)
    found = {f"bonus-{counted(book, card)}": 0 for card in range(len(book.scrolls))}
    for card in t.players[seat].scrolls:
        found[f"bonus-{counted(book, card)}"] += book.scrolls[card].bonus.value(counts)
    return found


def counted(book: Book, card: int) -> str:
    """What the bonus of a scroll counts first, or `none`."""
    words = re.findall(r"\w+", book.scrolls[card].bonus.text)
    return next((word for word in words if word in book.counts), "none")
