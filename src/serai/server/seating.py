"""Seating: new tables, sitting down, leaving; the match begins when the last open seat is taken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from serai.bots import BOTS
from serai.bots.levels import LEVELS
from serai.games import all_names, find_game, is_known
from serai.kernel.game import Game
from serai.kernel.guide import LEARNER
from serai.kernel.match import Match, MatchError
from serai.kernel.save import save
from serai.server.bots import TAKES_OVER
from serai.server.fairness import new_secret
from serai.server.happenings import happening
from serai.server.identity import Caller, new_id, new_token, token_hash
from serai.server.imports import check_start, match_in, seat_for_me
from serai.server.links import links
from serai.server.live import LiveTable
from serai.server.looks import looks_of
from serai.server.models import Person, SeatRow, TableRow
from serai.server.names import alike, check_apart, person_name
from serai.server.play import after_change, first_rows, hand_over, keep
from serai.server.problems import Refused, bad_request, earlier_rules, no_game, no_link, nobody, not_yours, secret_past
from serai.server.reviving import first_match
from serai.server.sealing import check_part, commit_again, give, reveal, sealed_seed
from serai.server.tables import Quota, Tables, again
from serai.server.wire import (
    ContinueRequest,
    DicePart,
    GuideRequest,
    JoinRequest,
    LeaveRequest,
    NewSeat,
    NewTable,
    SeatToken,
    TableCreated,
)

LONGEST_CLOCK = 366 * 24 * 3600
LONGEST_TURN = 31 * 24 * 3600


async def create(tables: Tables, person: str, wanted: NewTable, invite: str = "") -> TableCreated:
    """A new table with its seats; it begins at once if none is open. Its link is a new one unless given."""
    game = known_game(wanted.game)
    check_part(wanted.entropy, wanted.commitment)
    if not 0 <= wanted.clock_seconds <= LONGEST_CLOCK:
        raise bad_request("`clock_seconds` must be between 0 and a year.")
    for name in ("clock_increment", "clock_turn"):
        if not 0 <= getattr(wanted, name) <= LONGEST_TURN:
            raise bad_request(f"`{name}` must be between 0 and a month.")
    if wanted.clock_increment and not wanted.clock_seconds:
        raise bad_request("`clock_increment` adds to a time bank: give `clock_seconds`, too.")
    numbers, automas = _seat_numbers(game, len(wanted.seats), wanted.settings)
    id = new_id()
    for one in wanted.seats:
        if one.kind == "bot":
            _check_level(tables, wanted.game, one.level)
    seats = [_seat(id, number, seat, person) for number, seat in zip(numbers, wanted.seats, strict=True)]
    seats += [_plain_seat(id, number, "automa") for number in automas]
    seats.sort(key=lambda seat: seat.seat)
    for seat in seats:
        if seat.kind == "person":
            give(seat, wanted.entropy, wanted.commitment)
    row = _table_row(id, wanted.game, len(wanted.seats), wanted.settings, person)
    row.clock_seconds, row.clock_forfeits = wanted.clock_seconds, wanted.clock_forfeits
    row.clock_increment, row.clock_turn = wanted.clock_increment, wanted.clock_turn
    row.allow_spectators = wanted.allow_spectators
    row.allow_hints = _hints_allowed(wanted)
    row.invite = invite or row.invite
    row.allow_several = wanted.allow_several
    return await _open(tables, person, row, seats, begin_if_full)


async def _open(
    tables: Tables, person: str, row: TableRow, seats: list[SeatRow], begin: Callable[[LiveTable], None]
) -> TableCreated:
    """Put a new table into the store. Its secret is the one that its creator has seen the commitment to."""
    tables.notices.check_open()

    def work(session: Session) -> LiveTable:
        creator = session.get(Person, person, with_for_update=True)  # one secret, one table; and the quota holds
        if creator is None:
            raise nobody()
        _check_quota(session, person, seats, tables.quota)
        row.secret, creator.next_secret = creator.next_secret, new_secret()
        row.status, row.seed, row.sealed = "waiting", None, None
        for seat in seats:
            if seat.person == person:
                seat.name = seat.name or creator.name
                first = seat.look is None and creator.look not in [one.look for one in seats]
                seat.look = creator.look if first else seat.look
        _check_names(seats)
        table = LiveTable(row, seats)
        begin(table)
        session.add(row)
        session.flush()
        session.add_all(seats)
        session.flush()
        for statement, values in first_rows(table):
            session.execute(statement, values)
        return table

    table = await tables.store.write(work)
    tables.add(table)
    after_change(tables, table)
    return links(row)


def _check_quota(session: Session, person: str, seats: Sequence[SeatRow], quota: Quota) -> None:
    """How many unfinished tables, and bots at them, one person may have; raises Refused."""
    mine = (TableRow.host == person, TableRow.status != "finished")
    many = session.scalar(select(func.count()).select_from(TableRow).where(*mine)) or 0
    if quota.tables and many >= quota.tables:
        raise Refused(
            429, "too-many-tables", f"You have {many} unfinished tables.", "Finish, or leave, some of them first."
        )
    new = sum(seat.kind == "bot" for seat in seats)
    at_mine = select(func.count()).select_from(SeatRow).join(TableRow, TableRow.id == SeatRow.table_id)
    bots = session.scalar(at_mine.where(SeatRow.kind == "bot", *mine)) or 0
    if quota.bots and new and bots + new > quota.bots:
        raise Refused(429, "too-many-bots", f"{bots} bots play at your tables already.", "Finish some matches first.")


def begin_if_full(table: LiveTable) -> None:
    """Begin the match if nobody is missing and all parts of the dice are there: now the seed is known."""
    row = table.row
    if row.status != "waiting":
        return
    row.seed = sealed_seed(row, table.seats)
    if row.seed is None:
        return
    table.match = match = Match(find_game(row.game), row.players, row.seed, row.settings, listen=True)
    table.thinking_since = time.monotonic()
    for seat, look in zip(table.seats, looks_of([seat.look for seat in table.seats]), strict=True):
        seat.look = look
    if row.listed:  # everybody could read its link
        row.listed, row.invite = False, new_id()
    row.status = "finished" if match.is_over else "running"
    row.to_choose = match.decision.seat if match.decision is not None else None


# -- sitting down and standing up ---------------------------------------------------------------------------------


async def find_by_link(tables: Tables, code: str, spectate: bool = False) -> str:
    """The id of the table that a link leads to."""
    column = TableRow.spectate if spectate else TableRow.invite
    id = await tables.store.read(lambda session: session.scalar(select(TableRow.id).where(column == code)))
    if id is None:
        raise no_link()
    return id


@again
async def join(tables: Tables, person: str, code: str, request: JoinRequest) -> TableCreated:
    """Take an open seat. Who sits at the table already, and names no seat, keeps theirs."""
    check_part(request.entropy, request.commitment)
    id = await find_by_link(tables, code)
    known, look = await _known_as(tables, person)
    name = person_name(request.name) or known
    async with tables.hold(id) as table:
        own = table.seats_of(Caller(person))
        if own and (request.seat is None or request.seat in own):
            return links(table.row)
        if own and not table.row.allow_several:
            raise Refused(409, "one-seat", "You sit at this table already.", "The host may allow several seats.")
        free = [seat for seat in table.seats if seat.kind == "open"]
        if request.seat is not None:
            free = [seat for seat in free if seat.seat == request.seat]
        if not free:
            raise Refused(409, "no-seat", "There is no such open seat.", "You may look on by the spectators' link.")
        seat = free[0]
        check_apart(name, (other.name for other in table.seats if other.kind == "person" and other.person != person))
        seat.kind, seat.person, seat.name, seat.joined = "person", person, name, table.version
        seat.conceded = False
        seat.look = look if table.row.status == "waiting" else seat.look
        happened = happening(table, "joined", seat)
        if table.row.status == "waiting":
            give(seat, request.entropy, request.commitment)
        begin_if_full(table)
        await keep(tables, table, more=happened)
        return links(table.row)


@again
async def give_part(tables: Tables, caller: Caller, id: str, part: DicePart) -> None:
    """Commit to a part of the dice, or reveal it; the match begins with the last one."""
    check_part(part.entropy, part.commitment)
    async with tables.hold(id) as table:
        own = table.seats_of(caller)
        if not own:
            raise not_yours()
        row = table.row
        if row.status != "waiting" or part.round != row.round:
            raise Refused(409, "other-round", "No part of the dice is waited for now.", "Look at the table again.")
        if part.commitment:
            commit_again(row, table.seats, own, part.commitment)
        else:
            reveal(row, table.seats, own, part.entropy)
        begin_if_full(table)
        await keep(tables, table)


@again
async def leave(tables: Tables, caller: Caller, id: str, request: LeaveRequest) -> None:
    """Stand up: the seat opens while the table waits; else a bot, the host or the next guest takes over."""
    async with tables.hold(id) as table:
        own = table.seats_of(Caller(caller.person))  # a program may not give a seat away
        if request.seat is not None and request.seat not in own:
            raise not_yours()
        row = table.row
        if row.status == "running" and request.successor == "open" and not _has_company(table, caller):
            raise Refused(
                409,
                "played-alone",
                "Nobody else has played this match: who came now could not trust its dice.",
                "Begin a new table with them, or let a bot take the seat.",
            )
        for number in own if request.seat is None else [request.seat]:
            seat = table.seats[number]
            if table.has_secret_past:  # whoever comes would see what this seat saw in a match that is still played
                await hand_over(tables, table, seat, "bot", None, "left-bot")
            elif row.status == "waiting" or request.successor == "open":
                await hand_over(tables, table, seat, "open", None, "left-open")
            elif request.successor == "host" and row.host is not None and row.host != caller.person:
                await hand_over(tables, table, seat, "person", row.host, "left-host")
            else:
                await hand_over(tables, table, seat, "bot", None, "left-bot")


def _has_company(table: LiveTable, caller: Caller) -> bool:
    """Whether other people sit at a table."""
    return any(seat.kind == "person" and seat.person != caller.person for seat in table.seats)


@again
async def seat_bot(tables: Tables, caller: Caller, id: str, number: int, level: str) -> None:
    """The host puts a bot on an open seat."""
    async with tables.hold(id) as table:
        table.check_host(caller)
        _check_level(tables, table.row.game, level)
        seat = table.seats[number] if 0 <= number < len(table.seats) else None
        if seat is None or seat.kind != "open":
            raise Refused(409, "no-seat", "There is no such open seat.")
        one_more, quota = [_plain_seat(id, number, "bot")], Quota(bots=tables.quota.bots)
        await tables.store.read(lambda session: _check_quota(session, str(caller.person), one_more, quota))
        seat.kind, seat.level = "bot", level
        happened = happening(table, "seated-bot", seat)
        begin_if_full(table)
        await keep(tables, table, more=happened)


@again
async def remove(tables: Tables, caller: Caller, id: str, number: int) -> None:
    """The host asks somebody to leave before the match begins; the old link is void, so that they stay away."""
    async with tables.hold(id) as table:
        table.check_host(caller)
        if table.row.status != "waiting":
            raise Refused(409, "running", "The match has begun.", "Call a vote on who is absent.")
        seat = table.seats[number] if 0 <= number < len(table.seats) else None
        if seat is None or seat.kind != "person" or seat.person == caller.person:
            raise Refused(409, "no-seat", "Nobody else sits there.")
        seat.name = ""
        table.row.listed, table.row.invite = False, new_id()
        await hand_over(tables, table, seat, "open", None, "left-open")


@again
async def void_seat_token(tables: Tables, caller: Caller, id: str, number: int) -> None:
    """No program plays this seat of mine any more."""
    async with tables.hold(id) as table:
        if caller.person is None or number not in table.seats_of(Caller(caller.person)):
            raise not_yours()
        tables.tokens.forget(table.seats[number].token)
        table.seats[number].token = None
        await keep(tables, table)


@again
async def new_seat_token(tables: Tables, caller: Caller, id: str, number: int) -> SeatToken:
    """A token for a program that plays a seat of mine; an earlier one is void."""
    async with tables.hold(id) as table:
        if caller.person is None or number not in table.seats_of(Caller(caller.person)):
            raise not_yours()
        token = new_token()
        tables.tokens.forget(table.seats[number].token)
        table.seats[number].token = token_hash(token)
        await keep(tables, table)
        return SeatToken(seat=number, token=token)


# -- continuing ---------------------------------------------------------------------------------------------------


async def continue_from(tables: Tables, person: str, id: str, request: ContinueRequest) -> TableCreated:
    """A new table where I play on alone, with bots, from a moment of another one.

    While the other match runs, that is one of my own decisions, and what I could not know there is dealt anew.
    """
    check_part(request.entropy, "")
    caller = Caller(person)
    async with tables.hold(id) as table:
        table.viewer(caller, None)  # may look at it at all
        match, status = table.match, table.row.status
        if match is None or not table.first_position <= request.moment <= match.position:
            raise Refused(409, "no-moment", "There is no such moment in this match.")
        if request.moment < match.origin:
            raise earlier_rules(match)
        then = match.at(request.moment)
        if then.decision is None:
            raise Refused(409, "finished", "At that moment the match was over: there is nothing to continue.")
        own = table.seats_of(caller)
        decider = then.decision.seat
        if status != "finished" and decider not in own:
            raise Refused(
                409, "not-your-decision", "A running match can only be continued from one of your own decisions."
            )
        mine = _seat_to_take(table, request.seat, own, decider) if status == "finished" else decider
        old = table.row
        row = _table_row(new_id(), old.game, old.players, dict(old.settings), person)
        kinds = {seat.seat: seat.kind for seat in table.seats}
        name = table.seats[mine].name if mine in own else ""
        secret = status != "finished" or table.has_secret_past
    row.allow_spectators = False
    row.allow_hints = old.allow_hints or not secret  # else the copy would give hints for a match without them
    seats = [
        _plain_seat(row.id, number, "person" if number == mine else "automa" if kind == "automa" else "bot")
        for number, kind in sorted(kinds.items())
    ]
    seats[mine].person, seats[mine].name = person, name
    give(seats[mine], request.entropy, "")

    def begin(table: LiveTable) -> None:
        row.seed = sealed_seed(row, seats)
        assert row.seed is not None
        _begin_at(table, then if status == "finished" else then.determinize(mine, row.seed))

    return await _open(tables, person, row, seats, begin)


async def open_guide(tables: Tables, person: str, request: GuideRequest) -> TableCreated:
    """A new table from the start of a game's guide; the others there are the weakest bots."""
    game = known_game(request.game)
    guide = game.guide
    if guide is None:
        raise Refused(404, "no-guide", f"There is no guide to {request.game!r}.", "Its rules are told on the page.")
    check_part(request.entropy, "")
    match = Match(game, guide.players, guide.seed, guide.settings)
    row = _table_row(new_id(), game.name, guide.players, dict(guide.settings), person)
    row.allow_spectators = False
    automas = game.automas(match.table)
    numbers = range(game.seats(match.table))
    seats = [_plain_seat(row.id, number, "automa" if number in automas else "bot") for number in numbers]
    for seat in seats:
        seat.level = LEVELS[0] if seat.kind == "bot" else ""
    seats[LEARNER].kind, seats[LEARNER].person, seats[LEARNER].level = "person", person, ""
    give(seats[LEARNER], request.entropy, "")

    def begin(table: LiveTable) -> None:
        row.seed = sealed_seed(row, seats)
        _begin_at(table, match)

    return await _open(tables, person, row, seats, begin)


