"""A stored state tells its layout: one of another layout is left aside, and the match rebuilt from its events."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("states", sa.Column("layout", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("states", "layout")
