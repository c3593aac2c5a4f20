"""Presenting: a table as one viewer may know it, in the viewer's language.

Everything that leaves the server about a running match is made here, from the game's own view for that seat, the
events as that seat may know them, and the options of that seat's own decision. What several viewers are shown alike
(scores, names, the view where their eyes see the same) is made, and written as JSON, once for a version.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

import msgspec

from serai.games import find_game
from serai.kernel.decision import Decision
from serai.kernel.effects import Effect
from serai.kernel.game import UNDO, Game, ScoreItem, matters
from serai.kernel.match import NOTHING_TO_UNDO, UNDO_OTHER_SEAT, Match, checked_settings
from serai.kernel.message import Argument, Event, Message, SeatName
from serai.language import Language
from serai.language.labels import game_title
from serai.language.language import capital
from serai.server import guiding, undoing
from serai.server.callers import Caller
from serai.server.catalogues import drawn, setting_info
from serai.server.fairness import commitment_of
from serai.server.links import links
from serai.server.live import LiveTable
from serai.server.looks import looks_of
from serai.server.problems import Refused
from serai.server.sealing import contributions, missing
from serai.server.voices import Voice, seat_names, voice
from serai.server.wire import (
    Ballot,
    DecisionInfo,
    EventInfo,
    Fairness,
    IconInfo,
    Invitation,
    OptionInfo,
    RefusalInfo,
    RulesChange,
    ScoreLine,
    SeatInfo,
    SeatKind,
    SeatScore,
    SettingShown,
    TableState,
    TableSummary,
    UndoInfo,
    Vote,
)

if TYPE_CHECKING:  # a table is shown without a store, too
    from serai.server.models import SeatRow, TableRow
    from serai.server.tables import Tables

_ENCODER = msgspec.json.Encoder()
SPECTATOR = -1  # a seat that is at no table
Status = Literal["waiting", "running", "finished"]
EventTexts: TypeAlias = dict[int, tuple[Event, EventInfo]]  # events by their identity, as a language says them


def table_state(
    tables: Tables, table: LiveTable, caller: Caller, viewer: int | None, locale: str, since: int | None
) -> TableState:
    """A table as it is now; the events since a version that the viewer has seen."""
    after = table.position_since(since)
    if after < table.story_from:
        table.remember_all()
    return _state(tables, table, caller, viewer, locale, table.match, after)


def moment_state(
    tables: Tables, table: LiveTable, caller: Caller, viewer: int | None, locale: str, moment: int
) -> TableState:
    """A table as it was at a moment, with what was told on the way there."""
    table.remember_all()
    match = table.match
    assert match is not None
    kept_at: int | None = None
    if moment < match.origin:
        found = table.past.look(moment) if table.past is not None else None
        if found is None:
            raise Refused(409, "not-kept", "The table of this moment was not kept.", "The log tells what happened.")
        kept_at, then = found[0], match.looked_at(*found)
    else:
        then = match if moment == match.position else match.at(moment)
    state = _state(tables, table, caller, viewer, locale, then, moment)
    language = voice(table.row.game, locale)
    names = seat_names(language, table.seats)
    story = table.story(_eyes(viewer), moment - 1)
    state.events = _events(language, match.game, ((when, event) for when, event in story if when == moment), names, {})
    state.events_after = moment - 1
    state.undo = UndoInfo(possible=False, reason="")
    state.guide = None
    if kept_at is not None:
        state.moment = moment
        state.winners = []
        state.table_of = kept_at
    return state


def _state(
    tables: Tables,
    table: LiveTable,
    caller: Caller,
    viewer: int | None,
    locale: str,
    match: Match | None,
    after: int,
) -> TableState:
    row = table.row
    language = voice(row.game, locale)
    names = table.shared(match, ("names", locale), lambda: seat_names(language, table.seats))
    own = table.seats_of(caller)
    paths = links(row)
    state = TableState(
        table=row.id,
        version=row.version,
        moment=match.position if match is not None else 0,
        game=row.game,
        status=cast(Status, row.status),
        seats=seat_infos(tables, table, own, names),
        viewer=viewer,
        observation=None,
        consequences=None,
        decision=None,
        scores=[],
        events=[],
        events_after=after,
        undo=UndoInfo(possible=False, reason=language.say(NOTHING_TO_UNDO.message)),
        winners=[],
        fairness=table.shared(match, "fairness", lambda: _fairness(table)),
        host=row.host is not None and caller.person == row.host,
        invite=paths.invite if own else "",
        spectate=paths.spectate if own and row.allow_spectators else "",
        clock_seconds=row.clock_seconds,
        clock_forfeits=row.clock_forfeits,
        clock_increment=row.clock_increment,
        clock_turn=row.clock_turn,
        hints=row.allow_hints,
        settings=row.settings,
        vote=Vote(**row.vote) if row.vote is not None else None,
        abandon=Ballot(**row.ballot) if row.ballot is not None else None,
        ended=row.ended["how"] if row.ended is not None else "",
        listed=row.listed,
        chat=tables.chat and row.allow_chat and bool(own) and has_company(table, own),
        said=row.said if own else 0,
        notice=tables.notices.shown,
        paused=bool(tables.notices.maintenance),
        rules_changes=[
            RulesChange(
                moment=release.position,
                rules_version=release.rules_version,
                time=release.time,
                taken_back=release.dropped,
            )
            for release in table.releases[1:]
        ],
        playable_from=table.match.origin if table.match is not None else 0,
    )
    if match is None:
        return state
    eyes = _eyes(viewer)
    state.observation = _view(table, match, eyes)
    state.consequences = table.shared(match, "consequences", lambda: _consequences(match))
    then = table.result.scores if table.result is not None and match.is_over and match is table.match else None
    state.scores = table.shared(match, ("scores", locale), lambda: _scores(language, match, names, then))
    texts: EventTexts = table.shared(match, ("event-texts", locale), dict)
    state.events = _events(language, match.game, table.story(eyes, after), names, texts)
    if row.ended is not None and match is table.match:
        state.winners = row.ended["winners"]
    elif match.decision is not None:
        state.decision = _decision(language, match, match.decision, viewer, names)
    elif table.result is not None:
        state.winners = table.result.winners
    else:
        state.winners = list(match.game.winners(match.table))
    if viewer is not None and viewer in own and row.status == "running":
        state.undo = _undo(language, table, match, viewer, names)
        state.guide = guiding.guide_info(match, viewer, state.undo, language)
    return state


def has_company(table: LiveTable, own: Sequence[int]) -> bool:
    """Whether other people sit at a table."""
    return any(seat.kind == "person" and seat.seat not in own for seat in table.seats)


def _eyes(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def seat_infos(tables: Tables, table: LiveTable, own: Sequence[int], names: Sequence[str]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat.seat,
            kind=cast(SeatKind, seat.kind),
            name=name,
            level=seat.level if seat.kind == "bot" else "",
            mine=seat.seat in own,
            connected=seat.kind in ("bot", "automa") or tables.is_connected(table.id, seat),
            clock_left=table.clock_left(seat),
            joined=seat.joined,
            look=look,
            conceded=seat.conceded,
            token=seat.seat in own and seat.token is not None,
        )
        for seat, name, look in zip(table.seats, names, looks_of([one.look for one in table.seats]), strict=True)
    ]


def summary(row: TableRow, seats: Sequence[SeatRow], tables: Tables, person: str, locale: str) -> TableSummary:
    """A table in somebody's list, from the store alone."""
    language = voice(row.game, locale)
    table = tables.in_memory(row.id)
    if table is None or table.row.revision < row.revision:
        table = LiveTable(row, list(seats))
    own = table.seats_of(Caller(person))
    return TableSummary(
        table=row.id,
        game=row.game,
        title=game_title(row.game, language),
        status=cast(Status, row.status),
        seats=seat_infos(tables, table, own, seat_names(language, table.seats)),
        to_choose=row.to_choose,
        my_turn=row.status == "running" and row.to_choose in own,
        version=row.version,
        updated=row.updated,
        guided=guiding.opened_for(row.game, row.base),
    )


