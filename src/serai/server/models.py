"""The tables of the database. `migrations/` brings a database to this shape; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, LargeBinary, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of all rows."""


class Key(Base):
    """Something that the server itself keeps secret."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    """Somebody on a device, or on several by an account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    account: Mapped[str | None] = mapped_column(Text, unique=True)
    password: Mapped[str | None] = mapped_column(Text)
    next_secret: Mapped[str] = mapped_column(Text)  # of the next table that this person creates
    banned: Mapped[bool] = mapped_column(default=False)
    is_admin: Mapped[bool] = mapped_column(default=False)
    look: Mapped[int | None]  # the emblem and colour that they want (see `looks`)
    recovery: Mapped[str | None] = mapped_column(Text)  # the hash of the code for a lost password
    notify: Mapped[str] = mapped_column(Text, default="each")  # at tables without a wish of their own (see `WishRow`)
    created: Mapped[float] = mapped_column(Float)


class SessionRow(Base):
    """A device on which somebody with an account is logged in, or that was logged out."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_by_person", "person"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    person: Mapped[str] = mapped_column(Text)
    device: Mapped[str] = mapped_column(Text)  # as the browser calls itself
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    ended: Mapped[bool]


class TableRow(Base):
    """A table where a match is, or will be, played."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_listed", "listed", "updated"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    players: Mapped[int]
    settings: Mapped[dict[str, str]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(Text)  # waiting, running, finished
    version: Mapped[int]
    to_choose: Mapped[int | None]
    host: Mapped[str | None] = mapped_column(Text)
    invite: Mapped[str] = mapped_column(Text, unique=True)
    spectate: Mapped[str] = mapped_column(Text, unique=True)
    secret: Mapped[str] = mapped_column(Text)
    sealed: Mapped[str | None] = mapped_column(Text)  # what everybody committed to (see `sealing`)
    round: Mapped[int] = mapped_column(default=1)  # how often parts of the dice were asked for
    seed: Mapped[str | None] = mapped_column(Text)  # once the match has begun
    base: Mapped[str | None] = mapped_column(Text)  # the saved match that this one continues
    clock_seconds: Mapped[int]
    clock_forfeits: Mapped[bool]
    clock_increment: Mapped[int] = mapped_column(default=0)  # seconds that the end of a turn gives back
    clock_turn: Mapped[int] = mapped_column(default=0)  # seconds of each turn before the time bank is touched
    allow_spectators: Mapped[bool]
    allow_hints: Mapped[bool]
    allow_several: Mapped[bool] = mapped_column(default=False)  # seats that one person may take by the link
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    revision: Mapped[int] = mapped_column(default=0)  # how often anything about it was written (see `fencing`)
    listed: Mapped[bool] = mapped_column(default=False)  # in the open lobby
    said: Mapped[int] = mapped_column(default=0)  # how many lines of chat there are
    allow_chat: Mapped[bool] = mapped_column(default=True)
    ballot: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # on abandoning it: who agrees
    ended: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # by `conceding`
    vote: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # on a seat of somebody absent


class SeatRow(Base):
    """A seat of a table."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_person", "person"), Index("seats_by_token", "token"))

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(Text)  # person, open, bot, automa
    name: Mapped[str] = mapped_column(Text)
    level: Mapped[str] = mapped_column(Text)
    person: Mapped[str | None] = mapped_column(Text)
    entropy: Mapped[str] = mapped_column(Text)  # its part of the dice, once it is revealed
    promise: Mapped[str] = mapped_column(Text, default="")  # the commitment to it
    joined: Mapped[int] = mapped_column(default=0)  # the version at which whoever sits there came
    token: Mapped[str | None] = mapped_column(Text)  # the hash of its token
    clock_used: Mapped[float] = mapped_column(Float)
    clock_start: Mapped[float] = mapped_column(Float, default=0.0)  # what was used when its present turn began
    clock_given: Mapped[float] = mapped_column(Float, default=0.0)  # what the end of its last turn gave back
    look: Mapped[int | None]  # what whoever sits there wants to look like
    conceded: Mapped[bool] = mapped_column(default=False)  # whoever sat there last gave it up


class ChoiceRow(Base):
    """An accepted choice, or an undo. Rows are only ever added; an undo says to which position it went back."""

    __tablename__ = "choices"
    __table_args__ = (UniqueConstraint("table_id", "key", name="choices_once"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # the version it led to
    position: Mapped[int]  # of the match, afterwards
    seat: Mapped[int]
    entry: Mapped[str | None] = mapped_column(Text)  # the option; none for an undo
    key: Mapped[str | None] = mapped_column(Text)
    time: Mapped[float] = mapped_column(Float)


class TurnRow(Base):
    """A turn that began, or the end of the match: its table and what was told since the turn before (see `keeping`).

    It counts as long as no undo goes back behind it.
    """

    __tablename__ = "turns"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    position: Mapped[int]
    over: Mapped[bool]
    kept: Mapped[bytes] = mapped_column(LargeBinary)


class ReleaseRow(Base):
    """The rules and the content by which a match is played from a version on. Rows are only ever added."""

    __tablename__ = "releases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    position: Mapped[int]  # of the match: from here on
    rules_version: Mapped[int]
    content: Mapped[str] = mapped_column(Text)
    program: Mapped[str] = mapped_column(Text)  # the release of the server
    alike: Mapped[bool]  # whether the match played so far comes to the same by these rules
    dropped: Mapped[int]  # choices of the running turn that were not possible any more
    time: Mapped[float] = mapped_column(Float)


class LeaseRow(Base):
    """Which process works at something, and until when the others believe that."""

    __tablename__ = "leases"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    holder: Mapped[str] = mapped_column(Text)
    until: Mapped[float] = mapped_column(Float)  # by the clock of the database


class ChannelRow(Base):
    """A way to tell somebody something while they are away."""

    __tablename__ = "channels"
    __table_args__ = (Index("channels_by_person", "person"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    person: Mapped[str] = mapped_column(Text)
    kind: Mapped[str] = mapped_column(Text)  # push, mail, webhook
    address: Mapped[str] = mapped_column(Text)
    public: Mapped[str] = mapped_column(Text)  # the keys of a browser
    secret: Mapped[str] = mapped_column(Text)
    label: Mapped[str] = mapped_column(Text)  # how its owner calls it: a device
    locale: Mapped[str] = mapped_column(Text)
    confirmed: Mapped[bool]  # a mailbox says that it wants to be written to
    created: Mapped[float] = mapped_column(Float)
    failures: Mapped[int]  # messages in a row that could not be delivered
    digested: Mapped[float] = mapped_column(Float)  # when the last digest went there
    hour: Mapped[float] = mapped_column(Float)  # when the hour began in which messages are counted
    sent: Mapped[int]


class WishRow(Base):
    """How somebody wants to be told of a table: each, digest or off."""

    __tablename__ = "wishes"

    person: Mapped[str] = mapped_column(Text, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    how: Mapped[str] = mapped_column(Text)


class TidingRow(Base):
    """What somebody with a channel knows of a table: the version up to which they were told, and when they looked."""

    __tablename__ = "tidings"

    person: Mapped[str] = mapped_column(Text, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int]
    looked: Mapped[float] = mapped_column(Float)


class MessageRow(Base):
    """A message that waits to be sent."""

    __tablename__ = "messages"
    __table_args__ = (Index("messages_by_due", "due"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(Text)  # turn, over, digest, trial, confirm
    table_id: Mapped[str] = mapped_column(Text)  # none of a digest
    due: Mapped[float] = mapped_column(Float)
    tries: Mapped[int]


class HappeningRow(Base):
    """Something about people that the log of a match tells (see `happenings`)."""

    __tablename__ = "happenings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    version: Mapped[int]
    position: Mapped[int]
    key: Mapped[str] = mapped_column(Text)
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    time: Mapped[float] = mapped_column(Float)


class ChatRow(Base):
    """Something that somebody said at a table: words, or the key of a phrase."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    phrase: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[float] = mapped_column(Float)


class MuteRow(Base):
    """Somebody does not want to hear somebody else, at any table."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(Text, primary_key=True)
    muted: Mapped[str] = mapped_column(Text, primary_key=True)
