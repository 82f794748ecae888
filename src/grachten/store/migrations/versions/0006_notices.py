"""Web Push: the server's key, browsers that want notices, and notices that wait to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private_key", sa.String(64), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.String(500), nullable=False),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("push_subscriptions_by_endpoint", "push_subscriptions", ["endpoint_hash"])
    op.create_index("push_subscriptions_by_time", "push_subscriptions", ["renewed"])
    op.create_table(
        "noticed_turns",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_index("notices_by_table", "notices", ["table_id", "seat"])
