"""Moving to another device: a code that works once and for some minutes.

Who somebody is, is a secret only their browser has. It is kept here sealed by the code, and of the code only a hash
that is slow to make: a stolen database opens nothing, and who guesses has to ask us every time.
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
    """As people type it: spaces, strokes and capitals do not matter."""
    return "".join(c for c in code.lower() if c.isalnum())[: 2 * LETTERS]


Keys = tuple[str, bytes]


def derive_keys(code: str, signing_key: bytes) -> Keys:
    """The hash by which a code is found, and what its parcel is sealed with. Slow on purpose."""
    made = hashlib.scrypt(normalize_code(code).encode(), salt=signing_key, n=2**14, r=8, p=1, dklen=2 * HASH)
    return made[:HASH].hex(), made[HASH:]


def _apply_pad(key: bytes, parcel: bytes) -> bytes:
    """A pad as long as the parcel; every code is used for one parcel only. Opens what it has sealed."""
    pad = hashlib.shake_256(key).digest(len(parcel))
    return bytes(a ^ b for a, b in zip(parcel, pad))


def store_transfer(engine: Engine, keys: Keys, token: str, name: str) -> None:
    """Holds for some minutes; an older one of the same person is void."""
    found, key = keys
    person, now = tokens.hash_token(token), time.time()
    parcel = _apply_pad(key, json.dumps({"token": token, "name": name}).encode())
    with engine.begin() as db:
        db.execute(delete(MOVES).where((MOVES.c.person == person) | (MOVES.c.until < now)))
        db.execute(insert(MOVES).values(hash=found, person=person, sealed=parcel, until=now + 60 * MINUTES))


def redeem_transfer(engine: Engine, keys: Keys) -> tuple[str, str]:
    """Token and name of whoever made the code. It is used up with it, whoever asks at the same moment."""
    found, key = keys
    with engine.begin() as db:
        row: Any = db.execute(select(MOVES).where(MOVES.c.hash == found)).mappings().first()
        if row is None or not tokens.is_same_secret(row["hash"], found) or row["until"] < time.time():
            raise Gone("move-dead")
        if db.execute(delete(MOVES).where(MOVES.c.hash == found)).rowcount != 1:
            raise Gone("move-dead")
    parcel = json.loads(_apply_pad(key, bytes(row["sealed"])))
    return str(parcel["token"]), str(parcel["name"])
