"""What can never be: pieces lost or doubled, amounts below zero, more pieces on the board than there are."""

from __future__ import annotations

from serai.games.merv.names import COURTIER, CUBES, INVASION, NOBODY, NONE, OVER, PHASES, QUEUE, SCORING, TURNS
from serai.games.merv.table import Player, Table


def faults(t: Table) -> list[str]:
    """Everything wrong with a table; empty if all is well."""
    found = _camel_faults(t) + _card_faults(t) + _city_faults(t) + _course_faults(t)
    for seat, player in enumerate(t.players):
        found += [f"seat {seat}: {fault}" for fault in _player_faults(t, seat, player)]
    return found


def camels(t: Table) -> int:
    """Every camel, wherever it is."""
    places = (t.city_camels, t.mosque_camels, t.row_camels, t.market_camels, t.queue_camels, t.roads)
    held = sum(player.camels for player in t.players) + t.courtier_camels
    return held + t.lost_camels + sum(sum(place) for place in places)


def _camel_faults(t: Table) -> list[str]:
    found = []
    if camels(t) != t.book.camels:
        found.append(f"{camels(t)} camels instead of {t.book.camels}")
    for name in ("city_camels", "mosque_camels", "row_camels", "market_camels", "roads"):
        if not set(getattr(t, name)) <= {0, 1}:
            found.append(f"{name} are {getattr(t, name)}")
    for city, printed in enumerate(t.book.city_camels):
        if t.city_camels[city] and (not printed or t.posts[city]):
            found.append(f"a camel waits in {t.book.city_ids[city]} where none can be any more")
    for space, printed in enumerate(t.book.mosque_camels):
        if t.mosque_camels[space] > printed:
            found.append(f"a camel waits on {t.book.space_ids[space]} of the mosque")
    if t.courtier_camels and not t.book.with_courtier[t.humans]:
        found.append("the high courtier, who does not play, has camels")
    for place, spice in enumerate(t.row):
        if spice == NONE and t.row_camels[place]:
            found.append(f"a camel stands on an empty place of the caravansary ({place + 1})")
    return found


def _card_faults(t: Table) -> list[str]:
    """Caravan cards by spice; contracts, solo cards each once."""
    found = []
    for spice, name in enumerate(t.book.spice_ids):
        cards = t.row.count(spice) + t.deck.count(spice) + sum(player.spices[spice] for player in t.players)
        if cards != t.book.spice_cards[spice]:
            found.append(f"{cards} cards of {name} instead of {t.book.spice_cards[spice]}")
    taken = sorted(card for player in t.players for card in player.contracts)
    if taken != sorted(card for pile, cards in enumerate(t.book.piles) for card in cards[: t.piles[pile]]):
        found.append("the contracts of the players are not those missing from the piles")
    if t.solo:
        face_up = [t.solo_card] if t.solo_card != NONE and t.solo_card not in t.solo_removed else []
        if sorted([*t.solo_deck, *t.solo_discard, *t.solo_removed, *face_up]) != list(range(len(t.book.solo_ids))):
            found.append("solo cards are missing or doubled")
        if sum(t.solo_layers) != len(t.solo_deck):
            found.append(f"the layers {t.solo_layers} do not make up a deck of {len(t.solo_deck)}")
    return found


def _city_faults(t: Table) -> list[str]:
    found = []
    market = t.book.market_square
    if sorted(t.tiles) != [NONE, *range(len(t.book.district_ids))] or t.tiles[market] != NONE:
        found.append("districts are missing or doubled")
    owners = {NOBODY, *range(len(t.players))}
    if t.book.with_courtier[t.humans]:
        owners.add(COURTIER)
    if not set(t.owners) <= owners or not set(t.soldiers) <= owners - {COURTIER}:
        found.append("somebody who does not play has pieces in the city")
    if t.owners[market] != NOBODY or t.soldiers[market] != NOBODY or t.upgrades[market] != NONE:
        found.append("a piece stands on the camel market")
    if COURTIER in owners and t.buildings_left(COURTIER) < 0:
        found.append("the high courtier has too many buildings")
    for square, soldier in enumerate(t.soldiers):
        if soldier != NOBODY and (t.owners[square] == NOBODY or t.upgrades[square] != NONE):
            found.append(f"a soldier stands on {t.book.square_ids[square]} without a building or beside an upgrade")
    for colour, name in enumerate(CUBES):
        if t.upgrades.count(colour) > t.book.upgrade_count[colour]:
            found.append(f"too many upgrades: {name}")
    pieces = [piece for piece in t.ramparts if piece != NONE]
    if len(set(pieces)) < len(pieces):
        found.append("a rampart stands in two places")
    for slot, piece in enumerate(t.ramparts):
        if piece != NONE and t.book.rampart_kind[piece] != t.book.slot_kind[slot]:
            found.append(f"{t.book.rampart_ids[piece]} does not fit {t.book.slot_ids[slot]}")
    return found


