"""What a seat has gathered, for reports on many matches: by component, and by level where levels are reached.

What a seat has not got stands there as 0, so that a component that nobody ever takes shows.
"""

from __future__ import annotations

from serai.games.merv.table import Table


def holdings(t: Table, seat: int) -> dict[str, int]:
    """Discoveries, contracts, bonus tiles, levels of the mosque, courtiers, cards, posts, goods and buildings."""
    book = t.book
    player = t.players[seat]
    found = {book.discovery_ids[tile]: int(owner == seat) for tile, owner in enumerate(t.discoveries)}
    found |= {book.bonus_tile_ids[tile]: int(owner == seat) for tile, owner in enumerate(t.bonus_tiles)}
    found |= {id: int(card in player.contracts) for card, id in enumerate(book.contract_ids)}
    for level in sorted(set(book.contract_needs)):
        found[f"contracts-level-{level}"] = sum(book.contract_needs[card] == level for card in player.contracts)
    reached = t.mosque_level(seat)
    found |= {f"mosque-level-{level:02}": int(level <= reached) for level in range(1, book.mosque_levels + 1)}
    found |= dict(zip(book.room_ids, player.courtiers, strict=True))
    found |= dict(zip(book.spice_ids, player.spices, strict=True))
    found |= {book.city_ids[city]: posts >> seat & 1 for city, posts in enumerate(t.posts)}
    found |= {"scrolls": player.scrolls, "common": player.common, "rare": player.rare}
    return {**found, "buildings": t.owners.count(seat), "influence": player.influence}
