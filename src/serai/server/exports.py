"""Exports: what somebody may take along, and how a finished match is verified from its file."""

from __future__ import annotations

import json
from collections import deque
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.games import find_game
from serai.kernel.match import Match
from serai.kernel.save import OtherRelease, SaveError, load, read, save
from serai.server.fairness import commitment_of, faults_of
from serai.server.live import LiveTable
from serai.server.models import ChoiceRow, Person, SeatRow, TableRow
from serai.server.problems import Refused, secret_past
from serai.server.reviving import revived
from serai.server.seating import contributions
from serai.server.store import Store

FORMAT = 1


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
        "seats": [{"seat": seat.seat, "kind": seat.kind, "name": seat.name} for seat in table.seats],
        "fairness": {
            "commitment": commitment_of(row.secret),
            "secret": row.secret,
            "contributions": contributions(table),
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
    }


async def everything_of(store: Store, person: str) -> dict[str, Any]:
    """All that is kept about a person. Of a match that is still played: their own choices only."""

    def work(session: Session) -> dict[str, Any]:
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
        return {
            "serai_export": FORMAT,
            "name": row.name if row is not None else "",
            "account": row.account if row is not None else None,
            "tables": [_table(session, id, numbers) for id, numbers in own.items()],
        }

    return await store.read(work)


def _table(session: Session, id: str, own: list[int]) -> dict[str, Any]:
    row = session.get(TableRow, id)
    assert row is not None
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


# -- verifying ----------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What is wrong with an exported match, and what nobody can tell here."""

    faults: list[str]
    unverified: list[str]


def verdict_on(document: dict[str, Any]) -> Verdict:
    """An exported match put to the test: commitment, seed, and the match itself, played again from its start."""
    try:
        fairness, text = document["fairness"], json.dumps(document["match"], ensure_ascii=False)
        faults = faults_of(
            str(fairness["commitment"]),
            str(fairness["secret"]),
            [str(part) for part in fairness["contributions"]],
            str(fairness["seed"]),
        )
        saved = read(text)
        if not fairness.get("continued") and saved["seed"] != fairness["seed"]:
            faults.append("the match was not played with the seed that the record names")
        match = load(text, find_game(str(saved["game"])))
    except (KeyError, TypeError):
        return Verdict(["this is not an exported match: parts of it are missing"], [])
    except OtherRelease as error:
        released = [str(part.get("program")) for part in document.get("releases", [])[-1:] if isinstance(part, dict)]
        where = f" (Serai {released[0]})" if released else ""
        return Verdict(faults, [f"{error}: only the release that played it{where} can play it again"])
    except SaveError as error:
        return Verdict([str(error)], [])
    again = deque(match.replay(listen=False), maxlen=1).pop()
    if again.digest() != match.digest():
        faults.append("played again from its start, the match comes to another end")
    return Verdict(faults, _before_an_update(match))


def _before_an_update(match: Match) -> list[str]:
    if not match.earlier:
        return []
    versions = ", ".join(str(part.rules_version) for part in match.earlier)
    return [
        f"the server was updated during this match: the first {match.origin} choices follow version {versions} of the "
        f"rules and cannot be played again; from there on it was verified"
    ]
