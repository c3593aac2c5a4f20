"""A match: game, settings, seed and choices; everything else follows from them.

The match drives the rules' generators. A generator cannot be copied, so the match keeps a copy of the table from the
start of the turn (a `Chapter`) and the entries since: clone, undo, load and the way to any moment copy such a table
and replay those few. Chapters form a linked list that clones share; of those of past turns only some are kept, since
every table that lives on is work for the garbage collector. A match that is hardly ever copied (`lean`) makes the table
of most chapters only when somebody wants it. An entry is an option that was chosen, or a
`Redeal`: hidden cards dealt anew for a seat that searches. A match may also start from a given position instead of
the usual first table.

A match that outlived a release goes on from the start of a turn (`origin`) by the rules of today. What was chosen
before is kept in `earlier`, and only kept: nobody plays by those rules any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from serai.kernel.decision import Decision, Option, Reason, Refusal, Rules
from serai.kernel.game import CONFIRM, EVERYBODY, UNDO, Game, ScoreItem
from serai.kernel.message import Event, Hidden
from serai.kernel.state import Plain
from serai.kernel.table import Table


class Redeal(NamedTuple):
    """A re-deal of everything that a seat cannot know."""

    seat: int
    seed: str


Entry: TypeAlias = Option | Redeal


class Earlier(NamedTuple):
    """What was chosen by the rules of an earlier release: ids of options, and [seat, seed] of re-deals."""

    rules_version: int
    content: str
    choices: tuple[Plain, ...]


MOST_IDLE_TURNS: Final = 100  # one after the other; only a given position can have so many
FEWEST_ENTRIES: Final = 24  # between two chapters of past turns


class Chapter:
    """The table at the start of a turn, how many entries led there, and the chapter before with its entries."""

    __slots__ = ("before", "entries_before", "left", "position", "table")

    def __init__(
        self,
        position: int,
        table: Table | None,
        before: Chapter | None,
        entries: list[Entry],
        left: Table | None = None,
    ) -> None:
        self.position = position
        self.table = table  # never changed; None where a loaded match, or a lean one, has not been rebuilt
        self.before = before
        self.entries_before = entries  # from the start of the chapter before to the start of this one
        self.left = left  # the table before turns without any choice, if there were some right before; never changed


class MatchError(ValueError):
    """Something was asked of a match that cannot be: says what, and what would be right."""


class UndoStops(MatchError):
    """Undo does not reach further back; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"undo stops here: {reason.key}")
        self.reason = reason


NOTHING_TO_UNDO: Final = Reason("undo", "undo-nothing")
UNDO_RULES_CHANGED: Final = Reason("undo", "undo-rules-changed")
UNDO_REVEALED: Final = Reason("undo", "undo-revealed")
UNDO_OTHER_SEAT: Final = Reason("undo", "undo-other-seat")
NOT_ASKED: Final = Reason("decision", "not-asked-now")


