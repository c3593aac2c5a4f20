"""What the solo opponent prefers: ranked criteria, each with its "why" (SC-SOLO-10, -16 to -21, -26, -27).

Its marker on the resource track gives a focus: a language, a pile and a guild. What it wants and cannot have it seeks
further to the right, wrapping, without moving the marker.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from serai.games.scholars.automa.resources import opponent
from serai.games.scholars.names import BLUE, NO_CARD, NOBODY, RED
from serai.games.scholars.table import Table
from serai.kernel.criteria import Criterion, best

NOTHING_FITS = (NO_CARD, "")


def language_rank(t: Table, language: int) -> int:
    """How far to the right of the focus a language stands."""
    track = t.book.ai_track
    position = opponent(t).position
    places = [(place - position) % len(track) for place, (spoken, _, _) in enumerate(track) if spoken == language]
    return min(places, default=len(track))


def guild_rank(t: Table, guild: int) -> int:
    """How far to the right of the colour focus a guild stands."""
    return (guild - t.book.ai_track[opponent(t).position][2]) % len(t.book.guilds)


def _by_language(t: Table, cards: list[int]) -> Criterion:
    return ("why-language", lambda place: -language_rank(t, t.book.scrolls[cards[place]].language))


def scroll_to_translate(t: Table, refused: Collection[int] = ()) -> tuple[int, str]:
    """A scroll of the House: language focus, lowest row, colour focus (SC-SOLO-17)."""
    places = [place for place, card in enumerate(t.house) if card != NO_CARD and card not in refused]
    return _of_house(t, places)


def _of_house(t: Table, places: list[int]) -> tuple[int, str]:
    if not places:
        return NOTHING_FITS
    house = t.book.house
    place, why = best(
        places,
        (
            _by_language(t, t.house),
            ("why-lowest-row", lambda place: house[place].row),
            ("why-colour", lambda place: -guild_rank(t, house[place].guild)),
        ),
    )
    return t.house[place], why


def scroll_to_deliver(t: Table, refused: Collection[int] = ()) -> tuple[int, str]:
    """A scroll of the map: language focus, then clockwise from the location after the Neutral marker (SC-SOLO-19)."""
    return _of_map(t, [slot for slot, card in enumerate(t.map_scrolls) if card != NO_CARD and card not in refused])


def _of_map(t: Table, slots: list[int]) -> tuple[int, str]:
    if not slots:
        return NOTHING_FITS
    count = len(t.map_scrolls)
    after = t.book.map[t.neutral].slot + 1
    slot, why = best(slots, (_by_language(t, t.map_scrolls), ("why-clockwise", lambda slot: -((slot - after) % count))))
    return t.map_scrolls[slot], why


def guild_to_deliver(t: Table) -> tuple[int, str]:
    """The column that offers the highest row, then the colour focus (SC-SOLO-19)."""
    guilds = [guild for guild in range(len(t.book.guilds)) if t.free_row(guild) >= 0]
    if not guilds:
        return NOTHING_FITS
    return best(
        guilds,
        (
            ("why-highest-row", lambda guild: -t.book.house[t.free_row(guild)].row),
            ("why-colour", lambda guild: -guild_rank(t, guild)),
        ),
    )


def guild_to_influence(t: Table) -> tuple[int, str]:
    """A guild without any influence, else one without its own, else any; then the colour focus (SC-SOLO-20)."""
    own = opponent(t).guilds
    return best(
        range(len(t.book.guilds)),
        (
            ("why-empty-guild", lambda guild: not any(t.guilds_of(seat)[guild] for seat in range(t.seats))),
            ("why-absent", lambda guild: not own[guild]),
            ("why-colour", lambda guild: -guild_rank(t, guild)),
        ),
    )


def scroll_to_influence(t: Table) -> tuple[int, str]:
    """Of the House, as for a translation; if all there carry influence, of the map (SC-SOLO-21)."""
    places = [n for n, card in enumerate(t.house) if card != NO_CARD and t.house_influence[n] == NOBODY]
    if places:
        return _of_house(t, places)
    slots = [n for n, card in enumerate(t.map_scrolls) if card != NO_CARD and t.map_influence[n] == NOBODY]
    return _of_map(t, slots)


def pile_to_employ(t: Table) -> tuple[int, str]:
    """The translator focus, passing over piles with somebody in a room and empty ones (SC-SOLO-16)."""
    book = t.book
    present = {book.translators[card].pile for card in t.rooms if card != NO_CARD}
    piles = [pile for _, pile, _ in book.ai_track if t.piles[pile]]
    if not piles:
        return NOTHING_FITS
    position = opponent(t).position
    rank = {pile: (place - position) % len(book.ai_track) for place, (_, pile, _) in enumerate(book.ai_track)}
    return best(piles, (("why-not-present", lambda pile: pile not in present), ("why-focus", lambda pile: -rank[pile])))


def majority(t: Table) -> int:
    """The colour of most of its planning cards; in a tie that of the last one, without any blue (SC-SOLO-26)."""
    colours = [t.book.plans[plan].colour for plan in opponent(t).plans]
    reds = colours.count(RED)
    if not colours or reds * 2 < len(colours):
        return BLUE
    return RED if reds * 2 > len(colours) else colours[-1]


def pile_to_retire(t: Table, piles: Sequence[int]) -> int:
    """The pile whose top card has most points, of equal ones the left (SC-SOLO-27); NO_CARD if all are empty."""
    filled = [pile for pile in piles if t.piles[pile]]
    return max(filled, key=lambda pile: t.book.translators[t.piles[pile][-1]].vp, default=NO_CARD)


def target_sum(t: Table) -> int:
    """The values of the last two planning cards (SC-SOLO-15)."""
    plans = opponent(t).plans[-t.book.constants["ai_cards_summed"] :]
    return sum(t.book.plans[plan].value for plan in plans)


def room_to_employ(t: Table) -> tuple[int, str]:
    """The rightmost empty room whose cost is the target sum, else the next cost; after the highest comes 0."""
    rooms = [room for room, card in enumerate(t.rooms) if card == NO_CARD]
    if not rooms:
        return NOTHING_FITS
    costs = max(room.cost for room in t.book.rooms) + 1
    target = target_sum(t)
    return best(
        rooms,
        (
            ("why-target", lambda room: -((t.book.rooms[room].cost - target) % costs)),
            ("why-rightmost", lambda room: room),
        ),
    )
