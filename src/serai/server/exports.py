"""Exports: what somebody may take along. `verifying` puts a finished match to the test."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.kernel.save import save
from serai.server.fairness import commitment_of
from serai.server.live import LiveTable
from serai.server.models import ChannelRow, ChoiceRow, Person, SeatRow, TableRow
from serai.server.problems import Refused, secret_past
from serai.server.reviving import revived
from serai.server.sealing import contributions
from serai.server.store import Store

FORMAT = 2


def finished_table(table: LiveTable) -> dict[str, Any]:
    """A finished match with its record of fairness; raises Refused while it is played."""
    if table.match is None or table.row.status != "finished":
        raise Refused(409, "running", "A match can be exported once it is over.")
    if table.has_secret_past:
        raise secret_past()
    row = table.row
    saved = table.archive if table.archive is not None else json.loads(save(table.match))
    return {
        "serai_table": FORMAT,
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "joined": seat.joined} for seat in table.seats
        ],
        "fairness": {
            "commitment": commitment_of(row.secret),
            "sealed": row.sealed,
            "secret": row.secret,
            "contributions": contributions(row, table.seats),
            "seed": row.seed,
            "continued": row.base is not None,
        },
        "releases": [
            {
                "since": release.position,
                "rules_version": release.rules_version,
                "content": release.content,
                "program": release.program,
                "taken_back": release.dropped,
                "time": release.time,
            }
            for release in table.releases
        ],
        "match": saved,
        **({"ended": row.ended["how"]} if row.ended is not None else {}),
    }


async def everything_of(store: Store, person: str) -> dict[str, Any]:
    """All that is kept about a person. Of a match that is still played: their own choices only.

    Each table is read for itself, so that others read in between, however many there are.
    """

    def work(session: Session) -> tuple[dict[str, Any], dict[str, list[int]]]:
        row = session.get(Person, person)
        seats = session.scalars(
            select(SeatRow)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .where(SeatRow.person == person)
            .order_by(TableRow.created, TableRow.id, SeatRow.seat)
        )
        own: dict[str, list[int]] = {}
        for seat in seats:
            own.setdefault(seat.table_id, []).append(seat.seat)
        found = {
            "serai_export": FORMAT,
            "name": row.name if row is not None else "",
            "account": row.account if row is not None else None,
            "told_by": [
                {"kind": channel.kind, "address": channel.address, "since": channel.created}
                for channel in session.scalars(select(ChannelRow).where(ChannelRow.person == person))
            ],
        }
        return found, own

    found, own = await store.read(work)
    tables = [await store.read(partial(_table, id=id, own=numbers)) for id, numbers in own.items()]
    return {**found, "tables": [table for table in tables if table is not None]}


def _table(session: Session, id: str, own: list[int]) -> dict[str, Any] | None:
    row = session.get(TableRow, id)
    if row is None:  # deleted meanwhile
        return None
    if row.status == "finished":
        try:
            table = revived(session, id)
            assert table is not None
            return {**finished_table(table), "mine": own}
        except Refused:
            pass  # other rules, or a secret past: what was chosen is still there
    mine = select(ChoiceRow).where(ChoiceRow.table_id == id, ChoiceRow.seat.in_(own)).order_by(ChoiceRow.version)
    return {
        "serai_table": FORMAT,
        "table": id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "mine": own,
        "settings": row.settings,
        "choices": [
            {"version": choice.version, "seat": choice.seat, "option": choice.entry, "time": choice.time}
            for choice in session.scalars(mine)
        ],
    }
