"""Every seat commits to its part of the dice before any part is known; tables say who came when."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("promise", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("joined", sa.Integer, nullable=False, server_default="0"))
    _commit_waiting(op.get_bind())


def _commit_waiting(connection: sa.Connection) -> None:
    """Who sits at a table that waits has given a part openly: that is a commitment, too."""
    waiting = sa.text(
        "SELECT table_id, seat, entropy FROM seats JOIN tables ON tables.id = table_id"
        " WHERE status = 'waiting' AND kind = 'person'"
    )
    for table, seat, entropy in connection.execute(waiting).all():
        connection.execute(
            sa.text("UPDATE seats SET promise = :promise WHERE table_id = :table AND seat = :seat"),
            {"promise": sha256(entropy.encode()).hexdigest(), "table": table, "seat": seat},
        )


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("joined")
        seats.drop_column("promise")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("round")
        tables.drop_column("sealed")
