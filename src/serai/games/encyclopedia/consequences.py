"""What follows from a table by the rules, for who draws it."""

from __future__ import annotations

from dataclasses import dataclass

from serai.games.encyclopedia.scoring import collected_cards, collection_points, published_cubes
from serai.games.encyclopedia.table import Table


@dataclass(frozen=True)
class Consequences:
    """Points so far, by seat."""

    collections: tuple[dict[str, int], ...]  # of the cards of each continent
    publications: tuple[dict[str, int], ...]  # of the cubes of each Category that has some


def consequences(t: Table) -> Consequences:
    book = t.book
    return Consequences(
        collections=tuple(
            {
                name: collection_points(t, collected_cards(t, player, number))
                for number, name in enumerate(book.continents)
            }
            for player in t.players
        ),
        publications=tuple(
            {
                name: collection_points(t, cubes)
                for number, name in enumerate(book.category_ids)
                if (cubes := published_cubes(t, player, number))
            }
            for player in t.players
        ),
    )
