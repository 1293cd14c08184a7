"""A request to take something back outlives the process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "takebacks",
        sa.Column("table", sa.String(60), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("missing", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("takebacks")
