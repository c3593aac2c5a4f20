"""How Alembic runs the steps: on the connection that it is given (see `store.migrate`)."""

from __future__ import annotations

from alembic import context

from serai.server.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
