"""Roughly what an effect brings, in points: what an engine of cards is good for, and what to think about first."""

from __future__ import annotations

from serai.games.wayfarers.thinking.weights import Weights
from serai.kernel.effects import AnyOrder, Arrow, Call, Choice, Effect, InOrder, Maybe, Repeat


def effect_value(effect: Effect, weights: Weights) -> float:
    if isinstance(effect, Call):
        return _call_value(effect, weights)
    if isinstance(effect, Choice):
        return max(effect_value(part, weights) for part in effect.parts) + weights.choice
    if isinstance(effect, AnyOrder | InOrder):
        return sum(effect_value(part, weights) for part in effect.parts)
    if isinstance(effect, Arrow):
        return max(weights.least_deal, effect_value(effect.gain, weights) + _call_value(effect.cost, weights))
    if isinstance(effect, Repeat):
        return effect.times * effect_value(effect.part, weights)
    if isinstance(effect, Maybe):
        return effect_value(effect.part, weights)
    return 0.0


def _call_value(call: Call, weights: Weights) -> float:
    verb = call.verb.name
    if verb == "pay":
        return -sum(amount * weights.provision * weights.paid for _, amount in call.pairs)
    words = call.words
    times = words[-1] if words and isinstance(words[-1], int) else 1
    if verb == "gain":
        return times * (weights.silver if words[0] == "silver" else weights.provision)
    if verb in ("acquire", "upgrade"):
        price = weights.free if "free" in words else weights.cheaper if len(words) > 1 else 0.0
        return weights.effects.get(f"{verb}_{words[0]}", weights.unknown_effect) + price
    return times * weights.effects.get(verb, 0.0)
