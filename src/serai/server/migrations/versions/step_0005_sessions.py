"""Sessions can be listed and ended; people be banned or administer; a host may give several seats to one person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    # Added, never made anew: SQLite would delete what belongs to the rows of a table that is made anew.
    no = sa.text("false")
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=no))
    op.add_column("people", sa.Column("is_admin", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("allow_several", sa.Boolean, nullable=False, server_default=no))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("allow_several")
    with op.batch_alter_table("people") as people:
        people.drop_column("is_admin")
        people.drop_column("banned")
    op.drop_index("sessions_by_person", "sessions")
    op.drop_table("sessions")