async def take_in(tables: Tables, person: str, text: str) -> TableCreated:
    """A new table where I play on alone, with bots, from where a match in a file ends; raises Refused."""
    match = await asyncio.to_thread(match_in, text)
    automas, mine = match.game.automas(match.table), seat_for_me(match)
    row = _table_row(new_id(), match.game.name, match.players, dict(match.settings), person)
    row.allow_spectators = False
    seats = [
        _plain_seat(row.id, number, "person" if number == mine else "automa" if number in automas else "bot")
        for number in range(match.game.seats(match.table))
    ]
    seats[mine].person = person
    give(seats[mine], "", "")

    def begin(table: LiveTable) -> None:
        row.seed = sealed_seed(row, seats)
        _begin_at(table, match)

    return await _open(tables, person, row, seats, begin)


def _begin_at(table: LiveTable, start: Match) -> None:
    """Let a table go on from a match that was begun elsewhere."""
    check_start(start)
    row = table.row
    row.base = save(start)
    row.status = "finished" if start.is_over else "running"
    row.to_choose = start.decision.seat if start.decision is not None else None
    table.match = first_match(row)
    table.positions = [table.match.position]
    table.story_from = table.match.position


def _seat_to_take(table: LiveTable, wanted: int | None, own: list[int], decider: int) -> int:
    if wanted is None:
        return own[0] if own else decider
    if table.has_secret_past and wanted not in own:
        raise secret_past()
    if not 0 <= wanted < len(table.seats) or table.seats[wanted].kind == "automa":
        raise bad_request("`seat` is none that a person can take.")
    return wanted