def invitation(tables: Tables, table: LiveTable, caller: Caller, locale: str) -> Invitation:
    language = voice(table.row.game, locale)
    own = table.seats_of(caller)
    return Invitation(
        table=table.id if own else "",
        game=table.row.game,
        title=game_title(table.row.game, language),
        status=cast(Status, table.row.status),
        seats=seat_infos(tables, table, own, seat_names(language, table.seats)),
        open_seats=[seat.seat for seat in table.seats if seat.kind == "open"],
        commitment=commitment_of(table.row.secret),
        settings=_settings(table, language),
        clock_seconds=table.row.clock_seconds,
        clock_forfeits=table.row.clock_forfeits,
        clock_increment=table.row.clock_increment,
        clock_turn=table.row.clock_turn,
        hints=table.row.allow_hints,
        spectators=table.row.allow_spectators,
        round=table.row.round,
        moment=table.match.position if table.match is not None else 0,
    )


def _settings(table: LiveTable, language: Voice) -> list[SettingShown]:
    """The settings of a table as a person reads them."""
    game = find_game(table.row.game)
    values = checked_settings(game, table.row.players, table.row.settings)
    return [
        SettingShown(
            name=info.name,
            title=info.title,
            value=values[info.name],
            value_title=dict(zip(info.values, info.value_titles, strict=True))[values[info.name]],
        )
        for info in (
            setting_info(language, one) for one in (*game.settings, UNDO) if matters(one, table.row.players, values)
        )
    ]


