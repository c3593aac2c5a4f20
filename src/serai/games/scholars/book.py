"""The book: the content files, read once into records that rules look things up in, and every option of the game.

Everything is numbered by its row: colours, workers, languages, tracks, rooms, guilds, piles. The rules never count them
by hand, so that more rows are more of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from serai.games.scholars.names import ACTIONS, KINDS, NEUTRAL, PLANS, PRIMARY, PRINTED, die_of
from serai.games.scholars.options import Options
from serai.games.scholars.printed import (
    ActionCard,
    BoardPlace,
    CaliphCard,
    Colour,
    DeckPlan,
    Difficulty,
    GoalCard,
    Guild,
    HouseSpace,
    Location,
    Pile,
    Plan,
    ResearchOption,
    ResourceCard,
    Room,
    Scroll,
    Track,
    Translator,
)
from serai.kernel.content import Content, ContentError, Row
from serai.kernel.decision import Vocabulary
from serai.kernel.effects import NOTHING, AnyOrder, Effect, Verbs, calls
from serai.kernel.formula import Formula, parse_formula
from serai.kernel.perform import Performer

if TYPE_CHECKING:
    from serai.games.scholars.seams import Seams
    from serai.games.scholars.table import Table

_FOLDER = files("serai.games.scholars") / "content"
LENGTHS = ("short", "standard")
AI_COUNTS = ("ai_retired", "ai_scrolls", "ai_markers", "ai_employed", "ai_influence")
_YES = ("no", "yes")


class Words:
    """The words that effects can say: the ids of a few sheets, read before anything else.

    The verbs are made from them, so that a colour, a track or a pile more is known to every effect.
    """

    def __init__(self, content: Content) -> None:
        def ids(name: str, *columns: str) -> tuple[str, ...]:
            return tuple(id for id, _ in content.sheet(name, "id", *columns).items())

        self.colours = ids("colours", "kind", "dice", "faces", "mixed_from")
        self.workers = ids("workers", "pieces")
        self.languages = ids("languages", "level")
        self.piles = ids("piles", "min_value", "person")
        self.tracks = ids("tracks", "colour", "kind", "overflow")
        guilds = content.sheet("guilds", "id", "colour", "control_vp", "consolation")
        self.guilds = tuple(id for id, _ in guilds.items())
        self.guild_colours = tuple(line.word("colour", *self.colours) for line in guilds)


class Book:
    """Everything printed, with the options that name it."""

    def __init__(
        self,
        make_verbs: Callable[[Words], Verbs],
        performer: Callable[[Vocabulary], Performer[Table]],
        seams: Seams,
        layers: Sequence[Traversable] = (),
        overrides: Path | None = None,
    ) -> None:
        content = Content(_FOLDER, *layers, overrides=overrides)
        self.seams = seams
        self.words = words = Words(content)
        self.verbs = make_verbs(words)
        self.constants = {id: line.number("value") for id, line in content.sheet("constants", "id", "value").items()}
        self.most_value = self.constants["most_value"]
        self.workers_on_die = self.constants["workers_on_die"]
        self.dice_on_card = self.constants["dice_on_card"]
        self.silver_for_gold = self.constants["silver_for_gold"]
        self.breadth_level = self.constants["breadth_level"]
        self._read_colours(content)
        self._read_board(content)
        self._read_tracks(content)
        self._read_house(content)
        self._read_map(content)
        self._read_translators(content)
        self._read_scrolls(content)
        self._read_cards(content)
        self._read_caliphs(content)
        self._read_automa(content)
        seams.read(self, content)
        content.check_used()
        self.content_digest = content.digest
        self.options = Options(self, performer)
        self.performer = self.options.performer
        seams.add_options(self)
        for effect in self.effects():
            self.performer.prepare(effect)
        places = range(len(self.colours))
        self.mix = [[seams.mixed(self, one, other) for other in places] for one in places]

    # -- reading ------------------------------------------------------------------------------------------------

    def _read_colours(self, content: Content) -> None:
        words = self.words
        self.colours: list[Colour] = []
        for id, line in content.sheet("colours", "id", "kind", "dice", "faces", "mixed_from").items():
            faces = tuple(int(face) for face in line.words("faces", " ", *"123456"))
            mixed = tuple(words.colours.index(one) for one in line.words("mixed_from", " ", *words.colours))
            kind = line.word("kind", *KINDS)
            self.colours.append(Colour(id, kind, line.number("dice"), faces, mixed, line.source))
        self.white = next(n for n, colour in enumerate(self.colours) if colour.kind == NEUTRAL)
        self.primaries = tuple(n for n, colour in enumerate(self.colours) if colour.kind == PRIMARY)
        self.mixes = {frozenset(colour.mixed_from): n for n, colour in enumerate(self.colours) if colour.mixed_from}
        self.worker_pieces = [line.number("pieces") for line in content.sheet("workers", "id", "pieces")]
        self.worker_colours = [words.colours.index(id) for id in words.workers]  # the colour that a worker gives
        self.worker_of = {colour: n for n, colour in enumerate(self.worker_colours)}
        self.levels = [line.number("level") for line in content.sheet("languages", "id", "level")]
        self.arabic = self.levels.index(0)
        self.piles = [
            Pile(id, line.number("min_value"), line.text("person"), line.source)
            for id, line in content.sheet("piles", "id", "min_value", "person").items()
        ]

    def _read_board(self, content: Content) -> None:
        self.board = [
            BoardPlace(
                id,
                tuple(ACTIONS.index(action) for action in line.words("actions", " ", *ACTIONS)),
                line.word("retirees", *_YES) == "yes",
                line.word("open", *_YES) == "yes",
                line.effect("rest", self.verbs),
                line.source,
            )
            for id, line in content.sheet("board", "id", "actions", "retirees", "open", "rest").items()
        ]
        self.columns_for_retirees = [n for n, place in enumerate(self.board) if place.takes_retirees]
        self.research_options = [
            ResearchOption(
                id,
                line.number("min_value"),
                line.word("colour", "any", "coloured") == "coloured",
                line.number("gold"),
                line.effect("effect", self.verbs),
                line.source,
            )
            for id, line in content.sheet("research_action", "id", "min_value", "colour", "gold", "effect").items()
        ]

    def _read_tracks(self, content: Content) -> None:
        words = self.words
        spaces: dict[str, list[tuple[str, Row]]] = {}
        columns = ("id", "track", "level", "kind", "effect", "vp")
        for id, line in content.sheet("research_spaces", *columns).items():
            listed = spaces.setdefault(line.word("track", *words.tracks), [])
            if line.number("level") != len(listed):
                raise line.fail("level", f"expected level {len(listed)} of this track here")
            listed.append((id, line))
        self.tracks: list[Track] = []
        for id, line in content.sheet("tracks", "id", "colour", "kind", "overflow").items():
            rows = spaces.get(id, [])
            effects = tuple(row.effect("effect", self.verbs) for _, row in rows)
            kinds = [row.word("kind", "harvest", "immediate") for _, row in rows]
            if not rows or kinds[0] != "harvest":
                raise line.fail("id", "a track begins with a coloured space at level 0")
            harvest: list[Effect] = []
            for effect, kind in zip(effects, kinds, strict=True):
                harvest.append(effect if kind == "harvest" else harvest[-1])
            self.tracks.append(
                Track(
                    id,
                    words.colours.index(line.word("colour", *words.colours)),
                    line.word("kind", *KINDS[1:]),
                    line.effect("overflow", self.verbs),
                    tuple(space for space, _ in rows),
                    tuple(e if kind == "immediate" else NOTHING for e, kind in zip(effects, kinds, strict=True)),
                    tuple(harvest),
                    tuple(row.number("vp") for _, row in rows),
                    effects,
                    line.source,
                )
            )
        self.track_of_colour = {track.colour: n for n, track in enumerate(self.tracks)}
        self.primary_tracks = tuple(n for n, track in enumerate(self.tracks) if track.kind == PRIMARY)

    def _read_house(self, content: Content) -> None:
        words = self.words
        self.guilds = [
            Guild(
                id,
                words.colours.index(line.word("colour", *words.colours)),
                line.number("control_vp"),
                line.effect("consolation", self.verbs),
                line.source,
            )
            for id, line in content.sheet("guilds", "id", "colour", "control_vp", "consolation").items()
        ]
        columns = ("id", "guild", "row", "cost", "influence", "gold", "white_dice")
        self.house = [
            HouseSpace(
                id,
                words.guilds.index(line.word("guild", *words.guilds)),
                line.number("row"),
                line.number("cost"),
                line.number("influence"),
                line.number("gold"),
                line.number("white_dice"),
                line.source,
            )
            for id, line in content.sheet("house", *columns).items()
        ]
        # the places of each guild, from the top
        self.columns = [
            sorted((n for n, one in enumerate(self.house) if one.guild == guild), key=lambda n: self.house[n].row)
            for guild in range(len(self.guilds))
        ]
        self.guild_of_colour = {guild.colour: n for n, guild in enumerate(self.guilds)}

    def _read_map(self, content: Content) -> None:
        words = self.words
        paths = list(content.sheet("paths", "id", "colour", "bonus").items())
        rows = list(content.sheet("locations", "id", "kind", "scroll_slot", "effect", "start").items())
        if len(paths) != len(rows):
            raise ContentError(f"paths.csv: {len(paths)} paths, expected {len(rows)}: one from each location")
        self.map: list[Location] = []
        self.map_slots: list[str] = []
        self.slot_places: list[int] = []  # the location of each scroll slot
        starts = {"players": -1, "neutral": -1}
        for (id, line), (path, way) in zip(rows, paths, strict=True):
            is_black = line.word("kind", "white", "black") == "black"
            if is_black:
                self.slot_places.append(len(self.map))
                self.map_slots.append(line.text("scroll_slot"))
            if start := line.word("start", "", *starts):
                starts[start] = len(self.map)
            self.map.append(
                Location(
                    id,
                    is_black,
                    len(self.map_slots) - 1 if is_black else -1,
                    line.effect("effect", self.verbs),
                    path,
                    words.colours.index(way.word("colour", *words.colours)),
                    way.effect("bonus", self.verbs),
                    line.source,
                )
            )
        self.start, self.neutral_start = starts["players"], starts["neutral"]
        if min(starts.values()) < 0:
            raise ContentError(
                "locations.csv: one location is the start of the players and one that of the Neutral marker"
            )

    def _read_translators(self, content: Content) -> None:
        words, verbs = self.words, self.verbs
        self.rooms = [
            Room(id, line.number("cost"), line.effect("effect", verbs), line.number("gold"), line.source)
            for id, line in content.sheet("rooms", "id", "cost", "effect", "gold").items()
        ]
        rooms = [room.id for room in self.rooms]
        self.translators: list[Translator] = []

        def languages(line: Row) -> tuple[int, ...]:
            return tuple(words.languages.index(one) for one in line.words("languages", " ", *words.languages))

        for id, line in content.sheet("translators", "id", "pile", "languages", "vp", "dispatch", "retired").items():
            self.translators.append(
                Translator(
                    id,
                    words.piles.index(line.word("pile", *words.piles)),
                    -1,
                    languages(line),
                    line.number("vp"),
                    line.effect("dispatch", verbs),
                    line.effect("retired", verbs),
                    line.source,
                )
            )
        self.first_starting = len(self.translators)
        for id, line in content.sheet("starting_translators", "id", "room", "languages", "vp", "retired").items():
            self.translators.append(
                Translator(
                    id,
                    -1,
                    rooms.index(line.word("room", *rooms)),
                    languages(line),
                    line.number("vp"),
                    NOTHING,
                    line.effect("retired", verbs),
                    line.source,
                )
            )
        self.starting_translators = range(self.first_starting, len(self.translators))
        # what retired translators do to the main action above them; the others are actions of their own
        retired = [one.retired for one in self.translators]
        self.added = [_number_of(effect, "add_value") for effect in retired]
        self.wild = [max(_word_of(effect, verb, words.colours) for verb in self.seams.wild_verbs) for effect in retired]
        self.alternative = [_word_of(effect, "alt_action", ACTIONS) for effect in retired]
        self.acts = [
            effect is not NOTHING and not (added or wild >= 0 or other >= 0)
            for effect, added, wild, other in zip(retired, self.added, self.wild, self.alternative, strict=True)
        ]

    def _read_scrolls(self, content: Content) -> None:
        words = self.words
        self.counts = (
            *(f"dice_{colour}" for colour in words.colours),
            *(f"level_{track}" for track in words.tracks),
            *(f"scrolls_{language}" for language in words.languages),
            *words.guilds,
            "retired",
            "breadth",
            "wealth",
        )
        nothing = parse_formula("0", ())
        self.scrolls: list[Scroll] = []
        for id, line in content.sheet("scrolls", "id", "language", "vp", "track", "immediate", "bonus").items():
            self.scrolls.append(
                Scroll(
                    id,
                    words.languages.index(line.word("language", *words.languages)),
                    line.number("vp"),
                    words.tracks.index(line.word("track", *words.tracks)),
                    line.effect("immediate", self.verbs),
                    line.formula("bonus", self.counts),
                    nothing,
                    line.source,
                )
            )
        self.first_starting_scroll = len(self.scrolls)
        for id, line in content.sheet("starting_scrolls", "id", "language", "vp", "bonus", "penalty").items():
            self.scrolls.append(
                Scroll(
                    id,
                    words.languages.index(line.word("language", *words.languages)),
                    line.number("vp"),
                    -1,
                    NOTHING,
                    line.formula("bonus", self.counts),
                    line.formula("penalty", self.counts),
                    line.source,
                )
            )

    def _read_cards(self, content: Content) -> None:
        words = self.words
        self.action_cards: list[ActionCard] = []
        for id, line in content.sheet("action_cards", "id", "rest", "work", "printed_die").items():
            self.action_cards.append(self.action_card(id, line))
        self.first_goal_card = len(self.action_cards)  # the action cards below this number are those of every player
        scrolls = [scroll.id for scroll in self.scrolls]
        self.goal_cards: list[GoalCard] = []
        columns: tuple[str, ...] = (
            "id", "pile", "pile_worker", "guild", "guild_worker", "track", "track_die", "scroll", "printed_die", "rest",
            "work",
        )  # fmt: skip
        for id, line in content.sheet("goal_cards", *columns).items():
            self.goal_cards.append(
                GoalCard(
                    id,
                    words.piles.index(line.word("pile", *words.piles)),
                    words.workers.index(line.word("pile_worker", *words.workers)),
                    words.guild_colours.index(line.word("guild", *words.guild_colours)),
                    words.workers.index(line.word("guild_worker", *words.workers)),
                    words.tracks.index(line.word("track", *words.tracks)),
                    words.colours.index(line.word("track_die", *words.colours)),
                    scrolls.index(line.word("scroll", *scrolls[self.first_starting_scroll :])),
                    len(self.action_cards),
                    line.source,
                )
            )
            self.action_cards.append(self.action_card(id, line))
        columns = ("id", "dice", "draw", "gold", "silver", "workers", "bonus")
        self.resource_cards = [
            ResourceCard(
                id,
                _amounts(line, "dice", words.colours),
                line.number("draw"),
                line.number("gold"),
                line.number("silver"),
                _amounts(line, "workers", words.workers),
                line.effect("bonus", self.verbs),
                line.source,
            )
            for id, line in content.sheet("resource_cards", *columns).items()
        ]

    def action_card(self, id: str, line: Row) -> ActionCard:
        """The action card of a row."""
        work = line.effect("work", self.verbs)
        parts = work.parts if isinstance(work, AnyOrder) else (work,)
        die = 0
        if text := line.text("printed_die"):
            colour, _, value = text.partition(":")
            if colour not in self.words.colours or not value.isdigit():
                raise line.fail("printed_die", f"{text!r} is no die; expected a colour and a value, like white:5")
            die = die_of(self.words.colours.index(colour), int(value)) | PRINTED
        return ActionCard(id, line.effect("rest", self.verbs), parts, die, line.source)

    def _read_caliphs(self, content: Content) -> None:
        verbs = self.verbs
        spaces = ("top", "middle", "bottom")  # of a card
        self.caliph_spaces = [
            (id, line.number("vp"))
            for id, line in content.sheet("caliph_spaces", "id", "vp").expect(len(spaces)).items()
        ]
        self.caliph_cards = [
            CaliphCard(id, tuple(line.effect(space, verbs) for space in spaces), line.source)
            for id, line in content.sheet("caliph_cards", "id", *spaces).items()
        ]
        self.caliph_slots: list[tuple[str, Effect, str]] = [
            (id, line.effect("event", verbs), line.source)
            for id, line in content.sheet("caliph_slots", "id", "event").expect(len(self.caliph_cards)).items()
        ]
        self.caliph = len(self.scrolls)  # cards of the deck from this number on are Caliph cards
        self.deck_plans: dict[tuple[str, int], DeckPlan] = {}
        for id, line in content.sheet("deck_setup", "id", "length", "players", "scrolls", "caliphs").items():
            scrolls, caliphs = (tuple(int(n) for n in line.text(column).split()) for column in ("scrolls", "caliphs"))
            if len(scrolls) != len(caliphs) or sum(caliphs) != len(self.caliph_cards):
                raise line.fail("caliphs", f"{len(self.caliph_cards)} Caliph cards belong into {len(scrolls)} parts")
            self.deck_plans[line.word("length", *LENGTHS), line.number("players")] = DeckPlan(id, scrolls, caliphs)
        self.dice_sums = [line.number("vp") for line in content.sheet("dice_sums", "id", "vp")]

    def _read_automa(self, content: Content) -> None:
        words, verbs = self.words, self.verbs
        columns: tuple[str, ...] = ("id", "colour", "value", "counts", "at_least", "first", "second")
        self.plans = [
            Plan(
                id,
                PLANS.index(line.word("colour", *PLANS)),
                line.number("value"),
                line.word("counts", "employed", "house") == "house",
                line.number("at_least"),
                line.effect("first", verbs),
                line.effect("second", verbs),
                line.source,
            )
            for id, line in content.sheet("solo_planning", *columns).items()
        ]
        self.ai_track: list[tuple[int, int, int]] = [  # language, pile and guild of each position
            (
                words.languages.index(line.word("language", *words.languages)),
                words.piles.index(line.word("pile", *words.piles)),
                words.guilds.index(line.word("guild", *words.guilds)),
            )
            for line in content.sheet("solo_track", "id", "language", "pile", "guild")
        ]
        self.ai_markers = [line.effect("effect", verbs) for line in content.sheet("solo_markers", "id", "effect")]
        self.ai_gold = [0] * len(words.languages)  # by language: gold placed after a translation
        self.ai_vp: list[Formula] = [parse_formula("0", ())] * len(words.languages)
        for line in content.sheet("solo_languages", "id", "language", "gold", "vp"):
            language = words.languages.index(line.word("language", *words.languages))
            self.ai_gold[language] = line.number("gold")
            self.ai_vp[language] = line.formula("vp", AI_COUNTS)
        self.ai_rest = {
            line.number("cards"): line.effect("benefit", verbs)
            for line in content.sheet("solo_rest", "id", "cards", "benefit")
        }
        self.ai_instead = {  # what the opponent gets in place of a consolation
            line.effect("reward", verbs): line.effect("instead", verbs)
            for line in content.sheet("solo_consolations", "id", "reward", "instead")
        }
        columns = ("id", "dice_sum", "scroll", "gold", "house_scroll", "map_scroll", "guild")
        self.difficulties = [
            Difficulty(
                id,
                _whole(line, "dice_sum"),
                _place(line, "scroll", words.languages),
                line.number("gold"),
                _place(line, "house_scroll", words.guilds),
                line.word("map_scroll", *_YES) == "yes",
                _place(line, "guild", words.guilds),
                line.source,
            )
            for id, line in content.sheet("solo_difficulties", *columns).items()
        ]

    # -- looking up ---------------------------------------------------------------------------------------------

    def effects(self) -> Iterator[Effect]:
        """Every effect that a player can resolve."""
        for translator in self.translators:
            yield translator.dispatch
            yield translator.retired
        for scroll in self.scrolls:
            yield scroll.immediate
        for card in self.action_cards:
            yield card.rest
            yield from card.work
        for place in self.board:
            yield place.rest
        for resource in self.resource_cards:
            yield resource.bonus
        for option in self.research_options:
            yield option.effect
        for track in self.tracks:
            yield track.overflow
            yield from track.effects
            yield self.verbs.call("advance", track.id, 1)
        for room in self.rooms:
            yield room.effect
        for guild in self.guilds:
            yield guild.consolation
        for location in self.map:
            yield location.effect
            yield location.path_bonus
        for caliph in self.caliph_cards:
            yield from caliph.rewards
        yield from self.seams.effects()

    def deck_id(self, card: int) -> str:
        """The id of a card of the scroll deck."""
        return self.scrolls[card].id if card < self.caliph else self.caliph_cards[card - self.caliph].id

    def is_caliph(self, card: int) -> bool:
        return card >= self.caliph


def _number_of(effect: Effect, verb: str) -> int:
    """The number that an effect names with a verb, or 0."""
    for call in calls(effect):
        if call.verb.name == verb and isinstance(call.words[0], int):
            return call.words[0]
    return 0


def _word_of(effect: Effect, verb: str, names: tuple[str, ...]) -> int:
    """The place of the word that an effect names with a verb, or -1."""
    for call in calls(effect):
        if call.verb.name == verb and isinstance(call.words[0], str):
            return names.index(call.words[0])
    return -1


def _amounts(line: Row, column: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """`white:6 red:1` as numbers by name."""
    amounts = [0] * len(names)
    for part in line.text(column).split():
        name, _, number = part.partition(":")
        if name not in names or not number.isdigit():
            raise line.fail(
                column, f"{part!r} is unknown; expected a number for some of {', '.join(names)}, like white:6"
            )
        amounts[names.index(name)] = int(number)
    return tuple(amounts)


def _place(line: Row, column: str, names: tuple[str, ...]) -> int:
    """The place of a word among some, or -1 where none stands."""
    word = line.word(column, "", *names)
    return names.index(word) if word else -1


def _whole(line: Row, column: str) -> int:
    text = line.text(column)
    if not text.removeprefix("-").isdigit():
        raise line.fail(column, f"{text!r} is not a whole number")
    return int(text)
