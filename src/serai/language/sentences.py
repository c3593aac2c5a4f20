"""Sentences: what an effect does, in words.

A verb `acquire` has the text `do-acquire`, whose arguments are the verb's parameters by name; one that is optional and
not given is empty. Prices (`silver:2`) are said by `cost-silver` with `$n`. The texts are parts of a sentence, in
lower case: imperative in English, infinitive in French. A verb left of an arrow that is no price but a condition has
the text `when-…` instead, with what follows in `$gain`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.kernel.effects import NOTHING, Arrow, Call, Choice, Effect, InOrder, Maybe, Repeat, Several
from serai.kernel.message import Argument

if TYPE_CHECKING:
    from serai.language.language import Language


def effect_in_words(language: Language, effect: Effect) -> str:
    """An effect as a part of a sentence."""
    if effect is NOTHING:
        return language.text("effect-none", {})
    if isinstance(effect, Call):
        return language.text(f"do-{effect.verb.name}", _arguments(effect))
    if isinstance(effect, Several):
        parts = [language.phrase(part) for part in effect.parts]
        if isinstance(effect, Choice):
            return language.with_parts("effect-choice", parts=language.listed(parts, "join-choice-last", "join-choice"))
        if isinstance(effect, InOrder):
            return language.listed(parts, "join-then", "join-then")
        return language.listed(parts)
    if isinstance(effect, Arrow):
        condition = f"when-{effect.cost.verb.name}"
        if language.has(condition):
            return language.text(condition, {**_arguments(effect.cost), "gain": effect.gain})
        return language.with_parts("effect-arrow", cost=language.phrase(effect.cost), gain=language.phrase(effect.gain))
    if isinstance(effect, Repeat):
        return language.with_parts("effect-repeat", part=language.phrase(effect.part), times=effect.times)
    assert isinstance(effect, Maybe)
    return language.with_parts("effect-maybe", part=language.phrase(effect.part))


def _arguments(call: Call) -> dict[str, Argument]:
    given = call.named
    return {parameter.name: given.get(parameter.name, "") for parameter in call.verb.parameters}
