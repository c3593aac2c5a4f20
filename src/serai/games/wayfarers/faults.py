"""What can never be: pieces lost or doubled, amounts below zero, kept counts that do not fit."""

from __future__ import annotations

from serai.games.wayfarers.effects.acquire import tuck_obstacle
from serai.games.wayfarers.effects.upgrade import lay_tile
from serai.games.wayfarers.names import FIRST_CARD_COUNT, GREEN_WORKER, INSPIRATION, TOWNSFOLK, WORKERS
from serai.games.wayfarers.setup import clear_caravan
from serai.games.wayfarers.table import NO_CARD, NOBODY, Automa, Player, Table
from serai.kernel.chance import DIE_SIDES


def faults(t: Table) -> list[str]:
    """Everything wrong with a table; empty if all is well."""
    found = [*_card_faults(t), *_piece_faults(t), *_board_faults(t)]
    if t.automa is not None:
        found += [f"the solo opponent: {fault}" for fault in _automa_faults(t, t.automa)]
    for seat, player in enumerate(t.players):
        found += [f"seat {seat}: {fault}" for fault in _player_faults(t, seat, player)]
    return found


def _card_faults(t: Table) -> list[str]:
    """WF-CMP-01: each card is somewhere, once."""
    cards = [card for card in t.display if card != NO_CARD]
    cards += t.drawn
    if t.arriving != NO_CARD:
        cards.append(t.arriving)
    for deck, known in zip(t.decks, t.known, strict=True):
        cards += deck
        if len(deck) != len(known):
            return ["a deck and what is known of it differ in length"]
    cards += cards_of_seats(t)
    found = [f"{t.book.cards[card].id} is in two places" for card in set(cards) if cards.count(card) > 1]
    missing = set(range(t.book.common_cards)) - set(cards)
    return found + [f"{t.book.cards[card].id} is missing" for card in sorted(missing)]


def cards_of_seats(t: Table) -> list[int]:
    """The cards that players and the solo opponent have acquired."""
    cards: list[int] = []
    for player in t.players:
        for pile in (player.land, player.water, player.space):
            cards += pile[1:]
        for pile in (player.land_folk, player.water_folk, player.space_inspiration):
            cards += [card for card in pile if card != NO_CARD]
    return cards + t.automa.cards if t.automa is not None else cards


def _piece_faults(t: Table) -> list[str]:
    found: list[str] = []
    book = t.book
    for colour in range(len(WORKERS)):
        workers = worker_count(t, colour)
        if workers != workers_in_game(t, colour):
            found.append(f"there are {workers} {WORKERS[colour]} workers, not {workers_in_game(t, colour)}")
    copies = book.tile_copies[len(t.players)]
    for number, tile in enumerate(book.tiles):
        used = tiles_used(t, number)
        if used + t.tiles[number] > min(tile.copies, copies) or t.tiles[number] < 0:
            found.append(f"{t.tiles[number]} copies of {tile.id} are left and {used} are used")
    if sorted(t.journal_tiles[place] for place in book.tile_spaces) != list(range(len(book.journal_tiles))):
        found.append("Journal tiles are missing or doubled")
    boards = [player.board for player in t.players]
    if t.automa is not None:
        boards.append(book.ai_backs[t.automa.board])  # WF-AI-01
    if len(set(boards)) < len(boards):
        found.append("a board is in two places")
    return found


def tiles_used(t: Table, design: int) -> int:
    """How many tiles of a design lie in caravans."""
    used = sum(t.book.tile_parts(tile)[0] == design for player in t.players for tile in player.tiles)
    return used + (t.automa.tiles.count(design) if t.automa is not None else 0)


def _board_faults(t: Table) -> list[str]:
    """The display, the Journal track, the course of the game."""
    found: list[str] = []
    for place, card in enumerate(t.display):
        id = t.book.slot_ids[place]
        if card != NO_CARD and t.book.cards[card].row != place // t.book.slots:
            found.append(f"{t.book.cards[card].id} lies in a wrong row")
        if t.display_workers[place] & ~(t.book.slot_workers[place] if card != NO_CARD else 0):
            found.append(f"workers stand at {id} where they may not")  # WF-WRK-01
        owner = t.display_influence[place]
        if owner != NOBODY and (card == NO_CARD or not 0 <= owner < t.seats):
            found.append(f"Influence at {id} that cannot be there")
    markers = [t.marker_of(seat) for seat in range(t.seats)]
    for place, space in enumerate(t.book.track):
        if space.capacity and markers.count(place) > space.capacity:
            found.append(f"too many markers on {space.id}")  # WF-JRN-06
    if not -1 <= t.turns_left <= t.seats + 1:
        found.append(f"{t.turns_left} turns left")
    return found