# -- parts of a state ---------------------------------------------------------------------------------------------


def _fairness(table: LiveTable) -> Fairness:
    row = table.row
    over = row.status == "finished"
    return Fairness(
        commitment=commitment_of(row.secret),
        secret=row.secret if over else None,
        contributions=contributions(row, table.seats) if over else None,
        seed=row.seed if over else None,
        scheme=1 if row.seed is not None and row.sealed is None else 2,
        round=row.round,
        sealed=row.sealed,
        missing=missing(row, table.seats),
    )


def _view(table: LiveTable, match: Match, eyes: int) -> dict[str, Any]:
    """The game's view, a record that is sent field by field; where a seat sees what everybody sees, it is shared."""
    common = table.shared(match, "view", lambda: match.game.observe(match.table, SPECTATOR))
    view = match.game.seen_by(match.table, common, eyes)
    if view is common:
        return cast(dict[str, Any], table.shared(match, "written view", lambda: _written(view)))
    return cast(dict[str, Any], _written(view))


def _consequences(match: Match) -> dict[str, Any]:
    return cast(dict[str, Any], _written(match.game.consequences(match.table)))


def _scores(
    language: Voice, match: Match, names: tuple[str, ...], then: Sequence[Sequence[ScoreItem]] | None
) -> list[SeatScore]:
    """The scores so far, or those of `then`; the same for every viewer of one language."""
    scores = []
    for seat in range(match.game.seats(match.table)):
        items = match.score(seat) if then is None else then[seat]
        lines = [
            ScoreLine(text=language.say_kept(item.message, names), points=item.points, rule=item.rule) for item in items
        ]
        scores.append(SeatScore(seat=seat, total=sum(item.points for item in items), lines=lines))
    return cast(list[SeatScore], _written(scores))


def _written(part: object) -> msgspec.Raw:
    """A part of a state as JSON already: it is copied into whatever is written."""
    return msgspec.Raw(_ENCODER.encode(part))


