"""Playing: choices and undos are checked, played and committed; then bots and clocks take their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import bindparam, exists, update
from sqlalchemy.orm import Session

from serai.kernel.save import save
from serai.server import clocks, guiding, keeping
from serai.server.bots import QUICK, STANDS_IN, TAKES_OVER
from serai.server.fencing import take_turn
from serai.server.happenings import happening
from serai.server.identity import Caller
from serai.server.keeping import ADD_RELEASE, moved_rows
from serai.server.live import Deed, LiveTable
from serai.server.models import Base, ReleaseRow, SeatRow
from serai.server.news import Move
from serai.server.problems import Refused
from serai.server.pulses import Pulse, is_ending
from serai.server.queueing import AT_ONCE, LATER, SOON, Turn
from serai.server.sealing import withdraw
from serai.server.store import Conflict, Row, Values
from serai.server.tables import Tables, again
from serai.server.voices import seat_names, voice
from serai.server.wire import PROGRAM, Accepted, Choice, UndoRequest
from serai.server.wishes import accepted_before, check_choice, key_of, take_back

_SEATS, _TABLES = (Base.metadata.tables[name] for name in ("seats", "tables"))
_SET_CLOCK = (
    update(_SEATS)
    .where(_SEATS.c.table_id == bindparam("which"), _SEATS.c.seat == bindparam("number"))
    .values(clock_used=bindparam("clock_used"))
)
_SET_CLOCKS = (
    update(_SEATS)
    .where(_SEATS.c.table_id == bindparam("which"), _SEATS.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in ("clock_used", "clock_start", "clock_given")})
)
_KEEP_CLOCK = _SET_CLOCK.where(  # as long as nothing has happened, and nobody has counted more
    _SEATS.c.clock_used < bindparam("clock_used"),
    exists().where(_TABLES.c.id == bindparam("which"), _TABLES.c.version == bindparam("seen")),
)


@again
async def choose(tables: Tables, caller: Caller, id: str, choice: Choice) -> Accepted:
    """Make a choice; it has been committed when this returns."""
    return await _by_memory_first(tables, lambda newest: _choose(tables, caller, id, choice, newest))


async def _by_memory_first(tables: Tables, attempt: Callable[[bool], Awaitable[Accepted]]) -> Accepted:
    """Memory is enough to accept something, since the store checks it; to refuse it, one has to ask the store."""
    try:
        return await attempt(False)
    except Refused:
        if not tables.shared:
            raise
    return await attempt(True)


async def _choose(tables: Tables, caller: Caller, id: str, choice: Choice, newest: bool) -> Accepted:
    begun = time.perf_counter()
    async with tables.hold(id, newest) as table:
        known = accepted_before(table, caller, choice)
        if known is not None:
            return known
        tables.notices.check_open()
        check_choice(table, choice)
        await _play(tables, table, choice.seat, choice.option, key_of(choice))
        tables.meter.choices += 1
        tables.meter.choice_times.note(time.perf_counter() - begun)
        return Accepted(version=table.version, repeated=False)


@again
async def undo(tables: Tables, caller: Caller, id: str, request: UndoRequest) -> Accepted:
    """Take back the last choice of a seat."""
    return await _by_memory_first(tables, lambda newest: _undo(tables, caller, id, request, newest))


async def _undo(tables: Tables, caller: Caller, id: str, request: UndoRequest, newest: bool) -> Accepted:
    async with tables.hold(id, newest) as table:
        known = accepted_before(table, caller, request)
        if known is not None:
            return known
        tables.notices.check_open()
        match = take_back(table, request)
        table.story_from = min(table.story_from, match.position)
        await _commit(tables, table, request.seat, None, key_of(request))
        tables.meter.undos += 1
        return Accepted(version=table.version, repeated=False)


async def _play(tables: Tables, table: LiveTable, seat: int, option: str, key: str | None) -> None:
    assert table.match is not None
    table.trail.note(table.match)  # while it costs nothing
    try:
        table.match.play(option)
    except BaseException:
        tables.forget(table)
        raise
    await _commit(tables, table, seat, option, key)


async def _commit(tables: Tables, table: LiveTable, seat: int, entry: str | None, key: str | None) -> None:
    """Write down what was just done in memory, then tell everybody."""
    match = table.match
    assert match is not None
    row, now = table.row, time.time()
    position = match.position
    row.version += 1
    row.updated = now
    before = row.to_choose
    row.to_choose = match.decision.seat if match.decision is not None else None
    row.status = "finished" if match.is_over else "running"
    table.last_seat = seat if entry is not None else None
    if row.vote is not None and row.vote["seat"] == seat:
        row.vote = None  # who was thought absent has chosen
    used = _stop_clock(table, seat)
    rows = [*moved_rows(row, position, seat, entry, key, now), *table.keep_turn()]
    if used is not None:
        rows += [(_SET_CLOCKS, _clock_values(one)) for one in clocks.moved(table, seat, before, entry is None)]
    moves = {}
    if entry is not None and used is None and row.vote is None:
        status, to_choose = row.status, row.to_choose
        moves[row.id] = Move(row.revision, row.version, position, seat, entry, key, to_choose, status, now)
    try:
        await tables.store.write_rows(rows, moves)
    except BaseException:  # somebody else was quicker, memory is ahead of the store, or nobody knows
        tables.forget(table)
        tables.tell(row.id)  # feeds look at what the store says, or learn that it is away
        raise
    table.positions.append(position)
    if key is not None:
        table.keys[key] = Deed(row.version, entry)
    after_change(tables, table)


def _clock_values(seat: SeatRow) -> Values:
    used, start, given = seat.clock_used, seat.clock_start, seat.clock_given
    numbers = {"clock_used": used, "clock_start": start, "clock_given": given}
    return {"which": seat.table_id, "number": seat.seat, **numbers}


def _stop_clock(table: LiveTable, seat: int) -> float | None:
    used, now = None, time.monotonic()
    if clocks.has_clock(table.row) and not table.paused:
        row = table.seats[seat]
        used = row.clock_used = row.clock_used + max(0.0, now - table.thinking_since)
    table.thinking_since = now
    return used


async def hear(tables: Tables, announcement: str, maintenance: str) -> None:
    """Take notice of what whoever runs the server says: tables pause while it is closed, and go on afterwards."""
    notices = tables.notices
    if (announcement, maintenance) == (notices.announcement, notices.maintenance):
        return
    was_closed = bool(notices.maintenance)
    if maintenance and not was_closed:
        await keep_clocks(tables)
    notices.announcement, notices.maintenance = announcement, maintenance
    for table in tables.all_in_memory():
        table.paused = bool(maintenance)
        if was_closed:
            table.thinking_since = time.monotonic()
        after_change(tables, table)
    tables.tell_all()


async def keep_clocks(tables: Tables) -> None:
    """Write down how long everybody has thought: time runs while the server does, and a restart gives none back."""
    rows: list[Row] = []
    for table in tables.all_in_memory():
        seat = table.row.to_choose
        if table.has_running_clock and seat is not None and not (table.lock.locked() or table.gone):
            used = _stop_clock(table, seat)
            values = {"which": table.id, "number": seat, "clock_used": used, "seen": table.version}
            rows.append((_KEEP_CLOCK, values))
    if rows:
        await tables.store.write_rows(rows)


def first_rows(table: LiveTable) -> list[Row]:
    """What is kept of a match as it begins; nothing while the table waits, or once it is under way."""
    if table.match is None or table.version:
        return []
    rows = keeping.first_rows(table.id, table.match)
    table.releases = [ReleaseRow(**values) for statement, values in rows if statement is ADD_RELEASE]
    return rows


# -- bots and clocks ----------------------------------------------------------------------------------------------


def after_change(tables: Tables, table: LiveTable) -> None:
    """Tell everybody what happened; let a bot choose if it is its turn; watch the clock."""
    table.changed()
    tables.tell(table.id)
    if table.row.status == "finished":
        tables.programs.finish(table.id, table.match)
    table.stop_thinking()
    if not table.bots_at_work and bot_to_choose(table) is not None and not tables.notices.maintenance:
        if tables.on_waiting_bot is not None:
            tables.on_waiting_bot()
        else:
            table.bots_at_work = True
            tables.in_background(asyncio.create_task(_let_bots_play(tables, table)))
    _watch_clock(tables, table)


def bot_to_choose(table: LiveTable) -> SeatRow | None:
    """The bot whose turn it is. Bots do not play on when all people have left."""
    if table.gone or table.row.status != "running" or table.row.to_choose is None:
        return None
    seat = table.seats[table.row.to_choose]
    return seat if seat.kind == "bot" and any(other.kind in ("person", "open") for other in table.seats) else None


async def _let_bots_play(tables: Tables, table: LiveTable) -> None:
    """Let bots choose until a person's turn comes; after a failure they try again, more and more rarely."""
    pulse = Pulse(f"a bot at table {table.id}")
    try:
        while (seat := bot_to_choose(table)) is not None and not tables.notices.maintenance:
            try:
                await let_bot_choose(tables, table, seat)
            except Conflict:
                return  # somebody else has the table
            except (Exception, asyncio.CancelledError) as error:
                if is_ending(error):
                    raise
                pulse.ill(error)
                tables.bot_failures += 1
                await asyncio.sleep(pulse.pause)
            else:
                pulse.well()
    finally:
        table.bots_at_work = False


