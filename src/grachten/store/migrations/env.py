"""Alembic's entry point: updates the schema on the given connection."""

from alembic import context

from grachten.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
