"""What a table needs when rules or numbers change: the file it was dealt with, and the result as it was counted."""

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
    op.add_column("states", sa.Column("final", sa.JSON, nullable=True))


def downgrade() -> None:
    op.drop_column("states", "final")
    op.drop_table("components")
