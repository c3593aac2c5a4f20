"""Tables may be listed in the open lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_index("tables_listed", "tables", ["listed", "updated"])


def downgrade() -> None:
    op.drop_index("tables_listed", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("listed")
