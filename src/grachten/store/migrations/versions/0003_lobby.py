"""A column to find the lobby's tables without reading their documents."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

AT_ONCE = 500  # rows in memory at the same time

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("state", sa.String),
    sa.column("listed", sa.Integer),
    sa.column("document", sa.LargeBinary),
    sa.column("lobby", sa.String),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("lobby", sa.String(64)))
    op.create_index("tables_in_lobby", "tables", ["lobby", "touched", "id"])
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """Fill in the listed tables that wait with an open seat."""
    t = tables.c
    chosen = sa.select(t.id, t.document).where(t.state == "waiting", t.listed == 1).order_by(t.id)
    last = ""
    while rows := connection.execute(chosen.where(t.id > last).limit(AT_ONCE)).all():
        for row in rows:
            document = json.loads(row.document)
            if any(chair.get("kind", "open") == "open" for chair in document["chairs"]):
                origin = document.get("origin", "")
                connection.execute(sa.update(tables).where(t.id == row.id).values(lobby=origin))
        last = rows[-1].id
