"""People talk at a table, concede, agree to abandon; who came and went stands in the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("allow_chat", sa.Boolean, nullable=False, server_default=sa.text("true")))
    op.add_column("tables", sa.Column("ballot", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("ended", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_table(
        "happenings",
        *_table_and_number(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        *_table_and_number(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
    )


def _table_and_number() -> list[sa.Column[object]]:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return [
        sa.Column("table_id", sa.Text, table, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    ]


def downgrade() -> None:
    for name in ("mutes", "chat", "happenings"):
        op.drop_table(name)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("conceded")
    with op.batch_alter_table("tables") as tables:
        for name in ("ended", "ballot", "allow_chat", "said"):
            tables.drop_column(name)
