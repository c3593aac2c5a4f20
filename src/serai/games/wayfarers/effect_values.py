"""Roughly what an effect brings, in points: what an engine of cards is good for, and what to think about first."""

from __future__ import annotations

from serai.games.wayfarers.weights import Weights
from serai.kernel.effects import AnyOrder, Arrow, Call, Choice, Effect, InOrder, Maybe, Repeat

PAID = 0.8  # of what a Provision is worth: it is paid when it can be spared
CHOICE = 0.2  # that one may choose
SMALLEST = 0.3  # a deal is never worth less: it need not be made
CHEAPER = 0.7  # a card or tile with something off its price
UNKNOWN = 2.5


def effect_value(effect: Effect, weights: Weights) -> float:
    if isinstance(effect, Call):
        return _call_value(effect, weights)
    if isinstance(effect, Choice):
        return max(effect_value(part, weights) for part in effect.parts) + CHOICE
    if isinstance(effect, AnyOrder | InOrder):
        return sum(effect_value(part, weights) for part in effect.parts)
    if isinstance(effect, Arrow):
        return max(SMALLEST, effect_value(effect.gain, weights) + _call_value(effect.cost, weights))
    if isinstance(effect, Repeat):
        return effect.times * effect_value(effect.part, weights)
    if isinstance(effect, Maybe):
        return effect_value(effect.part, weights)
    return 0.0


def _call_value(call: Call, weights: Weights) -> float:
    verb = call.verb.name
    if verb == "pay":
        return -sum(amount * weights.provision * PAID for _, amount in call.pairs)
    words = call.words
    times = words[-1] if words and isinstance(words[-1], int) else 1
    if verb == "gain":
        return times * (weights.silver if words[0] == "silver" else weights.provision)
    if verb in ("acquire", "upgrade"):
        price = weights.free if "free" in words else CHEAPER if len(words) > 1 else 0.0
        return weights.effects.get(f"{verb}_{words[0]}", UNKNOWN) + price
    return times * weights.effects.get(verb, 0.0)