# -- checks and rows ----------------------------------------------------------------------------------------------


def known_game(name: str) -> Game[Any]:
    if not is_known(name):
        raise no_game(name, all_names())
    return find_game(name)


def _seat_numbers(game: Game[Any], players: int, settings: dict[str, str]) -> tuple[list[int], list[int]]:
    """The numbers of the players' seats and of the automas'; raises Refused if it cannot be played so."""
    try:
        trial = Match(game, players, "", settings)
    except (MatchError, ValueError) as error:
        raise Refused(400, "bad-table", str(error)) from None
    automas = list(game.automas(trial.table))
    return [seat for seat in range(game.seats(trial.table)) if seat not in automas], automas


def _table_row(id: str, game: str, players: int, settings: dict[str, str], host: str) -> TableRow:
    now = time.time()
    return TableRow(
        id=id,
        game=game,
        players=players,
        settings=settings,
        status="waiting",
        version=0,
        to_choose=None,
        host=host,
        invite=new_id(),
        spectate=new_id(),
        secret="",
        sealed=None,
        round=1,
        seed=None,
        base=None,
        clock_seconds=0,
        clock_forfeits=False,
        clock_increment=0,
        clock_turn=0,
        allow_spectators=True,
        allow_hints=True,
        allow_several=False,
        listed=False,
        said=0,
        allow_chat=True,
        created=now,
        updated=now,
    )


