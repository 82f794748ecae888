"""One-time links that give another device a browser's key."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "device_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("sealed_key", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