class Match:
    """A running or finished match."""

    __slots__ = (
        "_chapter",
        "_events_at",
        "_forced",
        "_recent",
        "_rules",
        "decision",
        "earlier",
        "game",
        "given",
        "lean",
        "origin",
        "players",
        "seed",
        "settings",
        "table",
    )

    game: Game[Any]
    players: int
    settings: Mapping[str, str]
    seed: str
    given: Mapping[str, Plain] | None  # the position it starts from, where that is not the game's own first table
    earlier: tuple[Earlier, ...]
    origin: int  # the first position that the rules of today can play again
    lean: bool  # most turns begin without a copy of the table: for a match that is played on, not thought about
    table: Table
    decision: Decision | None
    _rules: Rules | None
    _chapter: Chapter
    _recent: list[Entry]
    _forced: list[int]  # how many decisions were taken by themselves before each entry of `_recent`, and before now
    _events_at: dict[int, int]  # position -> how many events had been told there, while somebody listens

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: str | int = "",
        settings: Mapping[str, str] | None = None,
        listen: bool = False,
        given: Mapping[str, Plain] | None = None,
        begin: bool = True,
    ) -> None:
        """Begin a match; with `listen` its events are recorded from the start.

        `given` describes a position to start from (see `Game.arrange`), `rolls` among it the coming dice; raises
        ValueError if that is impossible. Without `begin` there is no table yet: who copies a match brings it.
        """
        self.game = game
        self.players = players
        self.seed = str(seed)
        self.given = given
        self.earlier = ()
        self.origin = 0
        self.lean = False
        if not begin:
            self.settings = settings or {}
            return
        self.settings = checked_settings(game, players, settings or {})
        table = game.setup(players, self.settings, self.seed)
        table.confirm = self.settings[CONFIRM.name] == "yes"
        if given is not None:
            _arrange(game, table, given)
        self._begin(table, listen)

    def _begin(self, table: Table, listen: bool) -> None:
        self.table = table
        self._chapter = Chapter(0, None, None, [])
        self._recent = []
        self._forced = []
        self._rules = None
        self._events_at = {}
        self.decision = None
        if listen:
            table.story = []
        self._run(None)

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, option: Option | str) -> None:
        """Choose an option of the current decision."""
        decision = self.decision
        if decision is None:
            raise MatchError("the match is over: there is nothing to choose")
        if isinstance(option, str) or option not in decision.listed():
            id = option if isinstance(option, str) else option.id
            found = decision.find(id)
            if found is None:
                raise MatchError(self._refusal(id, decision))
            option = found
        self._recent.append(option)
        self._run(option)

    def take(self, option: Option) -> None:
        """Choose what is known to be one of the options of the current decision."""
        self._recent.append(option)
        self._run(option)

    def _run(self, option: Option | None) -> None:
        """Go on to the next decision with a real choice, or to the end."""
        rules = self._rules
        table = self.table
        decision: Decision | None
        forced = 0
        idle = 0  # turns that passed without a choice
        while True:
            try:
                if rules is None:
                    if self.game.is_over(table):
                        decision = None
                        break
                    if idle == MOST_IDLE_TURNS:
                        raise MatchError(
                            f"{idle} turns have passed in which nobody had a choice: nobody ever will have"
                        )
                    idle += 1
                    self._turn_page()
                    forced = 0
                    rules = self.game.turn(table)
                    decision = next(rules)
                else:
                    assert option is not None
                    decision = rules.send(option)
            except StopIteration:
                rules = None
                continue
            options = decision.listed()
            if len(options) == 1 and not decision.shown:
                option = options[0]
                forced += 1
                if table.story is not None:
                    only = Hidden(option.message, (decision.seat,))  # it may name what the others cannot know
                    table.tell("event-forced", decision.seat, decision.rule, option=only)
                continue
            if not options:
                raise AssertionError(f"{decision.key} ({decision.rule}) offers seat {decision.seat} nothing")
            self._forced.append(forced)
            break
        self._rules = rules
        self.decision = decision
        if table.story is not None:
            self._events_at[self.position] = len(table.story)

    def _turn_page(self) -> None:
        chapter = self._chapter
        recent = self._recent
        if recent or (chapter.table is None and chapter.before is None):
            before: Chapter | None = chapter
            entries = recent
            if chapter.table is None or (
                chapter.before is not None and chapter.position - chapter.before.position < FEWEST_ENTRIES
            ):
                before = chapter.before  # too near, or without a table: the chapter that ends here is forgotten
                entries = chapter.entries_before + recent
            position = chapter.position + len(recent)
            # From a chapter whose own table is not there (of a match that was loaded) nothing could be made later.
            is_made_later = (
                self.lean
                and before is not None
                and before.table is not None
                and position - before.position < FEWEST_ENTRIES
            )
            self._chapter = Chapter(position, None if is_made_later else self.table.copy(), before, entries)
            self._recent = []
            self._forced = []
        elif chapter.table is not None:  # a turn without any choice: this table is as good a start
            left = chapter.left if chapter.left is not None else chapter.table
            self._chapter = Chapter(chapter.position, self.table.copy(), chapter.before, chapter.entries_before, left)

    def _opened(self) -> Chapter:
        """The current chapter, with its table: a lean match makes it now, by playing on from the one before."""
        chapter = self._chapter
        before = chapter.before
        if chapter.table is None and before is not None and before.table is not None:
            again = self._revived(before, [], 0)
            for entry in chapter.entries_before:
                again.repeat(entry)
            chapter.table = again._chapter.table
            chapter.left = again._chapter.left
        return chapter

    def _refusal(self, id: str, decision: Decision) -> str:
        if id not in self.game.vocabulary:
            return f"{self.game.name} has no option {id!r}; offered are {_listed(decision)}"
        reason = self.why_not(id)
        return f"{id!r} cannot be chosen: {reason!r}; offered are {_listed(decision)}"

    @property
    def is_over(self) -> bool:
        return self.decision is None

    def refusals(self) -> list[Refusal]:
        """The alternatives to the current decision that are not available, each with its reason."""
        return self.decision.refusals() if self.decision is not None else []

    def why_not(self, id: str) -> Reason | None:
        """Why an option cannot be chosen now; None if it can."""
        if self.decision is not None and self.decision.find(id) is not None:
            return None
        for refusal in self.refusals():
            if refusal.option.id == id:
                return refusal.reason
        return NOT_ASKED

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many choices (and re-deals) led here."""
        return self._chapter.position + len(self._recent)

    @property
    def turn_start(self) -> int:
        """The position at which the current turn began."""
        return self._chapter.position

    @property
    def entries(self) -> list[Entry]:
        """Everything that was chosen, from the start (from `origin`, where earlier rules were left there)."""
        parts = [self._recent]
        chapter: Chapter | None = self._chapter
        while chapter is not None:
            parts.append(chapter.entries_before)
            chapter = chapter.before
        return [entry for part in reversed(parts) for entry in part]

    @property
    def last_entry(self) -> Entry | None:
        """The newest of the entries, without listing them all."""
        entries = self._recent
        chapter: Chapter | None = self._chapter
        while not entries and chapter is not None:
            entries, chapter = chapter.entries_before, chapter.before
        return entries[-1] if entries else None

    def observe(self, seat: int) -> Any:
        """What a seat may see."""
        self._check_seat(seat)
        return self.game.observe(self.table, seat)

    def score(self, seat: int) -> list[ScoreItem]:
        """The score of a seat if the match ended now, item by item."""
        self._check_seat(seat)
        return self.game.score(self.table, seat)

    def digest(self) -> str:
        """A hash of the table: the same for the same seed and choices, everywhere."""
        return self.table.digest()

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """The events recorded after a moment (see `listen`), as a viewer may know them."""
        story = self.table.story or []
        first = self._events_at.get(since, 0) if since else 0
        return [event.seen_by(viewer) for event in story[first:]]

    def story(self, viewer: int, after: int = -1) -> Iterator[tuple[int, Event]]:
        """The recorded events told after a moment, each with the moment at which it was told (0: before any choice)."""
        for position, event in self.whole_story(after):
            yield position, event.seen_by(viewer)

    def whole_story(self, after: int = -1) -> Iterator[tuple[int, Event]]:
        """The same with everything that is hidden from somebody: to be kept, not to be shown."""
        story = self.table.story or []
        first = self._events_at.get(after, 0)  # 0: nobody listened yet
        for position in range(after + 1, self.position + 1):
            upto = self._events_at.get(position, first)
            for event in story[first:upto]:
                yield position, event
            first = upto

    def listen(self) -> None:
        """Record events from now on."""
        if self.table.story is None:
            self.table.story = []
            self._events_at[self.position] = 0

    def _check_seat(self, seat: int) -> None:
        seats = self.game.seats(self.table)
        if not 0 <= seat < seats:
            raise MatchError(f"there is no seat {seat}; seats are 0 to {seats - 1}")

    # -- keeping ------------------------------------------------------------------------------------------------

    @property
    def turn_table(self) -> Table:
        """The table at the start of the current turn; not to be changed."""
        table = self._opened().table
        assert table is not None
        return table

    @property
    def left_table(self) -> Table:
        """The table as the turn of the last choice left it, before an automa took its turn; not to be changed."""
        if self._recent:
            return self.table
        chapter = self._opened()
        if chapter.table is None:
            return self.table
        return chapter.left if chapter.left is not None else chapter.table

    @property
    def origin_table(self) -> Table | None:
        """The table at `origin`, where earlier rules left it; not to be changed."""
        if not self.earlier:
            return None
        chapter = self._chapter
        while chapter.before is not None:
            chapter = chapter.before
        return chapter.table

    def resumed(
        self,
        position: int,
        table: Table,
        before: list[Entry],
        since: list[Entry] | None = None,
        origin_table: Table | None = None,
    ) -> Match:
        """This match, which has not begun, from a kept turn: its table, and the entries before and since.

        `origin_table` is known where earlier rules came before.
        """
        if position == self.origin:
            chapter = Chapter(position, table, None, [])
        else:
            chapter = Chapter(position, table, Chapter(self.origin, origin_table, None, []), before)
        entries = since or []
        return self._revived(chapter, entries, len(entries))

    def looked_at(self, position: int, table: Table) -> Match:
        """This match with a table of one of its moments, only to be looked at: nobody can choose there."""
        shown = Match(self.game, self.players, self.seed, self.settings, False, self.given, False)
        shown.earlier = self.earlier
        shown.origin = position
        shown.table = table
        shown._chapter = Chapter(position, table, None, [])
        shown._recent = []
        shown._forced = []
        shown._events_at = {}
        shown._rules = None
        shown.decision = None
        return shown

    # -- copies -------------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent match in the same state, at the same decision, with nobody listening."""
        forced = self._forced if self.decision is not None else None
        return self._revived(self._opened(), self._recent, len(self._recent), forced)

    def determinize(self, seat: int, seed: str | int) -> Match:
        """A clone in which everything that the seat cannot know, coming dice included, is dealt anew.

        To be played on, it must be this seat's decision: the options of another one, as they stand, may name cards
        that it no longer has.
        """
        self._check_seat(seat)
        twin = self.clone()
        entry = Redeal(seat, str(seed))
        twin._add_redeal(entry)
        return twin

    def reshuffled(self, seed: str | int) -> Match:
        """A clone in which everything that no seat knows, coming dice included, is dealt anew."""
        twin = self.clone()
        twin._add_redeal(Redeal(EVERYBODY, str(seed)))
        return twin

    def imagine(self, seat: int, seed: str | int) -> Match:
        """Like `determinize`, for searching: cheaper to clone, but not to be saved or replayed from its start.

        If nothing came to light in this turn, the seat knows what it knew when the turn began: then the re-deal is
        made there, once, instead of being repeated by every clone; earlier re-deals of this turn are dropped.
        """
        chapter = self._opened()
        if chapter.table is None or chapter.table.reveals != self.table.reveals:
            return self.determinize(seat, seed)
        self._check_seat(seat)
        table = chapter.table.copy()
        self.game.redeal(table, seat, str(seed))
        begun = Chapter(chapter.position, table, chapter.before, chapter.entries_before)
        chosen: list[Entry] = [entry for entry in self._recent if isinstance(entry, Option)]
        return self._revived(begun, chosen, len(chosen))

    def _add_redeal(self, entry: Redeal) -> None:
        self._recent.append(entry)
        self._forced.append(0)  # the decision stays the same
        self._redeal(entry)

    def _redeal(self, entry: Redeal) -> None:
        self.game.redeal(self.table, entry.seat, entry.seed)

    def _revived(self, chapter: Chapter, entries: list[Entry], upto: int, forced: list[int] | None = None) -> Match:
        """A match that starts from a chapter and repeats some of its entries.

        `forced` says how many decisions were taken by themselves before each: then nobody has to look at the options
        of those that were chosen.
        """
        assert chapter.table is not None
        twin = Match(self.game, self.players, self.seed, self.settings, False, self.given, False)
        twin.earlier = self.earlier
        twin.origin = self.origin
        twin.table = table = chapter.table.copy()
        twin._chapter = chapter
        twin._recent = entries[:upto]
        twin._forced = counted = []
        twin._events_at = {}
        rules = twin._rules = self.game.turn(table)
        option: Option | None = None
        place = 0
        count = 0
        try:
            while True:
                decision = next(rules) if option is None else rules.send(option)
                if forced is not None:
                    if count < forced[place]:
                        option = decision.listed()[0]
                        count += 1
                        continue
                elif len(decision.listed()) == 1 and not decision.shown:
                    option = decision.listed()[0]
                    count += 1
                    continue
                counted.append(count)
                count = 0
                while place < upto:
                    entry = entries[place]
                    place += 1
                    if isinstance(entry, Option):
                        option = entry
                        break
                    twin._redeal(entry)
                    counted.append(0)
                else:
                    twin.decision = decision
                    return twin
        except StopIteration:
            for entry in entries[place:upto]:  # nothing but re-deals can follow the end
                assert isinstance(entry, Redeal)
                twin._redeal(entry)
            twin._rules = twin.decision = None
            return twin

    # -- time ---------------------------------------------------------------------------------------------------

    def at(self, position: int) -> Match:
        """A match at an earlier moment of this one: after that many entries."""
        if not self.origin <= position <= self.position:
            raise MatchError(f"there is no moment {position}; moments are {self.origin} to {self.position}")
        entries = self._recent
        chapter: Chapter | None = self._opened()
        while chapter is not None and chapter.position > position:
            entries = chapter.entries_before
            chapter = chapter.before
        if chapter is None or chapter.table is None:
            return self._replayed(position)
        if chapter is self._chapter:
            return self._revived(chapter, entries, position - chapter.position)
        again = self._revived(chapter, [], 0)
        for entry in entries[: position - chapter.position]:
            again.repeat(entry)
        return again

    def replay(self, listen: bool = True) -> Iterator[Match]:
        """The match from the start (see `entries`), moment by moment: always the same object, after each entry."""
        again = self._first(listen)
        yield again
        for entry in self.entries:
            again.repeat(entry)
            yield again

    def approach(self, position: int) -> Iterator[Match]:
        """The match from the nearest moment whose table is there up to another, moment by moment: always the same
        object."""
        chapter: Chapter | None = self._opened()
        while chapter is not None and chapter.position > position:
            chapter = chapter.before
        again = self._first(False) if chapter is None or chapter.table is None else self._revived(chapter, [], 0)
        yield again
        for entry in self.entries[again.position - self.origin : position - self.origin]:
            again.repeat(entry)
            yield again

    def repeat(self, entry: Entry) -> None:
        """Do what was done before: choose, or deal anew."""
        if isinstance(entry, Option):
            self.play(entry)
        else:
            self._add_redeal(entry)

    def _replayed(self, position: int) -> Match:
        again = self._first(False)
        for entry in self.entries[: position - self.origin]:
            again.repeat(entry)
        return again

    def _first(self, listen: bool) -> Match:
        """The match before the first of its entries."""
        if not self.earlier:
            return Match(self.game, self.players, self.seed, self.settings, listen, self.given)
        chapter = self._chapter
        while chapter.before is not None:
            chapter = chapter.before
        first = self._revived(chapter, [], 0)
        if listen:
            first.listen()
        return first

    def undo_reason(self, seat: int | None = None) -> Reason | None:
        """Why the last choice cannot be taken back (by that seat); None if it can."""
        if self.position == self.origin:
            return UNDO_RULES_CHANGED if self.earlier else NOTHING_TO_UNDO
        return self._undo_reason(self.at(self.position - 1), seat)

    def _undo_reason(self, before: Match, seat: int | None) -> Reason | None:
        assert before.decision is not None
        if seat is not None and before.decision.seat != seat:
            return UNDO_OTHER_SEAT
        if self.settings[UNDO.name] == "free":
            return None
        if before.table.reveals != self.table.reveals:
            return UNDO_REVEALED
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; raises `UndoStops` when something was revealed since, or it was another's."""
        if self.position == self.origin:
            raise UndoStops(UNDO_RULES_CHANGED if self.earlier else NOTHING_TO_UNDO)
        before = self.at(self.position - 1)
        if reason := self._undo_reason(before, seat):
            raise UndoStops(reason)
        story = self.table.story
        if story is not None:
            before.table.story = story[: self._events_at.get(before.position, 0)]
        self.table = before.table
        self.decision = before.decision
        self._rules = before._rules
        self._chapter = before._chapter
        self._recent = before._recent
        self._forced = before._forced