def _seat(id: str, number: int, wanted: NewSeat, person: str) -> SeatRow:
    seat = _plain_seat(id, number, "person" if wanted.kind == "me" else wanted.kind)
    if wanted.kind == "me":
        seat.person, seat.name = person, person_name(wanted.name)
    elif wanted.kind == "bot":
        seat.level = wanted.level
    return seat


def _plain_seat(id: str, number: int, kind: str) -> SeatRow:
    return SeatRow(
        table_id=id,
        seat=number,
        kind=kind,
        name="",
        level=TAKES_OVER if kind == "bot" else "",
        person=None,
        entropy="",
        promise="",
        joined=0,
        token=None,
        clock_used=0.0,
        clock_start=0.0,
        clock_given=0.0,
        look=None,
        conceded=False,
    )


def _check_names(seats: Sequence[SeatRow]) -> None:
    """That people of one device are told apart, too; those without a name are called by their seat."""
    names = [seat.name for seat in seats if seat.kind == "person"]
    for number, seat in enumerate(seat for seat in seats if seat.kind == "person"):
        if any(alike(seat.name, other) for other in names[:number]):
            seat.name = "" if len(set(names)) == 1 else seat.name
            check_apart(seat.name, names[:number])


def _hints_allowed(wanted: NewTable) -> bool:
    """As the host wants it; who says nothing has them alone or at one device, not with people elsewhere."""
    if wanted.allow_hints is not None:
        return wanted.allow_hints
    return not any(seat.kind == "open" for seat in wanted.seats)


def _check_level(tables: Tables, game: str, level: str) -> None:
    known = [*BOTS, *tables.programs.names_for(game)]
    if level not in known:
        raise Refused(400, "no-bot", f"There is no bot {level!r}.", f"Bots are {', '.join(known)}.")


async def _known_as(tables: Tables, person: str) -> tuple[str, int | None]:
    """The name of somebody, and what they want to look like."""

    def work(session: Session) -> tuple[str, int | None]:
        row = session.get(Person, person)
        return (row.name, row.look) if row is not None else ("", None)

    return await tables.store.read(work)
