"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("evaluator", sa.String(200), nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("percent", sa.Integer, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )
