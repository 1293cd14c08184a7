"""Who may create tables, where not everybody may."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "grants",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("grants")
