"""Notes beside options: what a card that is offered brings along."""

from __future__ import annotations

from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option
from serai.kernel.message import Message


def animal_note(t: Table, option: Option) -> Message | None:
    """Where an Animal lives and its Categories; nothing beside other options."""
    book = t.book
    if option not in book.options.animal:
        return None
    animal: int = option.value
    categories = tuple(book.category_ids[category] for category in book.animal_categories[animal])
    continent = book.continents[book.animal_continent[animal]]
    return Message("note-animal", {"continent": continent, "categories": categories})
