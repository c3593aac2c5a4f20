"""What is printed: cards, spaces, links, tiles, boards, as the content files tell them."""

from __future__ import annotations

from typing import Final

from serai.games.wayfarers.names import ASSETS, FACES, TAGS, TILE_TYPES
from serai.kernel.content import Row
from serai.kernel.effects import NOTHING, Call, Effect, Verbs
from serai.kernel.formula import Formula, Number
from serai.kernel.game import printed_line
from serai.kernel.message import Message

LINKS: Final = ("guild", "silver", "provision", "card")
SYMBOLS: Final = (*ASSETS, "plus", "minus", "plus_or_minus", "silver_discount", "provision_discount")
_ZERO: Final = Number(0)


class Card:
    """A card, a pre-printed card, or a die slot of the centre: what is printed on it."""

    __slots__ = (
        "ability", "action", "assets", "bolts", "category", "goal", "has_slot", "id", "immediate", "links", "needs",
        "row", "silver", "source", "tags", "timing", "trigger_effect", "triggered_by", "triggers", "tuck_under", "vp",
    )  # fmt: skip

    def __init__(self, id: str, row: int, source: str) -> None:
        self.id = id
        self.row = row  # -1 for a die slot of the centre
        self.source = source
        self.category = ""
        self.tags: tuple[int, ...] = ()  # repeated where printed more than once
        self.triggers = 0  # bits of the triggers that acquiring this card sets off
        self.has_slot = False
        self.needs = 0  # assets for a die
        self.action: Effect = NOTHING  # of the die slot
        self.triggered_by = 0  # Vista: bits of its triggers
        self.trigger_effect: Effect = NOTHING
        self.immediate: Effect = NOTHING
        self.bolts = 0  # bits of LINKS
        self.links: tuple[Effect, ...] = (NOTHING,) * len(LINKS)
        self.silver = 0  # Townsfolk: price
        self.tuck_under = 0  # Townsfolk: bits of the tags it may lie under
        self.timing = ""
        self.assets = 0
        self.ability: Effect = NOTHING
        self.vp: Formula = _ZERO
        self.goal: Formula = _ZERO


class Space:
    """A space of the Journal track."""

    __slots__ = ("capacity", "column", "from_top", "id", "links", "mark", "reward", "section", "takes_tile")

    def __init__(self, id: str, column: int, from_top: int, mark: int, capacity: int, reward: Effect) -> None:
        self.id = id
        self.column = column
        self.from_top = from_top
        self.mark = mark  # of the green worker beside it, or -1
        self.capacity = capacity  # 0: any number of markers
        self.reward = reward
        self.takes_tile = isinstance(reward, Call) and reward.verb.name == "journal_tile"
        self.section = 0  # of the main board: the one whose side shows the links from here
        self.links: tuple[list[Link], list[Link]] = ([], [])  # by side


class Link:
    """A way from one space to the next, on one side of its board section."""

    __slots__ = ("id", "price", "requirement", "target")

    def __init__(self, id: str, target: int) -> None:
        self.id = id
        self.target = target
        self.requirement: Formula | None = None
        self.price: tuple[int, ...] = (0, 0, 0)  # Influence by guild


class Tile:
    """A design of Upgrade tile; `faces` hold for each face the symbols of its cells."""

    __slots__ = ("board_slot", "copies", "faces", "height", "id", "kind", "source", "tags", "triggers", "vp", "width")

    def __init__(self, row: Row, id: str) -> None:
        self.id = id
        self.kind = TILE_TYPES.index(row.word("type", *TILE_TYPES))
        self.copies = row.number("copies")
        self.width = row.number("width")
        self.height = row.number("height")
        self.faces = tuple(_face(row, column) for column in FACES if row.text(column))
        self.tags = tuple(TAGS.index(tag) for tag in row.words("tags", "+", *TAGS))
        self.triggers = sum({1 << tag for tag in self.tags})
        self.vp = row.number("vp")
        self.board_slot = row.number("board_slot")
        self.source = row.source
        if (self.width, self.height) not in SHAPES:
            raise row.fail("width", "a tile is 1 x 1, 2 wide or 2 high")
        for face in self.faces:
            printed = sum(int(symbol[2:]) for cell in face for symbol in cell if symbol.startswith("vp"))
            if printed != self.vp:
                raise row.fail("vp", f"the faces show {printed} points")


SHAPES: Final = ((1, 1), (2, 1), (1, 2))


def _face(row: Row, column: str) -> tuple[tuple[str, ...], ...]:
    cells = tuple(tuple(cell.split("+")) for cell in row.text(column).split(";"))
    for cell in cells:
        for symbol in cell:
            if symbol not in SYMBOLS and not (symbol.startswith("vp") and symbol[2:].isdigit()):
                raise row.fail(column, f"{symbol!r} is no symbol; expected {', '.join(SYMBOLS)} or vp and a number")
    if len(cells) > row.number("width") * row.number("height"):
        raise row.fail(column, f"{len(cells)} cells on a tile of {row.text('width')} x {row.text('height')}")
    return cells


class AiBoard:
    """A board of the solo opponent."""

    __slots__ = ("bonuses", "focus", "id", "rest", "track_bonus")

    def __init__(self, id: str, focus: Effect, rest: Effect, track_bonus: Effect) -> None:
        self.id = id
        self.focus = focus
        self.rest = rest
        self.track_bonus = track_bonus
        self.bonuses: list[Effect] = []  # under the cells of its caravan, along the path


class Scheme:
    """A card of the solo opponent."""

    __slots__ = ("comet", "first", "id", "is_blue", "second", "silver", "special_slot")

    def __init__(self, id: str, row: Row, verbs: Verbs) -> None:
        self.id = id
        self.is_blue = row.word("colour", "blue", "red") == "blue"
        self.silver = row.number("silver")
        self.first = row.effect("first", verbs)
        self.second = row.effect("second", verbs)
        self.special_slot = row.number("special_slot")
        self.comet = row.number("comet")


def gist(card: Card) -> Message | None:
    """A card in a line: what it does again and again or is worth, and what it gives at once."""
    lasting: tuple[tuple[str, Effect | Formula], ...] = (
        ("die", card.action),
        ("trigger", card.trigger_effect),
        ("ability", card.ability),
        ("vp", card.vp),
        ("goal", card.goal),
    )
    lines = [printed_line(place, part) for place, part in lasting if part is not NOTHING and part.text not in ("", "0")]
    if card.immediate is not NOTHING:
        lines.append(printed_line("immediate", card.immediate))
    if not lines:
        return None
    return lines[0] if len(lines) == 1 else Message("note-both", {"first": lines[0], "second": lines[1]})
