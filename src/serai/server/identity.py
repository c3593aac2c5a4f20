"""Who somebody is: a device by its signed cookie, a person by name and password, a program by the token of a seat."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.orm import Session

from serai.server.callers import Caller as Caller
from serai.server.models import Key

COOKIE = "serai_device"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
_PASSWORDS = PasswordHasher()


class Pass(NamedTuple):
    """What a cookie says: a person, and the session on a device."""

    person: str
    session: str


def new_id() -> str:
    """An id that nobody can guess, and that no command line takes for an option."""
    while (id := token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_token() -> str:
    return token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def signing_key(session: Session) -> str:
    """The key of this server's cookies, made once."""
    row = session.get(Key, "cookies")
    if row is None:
        row = Key(name="cookies", value=token_hex(32))
        session.add(row)
    return row.value


class Cookies:
    """Signs the cookies of devices, and reads them; knows which of them are void."""

    def __init__(self, key: str, ended: Iterable[str] = ()) -> None:
        self._key = key.encode()
        self._ended = set(ended)
        self.banned: frozenset[str] = frozenset()  # people

    def written(self, person: str, session: str) -> str:
        said = f"{person}.{session}"
        return f"{said}.{self._signature(said)}"

    def read(self, cookie: str | None) -> Pass | None:
        """Whose a cookie is; None if there is none, it is not ours, or its session was ended."""
        said, _, signature = (cookie or "").rpartition(".")
        if not said or not hmac.compare_digest(signature.encode(), self._signature(said).encode()):
            return None
        person, _, session = said.partition(".")
        found = Pass(person, session or f"first {person}")  # cookies were once without a session
        return found if found.session not in self._ended else None

    def end(self, sessions: Iterable[str]) -> set[str]:
        """From now on their cookies are void; gives those of which that was not known yet."""
        new = set(sessions) - self._ended
        self._ended |= new
        return new

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()


def password_hash(password: str) -> str:
    return _PASSWORDS.hash(password)


@cache
def _hash_of_nobody() -> str:
    """Checked where there is no such account, so that both take the same time."""
    return _PASSWORDS.hash(token_hex(8))


def password_fits(password: str, kept: str | None) -> bool:
    """Whether it is the password; takes its time in any case."""
    try:
        _PASSWORDS.verify(kept or _hash_of_nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None
