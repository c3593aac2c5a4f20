"""Everything that the expansion prints."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from serai.games.scholars.catalogue import ActionCardFacts, action_card
from serai.games.scholars.myriad.book import Page, Shelf
from serai.games.scholars.names import ACTIONS
from serai.kernel.effects import NOTHING
from serai.kernel.facts import Facts
from serai.kernel.game import Component
from serai.kernel.message import Message
from serai.kernel.state import Plain

FACTS: Final = Facts()  # what is printed on each kind of component


@FACTS.of("page")
class PageFacts(TypedDict):
    banner: str  # red or golden
    cost: int
    vp: int
    action: NotRequired[str]  # of a red page


@FACTS.of("upgraded_card")
class UpgradedFacts(ActionCardFacts):
    replaces: str


@FACTS.of("row_tile")
class TileFacts(TypedDict):
    vp: int


@FACTS.of("book_space")
class BookSpaceFacts(TypedDict):
    book: int


@FACTS.of("black_translate")
class BlackTranslateFacts(TypedDict):
    min_value: int
    translators: int


def components(shelf: Shelf) -> list[Component]:
    book = shelf.book
    found = [_page(page) for page in shelf.pages]
    for one in shelf.upgrades:
        printed = action_card(book, book.action_cards[one.card])
        facts: dict[str, Plain] = {**printed.facts, "replaces": book.action_cards[one.replaces].id}
        lines = (*printed.lines, Message("fact-replaces", {"card": facts["replaces"]}))
        found.append(printed._replace(kind="upgraded_card", facts=facts, lines=lines))
    for tile in shelf.tiles:
        lines = (Message("fact-golden-side", {"n": tile.vp}),)
        found.append(Component(tile.id, "row_tile", tile.source, {"vp": tile.vp}, (("effect", tile.effect),), lines))
    for space in shelf.spaces:
        found.append(Component(space.id, "book_space", space.source, {"book": space.book}, ()))
    for way in shelf.translations:
        facts = {"min_value": way.min_value, "translators": way.translators}
        lines = (Message("fact-black-translate", {"n": way.min_value, "translators": way.translators}),)
        found.append(Component(way.id, "black_translate", way.source, facts, (("effect", way.effect),), lines))
    return found


def _page(page: Page) -> Component:
    facts: dict[str, Plain] = {"banner": "golden" if page.is_golden else "red", "cost": page.cost, "vp": page.vp}
    lines = [Message("fact-page-cost", {"n": page.cost}), Message("fact-vp", {"n": page.vp})]
    if page.effect is NOTHING:  # the starting page
        lines = [Message("fact-page-recalls")]
    if page.is_golden:
        lines.append(Message("fact-page-golden"))
    else:
        facts["action"] = ACTIONS[page.action]
        lines.append(Message("fact-page-action", {"action": f"action-{ACTIONS[page.action]}"}))
    place = "end" if page.is_golden else "effect"
    printed = ((place, page.effect),) if page.effect is not NOTHING else ()
    return Component(page.id, "page", page.source, facts, printed, tuple(lines))
