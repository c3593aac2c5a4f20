"""The book: the content files, read once into lists that rules look things up in, and every option of the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from serai.games.wayfarers.names import (
    ASSETS,
    CARAVAN_ROWS,
    CELLS,
    COLUMNS,
    CORNERS,
    COUNTS,
    GUILDS,
    INSPIRATION,
    LAND,
    ONE_ASSET,
    ROWS,
    SECTIONS,
    SIDES,
    SPACE,
    TAGS,
    TILE_TYPES,
    TOWNSFOLK,
    TRIGGERS,
    WATER,
    WORKERS,
)
from serai.games.wayfarers.options import Options
from serai.games.wayfarers.printed import LINKS, SHAPES, AiBoard, Card, Link, Scheme, Space, Tile
from serai.kernel.content import Content, ContentError, Row
from serai.kernel.decision import Vocabulary
from serai.kernel.effects import NOTHING, Effect, Verbs, calls
from serai.kernel.perform import Performer
from serai.kernel.work import STANDING

if TYPE_CHECKING:
    from serai.games.wayfarers.table import Table

TIMINGS = ("die", "vista", "rest")
_FOLDER = files("serai.games.wayfarers") / "content"


class Book:
    """Everything printed, with the options that name it."""

    def __init__(
        self, verbs: Verbs, performer: Callable[[Vocabulary], Performer[Table]], overrides: Path | None = None
    ) -> None:
        self.verbs = verbs
        content = Content(_FOLDER, overrides=overrides)
        self.constants = {id: row.number("value") for id, row in content.sheet("constants", "id", "value").items()}
        self.fee = self.constants["fee"]
        self.cards: list[Card] = []
        self.rows: list[range] = []  # the numbers of the cards of each row
        self._read_cards(content)
        self._read_home(content)
        self._read_display(content)
        self._read_journal(content)
        self._read_tiles(content)
        self._read_caravans(content)
        self._read_tables(content)
        self._read_automa(content)
        content.check_used()
        self.content_digest = content.digest
        self.options = Options(self, performer)
        self.performer = self.options.performer
        for effect in self.effects():
            self.performer.prepare(effect)
        self.needs = [card.needs for card in self.cards]  # assets for a die, by card
        self.slot_always = [self.performer.always(action) for action in self.slot_action]
        self.worker_places = [
            [place for place, colours in enumerate(self.slot_workers) if colours >> colour & 1]
            for colour in range(len(WORKERS))
        ]

    def number(self, id: str) -> int:
        """The number of a card, pre-printed card or die slot."""
        return self._numbers[id]

    def _read_cards(self, content: Content) -> None:
        verbs = self.verbs

        def add(row: int, id: str, line: Row) -> Card:
            card = Card(id, row, line.source)
            self.cards.append(card)
            return card

        columns: tuple[str, ...] = (
            "id",
            "category",
            "tags",
            "needs",
            "action",
            "trigger",
            "trigger_effect",
            "immediate",
        )
        for id, line in content.sheet("land", *columns).items():
            card = add(LAND, id, line)
            self._read_place(card, line, "city", "vista")
            card.triggered_by = _bits(line.words("trigger", "|", *TRIGGERS), TRIGGERS)
            card.trigger_effect = line.effect("trigger_effect", verbs)
        columns = ("id", "category", "tags", "needs", "action", "immediate", "bolts", *(f"link_{bar}" for bar in LINKS))
        for id, line in content.sheet("water", *columns).items():
            card = add(WATER, id, line)
            self._read_place(card, line, "harbour", "open_sea")
            card.bolts = _bits(line.words("bolts", "+", *LINKS), LINKS)
            card.links = tuple(line.effect(f"link_{bar}", verbs) for bar in LINKS)
        for id, line in content.sheet("space", "id", "category", "tags", "vp", "immediate").items():
            card = add(SPACE, id, line)
            card.category = line.word("category", "comet", "moon", "planet", "stars", "sun")
            self._read_tags(card, line)
            card.vp = line.formula("vp", COUNTS)
            card.immediate = line.effect("immediate", verbs)
        columns = ("id", "silver", "tuck_under", "timing", "assets", "ability")
        for id, line in content.sheet("townsfolk", *columns).items():
            card = add(TOWNSFOLK, id, line)
            card.silver = line.number("silver")
            card.tuck_under = _bits(line.words("tuck_under", "|", *TAGS), TAGS)
            card.timing = line.word("timing", *TIMINGS)
            card.assets = _assets(line, "assets")
            card.ability = line.effect("ability", verbs)
            card.triggers = 1 << TRIGGERS.index("townsfolk_card")
        for id, line in content.sheet("inspiration", "id", "goal").items():
            add(INSPIRATION, id, line).goal = line.formula("goal", COUNTS)
        start = 0
        for row in range(len(ROWS)):
            count = sum(card.row == row for card in self.cards)
            self.rows.append(range(start, start + count))
            start += count
        self.common_cards = start  # cards below this number lie in decks; the rest is pre-printed

    def _read_place(self, card: Card, line: Row, with_slot: str, without: str) -> None:
        card.category = line.word("category", with_slot, without)
        card.has_slot = card.category == with_slot
        self._read_tags(card, line)
        card.needs = _assets(line, "needs")
        card.action = line.effect("action", self.verbs)
        card.immediate = line.effect("immediate", self.verbs)

    def _read_tags(self, card: Card, line: Row) -> None:
        card.tags = tuple(TAGS.index(tag) for tag in line.words("tags", "+", *TAGS))
        card.triggers = sum({1 << tag for tag in card.tags})

    def _read_home(self, content: Content) -> None:
        kinds = {"land": LAND, "water": WATER, "space": SPACE, "townsfolk": TOWNSFOLK, "centre": -1, "slot": -1}
        columns = ("id", "kind", "tags", "needs", "action", "ability", "vp", *(f"link_{bar}" for bar in LINKS))
        self.centre_slots: list[int] = []
        self.centre_tags: tuple[int, ...] = ()
        for id, line in content.sheet("home", *columns).items():
            kind = line.word("kind", *kinds)
            card = Card(id, kinds[kind], line.source)
            self._read_tags(card, line)
            if kind == "centre":
                self.centre_tags = card.tags
                continue
            card.has_slot = kind in ("land", "water", "slot")
            card.needs = _assets(line, "needs")
            card.action = line.effect("action", self.verbs)
            card.ability = line.effect("ability", self.verbs)
            card.vp = line.formula("vp", COUNTS)
            card.links = tuple(line.effect(f"link_{bar}", self.verbs) for bar in LINKS)
            number = len(self.cards)
            self.cards.append(card)
            if kind == "slot":
                self.centre_slots.append(number)
        self._numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.home_city, self.home_harbour, self.home_stars, self.home_townsfolk = (
            self._home(content, id) for id in ("home_city", "home_harbour", "home_stars", "home_townsfolk")
        )

    def _home(self, content: Content, id: str) -> int:
        if id not in self._numbers:
            raise ContentError(f"home.csv: the row {id!r} is missing")
        return self._numbers[id]

    def _read_display(self, content: Content) -> None:
        columns = ("id", "row", "slot", "workers", "action", "silver")
        sheet = content.sheet("display", *columns)
        self.slots = max(line.number("slot") for line in sheet)  # of face-up cards in a row
        size = len(ROWS) * self.slots
        self.row_places = [list(range(at, at + self.slots)) for at in range(0, size, self.slots)]  # of each row
        self.slot_ids = [""] * size
        self.slot_workers = [0] * size
        self.slot_action: list[Effect] = [NOTHING] * size
        self.slot_silver = [0] * size
        for id, line in sheet.expect(size).items():
            slot = line.number("slot")
            if slot < 1:
                raise line.fail("slot", "slots are numbered from 1")
            place = ROWS.index(line.word("row", *ROWS)) * self.slots + slot - 1
            self.slot_ids[place] = id
            self.slot_workers[place] = _bits(line.words("workers", "|", *WORKERS), WORKERS)
            self.slot_action[place] = line.effect("action", self.verbs)
            self.slot_silver[place] = line.number("silver", 0)
        if not all(self.slot_ids):
            raise ContentError(f"display.csv: each row needs the slots 1 to {self.slots}, each once")

    def _read_journal(self, content: Content) -> None:
        self.track: list[Space] = []
        places: dict[str, int] = {}
        self.marks: list[str] = []
        columns: tuple[str, ...] = ("id", "column", "from_top", "worker", "capacity", "reward")
        for id, line in content.sheet("journal_spaces", *columns).items():
            worker = line.text("worker")
            if worker and worker not in self.marks:
                self.marks.append(worker)
            mark = self.marks.index(worker) if worker else -1
            places[id] = len(self.track)
            reward = line.effect("reward", self.verbs)
            column, from_top = line.number("column"), line.number("from_top")
            self.track.append(Space(id, column, from_top, mark, line.number("capacity", 0), reward))
        self.last_column = max(space.column for space in self.track)
        self.tile_spaces = [place for place, space in enumerate(self.track) if space.takes_tile]
        columns = ("id", "from", "to", "section", "side", "kind", "requirement")
        for id, line in content.sheet("journal_links", *columns).items():
            for end in ("from", "to"):
                if line.text(end) not in places:
                    raise line.fail(end, f"there is no space {line.text(end)!r}")
            link = Link(id, places[line.text("to")])
            space = self.track[places[line.text("from")]]
            section = int(line.word("section", *map(str, range(1, len(SECTIONS) + 1)))) - 1
            if any(space.links) and space.section != section:
                raise line.fail("section", f"the other links from {space.id} belong to section {space.section + 1}")
            space.section = section
            kind = line.word("kind", "none", "have", "pay")
            if kind == "have":
                link.requirement = line.formula("requirement", COUNTS)
            elif kind == "pay":
                link.price = _guild_price(line, "requirement")
            side = SIDES.index(line.word("side", *SIDES))
            space.links[side].append(link)
        self.journal_tiles: list[tuple[str, Effect]] = [
            (id, line.effect("effect", self.verbs))
            for id, line in content.sheet("journal_tiles", "id", "effect").expect(len(self.tile_spaces)).items()
        ]

    def _read_tiles(self, content: Content) -> None:
        columns = ("id", "type", "copies", "width", "height", "front", "back", "tags", "vp", "board_slot")
        self.tiles = [Tile(line, id) for id, line in content.sheet("upgrade_tiles", *columns).items()]
        self.tile_numbers = {tile.id: number for number, tile in enumerate(self.tiles)}
        # designs of a type, by their slot on the board
        self.piles: list[list[int]] = [
            sorted(
                (number for number, tile in enumerate(self.tiles) if tile.kind == kind),
                key=lambda number: self.tiles[number].board_slot,
            )
            for kind in range(len(TILE_TYPES))
        ]
        types = content.sheet("upgrade_types", "id", "colour", "silver", "influence", "piles").expect(len(TILE_TYPES))
        self.type_silver = [0] * len(TILE_TYPES)
        self.type_influence: list[tuple[int, ...]] = [(0, 0, 0)] * len(TILE_TYPES)
        for id, line in types.items():
            if id not in TILE_TYPES:
                raise line.fail("id", f"{id!r} is no type of tile; expected {', '.join(TILE_TYPES)}")
            kind = TILE_TYPES.index(id)
            self.type_silver[kind] = line.number("silver")
            if line.text("influence"):
                self.type_influence[kind] = _guild_price(line, "influence")
            if len(self.piles[kind]) != line.number("piles"):
                raise line.fail("piles", f"there are {len(self.piles[kind])} designs of this type")
        # for each shape, the cells where its upper left corner may lie, with the bits it covers
        self.fits: list[list[tuple[int, int]]] = [_fits(width, height) for width, height in SHAPES]
        self.shape = [SHAPES.index((tile.width, tile.height)) for tile in self.tiles]

    def _read_caravans(self, content: Content) -> None:
        self.boards: list[str] = []
        self.cell_bonus: list[list[Effect]] = []  # by board and cell
        for id, line in content.sheet("caravans", "id", "board", "row", "column", "bonus").items():
            board = line.text("board")
            if board not in self.boards:
                self.boards.append(board)
                self.cell_bonus.append([NOTHING] * CELLS)
            cell = CARAVAN_ROWS.index(line.word("row", *CARAVAN_ROWS)) * COLUMNS + line.number("column") - 1
            if not 0 <= cell < CELLS or CORNERS >> cell & 1:
                raise line.fail("column", f"there is no such cell ({id})")
            self.cell_bonus[self.boards.index(board)][cell] = line.effect("bonus", self.verbs)

    def _read_tables(self, content: Content) -> None:
        columns = ("turn_order", "silver", "provisions", "guild_black", "guild_yellow", "guild_blue")
        self.starts = [
            (line.number("silver"), line.number("provisions"), [line.number(f"guild_{guild}") for guild in GUILDS])
            for line in content.sheet("setup_order", *columns)
        ]
        self.tile_copies = {
            line.number("players"): line.number("tile_copies")
            for line in content.sheet("setup_players", "players", "tile_copies").expect(len(self.starts))
        }
        self.common_sets = [line.number("vp") for line in content.sheet("common_sets", "tags", "vp")]
        guilds = content.sheet("guilds", "id", "colour", "majority", "cost").expect(len(GUILDS))
        self.majority = [guilds[f"guild_{guild}"].number("majority") for guild in GUILDS]
        self.ability_cost = [_guild_price(guilds[f"guild_{guild}"], "cost") for guild in GUILDS]

    def _read_automa(self, content: Content) -> None:
        verbs = self.verbs
        self.ai_boards = [
            AiBoard(id, line.effect("focus", verbs), line.effect("rest", verbs), line.effect("track_bonus", verbs))
            for id, line in content.sheet("ai_boards", "id", "focus", "rest", "track_bonus").items()
        ]
        names = [board.id for board in self.ai_boards]
        backs = content.sheet("ai_board_backs", "ai_board", "player_board").expect(len(names))
        self.ai_backs = [self.boards.index(backs[name].word("player_board", *self.boards)) for name in names]
        paths: dict[str, dict[int, Effect]] = {name: {} for name in names}
        for _, line in content.sheet("ai_caravans", "id", "board", "path", "row", "column", "bonus").items():
            paths[line.word("board", *names)][line.number("path")] = line.effect("bonus", verbs)
        for board in self.ai_boards:
            path = paths[board.id]
            if sorted(path) != list(range(1, len(path) + 1)):
                raise ContentError(f"ai_caravans.csv: the path of {board.id} is not numbered 1, 2, 3 …")
            board.bonuses = [path[step] for step in sorted(path)]
        columns: tuple[str, ...] = ("space", "colour", "row", "tile_type", "inspiration_from_top", "bonus")
        self.resource_track = [
            (
                ROWS.index(line.word("row", *ROWS)),
                TILE_TYPES.index(line.word("tile_type", *TILE_TYPES)),
                line.number("inspiration_from_top"),
                line.number("bonus") > 0,
            )
            for line in content.sheet("ai_resource_track", *columns)
        ]
        orders = content.sheet("ai_position_priority", "scheme_sum", "cards", "three_piles", "four_piles")
        self.slot_order = [_order(line, "cards") for line in orders]
        self.pile_orders = [[_order(line, column) for line in orders] for column in ("three_piles", "four_piles")]
        vp = {id: line.number("vp") for id, line in content.sheet("ai_scoring", "id", "vp").items()}
        self.ai_vp = [vp[row] for row in ROWS]
        self.instead = {
            verbs.parse(icon): line.effect("instead", verbs)
            for icon, line in content.sheet("ai_icon_changes", "icon", "instead").items()
        }
        columns = ("id", "colour", "silver", "first", "second", "special_slot", "comet")
        self.schemes = [Scheme(id, line, verbs) for id, line in content.sheet("schemes", *columns).items()]

    def effects(self) -> list[Effect]:
        """Every effect that can wait for a player."""
        found: list[Effect] = []
        for card in self.cards:
            found += [card.action, card.trigger_effect, card.immediate, card.ability, *card.links]
        found += self.slot_action
        found += [space.reward for space in self.track if not space.takes_tile]
        found += [effect for _, effect in self.journal_tiles]
        found += [bonus for board in self.cell_bonus for bonus in board]
        unique = list(dict.fromkeys(effect for effect in found if effect is not NOTHING))
        for effect in unique:
            for call in calls(effect):
                if call.verb.work is STANDING or ("any" in call.words[:1] and call.verb.name == "upgrade"):
                    raise ContentError(f"{effect.text!r}: {call.verb.name}(…) is for the solo opponent only")
        return unique

    def tile_number(self, design: int, face: int, cell: int) -> int:
        """One int for a tile in a caravan."""
        return (design * 2 + face) * CELLS + cell

    def tile_parts(self, number: int) -> tuple[int, int, int]:
        """Design, face and cell of such an int."""
        rest, cell = divmod(number, CELLS)
        return rest >> 1, rest & 1, cell


def _bits(words: tuple[str, ...], names: tuple[str, ...]) -> int:
    return sum({1 << names.index(word) for word in words})


def _assets(line: Row, column: str) -> int:
    return sum(ONE_ASSET[asset] for asset in line.words(column, "+", *ASSETS))


def _guild_price(line: Row, column: str) -> tuple[int, ...]:
    price = [0] * len(GUILDS)
    for part in line.text(column).split(","):
        name, _, amount = part.partition(":")
        guild = name.removeprefix("guild_")
        if guild not in GUILDS or not amount.isdigit():
            raise line.fail(column, f"{part!r} is no price; expected for instance guild_black:1")
        price[GUILDS.index(guild)] += int(amount)
    return tuple(price)


def _order(line: Row, column: str) -> list[int]:
    order = [int(slot) - 1 for slot in line.text(column).split() if slot.isdigit()]
    if not order or sorted(order) != list(range(len(order))):
        raise line.fail(column, "expected the numbers from 1 on in some order")
    return order


def _fits(width: int, height: int) -> list[tuple[int, int]]:
    fits = []
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        if row + height > len(CARAVAN_ROWS) or column + width > COLUMNS:
            continue
        covered = [cell + down * COLUMNS + right for down in range(height) for right in range(width)]
        bits = sum(1 << one for one in covered)
        if not bits & CORNERS:
            fits.append((cell, bits))
    return fits
