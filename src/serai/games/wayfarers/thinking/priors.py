"""How promising options look before anybody has thought, in points; minus infinity: not worth a try."""

from __future__ import annotations

from math import inf

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.names import covers
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.games.wayfarers.thinking.effect_values import effect_value
from serai.games.wayfarers.thinking.engine import reached
from serai.games.wayfarers.thinking.weights import Weights
from serai.kernel.decision import Decision
from serai.kernel.effects import Arrow, Effect


class Priors:
    """The priors of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._action = [effect_value(card.action, weights) for card in book.cards]
        self._slot_action = [effect_value(action, weights) for action in book.slot_action]
        self._resting = effect_value(book.cards[book.home_townsfolk].ability, weights)
        self._prior = self._by_option()

    def of(self, t: Table, decision: Decision) -> list[float]:
        """What an option sets going that the table does not show yet."""
        if decision.key == "place-worker":
            actions = self._slot_action
            return [actions[t.place_of(option.value)] for option in decision.options]
        if decision.key == "main-action":
            return self._main_priors(t, decision)
        if decision.key in ("trade", "adjust"):
            return self._adjust_priors(t, decision)
        if decision.key == "influence-card":
            return self._influence_priors(t, decision)
        if decision.key == "refresh":
            return self._refresh_priors(decision)
        if decision.key in ("move-influence", "free-influence"):
            return self._source_priors(t, decision)
        if decision.key == "end-turn":
            return [-inf if option is self._book.options.trade else 0.0 for option in decision.options]
        prior = self._prior
        return [prior[option.index] for option in decision.options]

    def _main_priors(self, t: Table, decision: Decision) -> list[float]:
        """A die by the best slot it could enter, a worker by the best place, resting by the dice that come back."""
        options = self._book.options
        weights = self._weights
        player = t.players[decision.seat]
        priors: list[float] = []
        for option in decision.options:
            if option is options.rest:
                placed = len(player.slot_dice) - player.slot_dice.count(0)
                awake = len(player.dice) <= self._book.constants["rest_dice"]
                priors.append(weights.die_back * placed + (self._resting if awake else -weights.asleep))
            elif option is options.trade:
                priors.append(self._trade_prior(player))
            elif option in options.worker:
                bit = 1 << option.value
                priors.append(
                    max(
                        self._slot_action[place]
                        for place in self._book.worker_places[option.value]
                        if not t.display_workers[place] & bit
                    )
                    - self._weights.worker
                )
            else:
                priors.append(self._best_slot(player, option.value) - self._weights.die)
        return priors

    def _trade_prior(self, player: Player) -> float:
        """Adjusting dice before they are placed: only where a better slot comes within reach."""
        steps = self._book.constants["trade_adjustments"]
        slots = [self._best_slot(player, value) for value in range(1, len(player.assets))]
        best = max(slots[value - 1] for value in player.dice)
        nearby = max(slots[other - 1] for value in player.dice for other in _near(value, steps, len(slots)))
        return nearby - self._weights.die - self._weights.guild if nearby > best else -inf

    def _adjust_priors(self, t: Table, decision: Decision) -> list[float]:
        """Steps of dice towards better slots; of the others one is as good as any."""
        options = self._book.options
        steps = self._book.constants["trade_adjustments"]
        player = t.players[decision.seat]
        slots = [self._best_slot(player, value) for value in range(1, len(player.assets))]
        priors: list[float] = []
        for option in decision.options:
            if option is options.skip:
                priors.append(0.0)
            elif option in options.hand.values():
                priors.append(self._prior[option.index])
            else:
                value, step = option.value
                there = slots[value + step - 1]
                for further in range(2, steps + 1):
                    if 1 <= value + further * step <= len(slots):
                        there = max(there, slots[value + further * step - 1])
                gain = there - slots[value - 1]
                priors.append(gain if gain > 0 else -inf)
        if all(prior == -inf for prior in priors):
            priors[0] = 0.0
        return priors

    def _influence_priors(self, t: Table, decision: Decision) -> list[float]:
        """One card of each row is enough to think about."""
        rows: set[int] = set()
        priors: list[float] = []
        for option in decision.options:
            row = t.place_of(option.value) // self._book.slots if option is not self._book.options.skip else -1
            priors.append(-inf if row in rows else 0.0)
            rows.add(row)
        return priors

    def _refresh_priors(self, decision: Decision) -> list[float]:
        """A die comes back from a slot rather than being rolled anew."""
        placed = self._book.options.refresh.values()
        from_slots = any(option in placed for option in decision.options)
        return [-inf if from_slots and option not in placed else 0.0 for option in decision.options]

    def _source_priors(self, t: Table, decision: Decision) -> list[float]:
        """Influence is taken where the lead over the rivals is widest, or from a card on display."""
        options = self._book.options
        mine = t.players[decision.seat].guilds
        leads = [
            own - max(t.guilds_of(other)[guild] for other in range(t.seats) if other != decision.seat)
            for guild, own in enumerate(mine)
        ]
        sources: list[int] = []
        for option in decision.options:
            if option in options.from_guild:
                sources.append(option.value)
            else:
                sources.append(
                    option.value[0] if decision.key == "move-influence" and option is not options.skip else -1
                )
        widest = max((leads[source] for source in sources if source >= 0), default=0)
        return [-inf if source >= 0 and leads[source] < widest else 0.0 for source in sources]

    def _best_slot(self, player: Player, value: int) -> float:
        cards = self._book.cards
        assets = [player.assets[reached] for reached in reached(player, value)]
        best = 0.0
        for place in range(player.ready_slots):
            if not player.slot_dice[place] and self._action[player.slots[place]] > best:
                needs = cards[player.slots[place]].needs
                folk = player.folk_at(player.slot_places[place])
                extra = cards[folk].assets if folk != NO_CARD else 0
                if not needs or any(covers(asset + extra, needs) for asset in assets):
                    best = self._action[player.slots[place]]
        return best

    def _by_option(self) -> list[float]:
        """By option: the action of a slot, what an effect gives once it is paid for, a card's immediate effect."""
        book = self._book
        options = book.options
        prior = [0.0] * len(options.vocabulary)
        for slots in (options.slot, options.rent):
            for slot, option in slots.items():
                prior[option.index] = self._action[slot]
        for option in options.vocabulary:
            effect = option.value
            if isinstance(effect, Effect):
                prior[option.index] = effect_value(effect.gain if isinstance(effect, Arrow) else effect, self._weights)
        for card, option in enumerate(options.card):
            prior[option.index] = effect_value(book.cards[card].immediate, self._weights)
        for design, option in enumerate(options.tile):
            prior[option.index] = self._weights.any_tile + book.tiles[design].vp
        prior[options.trade.index] = -self._weights.trade_first
        return prior


def _near(value: int, steps: int, highest: int) -> range:
    """The values that some adjustments can give a die."""
    return range(max(1, value - steps), min(highest, value + steps) + 1)
