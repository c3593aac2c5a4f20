"""Leases: which process works at something, so that no two do the same. Rows of PostgreSQL, by its own clock.

They save work and nothing else: a process whose lease has lapsed while it slept may still think, but what it writes
then does not pass the fence (see `fencing`). A process renews all its leases every second or so; those of one that died
lapse within `SECONDS`, and others take over.

The queue of bots is not kept apart from the tables: a running table whose seat to choose is a bot's *is* the job, so
none can be lost, doubled or left over. `claim` leases those whose turn it is: by urgency, then people take turns.
"""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.orm import Session

from serai.server.bots import QUICK
from serai.server.locking import CLAIMING

SECONDS = 5.0  # a lease holds
RENEW_EVERY = 1.5  # seconds
_NOW = "extract(epoch FROM clock_timestamp())"

_CLAIM = text(
    f"""
    INSERT INTO leases (name, holder, until)
    SELECT id, :holder, {_NOW} + {SECONDS} FROM (
        SELECT t.id, t.updated,
               CASE WHEN :anyone THEN 0 WHEN s.level = ANY(:quick) THEN 0 WHEN t.updated > :lately THEN 1 ELSE 2 END
                   AS urgency,
               row_number() OVER (PARTITION BY t.host ORDER BY t.updated) + coalesce(held.number, 0) AS place
        FROM tables t
        JOIN seats s ON s.table_id = t.id AND s.seat = t.to_choose AND s.kind = 'bot'
        LEFT JOIN leases l ON l.name = t.id
        LEFT JOIN (
            SELECT o.host, count(*) AS number FROM leases h JOIN tables o ON o.id = h.name
            WHERE h.until > {_NOW} GROUP BY o.host
        ) held ON held.host IS NOT DISTINCT FROM t.host
        WHERE t.status = 'running' AND (l.until IS NULL OR l.until < {_NOW})
          AND EXISTS (SELECT 1 FROM seats p WHERE p.table_id = t.id AND p.kind IN ('person', 'open'))
    ) AS waiting
    ORDER BY urgency, place, updated LIMIT :most
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until WHERE leases.until < {_NOW}
    RETURNING name
    """
)
_TAKE = text(
    f"""
    INSERT INTO leases (name, holder, until) VALUES (:name, :holder, {_NOW} + {SECONDS})
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.until < {_NOW} OR leases.holder = excluded.holder
    RETURNING name
    """
)
_RENEW = text(f"UPDATE leases SET until = {_NOW} + {SECONDS} WHERE holder = :holder RETURNING name")
_END = text("DELETE FROM leases WHERE name = :name AND holder = :holder")
_END_ALL = text("DELETE FROM leases WHERE holder = :holder")
_REST = text(f"UPDATE leases SET holder = '', until = {_NOW} + :seconds WHERE name = :name AND holder = :holder")
_SWEEP = text(f"DELETE FROM leases WHERE until < {_NOW} - 60")
_ONE_BY_ONE = text(f"SELECT pg_advisory_xact_lock({CLAIMING})")


def claim(session: Session, holder: str, most: int, lately: float, anyone: bool) -> list[str]:
    """Lease at most so many tables where a bot is to choose, the most urgent first; `anyone` leaves urgency aside.

    `lately` is the time since when a table must have moved so that somebody surely waits there.
    """
    session.execute(_ONE_BY_ONE)
    values = {"holder": holder, "most": most, "lately": lately, "anyone": anyone, "quick": list(QUICK)}
    return list(session.scalars(_CLAIM, values))


def take(session: Session, holder: str, name: str) -> bool:
    """Lease something by its name, or hold on to it; whether it is mine now."""
    return session.scalar(_TAKE, {"holder": holder, "name": name}) is not None


def renew(session: Session, holder: str) -> set[str]:
    """Hold on to all my leases; gives their names."""
    return set(session.scalars(_RENEW, {"holder": holder}))


def end(session: Session, holder: str, name: str) -> None:
    session.execute(_END, {"holder": holder, "name": name})


def end_all(session: Session, holder: str) -> None:
    session.execute(_END_ALL, {"holder": holder})
    session.execute(_SWEEP)


def rest(session: Session, holder: str, name: str, seconds: float) -> None:
    """Something went wrong there: nobody tries again for some seconds."""
    session.execute(_REST, {"holder": holder, "name": name, "seconds": seconds})
