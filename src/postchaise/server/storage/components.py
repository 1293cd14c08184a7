"""Components files by digest: a table finds the numbers and cards it was dealt with, whatever is used today."""

from __future__ import annotations

from sqlalchemy import and_, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from postchaise.kernel.registry import components_text, register_components

from .schema import COMPONENTS


def store_components(db: Connection, game: str, digest: str) -> None:
    """Writes the file down, unless it is there or nobody has it."""
    text = components_text(game, digest)
    if text and _find_components_text(db, game, digest) is None:
        nested = db.begin_nested()  # another process may write it at the same moment
        try:
            db.execute(insert(COMPONENTS).values(game=game, digest=digest, text=text))
        except IntegrityError:
            nested.rollback()
        else:
            nested.commit()


def load_components(db: Connection, game: str, digest: str) -> None:
    """Makes the numbers of a table known to this process, where they are not those in use."""
    if components_text(game, digest):
        return
    text = _find_components_text(db, game, digest)
    if text is not None:
        register_components(game, text)


def _find_components_text(db: Connection, game: str, digest: str) -> str | None:
    here = and_(COMPONENTS.c.game == game, COMPONENTS.c.digest == digest)
    return db.execute(select(COMPONENTS.c.text).where(here)).scalar()
