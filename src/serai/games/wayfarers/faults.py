"""What can never be: pieces lost or doubled, amounts below zero, kept counts that do not fit."""

from __future__ import annotations

from serai.games.wayfarers.effects.upgrade import lay_tile
from serai.games.wayfarers.names import FIRST_CARD_COUNT, GREEN_WORKER, INSPIRATION, TOWNSFOLK, WORKERS
from serai.games.wayfarers.setup import clear_caravan
from serai.games.wayfarers.table import NO_CARD, Player, Table


def faults(t: Table) -> list[str]:
    """Everything wrong with a table; empty if all is well."""
    found: list[str] = []
    found += _card_faults(t)
    found += _piece_faults(t)
    for seat, player in enumerate(t.players):
        found += [f"seat {seat}: {fault}" for fault in _player_faults(t, seat, player)]
    return found


def _card_faults(t: Table) -> list[str]:
    """WF-CMP-01: each card is somewhere, once."""
    cards = [card for card in t.display if card != NO_CARD]
    cards += t.drawn
    if t.limbo != NO_CARD:
        cards.append(t.limbo)
    for deck, known in zip(t.decks, t.known, strict=True):
        cards += deck
        if len(deck) != len(known):
            return ["a deck and what is known of it differ in length"]
    for player in t.players:
        for pile in (player.land, player.water, player.space):
            cards += pile[1:]
        for pile in (player.land_folk, player.water_folk, player.space_inspiration):
            cards += [card for card in pile if card != NO_CARD]
    if t.automa is not None:
        cards += t.automa.cards
    found = [f"{t.book.cards[card].id} is in two places" for card in set(cards) if cards.count(card) > 1]
    missing = set(range(t.book.common_cards)) - set(cards)
    return found + [f"{t.book.cards[card].id} is missing" for card in sorted(missing)]


def _piece_faults(t: Table) -> list[str]:
    found: list[str] = []
    book = t.book
    for colour in range(len(WORKERS)):
        workers = worker_count(t, colour)
        if workers != workers_in_game(t, colour):
            found.append(f"there are {workers} {WORKERS[colour]} workers, not {workers_in_game(t, colour)}")
    copies = book.tile_copies[len(t.players)]
    for number, tile in enumerate(book.tiles):
        used = sum(book.tile_parts(one)[0] == number for player in t.players for one in player.tiles)
        if t.automa is not None:
            used += t.automa.tiles.count(number)
        if used + t.tiles[number] > min(tile.copies, copies) or t.tiles[number] < 0:
            found.append(f"{t.tiles[number]} copies of {tile.id} are left and {used} are used")
    if t.automa is not None and sorted(t.automa.scheme_pile + t.automa.schemes) != list(range(len(book.schemes))):
        found.append("Scheme cards are missing or doubled")
    return found


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
    if not all(1 <= die <= 6 for die in player.dice) or player.dice != sorted(player.dice):
        found.append(f"the dice are {player.dice}")
    if len(player.space) - 1 > len(player.land) + len(player.water) - 2:
        found.append("more Space cards than places for them")  # WF-SPC-01
    return found + _count_faults(t, player)


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
