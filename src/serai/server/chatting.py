"""Chatting: what people at a table say to each other, in words or by phrases that everybody reads in their language.

Only who sits there reads and writes. What was said stays with the table. Somebody who is muted is not heard by who
muted them, at any table, until that is taken back. The host of a table may switch its chat off, the operator all of it.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from serai.server.identity import Caller
from serai.server.live import LiveTable
from serai.server.models import ChatRow, MuteRow
from serai.server.play import keep
from serai.server.problems import Refused, bad_request, not_yours
from serai.server.tables import Tables, again
from serai.server.wire import ChatLine, ChatLog, ChatRequest

LONGEST = 300  # characters
MOST_READ = 200  # lines at a time
PHRASES = (
    "hello",
    "good-luck",
    "nice",
    "well-played",
    "thanks",
    "oops",
    "sorry",
    "thinking",
    "back-soon",
    "good-game",
    "again",
)


async def read(tables: Tables, caller: Caller, id: str, after: int) -> ChatLog:
    """What was said after a line, as far as I want to hear it."""
    table = await tables.settled(id)
    own = _own(table, caller)
    person = caller.person

    def work(session: Session) -> tuple[list[ChatRow], set[str]]:
        muted = set(session.scalars(select(MuteRow.muted).where(MuteRow.person == person)))
        lines = select(ChatRow).where(ChatRow.table_id == id, ChatRow.number > after)
        found = session.scalars(lines.order_by(ChatRow.number.desc()).limit(MOST_READ))
        return list(found)[::-1], muted

    rows, muted = await tables.store.read(work)
    return ChatLog(
        lines=[_line(row, own) for row in rows if row.person not in muted],
        muted=[seat.seat for seat in table.seats if seat.person is not None and seat.person in muted],
        phrases=list(PHRASES),
        open=table.row.allow_chat,
    )


@again
async def say(tables: Tables, caller: Caller, id: str, request: ChatRequest) -> None:
    """Say something to the others."""
    words = _checked(request)
    async with tables.hold(id) as table:
        own = _own(table, caller)
        if not table.row.allow_chat:
            raise Refused(409, "no-chat", "There is no chat at this table.", "Its host has switched the chat off.")
        seat = table.seats[own[0]]
        table.row.said += 1
        line = ChatRow(
            table_id=id,
            number=table.row.said,
            seat=seat.seat,
            person=caller.person,
            name=seat.name,
            phrase=request.phrase,
            text=words,
            time=time.time(),
        )
        await keep(tables, table, moved=False, more=[line])


@again
async def switch(tables: Tables, caller: Caller, id: str, on: bool) -> None:
    """The host lets people talk, or not."""
    async with tables.hold(id) as table:
        table.check_host(caller)
        table.row.allow_chat = on
        await keep(tables, table, moved=False)


async def mute(tables: Tables, caller: Caller, id: str, number: int, muted: bool) -> None:
    """Hear nothing of somebody from now on, at any table; or hear them again."""
    table = await tables.settled(id)
    own = _own(table, caller)
    seat = table.seats[number] if 0 <= number < len(table.seats) else None
    if seat is None or seat.kind != "person" or seat.person is None or number in own:
        raise Refused(409, "no-seat", "Nobody else sits there.")
    person, other = str(caller.person), seat.person

    def work(session: Session) -> None:
        row = session.get(MuteRow, (person, other))
        if muted and row is None:
            session.add(MuteRow(person=person, muted=other))
        elif not muted and row is not None:
            session.delete(row)

    await tables.store.write(work)


def forget_words(session: Session, person: str) -> None:
    """Somebody wants to be forgotten: what they said goes with them."""
    session.execute(delete(ChatRow).where(ChatRow.person == person))
    session.execute(delete(MuteRow).where((MuteRow.person == person) | (MuteRow.muted == person)))


def move_words(session: Session, old: str, new: str) -> None:
    """A device has turned out to be somebody's."""
    session.execute(update(ChatRow).where(ChatRow.person == old).values(person=new))
    for mine in session.scalars(select(MuteRow).where((MuteRow.person == old) | (MuteRow.muted == old))):
        pair = (new if mine.person == old else mine.person, new if mine.muted == old else mine.muted)
        if session.get(MuteRow, pair) is None and pair[0] != pair[1]:
            session.add(MuteRow(person=pair[0], muted=pair[1]))
        session.delete(mine)


def _own(table: LiveTable, caller: Caller) -> list[int]:
    own = table.seats_of(Caller(caller.person)) if caller.person is not None else []
    if not own:
        raise not_yours("Only who sits at the table talks there.")
    return own


def _checked(request: ChatRequest) -> str:
    """The words as they are shown: in one line, without signs that nobody sees."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in request.text).split())
    if request.phrase and (words or request.phrase not in PHRASES):
        raise bad_request("`phrase` is none that is known, or has words beside it.", f"Known: {', '.join(PHRASES)}.")
    if not request.phrase and not words:
        raise bad_request("There is nothing to say.")
    if len(words) > LONGEST:
        raise bad_request(f"What is said has at most {LONGEST} characters.")
    return words


def _line(row: ChatRow, own: list[int]) -> ChatLine:
    mine = row.seat in own
    return ChatLine(
        number=row.number, seat=row.seat, name=row.name, mine=mine, phrase=row.phrase, text=row.text, time=row.time
    )
