"""Notices: what whoever runs the server tells everybody, and whether it is closed for maintenance.

They lie in the store, so that `serai admin` can write them while the server runs; it looks for them every few seconds.
While it is closed nobody chooses and no clock runs: tables pause, and say so.
"""

from __future__ import annotations

from sqlalchemy.orm import Session

from serai.server.models import Key
from serai.server.news import News, tell
from serai.server.problems import Refused

LOOK_EVERY = 2.0  # seconds
ANNOUNCEMENT, MAINTENANCE = "announcement", "maintenance"
DELETIONS = "deletions"  # how often something was deleted by hand


class Notices:
    """What is told now."""

    def __init__(self) -> None:
        self.announcement = ""
        self.maintenance = ""
        self.deletions = ""

    @property
    def shown(self) -> str:
        return self.maintenance or self.announcement

    def check_open(self) -> None:
        """Raise Refused while the server is closed for maintenance."""
        if self.maintenance:
            raise Refused(503, "maintenance", self.maintenance, "The tables pause; nothing is lost.")


def read_notices(session: Session) -> tuple[str, str]:
    """The announcement and the word of maintenance; empty where there is none."""
    found = [session.get(Key, name) for name in (ANNOUNCEMENT, MAINTENANCE)]
    announcement, maintenance = (row.value if row is not None else "" for row in found)
    return announcement, maintenance


def read_deletions(session: Session) -> str:
    row = session.get(Key, DELETIONS)
    return row.value if row is not None else ""


def write_notice(session: Session, name: str, text: str) -> None:
    row = session.get(Key, name)
    tell(session, News(house=True))
    if row is None:
        session.add(Key(name=name, value=text))
    else:
        row.value = text
