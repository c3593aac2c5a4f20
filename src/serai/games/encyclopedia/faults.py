"""What can never be: pieces lost or doubled, amounts below zero, dice and cubes that do not add up."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.encyclopedia.names import (
    ALL_TYPES,
    AT_ACADEMY,
    BAG,
    DICE,
    FIRST_SPACE,
    NOTHING_THERE,
    OVER,
    PHASES,
    ROLLED,
    ROUND,
    SEALS,
    SEAT_STRIDE,
    START,
)
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.chance import DIE_SIDES


def faults(t: Table) -> list[str]:
    """Everything wrong with a table; empty if all is well."""
    found = _course_faults(t) + _card_faults(t) + _dice_faults(t)
    for seat, player in enumerate(t.players):
        kind = _automa_faults(t, player) if player.is_automa else []
        found += [f"seat {seat}: {fault}" for fault in _player_faults(t, player) + kind]
    return found


def _course_faults(t: Table) -> list[str]:
    """EN-ROUND-01, EN-ROUND-04: the phase, the round and what was turned over fit to each other."""
    found: list[str] = []
    seats = len(t.players)
    if sorted(t.round_tokens) != list(range(len(t.book.round_ids))):
        found.append("Round tokens are missing or doubled")
    if sorted(t.order) != list(range(seats)):
        found.append(f"the order of seats is {t.order}")
    if (t.round == t.book.rounds) != (t.phase == OVER):
        found.append(f"round {t.round + 1} of {t.book.rounds} in the phase {PHASES[t.phase]!r}")
    due = {ROUND: (t.round, t.round + 1), START: (0,), OVER: (t.round,)}.get(t.phase, (t.round + 1,))
    if t.revealed not in due:
        found.append(f"{t.revealed} Round tokens were turned over in round {t.round + 1}")
    if t.phase in (START, DICE, SEALS) and not 1 <= t.left <= seats:
        found.append(f"{t.left} of {seats} competitors still act")
    return found


def _card_faults(t: Table) -> list[str]:
    """EN-COMP-04, EN-COMP-05: each card is somewhere, once."""
    experts = [*t.expert_deck, *t.expert_discard, *t.experts, *t.gained]
    animals = [*t.animal_deck, *t.animal_discard, *t.animals, *t.removed]
    for player in t.players:
        experts += player.active + player.tucked
        animals += player.study + player.collection
    return _each_once(experts, t.book.expert_ids) + _each_once(animals, t.book.animal_ids)


def _each_once(found: list[int], ids: Sequence[str]) -> list[str]:
    cards = sorted(card for card in found if card != NOTHING_THERE)
    if cards == list(range(len(ids))):
        return []
    doubled = [f"{ids[card]} is in two places" for card in sorted({card for card in cards if cards.count(card) > 1})]
    return doubled + [f"{ids[card]} is missing" for card in range(len(ids)) if card not in cards]


def _dice_faults(t: Table) -> list[str]:
    """EN-COMP-03: each die has a place, and what lies in the bag and on the Expedition spaces fits to it."""
    found: list[str] = []
    ids = t.book.die_ids
    for die, place in enumerate(t.places):
        on_board = 0 <= place < len(t.players) * SEAT_STRIDE and place % SEAT_STRIDE < t.book.slots
        on_space = FIRST_SPACE <= place < FIRST_SPACE + len(t.spaces)
        rolled = t.phase == DICE and 0 <= ROLLED - place < len(t.players)
        if not (on_board or on_space or rolled or AT_ACADEMY <= place <= BAG):
            found.append(f"the die {ids[die]} is at no place ({place})")
        elif on_space and t.spaces[place - FIRST_SPACE] != die:
            found.append(f"the die {ids[die]} shares its Expedition space")
        if place != BAG and not 1 <= t.values[die] <= DIE_SIDES:
            found.append(f"the die {ids[die]} shows {t.values[die]}")
    for space, die in enumerate(t.spaces):
        if die != NOTHING_THERE and t.places[die] != FIRST_SPACE + space:
            found.append(f"{t.book.space_ids[space]} holds a die that is not there")
    for place in range(len(t.players) * SEAT_STRIDE):
        if t.places.count(place) > 1 + t.book.most_extra_dice:
            seat, slot = divmod(place, SEAT_STRIDE)
            found.append(f"{t.places.count(place)} dice lie on slot {slot + 1} of seat {seat}")  # EN-DICE-04
    if sorted(t.bag) != [die for die, place in enumerate(t.places) if place == BAG]:
        found.append("the bag does not hold the dice that are in it")
    if t.die != NOTHING_THERE and t.places[t.die] == BAG:
        found.append("the die in use is in the bag")
    return found


def _player_faults(t: Table, player: Player) -> list[str]:
    found: list[str] = []
    book = t.book
    amounts = [player.coins, player.tokens, player.seals, player.points, player.supply, *player.loose, *player.fives]
    if min(amounts) < 0:
        found.append("an amount is below 0")
    if len(player.active) > book.active_experts:
        found.append(f"{len(player.active)} active Experts")  # EN-XPT-01
    if not 0 <= player.reputation < len(book.bonus_gains):
        found.append(f"the Reputation marker is on space {player.reputation}")
    if len(player.cubes) != len(player.study) or not all(0 <= cubes <= ALL_TYPES for cubes in player.cubes):
        found.append("cubes lie on no Animal")
    cubes = player.supply + sum(player.loose) + sum(on_card.bit_count() for on_card in player.cubes)
    if cubes != book.cubes:
        found.append(f"{cubes} cubes in all")  # EN-COMP-09
    if sum(player.fives) > book.five_cube_tokens:
        found.append(f"{sum(player.fives)} tokens for cubes")
    exchangeable = sum(player.fives) < book.five_cube_tokens
    if exchangeable and any(loose >= book.cubes_per_token for loose in player.loose):
        found.append("loose cubes were not exchanged")
    return found


def _automa_faults(t: Table, automa: Player) -> list[str]:
    """EN-AUTO-02, EN-AUTO-15: it has cards of its own, uses no Experts and no cubes, and never publishes."""
    found: list[str] = []
    if automa.active:
        found.append("an automa has active Experts")
    if automa.collection or automa.supply != t.book.cubes:
        found.append("an automa has published or researched")
    for other in t.players:
        if other is not automa and (other.behaviour == automa.behaviour or other.scoring == automa.scoring):
            found.append("two automas have the same card")
    return found
