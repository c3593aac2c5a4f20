"""The links to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.server.wire import TableCreated

if TYPE_CHECKING:
    from serai.server.models import TableRow


def links(row: TableRow) -> TableCreated:
    return TableCreated(table=row.id, invite=f"/join/{row.invite}", spectate=f"/watch/{row.spectate}")
