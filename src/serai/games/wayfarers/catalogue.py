"""The catalogue: everything printed, in a shape that can be listed, searched and drawn without knowing the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, TypedDict

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.names import (
    ASSETS,
    GUILDS,
    ONE_ASSET,
    PRINTED_ASSETS,
    ROWS,
    SIDES,
    TAGS,
    TILE_TYPES,
    TRIGGERS,
    WORKERS,
    cell_name,
)
from serai.games.wayfarers.printed import LINKS, Card, Tile
from serai.kernel.effects import NOTHING, Effect
from serai.kernel.facts import Facts
from serai.kernel.formula import Formula
from serai.kernel.game import Component
from serai.kernel.message import Message
from serai.kernel.state import Plain

Printed = list[tuple[str, Effect | Formula]]
# Facts that are lists of names, each with its text.
LISTS: Final = ("tags", "needs", "triggers", "assets", "tuck_under", "bolts", "workers")

FACTS: Final = Facts()  # what is printed on each kind of component


@FACTS.of(*ROWS, "die_slot")
class CardFacts(TypedDict, total=False):
    """A card of a row or a slot of a player board; each has only some of these."""

    category: str
    tags: list[str]
    needs: list[str]
    triggers: list[str]
    bolts: list[str]
    silver: int
    tuck_under: list[str]
    timing: str
    assets: list[str]
    vp: Formula
    goal: Formula


@FACTS.of("tile")
class TileFacts(TypedDict):
    type: str
    width: int
    height: int
    faces: list[list[list[str]]]
    tags: list[str]
    vp: int
    board_slot: int
    silver: int
    influence: dict[str, int]


@FACTS.of("display_slot")
class DisplaySlotFacts(TypedDict):
    row: str
    slot: int
    workers: list[str]
    silver: int


class JournalLink(TypedDict):
    """A way of the Journal, on one side of a section."""

    to: str
    side: str
    section: int
    requirement: Formula | None
    price: dict[str, int]


@FACTS.of("journal_space")
class JournalSpaceFacts(TypedDict):
    column: int
    from_top: int
    worker: str
    takes_tile: bool
    links: list[JournalLink]


@FACTS.of("scheme")
class SchemeFacts(TypedDict):
    colour: str
    silver: int
    special_slot: int
    comet: int


class AutomaResource(TypedDict):
    row: str
    tile: str
    bonus: bool


@FACTS.of("ai_board")
class AutomaBoardFacts(TypedDict):
    path: list[Effect]
    resources: list[AutomaResource]
    comets: int


@FACTS.of("player_board")
class PlayerBoardFacts(TypedDict):
    cells: dict[str, Effect]
    corners: dict[str, str]
    tags: list[str]


@FACTS.of("guild")
class GuildFacts(TypedDict):
    colour: str
    majority: int


def catalogue(book: Book) -> list[Component]:
    return [
        *(_card(card) for card in book.cards),
        *(_tile(book, tile) for tile in book.tiles),
        *(_display_slot(book, place) for place in range(len(book.slot_ids))),
        *(Component(id, "journal_tile", "", {}, (("effect", effect),)) for id, effect in book.journal_tiles),
        *_track(book),
        *_automa(book),
        *(
            Component(
                f"guild_{guild}",
                "guild",
                "rulebook",
                GuildFacts(colour=guild, majority=book.majority[number]),
                (),
                (Message(f"fact-guild_{guild}"), Message("fact-majority", {"n": book.majority[number]})),
            )
            for number, guild in enumerate(GUILDS)
        ),
    ]


def _card(card: Card) -> Component:
    facts: CardFacts = {}
    printed: Printed = []
    if card.category:
        facts["category"] = card.category
    if card.tags:
        facts["tags"] = [TAGS[tag] for tag in card.tags]
    if card.has_slot:
        facts["needs"] = assets_listed(card.needs)
        printed.append(("die", card.action))
    if card.triggered_by:
        facts["triggers"] = _named(card.triggered_by, TRIGGERS)
        printed.append(("trigger", card.trigger_effect))
    if card.immediate is not NOTHING:
        printed.append(("immediate", card.immediate))
    if card.bolts:
        facts["bolts"] = _named(card.bolts, LINKS)
    printed += [(f"link-{bar}", link) for bar, link in zip(LINKS, card.links, strict=True) if link is not NOTHING]
    if card.timing:
        facts["silver"], facts["timing"] = card.silver, card.timing
        facts["tuck_under"] = _named(card.tuck_under, TAGS)
    if card.assets:
        facts["assets"] = assets_listed(card.assets)
    if card.ability is not NOTHING:
        printed.append(("ability", card.ability))
    if card.vp.text and card.vp.text != "0":
        facts["vp"] = card.vp
        printed.append(("vp", card.vp))
    if card.goal.text:
        facts["goal"] = card.goal
        printed.append(("goal", card.goal))
    kind = ROWS[card.row] if card.row >= 0 else "die_slot"
    return Component(card.id, kind, card.source, facts, tuple(printed), _fact_lines(facts))


def _tile(book: Book, tile: Tile) -> Component:
    facts: TileFacts = {
        "type": TILE_TYPES[tile.kind],
        "width": tile.width,
        "height": tile.height,
        "faces": [[list(cell) for cell in face] for face in tile.faces],
        "tags": [TAGS[tag] for tag in tile.tags],
        "vp": tile.vp,
        "board_slot": tile.board_slot,
        "silver": book.type_silver[tile.kind],
        "influence": {guild: n for guild, n in zip(GUILDS, book.type_influence[tile.kind], strict=True) if n},
    }
    return Component(tile.id, "tile", tile.source, facts, (), _fact_lines(facts))


def _display_slot(book: Book, place: int) -> Component:
    facts: DisplaySlotFacts = {
        "row": ROWS[place // book.slots],
        "slot": place % book.slots + 1,
        "workers": _named(book.slot_workers[place], WORKERS),
        "silver": book.slot_silver[place],
    }
    action = book.slot_action[place]
    printed: Printed = [("action", action)] if action is not NOTHING else []
    return Component(book.slot_ids[place], "display_slot", "", facts, tuple(printed), _fact_lines(facts))


def _track(book: Book) -> list[Component]:
    found = []
    for space in book.track:
        links: list[JournalLink] = [
            {
                "to": book.track[link.target].id,
                "side": SIDES[side],
                "section": space.section + 1,
                "requirement": link.requirement,
                "price": {guild: n for guild, n in zip(GUILDS, link.price, strict=True) if n},
            }
            for side in (0, 1)
            for link in space.links[side]
        ]
        facts: JournalSpaceFacts = {
            "column": space.column,
            "from_top": space.from_top,
            "worker": book.marks[space.mark] if space.mark >= 0 else "",
            "takes_tile": space.takes_tile,
            "links": links,
        }
        printed: Printed = []
        if space.reward is not NOTHING and not space.takes_tile:
            printed.append(("reward", space.reward))
        printed += [
            (f"way:{book.track[link.target].id}-{SIDES[side]}", link.requirement)
            for side in (0, 1)
            for link in space.links[side]
            if link.requirement is not None
        ]
        found.append(Component(space.id, "journal_space", "", facts, tuple(printed)))
    return found


def _automa(book: Book) -> list[Component]:
    found = [
        Component(
            scheme.id,
            "scheme",
            "",
            SchemeFacts(
                colour="blue" if scheme.is_blue else "red",
                silver=scheme.silver,
                special_slot=scheme.special_slot,
                comet=scheme.comet,
            ),
            (("first", scheme.first), ("second", scheme.second)),
        )
        for scheme in book.schemes
    ]
    resources: list[AutomaResource] = [
        {"row": ROWS[row], "tile": TILE_TYPES[kind], "bonus": bonus} for row, kind, _, bonus in book.resource_track
    ]
    for board in book.ai_boards:
        printed: Printed = [("focus", board.focus), ("rest", board.rest), ("track", board.track_bonus)]
        automa = AutomaBoardFacts(path=list(board.bonuses), resources=resources, comets=book.constants["comet_track"])
        found.append(Component(board.id, "ai_board", "", automa, tuple(printed)))
    centre = [TAGS[tag] for tag in book.centre_tags]
    corners = {cell_name(column - 1): asset for column, asset in PRINTED_ASSETS.items()}
    for number, name in enumerate(book.boards):
        cells = {cell_name(cell): bonus for cell, bonus in enumerate(book.cell_bonus[number]) if bonus is not NOTHING}
        facts = PlayerBoardFacts(cells=cells, corners=corners, tags=centre)
        gains = dict.fromkeys(bonus for bonus in book.cell_bonus[number] if bonus is not NOTHING)
        board_lines = (Message("fact-cells", {"gains": tuple(gains)}),)
        found.append(Component(name, "player_board", "", facts, (), board_lines))
    return found


def assets_listed(assets: int) -> list[str]:
    """The assets of one int, each as often as it is there."""
    return [name for name in ASSETS for _ in range(assets // ONE_ASSET[name] & 15)]


def _named(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _fact_lines(facts: Mapping[str, Plain]) -> tuple[Message, ...]:
    """A line for each fact that the effects do not say."""
    lines = [_list_line(name, facts[name]) for name in LISTS if facts.get(name)]
    if facts.get("needs") == []:
        lines.append(Message("fact-needs-nothing"))
    if facts.get("silver") or "timing" in facts:  # Townsfolk may be free
        lines.append(_price_line(facts))
    if isinstance(facts.get("vp"), int) and facts["vp"]:  # a formula is printed by itself
        lines.append(Message("fact-vp", {"n": facts["vp"]}))
    return tuple(lines)


def _list_line(name: str, found: Plain) -> Message:
    assert isinstance(found, list)
    prefix = {"bolts": "bar-", "workers": "worker-"}.get(name, "")
    counted = Counter(f"{prefix}{one}" for one in found)
    what = tuple(key if n == 1 else Message("amount", {"n": n, "what": key}) for key, n in counted.items())
    return Message(f"fact-{name}", {"what": what})


def _price_line(facts: Mapping[str, Plain]) -> Message:
    influence = facts.get("influence")
    if isinstance(influence, dict) and influence:
        ((guild, n),) = influence.items()
        return Message("fact-price-or", {"n": facts["silver"], "influence": n, "guild": f"guild_{guild}"})
    return Message("fact-price", {"n": facts["silver"]})
