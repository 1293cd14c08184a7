"""The files of numbers and cards that tables were dealt with, so that a corrected number changes new matches only."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "components",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("components")
