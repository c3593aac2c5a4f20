"""The history of the database, applied by Alembic when the server starts."""
