"""Which options look promising before anybody thinks, in points; minus infinity: not worth a try."""

from __future__ import annotations

from math import inf
from typing import Final

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.boosts import die_value
from serai.games.encyclopedia.completion import expedition_value
from serai.games.encyclopedia.names import NOTHING_THERE, RESEARCH_TYPES, SEAT_STRIDE
from serai.games.encyclopedia.table import Table
from serai.games.encyclopedia.thinking.features import is_last_round
from serai.games.encyclopedia.thinking.weights import Weights
from serai.kernel.decision import Decision

RAISES: Final = ("raise-embassy", "raise-academy")
NEED_VALUE: Final = ("research", "highest-type", "colour")  # decisions in which a Seal may be worth its coins


class Priors:
    """The priors for tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._slots = [weights.of_gains(gained) for gained in book.slot_gains[0]]
        o = book.options
        prior = [0.0] * len(o.vocabulary)
        prior[o.bank.index] = book.bank_coins * weights.coin
        prior[o.university.index] = weights.expert
        prior[o.academy.index] = weights.animal
        for option in o.publish:
            prior[option.index] = weights.seal
        self._prior = prior

    def of(self, t: Table, decision: Decision) -> list[float]:
        """What an action promises that the table does not show before it is carried out."""
        prior = self._prior
        priors = [prior[option.index] for option in decision.options]
        if t.die != NOTHING_THERE and decision.key == "action":
            self._add_action_priors(t, decision, priors)
        elif decision.key == "die":
            self._add_die_priors(t, decision, priors)
        elif decision.key == "highest-type":
            self._add_type_priors(decision, priors)
        elif decision.key == "research":
            self._add_research_priors(t, decision, priors)
        elif decision.key in RAISES:
            self._add_raise_priors(t, decision, priors)
        if decision.key not in NEED_VALUE and not is_last_round(t):
            self._give_up_seals(decision, priors)
        return priors

    def _add_action_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """What the Embassy and the Academy give for the die, and the value that it brings to an Expedition."""
        book = self._book
        o = book.options
        value = die_value(t, t.players[decision.seat])
        for place, option in enumerate(decision.options):
            if option is o.embassy:
                table = book.embassy_tokens
                priors[place] += table[min(value, len(table) - 1)] * self._weights.token
            elif option is o.academy:
                table = book.academy_reputation
                priors[place] += table[min(value, len(table) - 1)] * self._weights.reputation
            elif option in o.expedition:
                priors[place] += value

    def _add_die_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """Dice by their value and by the Animals of their colour, less what their owner gains."""
        book = self._book
        player = t.players[decision.seat]
        alike = [0] * len(book.continents)
        for animal in player.study:
            alike[book.animal_continent[animal]] += 1
        for place, option in enumerate(decision.options):
            if option in book.options.die:
                owner, slot = divmod(t.places[option.value], SEAT_STRIDE)
                priors[place] = t.values[option.value] + self._weights.alike * alike[book.die_colour[option.value]]
                if owner != decision.seat:
                    priors[place] -= self._slots[slot]

    def _add_type_priors(self, decision: Decision, priors: list[float]) -> None:
        """A higher Type publishes all that a lower one does, and more."""
        types = self._book.options.type
        highest = max((option.value for option in decision.options if option in types), default=0)
        for place, option in enumerate(decision.options):
            if option in types and option.value < highest:
                priors[place] = -inf

    def _add_research_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """Coins are paid first, then tokens, then Seals; none of them once every empty space can be paid for."""
        book = self._book
        o = book.options
        player = t.players[decision.seat]
        left = expedition_value(t, player) - t.spent
        assert decision.arguments is not None
        continent = book.continents.index(str(decision.arguments["continent"]))
        dearest = 0
        for animal, cubes in zip(player.study, player.cubes, strict=True):
            if book.animal_continent[animal] == continent:
                for kind in range(RESEARCH_TYPES):
                    if not cubes >> kind & 1:
                        dearest = max(dearest, book.cost[kind])
        enough = 0 < dearest <= left
        for place, option in enumerate(decision.options):
            if (
                (option is o.boost_coin and enough)
                or (option is o.boost_token and (enough or player.coins >= book.token_value))
                or (option in (o.boost_seal, o.seal_coins) and (enough or player.coins or player.tokens))
            ):
                priors[place] = -inf

    def _add_raise_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """A coin or two for the next step of the table, no more; what else can be paid is worth more elsewhere."""
        o = self._book.options
        table = self._book.embassy_tokens if decision.key == "raise-embassy" else self._book.academy_reputation
        value = die_value(t, t.players[decision.seat])
        most = value + self._weights.most_coins
        near = table[min(most, len(table) - 1)] > table[min(value, len(table) - 1)]
        for place, option in enumerate(decision.options):
            if option is not o.done and not (option is o.boost_coin and near):
                priors[place] = -inf

    def _give_up_seals(self, decision: Decision, priors: list[float]) -> None:
        """A Royal Seal is worth more than its coins, or another colour for a die that need not have it."""
        o = self._book.options
        for place, option in enumerate(decision.options):
            if option is o.seal_coins or option in o.recolour_seal:
                priors[place] = -inf
