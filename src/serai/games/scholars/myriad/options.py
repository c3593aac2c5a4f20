"""The answers that the expansion adds to the vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.games.scholars.names import SIDES, die_of

if TYPE_CHECKING:
    from serai.games.scholars.myriad.book import Shelf


class MyriadOptions:
    """Options by what they stand for; the starting page is never chosen."""

    def __init__(self, shelf: Shelf) -> None:
        book = shelf.book
        v = book.options.vocabulary
        pages = list(enumerate(shelf.pages[: shelf.start]))
        cards = book.action_cards
        self.take_page = [
            v.add(f"take-page:{page.id}", n, arguments={"page": page.id, "n": page.cost}, touches=(page.id,))
            for n, page in pages
        ]
        self.two_xp = v.add("two-xp", arguments={"n": book.constants["xp_instead_of_page"]}, touches=("xp",))
        self.use_page = {
            n: v.add(f"use-page:{page.id}", n, arguments={"page": page.id, "effect": page.effect}, touches=(page.id,))
            for n, page in pages
            if not page.is_golden
        }
        self.resolve_page = {
            n: v.add(
                f"resolve-page:{page.id}", n, arguments={"page": page.id, "effect": page.effect}, touches=(page.id,)
            )
            for n, page in pages
            if page.is_golden
        }
        self.no_more_pages = v.add("no-more-pages")
        self.tuck_page = [
            v.add(f"tuck-page:{page.id}", n, arguments={"page": page.id}, touches=(page.id,)) for n, page in pages
        ]
        self.upgrade = {
            one.card: v.add(
                f"upgrade:{cards[one.card].id}",
                one.card,
                arguments={"card": cards[one.card].id},
                touches=(cards[one.card].id,),
            )
            for one in shelf.upgrades
        }
        self.translation = [
            v.add(
                f"black-translate:{way.id}",
                n,
                arguments={"n": way.translators, "effect": way.effect},
                touches=(way.id,),
            )
            for n, way in enumerate(shelf.translations)
        ]
        black = book.colours[shelf.black].id
        self.pay_die = {
            die_of(shelf.black, value): v.add(
                f"pay-die:{black}-{value}",
                die_of(shelf.black, value),
                arguments={"die": f"die-{black}", "value": value},
                touches=(f"die-{black}-{value}",),
            )
            for value in range(1, SIDES + 1)
            if value in book.colours[shelf.black].faces
        }
        self.harvest_card = [
            v.add(f"harvest-card:{card.id}", n, arguments={"card": card.id, "effect": card.rest}, touches=(card.id,))
            for n, card in enumerate(cards)
        ]
