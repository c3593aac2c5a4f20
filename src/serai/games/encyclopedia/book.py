"""The book: the content files, read once into lists that rules look things up in, and every option of the game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from serai.games.encyclopedia.effects import make_verbs
from serai.games.encyclopedia.effects.gains import gains
from serai.games.encyclopedia.names import (
    EXPEDITION,
    KINDS,
    LOCATIONS,
    ONE_SHOT,
    OUT_OF_REACH,
    RESEARCH_TYPES,
    TIMINGS,
)
from serai.games.encyclopedia.options import Options
from serai.games.encyclopedia.reputation import NO_GAINS, Gains
from serai.kernel.chance import DIE_SIDES
from serai.kernel.content import Content, ContentError, Row, Sheet
from serai.kernel.effects import NOTHING, Arrow, Call, Effect, series

TYPE_COLUMNS = ("class", "diet", "habitat", "climate")
FACES = ("a", "b")
DIE_RESULTS = range(1, DIE_SIDES + 1)
_FOLDER = files("serai.games.encyclopedia") / "content"


class Passed:
    """What lies on a stretch of the Reputation track, and where it ends."""

    __slots__ = ("animals", "experts", "gains", "picks", "space", "spaces")

    def __init__(self, space: int, spaces: tuple[int, ...], gained: Gains, picks: tuple[int, ...]) -> None:
        self.space = space  # where the marker ends
        self.spaces = spaces  # the spaces entered, in order
        self.gains = gained  # of all of them, picks apart
        self.picks = picks  # kinds of cards to take, in the order passed
        self.experts = picks.count(KINDS.index("expert"))
        self.animals = picks.count(KINDS.index("animal"))


class Book:
    """The content of the game: places in its lists are the card, die and space numbers of the table."""

    def __init__(self, overrides: Path | None = None) -> None:
        content = Content(_FOLDER, overrides=overrides)
        self._read_constants(content)
        self._read_words(content)
        self.verbs = make_verbs(self.continents, self.colours, self.category_ids)
        self._read_boards(content)
        self._read_animals(content)
        self._read_experts(content)
        self._read_round_tokens(content)
        self._read_automas(content)
        content.check_used()
        self.content_digest = content.digest
        self.options = Options(self)
        self._passed: dict[int, Passed] = {}

    def passed(self, space: int, steps: int) -> Passed:
        """What a marker on a space enters by moving some steps (EN-REP-02, EN-REP-03)."""
        found = self._passed.get(space << 20 | steps)
        if found is None:
            length = len(self.bonus_gains)
            spaces = tuple((space + step) % length for step in range(1, steps + 1))
            amounts = [0] * len(NO_GAINS)
            for entered in spaces:
                for place, amount in enumerate(self.bonus_gains[entered]):
                    amounts[place] += amount
            picks = tuple(kind for entered in spaces for kind in self.bonus_picks[entered])
            found = Passed((space + steps) % length, spaces, Gains(*amounts), picks)
            self._passed[space << 20 | steps] = found
        return found

    def location_id(self, location: int) -> str:
        """The text key of a location."""
        if location < EXPEDITION:
            return LOCATIONS[location]
        return f"expedition-{self.continents[location - EXPEDITION]}"

    # -- reading --------------------------------------------------------------------------------------------------

    def _read_constants(self, content: Content) -> None:
        sheet = content.sheet("constants", "id", "value")
        self.rounds = sheet["rounds"].number("value")
        self.dice_drawn = sheet["dice_drawn"].number("value")
        self.starting_animals = sheet["starting_animals"].number("value")
        self.active_experts = sheet["active_experts"].number("value")
        self.cubes = sheet["cubes"].number("value")
        self.five_cube_tokens = sheet["five_cube_tokens"].number("value")
        self.cubes_per_token = sheet["cubes_per_token"].number("value")
        self.competitors = sheet["competitors"].number("value")
        self.most_automas = sheet["automas"].number("value")
        self.bank_coins = sheet["bank_coins"].number("value")
        self.university_tokens = sheet["university_tokens"].number("value")
        self.publication_seals = sheet["publication_seals"].number("value")
        self.coin_value = sheet["coin_value"].number("value")
        self.token_value = sheet["token_value"].number("value")
        self.seal_value = sheet["seal_value"].number("value")
        self.seal_coins = sheet["seal_coins"].number("value")
        self.final_seal_points = sheet["final_seal_points"].number("value")
        self.final_coins_per_point = sheet["final_coins_per_point"].number("value")
        self.final_token_points = sheet["final_token_points"].number("value")

    def _read_words(self, content: Content) -> None:
        continents = content.sheet("continents", "id", "colour")
        self.continents = tuple(id for id, _ in continents.items())
        self.colours = tuple(row.text("colour") for row in continents)
        types = content.sheet(
            "types", "id", "cost", "research_points", "publication_value", "publication_points"
        ).expect(RESEARCH_TYPES + 1)
        rows = [types[f"type-{kind}"] for kind in range(RESEARCH_TYPES + 1)]
        self.cost = [row.number("cost") for row in rows[1:]]
        self.research_points = [row.number("research_points") for row in rows[1:]]
        self.publication_value = [row.number("publication_value") for row in rows]
        self.publication_points = [row.number("publication_points") for row in rows]
        self.cheapest = [  # by the cubes that lie on an Animal: what its cheapest empty space costs
            min((cost for kind, cost in enumerate(self.cost) if not cubes >> kind & 1), default=OUT_OF_REACH)
            for cubes in range(1 << RESEARCH_TYPES)
        ]
        categories = content.sheet("categories", "id", "type")
        self.category_ids = tuple(id for id, _ in categories.items())
        names = [f"type-{kind}" for kind in range(1, RESEARCH_TYPES + 1)]
        self.category_type = [names.index(row.word("type", *names)) for row in categories]
        self.collection_points = _series(content.sheet("collections", "id", "count", "points"), "count", "points", 0)

    def _read_boards(self, content: Content) -> None:
        dice = content.sheet("dice", "id", "continent")
        self.die_ids = tuple(id for id, _ in dice.items())
        self.die_colour = [self.continents.index(row.word("continent", *self.continents)) for row in dice]

        slots = content.sheet("die_slots", "id", "face", "position", "effect")
        faces = [[row for row in slots if row.word("face", *FACES) == face] for face in FACES]
        self.slot_ids = tuple(id for id, row in slots.items() if row.text("face") == FACES[0])
        self.slots = len(self.slot_ids)
        if any(len(face) != self.dice_drawn for face in faces):
            raise ContentError(f"{slots.name}: each face has one slot for each of {self.dice_drawn} dice")
        self.slot_gains = [[_gains(row, "effect", self) for row in face] for face in faces]  # by face and slot
        self.slot_effect = [[row.effect("effect", self.verbs) for row in face] for face in faces]

        spaces = content.sheet("expedition_spaces", "id", "continent", "position", "reputation", "value")
        self.space_ids: list[str] = []
        self.space_stars: list[int] = []
        self.space_value: list[int] = []
        self.first_space: list[int] = []  # by continent; the spaces of a continent follow each other
        for continent in self.continents:
            rows = [(id, row) for id, row in spaces.items() if row.word("continent", *self.continents) == continent]
            self.first_space.append(len(self.space_ids))
            for place, (id, row) in enumerate(rows, 1):
                if row.number("position") != place:
                    raise row.fail("position", f"expected {place}: the spaces of {continent} from left to right")
                self.space_ids.append(id)
                self.space_stars.append(row.number("reputation"))
                self.space_value.append(row.number("value"))
        self.first_space.append(len(self.space_ids))

        self.reputation_ids: list[str] = []
        self.bonus_gains: list[Gains] = []
        self.bonus_picks: list[tuple[int, ...]] = []
        self.space_bonus: list[Effect] = []
        for place, (id, row) in enumerate(content.sheet("reputation_track", "id", "space", "bonus").items()):
            if row.number("space") != place:
                raise row.fail("space", f"expected {place}: the spaces of the track in order")
            bonus = row.effect("bonus", self.verbs)
            picks = [call for call in _steps(row, "bonus", self) if call.verb.name == "take"]
            self.reputation_ids.append(id)
            self.space_bonus.append(bonus)
            self.bonus_picks.append(
                tuple(KINDS.index(str(call.words[0])) for call in picks for _ in range(_amount(call)))
            )
            self.bonus_gains.append(NO_GAINS if picks else _gains(row, "bonus", self))
            if self.bonus_gains[-1].reputation:
                raise row.fail("bonus", "a space of the track cannot give Reputation")

        length = len(self.bonus_picks)
        self.animal_ahead = [  # by space: the steps to the next Animal of the track
            next(
                (n for n in range(1, length + 1) if KINDS.index("animal") in self.bonus_picks[(space + n) % length]),
                OUT_OF_REACH,
            )
            for space in range(length)
        ]

        thresholds = content.sheet("thresholds", "id", "action", "value", "amount")
        self.embassy_tokens = _steps_table([row for row in thresholds if row.text("action") == "embassy"])
        self.academy_reputation = _steps_table([row for row in thresholds if row.text("action") == "academy"])

        seats = content.sheet("seats", "id", "position", "coins", "tokens")
        self.starting_coins = _series(seats, "position", "coins", 1)
        self.starting_tokens = _series(seats, "position", "tokens", 1)
        displays = content.sheet("displays", "id", "competitors", "animals", "experts")
        self.animals_on_display = {row.number("competitors"): row.number("animals") for row in displays}
        self.experts_on_display = {row.number("competitors"): row.number("experts") for row in displays}

    def _read_animals(self, content: Content) -> None:
        animals = content.sheet("animals", "id", "latin", "continent", *TYPE_COLUMNS)
        self.animal_ids = tuple(id for id, _ in animals.items())
        self.animal_latin = [row.text("latin") for row in animals]
        self.animal_source = [row.source for row in animals]
        self.animal_continent = [self.continents.index(row.word("continent", *self.continents)) for row in animals]
        words = [
            [id for place, id in enumerate(self.category_ids) if self.category_type[place] == kind]
            for kind in range(RESEARCH_TYPES)
        ]
        self.animal_categories = [
            tuple(self.category_ids.index(row.word(column, *words[kind])) for kind, column in enumerate(TYPE_COLUMNS))
            for row in animals
        ]

    def _read_experts(self, content: Content) -> None:
        sheet = content.sheet("experts", "id", "continent", "timing", "effect")
        count = len(sheet)
        self.expert_ids = tuple(id for id, _ in sheet.items())
        self.expert_continent = [self.continents.index(row.word("continent", *self.continents)) for row in sheet]
        self.expert_timing = [TIMINGS.index(row.word("timing", *TIMINGS)) for row in sheet]
        self.expert_effect = [row.effect("effect", self.verbs) for row in sheet]
        self.expert_source = [row.source for row in sheet]
        self.one_shot = [timing == ONE_SHOT for timing in self.expert_timing]
        self.use_gains = [NO_GAINS] * count
        self.place_location = [-1] * count  # the location that wakes the Expert, and what it then gives
        self.place_gains = [NO_GAINS] * count
        self.cube_type = [-1] * count
        self.cube_gains = [NO_GAINS] * count
        self.bonus_colour = [-1] * count  # dice of this colour are worth more
        self.bonus_value = [0] * count
        self.expedition_continent = [-1] * count
        self.expedition_value = [0] * count
        self.end_category = [-1] * count
        self.end_cubes = [0] * count
        self.end_points: list[Call | None] = [None] * count
        for expert, row in enumerate(sheet):
            effect = self.expert_effect[expert]
            if isinstance(effect, Arrow):
                self._read_trigger(row, expert, effect)
            elif isinstance(effect, Call):
                self._read_ability(row, expert, effect)
            else:
                raise row.fail("effect", "an Expert has a single ability")

        self.reputation_at = [  # by location: what all Experts together give there
            sum(
                gained.reputation
                for woken, gained in zip(self.place_location, self.place_gains, strict=True)
                if woken == location
            )
            for location in range(EXPEDITION + len(self.continents))
        ]

    def _read_trigger(self, row: Row, expert: int, effect: Arrow) -> None:
        """An ability of the form `trigger -> gains`."""
        try:
            gained = gains(effect.gain)
        except ValueError as error:
            raise row.fail("effect", str(error)) from None
        name = effect.cost.verb.name
        if name == "discard_self":
            _expect_timing(row, "one-shot")
            self.use_gains[expert] = gained
            return
        _expect_timing(row, "permanent")
        if name == "on_place":
            ids = [self.location_id(location) for location in range(EXPEDITION + len(self.continents))]
            self.place_location[expert] = ids.index(str(effect.cost.words[0]))
            self.place_gains[expert] = gained
        elif name == "on_cube":
            kind = _amount(effect.cost)
            if not 1 <= kind <= RESEARCH_TYPES:
                raise row.fail("effect", f"cubes are placed on the Types 1 to {RESEARCH_TYPES}, not {kind}")
            self.cube_type[expert] = kind - 1
            self.cube_gains[expert] = gained
        else:
            raise row.fail("effect", f"{name}(…) cannot stand before '->'")

    def _read_ability(self, row: Row, expert: int, call: Call) -> None:
        name = call.verb.name
        if name == "die_bonus":
            _expect_timing(row, "permanent")
            self.bonus_colour[expert] = self.colours.index(str(call.words[0]))
            self.bonus_value[expert] = _amount(call)
        elif name == "expedition_bonus":
            _expect_timing(row, "permanent")
            self.expedition_continent[expert] = self.continents.index(str(call.words[0]))
            self.expedition_value[expert] = _amount(call)
        elif name == "end_cubes":
            _expect_timing(row, "end-of-game")
            self.end_category[expert] = self.category_ids.index(str(call.words[0]))
            self.end_cubes[expert] = _amount(call)
        elif name == "end_points_per":
            _expect_timing(row, "end-of-game")
            _expect_unit(row, call)
            self.end_points[expert] = call
        else:
            raise row.fail("effect", f"{name}(…) is no ability of an Expert")

    def _read_round_tokens(self, content: Content) -> None:
        sheet = content.sheet("round_tokens", "id", "effect")
        self.round_ids = tuple(id for id, _ in sheet.items())
        self.round_effect = [row.effect("effect", self.verbs) for row in sheet]
        steps = [call for row in sheet for call in _steps(row, "effect", self, "gain", "take", "refill", "extra_die")]
        extra = [_amount(call) for call in steps if call.verb.name == "extra_die"]
        self.most_extra_dice = max(extra, default=0)
        if len(sheet) < self.rounds:
            raise ContentError(f"{sheet.name}: {len(sheet)} Round tokens for {self.rounds} rounds")

    def _read_automas(self, content: Content) -> None:
        behaviours = content.sheet("behaviours", "id", "difficulty")
        self.behaviour_ids = tuple(id for id, _ in behaviours.items())
        self.behaviour_difficulty = [row.number("difficulty") for row in behaviours]
        lines = content.sheet("behaviour_lines", "id", "card", "value", "effect")
        verbs = ("place", "gain", "take", "space_reputation", "cash_tokens", "first_player")
        by_value = {(row.word("card", *self.behaviour_ids), row.number("value")): row for row in lines}
        self.behaviour_effect: list[list[Effect]] = []  # by card and rolled value (place 0 is unused)
        for card in self.behaviour_ids:
            for value in DIE_RESULTS:
                if (card, value) not in by_value:
                    raise ContentError(f"{lines.name}: {card} has no line for a die of {value}")
            rows = [by_value[card, value] for value in DIE_RESULTS]
            for row in rows:
                _steps(row, "effect", self, *verbs)
            self.behaviour_effect.append([NOTHING, *(row.effect("effect", self.verbs) for row in rows)])
        scorings = content.sheet("scorings", "id", "difficulty")
        self.scoring_ids = tuple(id for id, _ in scorings.items())
        self.scoring_difficulty = [row.number("difficulty") for row in scorings]
        self.scoring: list[list[tuple[str, Call]]] = [[] for _ in self.scoring_ids]
        for id, row in content.sheet("scoring_lines", "id", "card", "effect").items():
            (call,) = _steps(row, "effect", self, "continent_product", "expert_groups", "end_points_per")
            if call.verb.name == "end_points_per":
                _expect_unit(row, call)
            self.scoring[self.scoring_ids.index(row.word("card", *self.scoring_ids))].append((id, call))


def _amount(call: Call) -> int:
    """The last argument of a call: its number."""
    last = call.words[-1]
    assert isinstance(last, int)
    return last


def _steps(row: Row, column: str, book: Book, *verbs: str) -> tuple[Call, ...]:
    try:
        found = series(row.effect(column, book.verbs))
    except ContentError:
        raise
    except ValueError as error:
        raise row.fail(column, str(error)) from None
    for call in found:
        if verbs and call.verb.name not in verbs:
            raise row.fail(column, f"'{call}' cannot stand here: expected {', '.join(verbs)}")
    return found


def _gains(row: Row, column: str, book: Book) -> Gains:
    effect = row.effect(column, book.verbs)
    try:
        return gains(effect)
    except ValueError as error:
        raise row.fail(column, str(error)) from None


def _expect_timing(row: Row, timing: str) -> None:
    if row.text("timing") != timing:
        raise row.fail("timing", f"an Expert with this ability is {timing}, not {row.text('timing')}")


def _expect_unit(row: Row, call: Call) -> None:
    if call.words[1] == 0:
        raise row.fail("effect", f"'{call}' counts in units of at least 1")


def _series(sheet: Sheet, index: str, value: str, first: int) -> list[int]:
    """A column of numbers, in the order of another one that counts up from `first`."""
    numbers: list[int] = []
    for place, row in enumerate(sheet, first):
        if row.number(index) != place:
            raise row.fail(index, f"expected {place}: the rows in order")
        numbers.append(row.number(value))
    return numbers


def _steps_table(rows: Sequence[Row]) -> list[int]:
    """From a lowest value and an amount in each row: the amount for every value up to the last step."""
    table: list[int] = [0]
    for row in rows:
        value = row.number("value")
        if value < len(table):
            raise row.fail("value", "the values must rise from row to row")
        table += [table[-1]] * (value - len(table))
        table.append(row.number("amount"))
    return table