def _course_faults(t: Table) -> list[str]:
    found = []
    masters = [*range(len(t.players)), *([COURTIER] if t.book.with_courtier[t.humans] else [])]
    if sorted(t.order) != masters:
        found.append(f"the order is {t.order}")
    on_path = sorted(master for master in t.zones if master != NOBODY)
    in_queue = sorted(master for master in t.queue if master != NOBODY)
    if len(set(on_path + in_queue)) < len(on_path + in_queue):
        found.append("a master stands in two places")
    if t.phase == TURNS and not set(t.order[: t.at]) <= set(on_path) <= set(t.order[: t.at + 1]):
        found.append(f"the masters on the path are {on_path}")
    if t.phase == QUEUE and sorted(on_path + in_queue) != masters:
        found.append(f"the masters on the path are {on_path}, those in the queue {in_queue}")
    if t.phase in (INVASION, SCORING, OVER) and (on_path or in_queue or t.round):
        found.append(f"the year is over, but masters stand on the path, or it is round {t.round + 1}")
    if t.phase == OVER if t.year < len(t.book.year_ids) else t.phase != OVER:
        found.append(f"the phase is {PHASES[t.phase]} in year {t.year + 1}")
    elif t.phase == INVASION and not t.book.invasion[t.year]:
        found.append(f"there is no invasion in year {t.year + 1}")
    for room, name in enumerate(t.book.room_ids):
        if sum(player.courtiers[room] for player in t.players) > t.book.room_capacity[room]:
            found.append(f"too many courtiers in {name}")
    return found


def _player_faults(t: Table, seat: int, player: Player) -> list[str]:
    amounts = [*player.cubes, *player.points, *player.spices, *player.courtiers, player.camels]
    amounts += [player.locked_scrolls, player.locked_common, player.locked_rare]
    found = []
    if min(amounts) < 0:
        found.append(f"an amount is below zero: {player.dump()}")
    if not 0 <= player.favour <= t.book.last_favour or not 0 <= player.influence <= t.book.last_influence:
        found.append(f"favour {player.favour}, influence {player.influence}")
    locked = (player.locked_scrolls, player.locked_common, player.locked_rare)
    if any(part > whole for part, whole in zip(locked, (player.scrolls, player.common, player.rare), strict=True)):
        found.append("more is locked than there is")
    items = [t.book.contract_lock[card] for card in player.contracts]
    if sum(locked) != sum(sum(lock) for lock in items):
        found.append("what is locked does not fit the contracts")
    if t.buildings_left(seat) < 0 or t.servants_left(seat) < 0 or t.posts_left(seat) < 0:
        found.append("more buildings, servants or trading posts than there are")
    if seat != t.magistrate and sum(map(bool, player.spices)) > t.book.spice_limit[player.influence]:
        found.append("more spices than influence allows")
    for level in range(len(t.book.level_tiles)):
        tiles = sum(t.discoveries[tile] == seat for tile in t.book.level_tiles[level])
        if tiles > 1:
            found.append(f"{tiles} discoveries of level {level + 1}")
        if tiles and player.scrolls < t.book.scrolls_for[level]:
            found.append(f"a discovery of level {level + 1} with {player.scrolls} scrolls")
    for city, link in enumerate(t.book.city_link):
        if link != NONE and t.posts[city] >> seat & 1 and not t.posts[link] >> seat & 1:
            found.append(f"a trading post in {t.book.city_ids[city]} hangs on nothing")
    return found
