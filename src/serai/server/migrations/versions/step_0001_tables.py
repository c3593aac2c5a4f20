"""People, tables, seats, choices, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("next_secret", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("to_choose", sa.Integer),
        sa.Column("host", sa.Text),
        sa.Column("invite", sa.Text, nullable=False, unique=True),
        sa.Column("spectate", sa.Text, nullable=False, unique=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("base", sa.Text),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("clock_forfeits", sa.Boolean, nullable=False),
        sa.Column("allow_spectators", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("entropy", sa.Text, nullable=False),
        sa.Column("token", sa.Text),
        sa.Column("clock_used", sa.Float, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "choices",
        _table_id(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text),
        sa.Column("key", sa.Text),
        sa.Column("time", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="choices_once"),
    )
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "choices", "seats", "tables", "people", "keys"):
        op.drop_table(name)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
