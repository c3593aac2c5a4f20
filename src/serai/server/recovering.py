"""Recovering: who has lost a password comes back with a code that was shown once, when the account was made.

It is as good as the password, so only its hash is kept. Using it gives a new password and a new code, and ends every
session: whoever found the old ones has nothing.
"""

from __future__ import annotations

import asyncio
from secrets import choice

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.server.identity import password_fits, password_hash
from serai.server.models import Person
from serai.server.names import tidy_name
from serai.server.people import check_password, entered, me_of, void_tokens
from serai.server.problems import Refused
from serai.server.store import Store
from serai.server.tables import Tables
from serai.server.wire import Me, Recovery

_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that could be taken for another
_LENGTH = 20  # a hundred bits
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code() -> str:
    """A code that can be copied by hand: four groups of five signs."""
    signs = "".join(choice(_SIGNS) for _ in range(_LENGTH))
    return "-".join(signs[start : start + 5] for start in range(0, _LENGTH, 5))


def plain(code: str) -> str:
    """A code as it is kept and compared, however it was written down."""
    return "".join(sign for sign in code.upper().translate(_READ_AS) if sign in _SIGNS)


async def renew(store: Store, person: str) -> Me:
    """A new code for an account; it is told this once."""
    code = new_code()
    hashed = await asyncio.to_thread(password_hash, plain(code))

    def work(session: Session) -> Person:
        row = session.get(Person, person)
        if row is None or row.account is None:
            raise Refused(409, "no-account", "There is no account to recover.", "Create one first.")
        row.recovery = hashed
        return row

    return me_of(await store.write(work), recovery=code)


async def recover(tables: Tables, device: str, request: Recovery) -> tuple[str, Me]:
    """A new password for who has the code; gives the person, who is logged in, with the next code."""
    check_password(request.password)
    account = tidy_name(request.account[:100]).casefold()
    store = tables.store
    found = await store.read(lambda session: session.scalar(select(Person).where(Person.account == account)))
    kept = found.recovery if found is not None else None
    fits = len(request.code) <= 100 and await asyncio.to_thread(password_fits, plain(request.code), kept)
    if found is None or not fits or found.banned:
        raise Refused(401, "wrong-code", "This account and this code do not fit together.")
    code = new_code()
    password, recovery = await asyncio.to_thread(lambda: (password_hash(request.password), password_hash(plain(code))))
    id = found.id

    def work(session: Session) -> Person:
        row = session.get(Person, id, with_for_update=True)
        if row is None or row.recovery != kept:  # somebody was quicker: a code counts once
            raise Refused(401, "wrong-code", "This account and this code do not fit together.")
        row.password, row.recovery = password, recovery
        return row

    person = await store.write(work)
    await void_tokens(tables, id)
    await entered(tables, device, id)
    return id, me_of(person, recovery=code)
