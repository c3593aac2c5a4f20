"""Tables in words: `portrait` tells a table; `position.arrange` reads a part of such a telling."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv.names import COURTIER, CUBES, FALLS, NOBODY, NONE, PHASES, SIDES, SOURCES
from serai.games.merv.scoring import total
from serai.games.merv.table import Player, Table
from serai.kernel.state import Plain


def portrait(t: Table) -> dict[str, Plain]:
    """The whole table, hidden parts included, in words."""
    book = t.book
    districts = [square for square in range(book.squares) if square != book.market_square]
    names = {square: book.square_ids[square] for square in districts}
    shown: dict[str, Plain] = {
        "phase": PHASES[t.phase],
        "year": min(t.year + 1, len(book.year_ids)),
        "round": t.round + 1,
        "order": [master_name(master) for master in t.order],
        "turn": master_name(t.order[t.at]) if t.at < len(t.order) else "",
        "zones": {
            book.zones[t.round][zone].id.removeprefix("zone-"): master_name(master)
            for zone, master in enumerate(t.zones)
        },
        "districts": {names[at]: book.district_ids[t.tiles[at]].removeprefix("district-") for at in districts},
        "buildings": {names[at]: master_name(t.owners[at]) for at in districts},
        "soldiers": {names[at]: master_name(t.soldiers[at]) for at in districts},
        "upgrades": {names[at]: CUBES[t.upgrades[at]] if t.upgrades[at] != NONE else "" for at in districts},
        "ransoms": {names[at]: ransom_name(t, at) for at in districts},
        "ramparts": {
            id.removeprefix("slot-"): book.rampart_ids[piece] if piece != NONE else ""
            for id, piece in zip(book.slot_ids, t.ramparts, strict=True)
        },
        "market": SIDES[t.market],
        "market_camels": [
            id[-2:] for id, there in zip(book.market_ids[t.market], t.market_camels, strict=True) if there
        ],
        "row": [book.spice_ids[spice].removeprefix("spice-") if spice != NONE else "" for spice in t.row],
        "row_camels": [place + 1 for place, camel in enumerate(t.row_camels) if camel],
        "deck": [book.spice_ids[spice].removeprefix("spice-") for spice in reversed(t.deck)],
        "city_camels": named(book.city_ids, t.city_camels, "city-"),
        "posts": {
            id.removeprefix("city-"): [seat for seat in range(len(t.players)) if posts >> seat & 1]
            for id, posts in zip(book.city_ids, t.posts, strict=True)
        },
        "mosque_camels": [place + 1 for place, space in enumerate(book.entrances) if t.mosque_camels[space]],
        "piles": {
            id.removeprefix("pile-"): len(cards) - taken
            for id, cards, taken in zip(book.pile_ids, book.piles, t.piles, strict=True)
        },
        "discoveries": {
            id.removeprefix("discovery-"): master_name(owner)
            for id, owner in zip(book.discovery_ids, t.discoveries, strict=True)
        },
        "bonus_tiles": {
            id.removeprefix("bonusvp-"): master_name(owner)
            for id, owner in zip(book.bonus_tile_ids, t.bonus_tiles, strict=True)
        },
        "courtier_camels": t.courtier_camels,
        "lost_camels": t.lost_camels,
        "players": {str(seat): player_portrait(t, seat, player) for seat, player in enumerate(t.players)},
    }
    if t.solo:
        shown["solo"] = {
            "card": solo_name(t, t.solo_card) if t.solo_card != NONE else "",
            "deck": [solo_name(t, card) for card in reversed(t.solo_deck)],
            "discard": [solo_name(t, card) for card in t.solo_discard],
            "removed": [solo_name(t, card) for card in t.solo_removed],
        }
    return shown


def ransom_name(t: Table, square: int) -> str:
    ransom = t.ransoms[square]
    return CUBES[ransom] if ransom >= 0 else "falls" if ransom == FALLS else ""


def player_portrait(t: Table, seat: int, player: Player) -> dict[str, Plain]:
    book = t.book
    return {
        "cubes": dict(zip(CUBES, player.cubes, strict=True)),
        "points": dict(zip(SOURCES, player.points, strict=True)),
        "vp": sum(player.points),
        "total": total(t, seat),
        "favour": player.favour,
        "influence": player.influence,
        "camels": player.camels,
        "scrolls": player.scrolls,
        "common": player.common,
        "rare": player.rare,
        "locked": {"scroll": player.locked_scrolls, "common": player.locked_common, "rare": player.locked_rare},
        "spices": {id.removeprefix("spice-"): n for id, n in zip(book.spice_ids, player.spices, strict=True)},
        "courtiers": {id.removeprefix("room-"): n for id, n in zip(book.room_ids, player.courtiers, strict=True)},
        "mosque": book.space_ids[player.mosque].removeprefix("mosque-") if player.mosque != NONE else "",
        "mosque_level": t.mosque_level(seat),
        "contracts": [book.contract_ids[card].removeprefix("contract-") for card in player.contracts],
        "buildings_left": t.buildings_left(seat),
        "servants_left": t.servants_left(seat),
        "posts_left": t.posts_left(seat),
    }


def master_name(master: int) -> int | str:
    """A seat as its number, the high courtier by his name, nobody as nothing."""
    return "" if master == NOBODY else "courtier" if master == COURTIER else master


def solo_name(t: Table, card: int) -> str:
    return t.book.solo_ids[card].removeprefix("solo-")


def named(ids: Sequence[str], flags: Sequence[int], prefix: str) -> list[str]:
    return [id.removeprefix(prefix) for id, flag in zip(ids, flags, strict=True) if flag]
