"""People choose their emblem and colour."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("look", sa.Integer, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("look")
    with op.batch_alter_table("people") as people:
        people.drop_column("look")