def checked_settings(game: Game[Any], players: int, given: Mapping[str, str]) -> dict[str, str]:
    """The settings of a match with defaults filled in; raises MatchError on unknown ones."""
    if players not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        raise MatchError(f"{game.name} is for {counts} players, not for {players}")
    known = {setting.name: setting for setting in (*game.settings, UNDO, CONFIRM)}
    for name, value in given.items():
        if name not in known:
            raise MatchError(f"{game.name} has no setting {name!r}; settings are {', '.join(known)}")
        if value not in known[name].values:
            raise MatchError(f"{name} cannot be {value!r}; it is one of {', '.join(known[name].values)}")
    return {name: given.get(name, setting.default) for name, setting in known.items()}


def _arrange(game: Game[Any], table: Table, given: Mapping[str, Plain]) -> None:
    rolls = given.get("rolls", [])
    if not isinstance(rolls, list) or not all(type(roll) is int and 1 <= roll <= 6 for roll in rolls):
        raise ValueError(f"rolls: expected a list of die results from 1 to 6, found {rolls!r}")
    table.chance.coming = list(rolls)
    game.arrange(table, {name: part for name, part in given.items() if name != "rolls"})
    if faults := game.faults(table):
        raise ValueError(f"this position is impossible: {'; '.join(faults)}")


def _listed(decision: Decision) -> str:
    return ", ".join(option.id for option in decision.options)
