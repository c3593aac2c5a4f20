"""Tables in words: `portrait` tells a table; `position.arrange` reads a part of such a telling."""

from __future__ import annotations

from serai.games.wayfarers.names import GUILDS, ROWS, TAGS, WORKERS, cell_name
from serai.games.wayfarers.table import NO_CARD, NOBODY, Automa, Player, Table, row_places
from serai.kernel.state import Plain

FACES = ("front", "back")


def portrait(t: Table) -> dict[str, Plain]:
    """The whole table, hidden parts included, in words."""
    book = t.book
    cards = book.cards
    shown: dict[str, Plain] = {
        "turn": t.seat,
        "first": t.first,
        "turns_left": t.turns_left,
        "sides": ["AB"[side] for side in t.sides],
        "display": {
            name: [cards[t.display[place]].id if t.display[place] != NO_CARD else "" for place in row_places(row)]
            for row, name in enumerate(ROWS)
        },
        "workers_on": {
            cards[t.display[place]].id: [name for n, name in enumerate(WORKERS) if bits >> n & 1]
            for place, bits in enumerate(t.display_workers)
            if bits
        },
        "influence_on": {
            cards[t.display[place]].id: owner for place, owner in enumerate(t.display_influence) if owner != NOBODY
        },
        "decks": {name: [cards[card].id for card in reversed(t.decks[row])] for row, name in enumerate(ROWS)},
        "journal_tiles": {
            book.track[place].id: book.journal_tiles[t.journal_tiles[place]][0] for place in book.tile_spaces
        },
        "track_workers": [mark for mark, there in zip(book.marks, t.track_workers, strict=True) if there],
        "tiles": {tile.id: left for tile, left in zip(book.tiles, t.tiles, strict=True)},
        "players": {str(seat): player_portrait(t, player) for seat, player in enumerate(t.players)},
    }
    if t.automa is not None:
        shown["automa"] = automa_portrait(t, t.automa)
    return shown


def player_portrait(t: Table, player: Player) -> dict[str, Plain]:
    cards = t.book.cards
    places = [*zip(player.land, player.land_folk, strict=True), *zip(player.water, player.water_folk, strict=True)]
    return {
        "board": t.book.boards[player.board],
        "silver": player.silver,
        "provision": player.provision,
        "influence": player.influence,
        "guilds": dict(zip(GUILDS, player.guilds, strict=True)),
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "dice": list(player.dice),
        "placed_dice": {cards[slot].id: die for slot, die in zip(player.slots, player.slot_dice, strict=True) if die},
        "reserve": player.reserve,
        "marker": t.book.track[player.marker].id,
        "land": [cards[card].id for card in player.land[1:]],
        "water": [cards[card].id for card in player.water[1:]],
        "space": [cards[card].id for card in player.space[1:]],
        "townsfolk": {cards[folk].id: cards[card].id for card, folk in places if folk != NO_CARD},
        "inspiration": {
            cards[other].id: cards[card].id
            for card, other in zip(player.space, player.space_inspiration, strict=True)
            if other != NO_CARD
        },
        "tiles": [_tile_words(t, tile) for tile in player.tiles],
        "tags": {tag: player.counts[number] for number, tag in enumerate(TAGS)},
    }


def _tile_words(t: Table, tile: int) -> str:
    design, face, cell = t.book.tile_parts(tile)
    return f"{t.book.tiles[design].id}:{FACES[face]}:{cell_name(cell)}"


def automa_portrait(t: Table, automa: Automa) -> dict[str, Plain]:
    book = t.book
    return {
        "board": book.ai_boards[automa.board].id,
        "guilds": dict(zip(GUILDS, automa.guilds, strict=True)),
        "workers": dict(zip(WORKERS, automa.workers, strict=True)),
        "marker": book.track[automa.marker].id,
        "resource": automa.resource,
        "comets": automa.comets,
        "cards": [book.cards[card].id for card in automa.cards],
        "tiles": [book.tiles[design].id for design in automa.tiles],
        "path": automa.path,
        "scheme_pile": [book.schemes[scheme].id for scheme in reversed(automa.scheme_pile)],
        "schemes": [book.schemes[scheme].id for scheme in automa.schemes],
    }
