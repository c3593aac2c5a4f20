"""The token of a seat is looked up by itself."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("seats_by_token", "seats", ["token"])


def downgrade() -> None:
    op.drop_index("seats_by_token", "seats")
