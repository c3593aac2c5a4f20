"""The outbox: what waits is sent, tried again later where that may help, and given up with a line in the log.

A message is claimed before it is sent, for some minutes: if this process ends meanwhile, another one sends it then.
What it says is written at that moment, from the store: who has played meanwhile is told nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import time
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple, cast

from sqlalchemy import CursorResult, Select, func, select, update
from sqlalchemy.orm import Session

from serai.kernel.message import Message
from serai.language import Language
from serai.language.labels import game_title
from serai.server.models import ChannelRow, MessageRow, Person, SeatRow, TableRow
from serai.server.notifying import mail
from serai.server.notifying.channels import Notifier
from serai.server.notifying.links import Link, Purpose
from serai.server.notifying.posting import AT_ONCE, Unreachable, post
from serai.server.notifying.push import LONGEST, sealed
from serai.server.notifying.waiting import due_to_choose, effective, note_looks, tell
from serai.server.tables import Tables
from serai.server.voices import seat_name, voice

LOG = logging.getLogger("serai.notifying")
LOOK_EVERY = 5.0  # seconds
AGAIN_AFTER = (60.0, 300.0, 1800.0, 7200.0)  # seconds between attempts; then a message is given up
CLAIMED_FOR = 180.0
TOGETHER = 100  # messages that are taken from the outbox at a time
MOST_OF_ONE = 4  # of them, to channels of one person: who names slow addresses lets nobody else wait
MOST_AN_HOUR = 60  # messages to one channel; what is more waits
MOST_FAILURES = 10  # messages in a row that were given up, before a channel is
SHOWN_IN_DIGEST = 20  # tables


class Failed(Exception):
    """A message was not delivered. `again`: another attempt may help. `gone`: nobody is there any more."""

    def __init__(self, why: str, again: bool = True, gone: bool = False) -> None:
        super().__init__(why)
        self.again = again
        self.gone = gone


class Letter(NamedTuple):
    """What is told, in somebody's language: `path` leads to it, `links` to the end of such messages."""

    kind: str
    title: str
    text: str
    path: str
    table: str
    stop: str  # the path of the link that ends messages of this kind
    stop_all: str  # the call that ends all messages to this channel
    stop_words: str


async def notify(notifier: Notifier, tables: Tables) -> None:
    """One round: see who looks, who is waited for, and send what is due."""
    await note_looks(tables)
    await tell(notifier.store, notifier.config)
    await send_due(notifier)