def _automa_faults(t: Table, automa: Automa) -> list[str]:
    book = t.book
    found: list[str] = []
    if sorted(automa.scheme_pile + automa.schemes) != list(range(len(book.schemes))):
        found.append("Scheme cards are missing or doubled")
    if min(*automa.guilds, *automa.workers) < 0:
        found.append("an amount is below 0")
    bounds = (
        ("resource", automa.resource, len(book.resource_track) - 1),
        ("comets", automa.comets, book.constants["comet_track"]),
        ("path", automa.path, len(book.ai_boards[automa.board].bonuses)),
    )
    return found + [f"{name} is {value}, not 0 to {most}" for name, value, most in bounds if not 0 <= value <= most]


def worker_count(t: Table, colour: int) -> int:
    """The workers of a colour, wherever they are."""
    workers = sum(player.workers[colour] for player in t.players)
    workers += sum(bits >> colour & 1 for bits in t.display_workers)
    if t.automa is not None:
        workers += t.automa.workers[colour]
    return workers + (sum(t.track_workers) if colour == GREEN_WORKER else 0)


def workers_in_game(t: Table, colour: int) -> int:
    """How many there must be (WF-SET-04, -06): the green ones of the track, one of each other colour a seat."""
    if colour == GREEN_WORKER:
        return len(t.book.marks)
    return t.seats * t.book.constants[f"{WORKERS[colour]}_workers"]


def _player_faults(t: Table, seat: int, player: Player) -> list[str]:
    found: list[str] = []
    book = t.book
    amounts = [player.silver, player.provision, player.influence, player.reserve, *player.guilds, *player.workers]
    if min(amounts) < 0:
        found.append("an amount is below 0")
    influence = player.influence + sum(player.guilds) + t.display_influence.count(seat)
    if influence != book.constants["influence"]:
        found.append(f"{influence} Influence in all")
    dice = len(player.dice) + player.reserve + sum(1 for die in player.slot_dice if die)
    in_hand = 1 if t.hand and t.seat == seat else 0
    if dice + in_hand != book.constants["dice_rolled"] + book.constants["dice_reserve"]:
        found.append(f"{dice} dice in all")
    if not all(1 <= die <= DIE_SIDES for die in player.dice) or player.dice != sorted(player.dice):
        found.append(f"the dice are {player.dice}")
    if not all(0 <= die <= DIE_SIDES for die in player.slot_dice):
        found.append(f"the dice on slots are {[die for die in player.slot_dice if die]}")
    printed = {book.home_city, book.home_harbour, book.home_stars}  # on the player's board, and no cards
    if len({*player.space} - printed) > len({*player.land, *player.water} - printed):
        found.append("more Space cards than places for them")  # WF-SPC-01
    return found + _tuck_faults(t, player) + _count_faults(t, player)


def _tuck_faults(t: Table, player: Player) -> list[str]:
    """WF-FLK-01: Townsfolk lie under cards with one of their tags; WF-INS-01: Inspirations on Space cards."""
    cards = t.book.cards
    found: list[str] = []
    for pile, tucked in ((player.land, player.land_folk), (player.water, player.water_folk)):
        for card, folk in zip(pile, tucked, strict=True):
            if folk != NO_CARD and tuck_obstacle(t, folk, card, NO_CARD) is not None:
                found.append(f"{cards[folk].id} lies under {cards[card].id}, which has none of its tags")
    for one in player.space_inspiration:
        if one != NO_CARD and cards[one].row != INSPIRATION:
            found.append(f"{cards[one].id} is no Inspiration")
    return found


def _count_faults(t: Table, player: Player) -> list[str]:
    """The counts that are kept must be those of the cards and tiles that lie there."""
    fresh = player.copy()
    clear_caravan(t.book, fresh)
    fresh.counts = [0] * len(player.counts)
    for tag in t.book.centre_tags:
        fresh.counts[tag] += 1
    folk = [card for card in (*player.land_folk, *player.water_folk) if card != NO_CARD]
    fresh.counts[FIRST_CARD_COUNT + TOWNSFOLK] = len(folk) + 1
    fresh.counts[FIRST_CARD_COUNT + INSPIRATION] = sum(card != NO_CARD for card in player.space_inspiration)
    for row, pile in enumerate((player.land, player.water, player.space)):
        fresh.counts[FIRST_CARD_COUNT + row] = len(pile)
        for card in pile:
            for tag in t.book.cards[card].tags:
                fresh.counts[tag] += 1
    for tile in player.tiles:
        lay_tile(t, fresh, *t.book.tile_parts(tile))
    names = ("counts", "cells", "room", "assets", "plus", "minus", "silver_discount", "provision_discount")
    return [f"{name} does not fit" for name in names if getattr(fresh, name) != getattr(player, name)]
