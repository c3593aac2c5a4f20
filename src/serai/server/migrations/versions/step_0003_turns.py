"""Every turn is kept, and by which rules a match is played; of the matches before, the newest saved turn is known."""

from __future__ import annotations

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    turns = op.create_table(
        "turns",
        _table_id(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
    )
    releases = op.create_table(
        "releases",
        _table_id(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("alike", sa.Boolean, nullable=False),
        sa.Column("dropped", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    saved = sa.text(
        "SELECT table_id, snapshots.version, match, created FROM snapshots JOIN tables ON tables.id = table_id"
    )
    for table, version, text, created in connection.execute(saved).all():
        match = json.loads(text)
        kept = json.dumps({"table": match["table"], "story": []}, ensure_ascii=False, separators=(",", ":"))
        turn = {
            "table_id": table,
            "version": _version_at(connection, table, version, match["turn_start"]),
            "position": match["turn_start"],
            "over": False,
            "kept": zlib.compress(kept.encode(), 1),
        }
        release = {
            "table_id": table,
            "version": 0,
            "position": 0,
            "rules_version": match["rules_version"],
            "content": match["content"],
            "program": "0.1.0",
            "alike": True,
            "dropped": 0,
            "time": created,
        }
        connection.execute(turns.insert(), turn)
        connection.execute(releases.insert(), release)
    op.drop_table("snapshots")


def downgrade() -> None:
    """The saved matches are not made anew: matches are replayed from their start, by the rules that they have."""
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
    )
    op.drop_table("releases")
    op.drop_table("turns")


def _version_at(connection: sa.Connection, table: str, version: int, position: int) -> int:
    """The version, up to one, at which the match came to a position for the last time."""
    found = connection.execute(
        sa.text(
            "SELECT max(version) FROM choices WHERE table_id = :id AND version <= :version AND position <= :position"
        ),
        {"id": table, "version": version, "position": position},
    ).scalar()
    return int(found or 0)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
