"""Transfer to another device: a code that works once, within some minutes.

A person's token is a secret that only their browser has. It is stored encrypted with the code, and the code as a slow
hash: a stolen database reveals no token, and every guess needs a request.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Engine

from postchaise.server.errors import Gone
from postchaise.server.http import tokens
from postchaise.server.tables import names

from .schema import MOVES

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