async def let_bot_choose(tables: Tables, table: LiveTable, seat: SeatRow) -> None:
    match, version = table.match, table.version
    assert match is not None
    seed = f"{table.row.secret}/{seat.seat}/{match.position}"
    urgency = (AT_ONCE if seat.level in QUICK else SOON) if tables.is_watched(table.id) else LATER
    turn, begun = Turn(urgency, table.owner, table.id), time.perf_counter()
    guided = guiding.next_choice(match)
    chosen = [guided] if guided else None
    if chosen is None and seat.level.startswith(PROGRAM):
        names = seat_names(voice(table.row.game, "en"), table.seats)
        secret = f"{table.row.secret}/{seat.seat}"
        chosen = await tables.programs.choose(table.id, seat.level, secret, names, match)
    if chosen is None:
        level = STANDS_IN if seat.level.startswith(PROGRAM) else seat.level
        chosen = await tables.workers.choose(turn, table.row.game, level, seed, save(match))
    tables.meter.thinking_times.note(time.perf_counter() - begun)
    for option in chosen:
        async with table.lock:
            if table.version != version or bot_to_choose(table) is not seat:
                break
            await _play(tables, table, seat.seat, option, None)
            version = table.version


def _watch_clock(tables: Tables, table: LiveTable) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    row = table.row
    if not row.clock_forfeits or row.status != "running" or row.to_choose is None or tables.notices.maintenance:
        return
    left = table.clock_left(table.seats[row.to_choose])
    if left is not None:
        version = table.version

        def ring() -> None:
            table.alarm = None
            tables.in_background(asyncio.create_task(_forfeit(tables, table.id, version)))

        table.alarm = asyncio.get_running_loop().call_later(max(0.0, left) + 0.1, ring)


