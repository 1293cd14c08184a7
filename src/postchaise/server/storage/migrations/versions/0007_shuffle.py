"""The deal waits for the match to begin: every seat gives a nonce to the shuffle.

A seat may be offered to a person; and all processes know since when somebody is away.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("nonces", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("nonce", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("offer", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("voters", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("presence", sa.Column("left", sa.Float, nullable=True))


def downgrade() -> None:
    op.drop_column("presence", "left")
    op.drop_column("seats", "voters")
    op.drop_column("seats", "offer")
    op.drop_column("seats", "nonce")
    op.drop_column("tables", "nonces")
