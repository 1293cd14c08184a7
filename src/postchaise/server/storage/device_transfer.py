"""Devices of a person: transfer to another one, and signing out all others.

A transfer takes a code that works once, within some minutes.

A person's token is a secret that only their browser has. It is stored encrypted with the code, and the code as a slow
hash: a stolen database reveals no token, and every guess needs a request.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from typing import Any

from sqlalchemy import Column, Text, and_, cast, delete, insert, or_, select, update
from sqlalchemy.engine import Engine

from postchaise.server.errors import Gone
from postchaise.server.http import tokens
from postchaise.server.tables import names

from .schema import MOVES, PRESENCE, RESULTS, SEATS, SUBSCRIPTIONS, TABLES, TAKEBACKS, notify_processes

MINUTES = 10
LETTERS, GROUP = 12, 4  # of a code: 31^12 of them, written in groups
HASH = 32  # bytes


def create_transfer_code() -> str:
    letters = "".join(secrets.choice(names.ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[i : i + GROUP] for i in range(0, LETTERS, GROUP))


def normalize_code(code: str) -> str:
    """Ignore spaces, hyphens and case."""
    return "".join(c for c in code.lower() if c.isalnum())[: 2 * LETTERS]


Keys = tuple[str, bytes]


def derive_keys(code: str, signing_key: bytes) -> Keys:
    """The hash by which a code is found, and the key of its data. Slow on purpose."""
    made = hashlib.scrypt(normalize_code(code).encode(), salt=signing_key, n=2**14, r=8, p=1, dklen=2 * HASH)
    return made[:HASH].hex(), made[HASH:]


def _apply_pad(key: bytes, parcel: bytes) -> bytes:
    """Encrypt or decrypt with a one-time pad derived from the key; every code is used only once."""
    pad = hashlib.shake_256(key).digest(len(parcel))
    return bytes(a ^ b for a, b in zip(parcel, pad))


def store_transfer(engine: Engine, keys: Keys, token: str, name: str) -> None:
    """Store the token for some minutes; an older transfer of the same person becomes void."""
    found, key = keys
    person, now = tokens.hash_token(token), time.time()
    parcel = _apply_pad(key, json.dumps({"token": token, "name": name}).encode())
    with engine.begin() as db:
        db.execute(delete(MOVES).where((MOVES.c.person == person) | (MOVES.c.until < now)))
        db.execute(insert(MOVES).values(hash=found, person=person, sealed=parcel, until=now + 60 * MINUTES))


def redeem_transfer(engine: Engine, keys: Keys) -> tuple[str, str]:
    """Return token and name of the person who created the code, and delete it: only one request succeeds."""
    found, key = keys
    with engine.begin() as db:
        row: Any = db.execute(select(MOVES).where(MOVES.c.hash == found)).mappings().first()
        if row is None or not tokens.is_same_secret(row["hash"], found) or row["until"] < time.time():
            raise Gone("move-dead")
        if db.execute(delete(MOVES).where(MOVES.c.hash == found)).rowcount != 1:
            raise Gone("move-dead")
    parcel = json.loads(_apply_pad(key, bytes(row["sealed"])))
    return str(parcel["token"]), str(parcel["name"])


# A new token in place of the old one


def replace_person(engine: Engine, old: str, new: str) -> list[str]:
    """Everything that belongs to a person belongs to a new token from now on; return the tables concerned.

    The old token opens nothing any more. Notifications go to no device until one asks again.
    """
    with engine.begin() as db:
        tables = set(db.execute(select(TABLES.c.id).where(TABLES.c.host == old)).scalars())
        named = or_(SEATS.c.holder == old, SEATS.c.former == old, _mentions(SEATS.c.voters, old))
        named = or_(named, _mentions(SEATS.c.offer, old))
        for seat in db.execute(select(SEATS).where(named)).mappings().all():
            tables.add(seat["table"])
            here = and_(SEATS.c.table == seat["table"], SEATS.c.seat == seat["seat"])
            changed = {name: _rename(seat[name], old, new) for name in ("holder", "former", "voters", "offer")}
            db.execute(update(SEATS).where(here).values(changed))
        for asked in db.execute(select(TAKEBACKS).where(_mentions(TAKEBACKS.c.missing, old))).mappings().all():
            here = TAKEBACKS.c.table == asked["table"]
            db.execute(update(TAKEBACKS).where(here).values(missing=_rename(asked["missing"], old, new)))
        db.execute(update(TABLES).where(TABLES.c.host == old).values(host=new))
        db.execute(update(RESULTS).where(RESULTS.c.person == old).values(person=new))
        db.execute(delete(PRESENCE).where(PRESENCE.c.person == old))
        for each in (MOVES, SUBSCRIPTIONS):
            db.execute(delete(each).where(each.c.person == old))
        for table in tables:
            db.execute(update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1))
            notify_processes(db, table)
    return sorted(tables)


def _mentions(column: Column[Any], person: str) -> Any:
    return cast(column, Text).contains(person)


def _rename(value: Any, old: str, new: str) -> Any:
    """The value with another person in place of the old one. Hashes occur nowhere else."""
    return json.loads(json.dumps(value).replace(old, new))
