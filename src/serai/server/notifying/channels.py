"""Channels: the ways to tell somebody something, and how they want to be told of which table."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlsplit

from sqlalchemy import CursorResult, delete, func, select
from sqlalchemy.orm import Session

from serai.language.labels import game_title
from serai.server.config import Config
from serai.server.identity import Caller, new_id
from serai.server.limits import Limit
from serai.server.models import ChannelRow, MessageRow, Person, TableRow, WishRow
from serai.server.names import tidy_name
from serai.server.notifying import mail
from serai.server.notifying.links import Link, Links
from serai.server.notifying.posting import Unreachable, target_of
from serai.server.notifying.push import VapidKey, read_keys
from serai.server.people import ensured
from serai.server.problems import Refused, bad_request, no_link, not_yours
from serai.server.store import Store
from serai.server.tables import Tables
from serai.server.voices import voice
from serai.server.wire import ChannelInfo, ChannelKind, How, NewChannel, NotifyLink, NotifySettings, TableWish

MOST_CHANNELS = 10  # of one person
LETTERS_A_DAY = 3  # to a mailbox that has not said yes


@dataclass
class Notifier:
    """What messages are sent with."""

    config: Config
    store: Store
    vapid: VapidKey
    links: Links
    letters: Limit

    @property
    def allowed_hosts(self) -> frozenset[str]:
        names = self.config.notify_hosts.split(",")
        return frozenset(name.strip().lower() for name in names if name.strip())


async def settings_of(notifier: Notifier, person: str) -> NotifySettings:
    def work(session: Session) -> tuple[str, list[ChannelRow]]:
        row = session.get(Person, person)
        mine = select(ChannelRow).where(ChannelRow.person == person).order_by(ChannelRow.created)
        return row.notify if row is not None else "each", list(session.scalars(mine))

    how, rows = await notifier.store.read(work)
    return NotifySettings(
        how=cast(How, how),
        channels=[_info(row) for row in rows],
        push_key=notifier.vapid.public,
        mail=mail.is_set_up(notifier.config),
    )


async def set_default(notifier: Notifier, person: str, how: str) -> None:
    def work(session: Session) -> None:
        ensured(session, person).notify = how

    await notifier.store.write(work)


async def add(notifier: Notifier, person: str, wanted: NewChannel, locale: str) -> ChannelInfo:
    """A new channel, or the same one again with what is new about it."""
    address = _checked(notifier, wanted)
    if wanted.kind == "mail" and not notifier.letters.allows(address):
        raise Refused(429, "too-many", "Enough was written to this mailbox today.", "Try again tomorrow.")
    label = tidy_name(wanted.label[:40])

    def work(session: Session) -> ChannelInfo:
        ensured(session, person)
        mine = (ChannelRow.person == person, ChannelRow.kind == wanted.kind, ChannelRow.address == address)
        row = session.scalar(select(ChannelRow).where(*mine))
        if row is None:
            many = session.scalar(select(func.count()).select_from(ChannelRow).where(ChannelRow.person == person)) or 0
            if many >= MOST_CHANNELS:
                raise Refused(409, "too-many-channels", f"You have {many} ways to be told.", "Remove one first.")
            if wanted.kind == "push":  # whoever uses this browser now is told here, nobody else
                session.execute(delete(ChannelRow).where(ChannelRow.kind == "push", ChannelRow.address == address))
            row = _row(person, wanted, address, label, locale)
            session.add(row)
        row.locale, row.failures = locale, 0
        if wanted.kind == "push":  # others have no keys
            row.public, row.secret = wanted.public, wanted.secret
        session.flush()
        if not row.confirmed:
            session.add(_message(row, "confirm"))
        return _info(row)

    return await notifier.store.write(work)


def _checked(notifier: Notifier, wanted: NewChannel) -> str:
    """The address of a channel that can be used; raises Refused."""
    if wanted.kind == "mail":
        if not mail.is_set_up(notifier.config):
            raise Refused(409, "no-mail", "This server writes no e-mail.", "Whoever runs it can set up an SMTP server.")
        address = wanted.address.strip()
        if not mail.is_address(address):
            raise bad_request("This is not the address of a mailbox.", "Write it like ada@example.org.")
        return address
    try:
        target_of(wanted.address, notifier.allowed_hosts)
        if wanted.kind == "push":
            read_keys(wanted.public, wanted.secret)
    except (Unreachable, ValueError) as error:
        hint = "A webhook begins with https:// and leads to a public server."
        raise Refused(400, "bad-address", f"This address cannot be called: {error}.", hint) from None
    return wanted.address


async def remove(notifier: Notifier, person: str, id: str) -> None:
    def work(session: Session) -> None:
        mine = delete(ChannelRow).where(ChannelRow.id == id, ChannelRow.person == person)
        if not cast(CursorResult[Any], session.execute(mine)).rowcount:
            raise Refused(404, "no-channel", "You are not told anything there.")

    await notifier.store.write(work)


async def send_trial(notifier: Notifier, person: str, id: str) -> None:
    """Tell somebody something, so that they see that it works."""

    def work(session: Session) -> None:
        row = session.get(ChannelRow, id)
        if row is None or row.person != person:
            raise Refused(404, "no-channel", "You are not told anything there.")
        if not row.confirmed:
            raise Refused(409, "unconfirmed", "This mailbox has not said yes.", "Open the link in the letter first.")
        trial = select(MessageRow.id).where(MessageRow.channel == id, MessageRow.kind == "trial")
        if session.scalar(trial) is None:
            session.add(_message(row, "trial"))

    await notifier.store.write(work)


# -- tables -------------------------------------------------------------------------------------------------------


async def wish_of(tables: Tables, person: str, id: str) -> TableWish:
    _check_sits(await tables.get(id), person)
    row = await tables.store.read(lambda session: session.get(WishRow, (person, id)))
    return TableWish(how=cast(Any, row.how if row is not None else "default"))


async def set_wish(tables: Tables, person: str, id: str, how: str) -> None:
    _check_sits(await tables.get(id), person)
    await tables.store.write(lambda session: _wish(session, person, id, how))


def _check_sits(table: Any, person: str) -> None:
    if not table.seats_of(Caller(person)):
        raise not_yours()


def _wish(session: Session, person: str, table: str, how: str) -> None:
    row = session.get(WishRow, (person, table))
    if how == "default":
        if row is not None:
            session.delete(row)
    elif row is None:
        session.add(WishRow(person=person, table_id=table, how=how))
    else:
        row.how = how


# -- links in messages --------------------------------------------------------------------------------------------


async def look_at_link(notifier: Notifier, text: str, locale: str) -> NotifyLink:
    """What a link is good for."""
    link = _read(notifier, text)

    def work(session: Session) -> NotifyLink:
        channel = session.get(ChannelRow, link.channel)
        if channel is None:
            return NotifyLink(purpose=link.purpose, kind="mail", title="", done=True)
        row = session.get(TableRow, link.table) if link.table else None
        title = game_title(row.game, voice(row.game, locale)) if row is not None else ""
        wish = session.get(WishRow, (channel.person, link.table)) if link.table else None
        done = channel.confirmed if link.purpose == "confirm" else wish is not None and wish.how == "off"
        return NotifyLink(purpose=link.purpose, kind=cast(ChannelKind, channel.kind), title=title, done=done)

    return await notifier.store.read(work)


async def follow_link(notifier: Notifier, text: str, everything: bool) -> None:
    """Do what a link is good for; `everything`: end all messages to its channel. Twice is once."""
    link = _read(notifier, text)

    def work(session: Session) -> None:
        channel = session.get(ChannelRow, link.channel)
        if channel is None:
            if link.purpose == "confirm" and not everything:
                raise no_link()
        elif everything or link.purpose == "all":
            session.delete(channel)
        elif link.purpose == "confirm":
            channel.confirmed = True
        elif session.get(TableRow, link.table) is not None:
            _wish(session, channel.person, link.table, "off")

    await notifier.store.write(work)


def _read(notifier: Notifier, text: str) -> Link:
    link = notifier.links.read(text)
    if link is None:
        raise no_link()
    return link


# -- rows ---------------------------------------------------------------------------------------------------------


def _row(person: str, wanted: NewChannel, address: str, label: str, locale: str) -> ChannelRow:
    return ChannelRow(
        id=new_id(),
        person=person,
        kind=wanted.kind,
        address=address,
        public="",
        secret="",
        label=label,
        locale=locale,
        confirmed=wanted.kind != "mail",
        created=time.time(),
        failures=0,
        digested=0.0,
        hour=0.0,
        sent=0,
    )


def _message(channel: ChannelRow, kind: str) -> MessageRow:
    return MessageRow(id=new_id(), channel=channel.id, kind=kind, table_id="", due=time.time(), tries=0)


def _info(row: ChannelRow) -> ChannelInfo:
    shown = row.address if row.kind == "mail" else urlsplit(row.address).hostname or ""
    return ChannelInfo(
        id=row.id,
        kind=cast(ChannelKind, row.kind),
        address=shown,
        label=row.label,
        confirmed=row.confirmed,
        created=row.created,
        failures=row.failures,
    )
