"""Analyses of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(60), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("engine", sa.String(16), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("analyses")