async def send_due(notifier: Notifier) -> None:
    """Send what is due, some at the same time."""
    store = notifier.store
    if not await store.read(lambda session: session.scalar(_due().limit(1))):
        return
    claimed = await store.write(_claim)
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(id: str) -> None:
        async with gate:
            await _send(notifier, id)

    results = await asyncio.gather(*(one(id) for id in claimed), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result


def _due() -> Any:
    return select(MessageRow.id).where(MessageRow.due <= time.time()).order_by(MessageRow.due)


def _taken_together(now: float) -> Select[str]:
    """What is sent next: of each person a few, those that wait longest first."""
    place = func.row_number().over(partition_by=ChannelRow.person, order_by=MessageRow.due)
    due = select(MessageRow.id, MessageRow.due, place.label("place")).join(
        ChannelRow, ChannelRow.id == MessageRow.channel
    )
    waiting = due.where(MessageRow.due <= now).subquery()
    return select(waiting.c.id).where(waiting.c.place <= MOST_OF_ONE).order_by(waiting.c.due).limit(TOGETHER)


def _claim(session: Session) -> list[str]:
    now = time.time()
    claimed = []
    for id in list(session.scalars(_taken_together(now))):
        mine = update(MessageRow).where(MessageRow.id == id, MessageRow.due <= now)
        done = session.execute(mine.values(due=now + CLAIMED_FOR, tries=MessageRow.tries + 1))
        if cast(CursorResult[Any], done).rowcount:
            claimed.append(id)
    return claimed


async def _send(notifier: Notifier, id: str) -> None:
    store = notifier.store
    found = await store.read(lambda session: _found(session, id))
    if found is None:
        await store.write(lambda session: _drop(session, id))
        return
    message, channel, _ = found
    if channel.sent >= MOST_AN_HOUR and channel.hour > time.time() - 3600.0:
        await store.write(lambda session: _postpone(session, id, channel.hour + 3600.0))
        return
    try:
        await _deliver(notifier, channel, _written(notifier, found))
    except Failed as failed:
        await _settle_failure(notifier, message, channel, failed)
    else:
        await store.write(lambda session: _settle(session, message, channel))


async def _deliver(notifier: Notifier, channel: ChannelRow, letter: Letter) -> None:
    try:
        if channel.kind == "mail":
            await _mail(notifier, channel, letter)
            return
        send = _push if channel.kind == "push" else _call
        status = await send(notifier, channel, letter)
    except Unreachable as error:
        raise Failed(str(error)) from None
    except mail.Undeliverable:
        raise Failed("the mailbox was refused", again=False) from None
    except smtplib.SMTPResponseException as error:
        raise Failed(f"the SMTP server said {error.smtp_code}", again=error.smtp_code < 500) from None
    except (OSError, smtplib.SMTPException) as error:
        raise Failed(f"the SMTP server: {type(error).__name__}") from None
    if not 200 <= status < 300:
        gone = status == 410 or (status == 404 and channel.kind == "push")
        raise Failed(f"the answer was {status}", again=status in (0, 408, 425, 429) or status >= 500, gone=gone)


async def _push(notifier: Notifier, channel: ChannelRow, letter: Letter) -> int:
    payload = {
        "title": letter.title,
        "body": letter.text,
        "path": letter.path,
        "tag": f"{letter.kind if not letter.table else 'table'} {letter.table}".strip(),
    }
    body = json.dumps(payload, ensure_ascii=False).encode()
    if len(body) > LONGEST:
        body = json.dumps({**payload, "body": ""}, ensure_ascii=False).encode()
    config = notifier.config
    subject = config.address or f"mailto:{config.smtp_from or 'serai@example.org'}"
    headers = {
        "Authorization": notifier.vapid.authorization(channel.address, subject),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": "86400",
        "Urgency": "normal",
    }
    secret = sealed(body, channel.public, channel.secret)
    return await post(channel.address, secret, headers, notifier.allowed_hosts)


async def _call(notifier: Notifier, channel: ChannelRow, letter: Letter) -> int:
    """A webhook, as chats take it: `text` (Slack, Mattermost) and `content` (Discord) say the same."""
    link = _full(notifier, letter.path)
    words = f"{letter.title}\n{letter.text}"
    plain = f"{words}\n{link}" if link else words
    escaped = plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")  # or a name could call a channel
    payload = {
        "text": escaped,
        "content": plain[:1900],
        "allowed_mentions": {"parse": []},
        "kind": letter.kind,
        "table": letter.table,
        "url": link,
    }
    body = json.dumps(payload, ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json; charset=utf-8"}
    return await post(channel.address, body, headers, notifier.allowed_hosts)


async def _mail(notifier: Notifier, channel: ChannelRow, letter: Letter) -> None:
    parts = [letter.text, _full(notifier, letter.path)]
    if letter.stop:
        parts.append(f"-- \n{letter.stop_words}\n{_full(notifier, letter.stop)}")
    await mail.send(
        notifier.config, channel.address, letter.title, "\n\n".join(parts) + "\n", _full(notifier, letter.stop_all)
    )


def _full(notifier: Notifier, path: str) -> str:
    address = notifier.config.address.rstrip("/")
    return f"{address}{path}" if address and path else ""


# -- what is said -------------------------------------------------------------------------------------------------


class _Found(NamedTuple):
    """What a message is about, as the store knows it now."""

    message: MessageRow
    channel: ChannelRow
    tables: list[tuple[TableRow, list[SeatRow]]]


def _found(session: Session, id: str) -> _Found | None:
    """None where there is nothing left to tell."""
    message = session.get(MessageRow, id)
    channel = session.get(ChannelRow, message.channel) if message is not None else None
    person = session.get(Person, channel.person) if channel is not None else None
    if message is None or channel is None or person is None or person.banned:
        return None
    if not channel.confirmed and message.kind != "confirm":
        return None
    if message.kind in ("trial", "confirm"):
        return _Found(message, channel, [])
    if message.kind == "digest":
        waiting = session.execute(due_to_choose(person.id)).all()
        rows = [row for row, how in waiting if effective(how, person.notify) == "digest"]
        tables = [(row, _seats(session, row.id)) for row in rows]
        return _Found(message, channel, tables) if tables else None
    row = session.get(TableRow, message.table_id)
    seats = _seats(session, message.table_id)
    mine = [seat.seat for seat in seats if seat.kind == "person" and seat.person == channel.person]
    if row is None or not mine or (message.kind == "turn" and row.to_choose not in mine):
        return None
    return _Found(message, channel, [(row, seats)])


def _seats(session: Session, table: str) -> list[SeatRow]:
    return list(session.scalars(select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)))


def _written(notifier: Notifier, found: _Found) -> Letter:
    """A message in words. Voices are for the event loop alone."""
    message, channel, tables = found
    if message.kind == "confirm":
        link = notifier.links.written(Link("confirm", channel.id))
        letter = _letter(notifier, channel, "confirm", _language(channel.locale), {}, f"/notify/{link}", "")
        return letter._replace(stop="", stop_all="")
    if message.kind == "trial":
        return _letter(notifier, channel, "trial", _language(channel.locale), {}, "/account", "")
    if message.kind == "digest":
        language = _language(channel.locale)
        letter = _letter(notifier, channel, "digest", language, {"n": len(tables)}, "/tables", "")
        lines = [_digest_line(channel, row, seats) for row, seats in tables[:SHOWN_IN_DIGEST]]
        return letter._replace(text="\n".join([letter.text, *lines]))
    row, seats = tables[0]
    words = voice(row.game, channel.locale)
    arguments = _arguments(words, channel, row, seats)
    return _letter(notifier, channel, message.kind, words, arguments, f"/t/{row.id}", row.id)


def _digest_line(channel: ChannelRow, row: TableRow, seats: list[SeatRow]) -> str:
    words = voice(row.game, channel.locale)
    return words.say(Message("notify-digest-line", dict(_arguments(words, channel, row, seats))))


def _arguments(language: Language, channel: ChannelRow, row: TableRow, seats: list[SeatRow]) -> dict[str, str | int]:
    others = [seat for seat in seats if not (seat.kind == "person" and seat.person == channel.person)]
    names = ", ".join(seat_name(language, seat) for seat in others)
    return {"game": game_title(row.game, language), "others": names}


def _letter(
    notifier: Notifier,
    channel: ChannelRow,
    kind: str,
    language: Language,
    arguments: dict[str, str | int],
    path: str,
    table: str,
) -> Letter:
    purpose: Purpose = "table" if table else "all"
    stop = notifier.links.written(Link(purpose, channel.id, table))
    return Letter(
        kind,
        language.say(Message(f"notify-{kind}-title", dict(arguments))),
        language.say(Message(f"notify-{kind}-text", dict(arguments))),
        path,
        table,
        f"/notify/{stop}",
        f"/api/notify/links/{notifier.links.written(Link('all', channel.id))}",
        language.say(Message(f"notify-stop-{purpose}")),
    )


@lru_cache(maxsize=8)
def _language(locale: str) -> Language:
    return Language(locale, [files("serai.server") / "text"])


# -- what became of it --------------------------------------------------------------------------------------------


def _drop(session: Session, id: str) -> None:
    row = session.get(MessageRow, id)
    if row is not None:
        session.delete(row)


def _postpone(session: Session, id: str, due: float) -> None:
    row = session.get(MessageRow, id)
    if row is not None:
        row.due, row.tries = due, row.tries - 1


def _settle(session: Session, message: MessageRow, sent: ChannelRow) -> None:
    _drop(session, message.id)
    channel = session.get(ChannelRow, sent.id)
    if channel is None:
        return
    now = time.time()
    if channel.hour <= now - 3600.0:
        channel.hour, channel.sent = now, 0
    channel.sent += 1
    channel.failures = 0
    if message.kind == "digest":
        channel.digested = now


async def _settle_failure(notifier: Notifier, message: MessageRow, channel: ChannelRow, failed: Failed) -> None:
    again = failed.again and not failed.gone and message.tries <= len(AGAIN_AFTER)
    removed = failed.gone or (not again and channel.failures + 1 >= MOST_FAILURES)

    def work(session: Session) -> None:
        kept = session.get(ChannelRow, channel.id)
        row = session.get(MessageRow, message.id)
        if again and row is not None:
            row.due = time.time() + AGAIN_AFTER[message.tries - 1]
        elif row is not None:
            session.delete(row)
        if kept is not None and not again:
            kept.failures += 1
            if removed:
                session.flush()
                session.delete(kept)

    await notifier.store.write(work)
    if again:
        LOG.info("a message (%s) to channel %s failed and will be tried again: %s", channel.kind, channel.id, failed)
    else:
        LOG.warning(
            "a message (%s) to channel %s was given up after %d attempts: %s%s",
            channel.kind,
            channel.id,
            message.tries,
            failed,
            "; the channel was removed" if removed else "",
        )