def _decision(
    language: Voice, match: Match, decision: Decision, viewer: int | None, names: tuple[str, ...]
) -> DecisionInfo:
    """The question; who does not answer it learns who does and by which rule, nothing more."""
    shown = DecisionInfo(seat=decision.seat, key=decision.key, rule=decision.rule, question="", options=[], refusals=[])
    if viewer != decision.seat:
        shown.question = language.say(Message("choosing", {"seat": SeatName(decision.seat)}), names)
        return shown
    shown.question = language.say(decision.message, names)
    for option in decision.options:
        note = decision.note(option)
        shown.options.append(
            OptionInfo(
                id=option.id,
                text=capital(language.say_kept(option.message, names)),
                note=language.say(note, names) if note is not None else "",
                touches=list(option.touches),
                icons=_strip(option.message),
                facts=_facts(language, note, names),
            )
        )
    for refusal in match.refusals():
        shown.refusals.append(
            RefusalInfo(
                id=refusal.option.id,
                text=capital(language.say_kept(refusal.option.message, names)),
                touches=list(refusal.option.touches),
                reason=language.say(refusal.reason.message, names),
                rule=refusal.reason.rule,
            )
        )
    return shown


def _strip(message: Message) -> list[IconInfo]:
    """What is drawn for an option that carries out an effect."""
    effect = message.arguments.get("effect")
    return drawn(effect) if isinstance(effect, Effect) else []


def _facts(language: Language, note: Message | None, names: Sequence[str]) -> dict[str, Any]:
    """What a note is made of, for who draws it instead: nobody has to read its sentence."""
    facts: dict[str, Any] = {}
    for name, value in note.arguments.items() if note is not None else ():
        if isinstance(value, Message):
            facts[name] = language.say(value, names)
        elif _is_plain(value):
            facts[name] = value
    return facts


def _is_plain(value: object) -> bool:
    """Whether it is a number, the name of something, or several of these."""
    return isinstance(value, (int, str)) or (isinstance(value, tuple) and all(_is_plain(one) for one in value))


def _undo(language: Language, table: LiveTable, match: Match, viewer: int, names: Sequence[str]) -> UndoInfo:
    if table.last_seat not in (None, viewer):
        return UndoInfo(possible=False, reason=language.say(UNDO_OTHER_SEAT.message))
    earliest, stop = undoing.reach(table.trail, match, table.first_position, viewer)
    why = language.say(stop.message) if stop is not None else ""
    if earliest == match.position:
        return UndoInfo(possible=False, reason=why)
    choice = undoing.last_choice(match)
    takes_back = capital(language.say(choice.message, names)) if choice is not None else ""
    return UndoInfo(possible=True, reason="", takes_back=takes_back, reach=earliest, stop=why)


def _events(
    language: Language, game: Game[Any], story: Iterator[tuple[int, Event]], names: Sequence[str], texts: EventTexts
) -> list[EventInfo]:
    """The events of a story; what another viewer was told in the same words is taken from there."""
    known = _component_ids(game)
    infos = []
    for moment, event in story:
        found = texts.get(id(event))
        if found is None or found[0] is not event:
            found = texts[id(event)] = (event, _event(language, moment, event, names, known))
        infos.append(found[1])
    return infos


def _event(language: Language, moment: int, event: Event, names: Sequence[str], known: frozenset[str]) -> EventInfo:
    return EventInfo(
        moment=moment,
        seat=event.seat,
        key=event.key,
        rule=event.rule,
        text=language.say(event, names),
        touches=_touched(event.arguments.values(), known),
        why=language.why(event, names),
    )


_COMPONENTS: dict[str, frozenset[str]] = {}


def _component_ids(game: Game[Any]) -> frozenset[str]:
    found = _COMPONENTS.get(game.name)
    if found is None:
        found = _COMPONENTS[game.name] = frozenset(game.component_ids())
    return found


def _touched(arguments: Iterable[Argument], known: frozenset[str]) -> list[str]:
    """The components that a message names."""
    found: list[str] = []
    _add_touched(arguments, known, found)
    return found


def _add_touched(arguments: Iterable[Argument], known: frozenset[str], found: list[str]) -> None:
    for argument in arguments:
        if isinstance(argument, str):
            if argument in known and argument not in found:
                found.append(argument)
        elif isinstance(argument, Message):
            _add_touched(argument.arguments.values(), known, found)
        elif isinstance(argument, tuple):
            _add_touched(argument, known, found)
