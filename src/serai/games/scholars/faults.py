"""What can never be: pieces lost or doubled, amounts below zero, control that does not follow from influence."""

from __future__ import annotations

from collections.abc import Callable

from serai.games.scholars.dice import owned
from serai.games.scholars.names import ALL_GOALS, NO_CARD, NOBODY, PRINTED, TRACK_GOAL, colour_of, value_of
from serai.games.scholars.table import Player, Table


def faults(t: Table) -> list[str]:
    """Everything wrong with a table; empty if all is well."""
    found = _scroll_faults(t) + _translator_faults(t) + _dice_faults(t) + _guild_faults(t) + _room_faults(t)
    for seat, player in enumerate(t.players):
        found += [f"seat {seat}: {fault}" for fault in _player_faults(t, seat, player)]
    if t.automa is not None:
        found += _automa_faults(t)
    return found + t.book.seams.faults(t)


def _twice(cards: list[int], name: Callable[[int], str]) -> list[str]:
    if len(set(cards)) == len(cards):
        return []
    return [f"{name(card)} is in two places" for card in sorted(set(cards)) if cards.count(card) > 1]


def _scroll_faults(t: Table) -> list[str]:
    """Scrolls and Caliph cards lie in one place each; scrolls may also be in the box (SC-REST-05)."""
    book = t.book
    cards = [card for card in (*t.map_scrolls, *t.house) if card != NO_CARD] + t.deck + t.reserve
    cards += [book.caliph + card for card in t.caliphs]
    for player in t.players:
        cards += player.scrolls
    if t.automa is not None:
        cards += t.automa.scrolls
    found = _twice(cards, book.deck_id)
    missing = [card for card in range(len(book.caliph_cards)) if book.caliph + card not in cards]
    found += [f"{book.caliph_cards[card].id} is missing" for card in missing]
    if sum(t.sections) != len(t.deck) or 0 in t.sections:
        found.append(f"the parts of the deck are {t.sections}, its cards {len(t.deck)}")
    for influence, places in ((t.map_influence, t.map_scrolls), (t.house_influence, t.house)):
        for owner, card in zip(influence, places, strict=True):
            if owner != NOBODY and (card == NO_CARD or not 0 <= owner < t.seats):
                found.append(f"influence of {owner} lies where no scroll is")
    return found


def _translator_faults(t: Table) -> list[str]:
    """Each translator of a pile is somewhere, once; starting translators may be in the box."""
    book = t.book
    cards = [card for card in t.rooms if card != NO_CARD]
    for pile in t.piles:
        cards += pile
    for player in t.players:
        cards += player.aside
        for column in player.tucked:
            cards += column
    if t.automa is not None:
        cards += t.automa.retired
    found = _twice(cards, lambda card: book.translators[card].id)
    missing = set(range(book.first_starting)) - set(cards)
    found += [f"{book.translators[card].id} is missing" for card in sorted(missing)]
    for number, pile in enumerate(t.piles):
        found += [
            f"{book.translators[one].id} is in a wrong pile" for one in pile if book.translators[one].pile != number
        ]
    return found


def _dice_faults(t: Table) -> list[str]:
    """SC-LIM-02 to -04: dice are in the stock, with a player, or on a goal card."""
    dice = t.stock[:]
    for seat, player in enumerate(t.players):
        for colour, count in enumerate(owned(t, seat)):
            dice[colour] += count
        if not player.goals & TRACK_GOAL:
            dice[t.book.goal_cards[player.goal].track_die] += 1
    return [
        f"{count} {colour.id} dice in all, not {colour.dice}"
        for count, colour in zip(dice, t.book.colours, strict=True)
        if count != colour.dice
    ]


def _guild_faults(t: Table) -> list[str]:
    """SC-INF-06: who alone has the most influence controls, unless somebody does already."""
    found: list[str] = []
    for guild, control in enumerate(t.control):
        counts = [t.guilds_of(seat)[guild] for seat in range(t.seats)]
        most = max(counts)
        if control == NOBODY and most and counts.count(most) == 1:
            found.append(f"{t.book.guilds[guild].id} should be controlled")
    return found


def _room_faults(t: Table) -> list[str]:
    found: list[str] = []
    for room, card in enumerate(t.rooms):
        name = t.book.rooms[room].id
        if card == NO_CARD and (t.gold[room] or t.owners[room] != NOBODY):
            found.append(f"{name} is empty, but gold or influence lies there")
        if not 0 <= t.gold[room] <= t.book.rooms[room].gold:
            found.append(f"{t.gold[room]} gold in {name}")
        if t.owners[room] != NOBODY and not 0 <= t.owners[room] < len(t.players):
            found.append(f"{name} has no such owner")
    return found


def influence_in_play(t: Table, seat: int) -> int:
    """The influence of a seat outside its supply."""
    lying = (t.map_influence, t.house_influence, t.owners, t.caliph_influence)
    return sum(t.guilds_of(seat)) + sum(places.count(seat) for places in lying)


def own_cards(t: Table, seat: int) -> list[int]:
    """The action cards that a player must have somewhere, in ascending order."""
    player = t.players[seat]
    goal = [t.book.goal_cards[player.goal].card] if player.goals == ALL_GOALS else []
    return sorted([t.book.seams.own_card(t, seat, card) for card in range(t.book.first_goal_card)] + goal)


def _player_faults(t: Table, seat: int, player: Player) -> list[str]:
    book = t.book
    found: list[str] = []
    amounts = [player.silver, player.gold, player.influence, *player.workers, *player.guilds, *player.bag]
    if min(amounts) < 0 or min(t.stock) < 0:
        found.append("an amount is below 0")
    influence = player.influence + influence_in_play(t, seat)
    if influence != book.constants["influence"]:
        found.append(f"{influence} influence in all")
    if player.hand != sorted(player.hand):
        found.append(f"the hand is {player.hand}")
    for die in (*player.hand, *player.dice):
        if die and not die & PRINTED and value_of(die) not in book.colours[colour_of(die)].faces:
            found.append(f"a die shows {value_of(die)}")
    cards = sorted(player.cards + [card for card in player.slots if card != NO_CARD])
    if cards != own_cards(t, seat):
        found.append(f"the action cards are {cards}")
    for track, level in zip(book.tracks, player.levels, strict=True):
        if not 0 <= level <= track.top:
            found.append(f"level {level} of {track.id}")
    for place, column in enumerate(player.tucked):
        if column and not book.board[place].takes_retirees:
            found.append(f"a translator is tucked under {book.board[place].id}")
    return found


def _automa_faults(t: Table) -> list[str]:
    book = t.book
    automa = t.automa
    assert automa is not None
    found: list[str] = []
    influence = automa.influence + influence_in_play(t, len(t.players)) + 1  # one marks the dice sum
    if influence != book.constants["influence"] or automa.influence < 0:
        found.append(f"the opponent has {influence} influence in all")
    if sorted(automa.plans + automa.plan_pile) != list(range(len(book.plans))):
        found.append("planning cards are missing or doubled")
    if len(automa.scrolls) != len(automa.languages):
        found.append("the opponent's scrolls and their languages differ in number")
    if not 0 <= automa.markers <= len(book.ai_markers):
        found.append(f"{automa.markers} research markers of the opponent")
    return found
