"""Facts: what is printed on the components of each kind, said by typed dictionaries.

    FACTS = Facts()

    @FACTS.of("die", "continent")
    class ColourFacts(TypedDict):
        colour: str

The page's types are generated from them, and a test holds every component to its kind's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Dictionary = TypeVar("Dictionary", bound=type)


class Facts:
    """The typed dictionary of the facts of each kind of component."""

    def __init__(self) -> None:
        self.kinds: dict[str, type] = {}

    def of(self, *kinds: str) -> Callable[[Dictionary], Dictionary]:
        """Says that the components of these kinds have the facts of a typed dictionary."""

        def note(dictionary: Dictionary) -> Dictionary:
            for kind in kinds:
                if kind in self.kinds:
                    raise ValueError(f"the kind {kind!r} has facts already: {self.kinds[kind].__name__}")
                self.kinds[kind] = dictionary
            return dictionary

        return note
