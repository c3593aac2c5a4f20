"""Several processes may serve one store: every write of a table is counted, and leases say who works at what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("vote", sa.JSON, nullable=True))
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("vote")
        tables.drop_column("revision")
