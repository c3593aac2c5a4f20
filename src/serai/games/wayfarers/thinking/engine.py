"""What the cards and tiles of a player earn: they seldom change while a bot thinks, so this is kept.

A round goes from one rest to the next: the best die slots for as many dice as there are, each weighted by how many
values of a die can enter it through the caravan, some of what the next ones earn, and what resting gives.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.names import covers
from serai.games.wayfarers.table import NO_CARD, Player
from serai.games.wayfarers.thinking.effect_values import effect_value
from serai.games.wayfarers.thinking.features import steady_features
from serai.games.wayfarers.thinking.weights import Weights

ENGINES_KEPT: Final = 20_000


class Engine(NamedTuple):
    """One player's."""

    rounds: list[float]  # what a round earns, by the number of dice
    triggers: float  # what Vistas earn in a turn
    discounts: int
    gains: list[float]  # by die slot
    enter: list[list[int]]  # by value of a die: the slots it can enter, the best first
    steady: list[float]  # the features that change with a new card or tile only
    worth: float  # of these features, and for each turn to come
    worth_a_turn: float


class Engines:
    """The engines of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._action = [effect_value(card.action, weights) for card in book.cards]
        self._ability = [effect_value(card.ability, weights) for card in book.cards]
        self._trigger = [effect_value(card.trigger_effect, weights) for card in book.cards]
        self._wakes = [weights.triggers * card.triggered_by.bit_count() for card in book.cards]
        self.most_dice = book.constants["dice_rolled"] + book.constants["dice_reserve"]
        self._kept: dict[tuple[int, ...], Engine] = {}

    def of(self, player: Player) -> Engine:
        key = (
            *player.land, -2, *player.land_folk, -2, *player.water, -2, *player.water_folk, -2, *player.space, -2,
            *player.space_inspiration, -2, *player.tiles,
        )  # fmt: skip
        engine = self._kept.get(key)
        if engine is None:
            if len(self._kept) >= ENGINES_KEPT:
                self._kept.clear()
            engine = self._kept[key] = self._made(player)
        return engine

    def dice_value(self, player: Player, engine: Engine) -> float:
        """What the dice at hand can do: each takes the best free slot that it can enter."""
        taken = 0
        for place, die in enumerate(player.slot_dice):
            if die:
                taken |= 1 << place
        value = 0.0
        for die in player.dice:
            for slot in engine.enter[die]:
                if not taken >> slot & 1:
                    taken |= 1 << slot
                    value += engine.gains[slot]
                    break
        return value

    def _made(self, player: Player) -> Engine:
        gains, shares, enter = self._slots(player)
        best = sorted((gain * share for gain, share in zip(gains, shares, strict=True)), reverse=True)
        resting = self._ability[self._book.home_townsfolk]
        for folk in player.water_folk:
            if folk != NO_CARD and self._book.cards[folk].timing == "rest":
                resting += self._ability[folk]
        weights = self._weights
        further = int(weights.further_slots)
        rounds = [
            sum(best[:dice]) + sum(best[dice : dice + further]) * weights.further_slot_share + resting
            for dice in range(self.most_dice + 1)
        ]
        triggers = 0.0
        for card, folk in zip(player.land, player.land_folk, strict=True):
            if self._trigger[card]:
                triggers += (self._trigger[card] + (self._ability[folk] if folk != NO_CARD else 0.0)) * self._wakes[
                    card
                ]
        discounts = sum(player.silver_discount) + sum(player.provision_discount)
        features = steady_features(player, triggers, resting)
        worth = sum(weight * feature for weight, feature in zip(weights.steady, features, strict=True))
        a_turn = sum(weight * feature for weight, feature in zip(weights.steady_a_turn, features, strict=True))
        return Engine(rounds, triggers, discounts, gains, enter, features, worth, a_turn)

    def _slots(self, player: Player) -> tuple[list[float], list[float], list[list[int]]]:
        """What each slot gives, the share of dice that can enter it, and by value of a die those it can enter."""
        cards = self._book.cards
        values = range(1, len(player.assets))
        reach = [reached(player, value) for value in values]
        gains: list[float] = []
        shares: list[float] = []
        enter: list[list[int]] = [[] for _ in range(len(player.assets))]
        for place, slot in enumerate(player.slots):
            gain = self._action[slot]
            folk = player.folk_at(player.slot_places[place])
            extra = 0
            if folk != NO_CARD:
                extra = cards[folk].assets
                if cards[folk].timing == "die":
                    gain += self._ability[folk]
            needs = cards[slot].needs
            count = 0
            for value in values:
                if not needs or any(covers(player.assets[other] + extra, needs) for other in reach[value - 1]):
                    enter[value].append(place)
                    count += 1
            gains.append(gain)
            shares.append((count / len(values)) ** self._weights.pickiness if needs else 1.0)
        for places in enter:
            places.sort(key=lambda place: -gains[place])
        return gains, shares, enter


def reached(player: Player, value: int) -> list[int]:
    """The values that a die of some value can take by the caravan's arrows (WF-DIE-05)."""
    values = [value]
    other = value
    while player.plus[other] and other + 1 < len(player.assets):
        other += 1
        values.append(other)
    other = value
    while player.minus[other] and other > 1:
        other -= 1
        values.append(other)
    return values
