"""Browsers that subscribed to push notifications."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.engine import Engine

from postchaise.server.http import tokens
from postchaise.server.storage.schema import SUBSCRIPTIONS

MOST = 8  # per person; the oldest is dropped


@dataclass
class Subscription:
    endpoint: str
    p256dh: str
    auth: str
    lang: str


def save_subscription(engine: Engine, person: str, given: Subscription) -> None:
    """Save a subscription. A browser belongs to the person who subscribed last."""
    mine = SUBSCRIPTIONS.c.person == person
    with engine.begin() as db:
        db.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.hash == tokens.hash_token(given.endpoint)))
        newest = select(SUBSCRIPTIONS.c.hash).where(mine).order_by(SUBSCRIPTIONS.c.created.desc())
        old = list(db.execute(newest.offset(MOST - 1)).scalars())
        db.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.hash.in_(old)))
        key = tokens.hash_token(given.endpoint)
        db.execute(insert(SUBSCRIPTIONS).values(hash=key, person=person, created=time.time(), **asdict(given)))


def delete_subscription(engine: Engine, endpoint: str, person: str = "") -> None:
    """Delete a subscription; only a person's own, if one is given."""
    here = SUBSCRIPTIONS.c.hash == tokens.hash_token(endpoint)
    with engine.begin() as db:
        db.execute(delete(SUBSCRIPTIONS).where(and_(here, SUBSCRIPTIONS.c.person == person) if person else here))


def list_subscriptions(engine: Engine, person: str) -> list[Subscription]:
    shown = [SUBSCRIPTIONS.c[name] for name in Subscription.__dataclass_fields__]
    with engine.connect() as db:
        return [
            Subscription(**row) for row in db.execute(select(*shown).where(SUBSCRIPTIONS.c.person == person)).mappings()
        ]
