"""Components files by digest: a table finds the numbers and cards it was dealt with, whatever is used today."""

from __future__ import annotations

from sqlalchemy import and_, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from postchaise.kernel.registry import find_components_text, register_components

from .schema import COMPONENTS


def keep_components(db: Connection, game: str, digest: str) -> None:
    """Writes the file down, unless it is there or nobody has it."""
    text = find_components_text(game, digest)
    if text and _stored(db, game, digest) is None:
        nested = db.begin_nested()  # another process may write it at the same moment
        try:
            db.execute(insert(COMPONENTS).values(game=game, digest=digest, text=text))
        except IntegrityError:
            nested.rollback()
        else:
            nested.commit()


def find_components(db: Connection, game: str, digest: str) -> None:
    """Makes the numbers of a table known to this process, where they are not those in use."""
    if find_components_text(game, digest):
        return
    text = _stored(db, game, digest)
    if text is not None:
        register_components(game, text)


def _stored(db: Connection, game: str, digest: str) -> str | None:
    here = and_(COMPONENTS.c.game == game, COMPONENTS.c.digest == digest)
    return db.execute(select(COMPONENTS.c.text).where(here)).scalar()
