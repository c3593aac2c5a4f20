"""Clocks with increments and time for each turn; a recovery code for who has lost a password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock_increment", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock_turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("clock_start", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("clock_given", sa.Float, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("recovery", sa.Text, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("recovery")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("clock_given")
        seats.drop_column("clock_start")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("clock_turn")
        tables.drop_column("clock_increment")
