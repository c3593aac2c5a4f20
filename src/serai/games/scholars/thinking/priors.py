"""How promising options look before anybody thinks: what is not worth a try, and where to begin."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from serai.games.scholars.book import Book
from serai.games.scholars.dice import worked
from serai.games.scholars.names import NO_CARD, colour_of, value_of
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.appraisal import Appraiser
from serai.games.scholars.thinking.weights import Weights
from serai.kernel.decision import Decision, Option
from serai.kernel.effects import Effect


class Priors:
    """Of one printing of the game. What an option has only promised, its prior stands for."""

    def __init__(self, book: Book, weights: Weights, appraiser: Appraiser) -> None:
        self._book = book
        self._weights = weights
        self._prospects = appraiser.prospects
        self._features = appraiser.features
        self._effects = appraiser.effects
        self._rooms = [self._effects.of(room.effect) * self._weights.pending for room in book.rooms]

    def of(self, t: Table, decision: Decision) -> Sequence[float] | None:
        """In points; minus infinity is not worth a try."""
        key = decision.key
        if key == "turn":
            return [self._kind(t, decision.seat, option) for option in decision.options]
        if key == "card":
            return self._cards(t, decision)
        if key == "work":
            return self._steps(t, decision)
        if key == "die":
            return self._dice(t, decision)
        if key == "order":
            return [self._order(option) for option in decision.options]
        if key == "recruit":
            return [self._recruit(t, decision.seat, option) for option in decision.options]
        if key == "travel":
            return [self._prospects.of_journey(t, decision.seat, option.value) for option in decision.options]
        if key == "translate":
            worth = dict(self._prospects.of_scrolls(t, decision.seat))
            return [worth.get(option.value, 0.0) for option in decision.options]
        if key == "room":
            return [self._rooms[option.value] for option in decision.options]
        if key == "reroll":
            return [self._reroll(t, decision.seat, option) for option in decision.options]
        if key == "printed-die":
            return [0.0 if option is self._book.options.with_printed else -inf for option in decision.options]
        return None

    def _steps(self, t: Table, decision: Decision) -> list[float]:
        """Nobody ends a turn before its main action (perhaps after a worker) and what their card gives: both help."""
        options = self._book.options
        card = t.players[decision.seat].slots[t.working]
        found = [self._step(t, decision.seat, option) for option in decision.options]
        useful = any(option in options.main or option in options.work[card] for option in decision.options)
        if useful or (not t.settled and self._prospects.of_turn(t, decision.seat) > 0):
            found[decision.options.index(options.end_turn)] = -inf
        return found

    def _step(self, t: Table, me: int, option: Option) -> float:
        """A main action has yet to bring what its dice promise; a worker that changes nothing is wasted."""
        if option in self._book.options.main:
            return self._prospects.of_main(t, me, option.value)
        if not option.id.startswith("put:"):
            return 0.0
        place, worker = option.value
        book = self._book
        at = t.working * book.dice_on_card + place
        player = t.players[me]
        wild = [book.wild[one] for one in player.tucked[t.working] if book.wild[one] >= 0]
        colour, value = worked(t, me, player.dice[at], at, wild)
        if book.worker_colours[worker] == colour and value == book.constants["worker_raises_to"]:
            return -inf
        return -self._weights.worker

    def _order(self, option: Option) -> float:
        return self._effects.of(option.value) * self._weights.pending if isinstance(option.value, Effect) else 0.0

    def _recruit(self, t: Table, me: int, option: Option) -> float:
        translator = t.piles[option.value][-1]
        if option in self._book.options.dispatch:
            return self._effects.of(self._book.translators[translator].dispatch) * self._weights.pending
        return self._prospects.of_employing(t, me, translator)

    def _kind(self, t: Table, me: int, option: Option) -> float:
        """What a slot promises with the dice of the hand; a Rest what the cards on the board will bring."""
        player = t.players[me]
        if option is not self._book.options.rest:
            return self._prospects.of_slot(t, me, option.value)
        income = 0.0
        out = 0
        for card in player.slots:
            if card != NO_CARD:
                out += 1
                income += self._features.rest_value(player, card)
        weights = self._weights
        dice = max(0, weights.rested_hand - len(player.hand))
        return income + dice * weights.die - (weights.handy_cards - out)

    def _cards(self, t: Table, decision: Decision) -> list[float]:
        """The few cards that bring most: at the next Rest, or at once."""
        player = t.players[decision.seat]
        worth: list[float] = []
        for option in decision.options:
            now = 0.0
            for effect in self._book.action_cards[option.value].work:
                now += self._effects.of(effect)
            worth.append(now * self._weights.pending)
        rest = [self._features.rest_value(player, option.value) for option in decision.options]
        every = sorted((a + b for a, b in zip(worth, rest, strict=True)), reverse=True)
        least = every[min(len(every), self._weights.tried_cards) - 1]
        return [a if a + b >= least else -inf for a, b in zip(worth, rest, strict=True)]

    def _dice(self, t: Table, decision: Decision) -> list[float]:
        """Two dice are the same in either order: the second is not lower than the first."""
        me = decision.seat
        player = t.players[me]
        options = self._book.options
        first = player.dice[t.working * self._book.dice_on_card]
        if not first or options.one_die not in decision.options:
            return [
                0.0 if option is options.no_die else self._prospects.of_die(t, me, option.value)
                for option in decision.options
            ]
        return [-inf if option is not options.one_die and option.value < first else 0.0 for option in decision.options]

    def _reroll(self, t: Table, me: int, option: Option) -> float:
        """Only low dice are rolled again, the lowest first."""
        if option is self._book.options.ready:
            return 0.0
        faces = self._book.colours[colour_of(option.value)].faces
        return self._weights.reroll if value_of(option.value) * 2 < faces[0] + faces[-1] - 1 else -inf
