"""What an effect is worth, before it is known who resolves it and when."""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.names import NEUTRAL, PRIMARY
from serai.games.scholars.thinking.weights import Weights
from serai.kernel.effects import Arrow, Call, Choice, Effect, InOrder, Maybe, Repeat, Several


class EffectValues:
    """The values of one printing's effects, each reckoned once."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._kept: dict[Effect, float] = {}

    def of(self, effect: Effect) -> float:
        value = self._kept.get(effect)
        if value is None:
            value = self._kept[effect] = self._made(effect)
        return value

    def hand_size(self, effect: Effect) -> int:
        """How many dice a harvest fills the hand up to; 0 where it does not."""
        if isinstance(effect, Call) and effect.verb.name == "refill":
            return next((word for word in effect.words if isinstance(word, int)), 0)
        return 0

    def _made(self, effect: Effect) -> float:
        if isinstance(effect, Call):
            return self._call(effect)
        if isinstance(effect, Choice):
            return max(self.of(part) for part in effect.parts)
        if isinstance(effect, (InOrder, Several)):
            return sum(self.of(part) for part in effect.parts)
        if isinstance(effect, Arrow):
            return max(0.0, self.of(effect.gain) - self._cost(effect.cost))
        if isinstance(effect, Repeat):
            return effect.times * self.of(effect.part)
        return self.of(effect.part) if isinstance(effect, Maybe) else 0.0

    def _cost(self, call: Call) -> float:
        weights = self._weights
        each = {
            "silver": weights.silver,
            "gold": weights.gold,
            "worker": weights.worker,
            "white_die": -weights.white_die,
        }
        return sum(each.get(resource, 1.0) * amount for resource, amount in call.pairs)

    def _call(self, call: Call) -> float:
        weights = self._weights
        number = next((word for word in call.words if isinstance(word, int)), 1)
        name = call.verb.name
        if name == "gain_worker":
            return number * (weights.white_worker if call.words[0] == "white" else weights.worker)
        if name == "gain_die":
            value = self._die(str(call.words[0]))
            return number * (value + (weights.to_hand if call.words[-1] == "hand" and value > 0 else 0.0))
        if name == "refill":
            return (number - weights.usual_hand) * weights.refill
        if name == "harvest":
            track = self._book.tracks[self._book.words.tracks.index(str(call.words[0]))]
            return self.of(track.harvest[0])
        each = {
            "gain_silver": weights.silver, "gain_gold": weights.gold, "destroy_white": weights.destroy_white,
            "draw": weights.draw, "influence_scroll": weights.influence_scroll,
            "influence_guild": weights.influence_guild, "place_or_take_gold": weights.move_gold,
            "advance": weights.advance, "retire_top": weights.retire, "employ": weights.employ,
            "add_value": weights.add_value, "alt_action": weights.other_action, "wild_white": weights.wild,
        }  # fmt: skip
        return number * (each[name] if name in each else self._book.seams.worth(name))

    def _die(self, name: str) -> float:
        weights = self._weights
        if name == PRIMARY:
            return weights.primary_die
        kind = self._book.colours[self._book.words.colours.index(name)].kind
        if kind == NEUTRAL:
            return weights.white_die
        return weights.primary_die if kind == PRIMARY else weights.secondary_die