@again
async def _forfeit(tables: Tables, id: str, version: int) -> None:
    """The time of a seat is over and the host wanted it so: a bot takes over."""
    async with tables.hold(id) as table:
        seat = table.seats[table.row.to_choose] if table.row.to_choose is not None else None
        if table.version != version or seat is None or seat.kind != "person":
            return
        left = table.clock_left(seat)
        if left is not None and left > 0.0:
            _watch_clock(tables, table)
        else:
            await hand_over(tables, table, seat, "bot", None, "clock-bot")


async def hand_over(tables: Tables, table: LiveTable, seat: SeatRow, kind: str, person: str | None, why: str) -> None:
    """Give a seat to somebody else; the log of a running match tells why."""
    happened = happening(table, why, seat)
    if table.row.to_choose == seat.seat:
        _stop_clock(table, seat.seat)
    if table.row.status == "waiting":
        withdraw(table.row, table.seats, seat)
    tables.tokens.forget(seat.token)
    seat.kind, seat.person, seat.token, seat.joined = kind, person, None, table.version
    seat.level = seat.level or TAKES_OVER
    seat.name = ""  # whoever left may come back under it
    seat.look = None if table.row.status == "waiting" else seat.look
    await keep(tables, table, more=happened)


async def keep(tables: Tables, table: LiveTable, moved: bool = True, more: Sequence[Base] = ()) -> None:
    """Write down the table, its seats and `more` rows, then tell everybody.

    Raises Conflict if somebody else has changed them.
    """
    row, seats, known = table.row, table.seats, table.row.revision
    row.updated = time.time() if moved else row.updated
    row.revision = known + 1
    first = first_rows(table)

    def work(session: Session) -> None:
        take_turn(session, row.id, known)
        session.merge(row)
        for seat in seats:
            session.merge(seat)
        for one in more:
            session.merge(one)
        if first and session.get(ReleaseRow, (row.id, 0)) is None:
            session.flush()
            for statement, values in first:
                session.execute(statement, values)

    try:
        await tables.store.write(work)
    except BaseException:
        tables.forget(table)
        tables.tell(row.id)
        raise
    after_change(tables, table)
