"""People can be told that it is their turn: channels, wishes, what was told, and what waits to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("notify", sa.Text, nullable=False, server_default="each"))
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("digested", sa.Float, nullable=False),
        sa.Column("hour", sa.Float, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_table("wishes", *_person_and_table(), sa.Column("how", sa.Text, nullable=False))
    op.create_table(
        "tidings",
        *_person_and_table(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("messages_by_due", "messages", ["due"])


def _person_and_table() -> list[sa.Column[str]]:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return [sa.Column("person", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, table, primary_key=True)]


def downgrade() -> None:
    op.drop_index("messages_by_due", "messages")
    op.drop_table("messages")
    op.drop_table("tidings")
    op.drop_table("wishes")
    op.drop_index("channels_by_person", "channels")
    op.drop_table("channels")
    with op.batch_alter_table("people") as people:
        people.drop_column("notify")
