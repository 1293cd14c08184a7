"""Several processes on one database: a table counts its changes, and tells who follows it where."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(40), sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table", sa.String(60), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
    )
    op.create_index("presence_table", "presence", ["table"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
    op.drop_column("tables", "revision")
