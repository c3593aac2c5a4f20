"""Guides: a first match that explains itself, choice by choice, from a fixed seed.

A guide is a list of choices of all seats from the start of a match; those of the first seat, the learner's, have
something to say. Nothing is kept about who follows it: where a match stands in its guide follows from its choices, so
an undo leads back into it, and whoever chooses otherwise simply plays on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

LEARNER: Final = 0  # the seat that is guided
END: Final = "guide-end"  # what is said when the last step is done


class Step(NamedTuple):
    """A choice on the way: the option, and the key of what is said of it (nothing where others choose)."""

    choose: str
    say: str


class Guide(NamedTuple):
    """A match as it begins, and the way through it."""

    seed: str
    players: int
    settings: Mapping[str, str]
    steps: tuple[Step, ...]

    @property
    def said(self) -> int:
        """How many steps the learner takes."""
        return sum(bool(step.say) for step in self.steps)

    def followed(self, choices: Sequence[str]) -> int:
        """How many of its choices were made, before a match went its own way."""
        many = 0
        for chosen, step in zip(choices, self.steps, strict=False):
            if chosen != step.choose:
                break
            many += 1
        return many


def read_guide(file: Traversable) -> Guide:
    """The guide of a file `guide.toml`; raises ValueError where it says something else than a guide does."""
    read = tomllib.loads(file.read_text("utf-8"))
    try:
        steps = tuple(Step(str(step["choose"]), str(step.get("say", ""))) for step in read["steps"])
        settings = {str(name): str(value) for name, value in read.get("settings", {}).items()}
        return Guide(str(read["seed"]), int(read["players"]), settings, steps)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{file}: a guide has a `seed`, `players` and `steps`, each with `choose`: {error}") from None
