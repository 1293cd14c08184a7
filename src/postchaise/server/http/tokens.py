"""Secrets of people: who a browser is, which link opens which seat, which page a request came from.

A person is a random token in a cookie. The database holds only its hash, so a stolen file opens no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

TOKEN_BYTES = 32
LINK_LETTERS = 24


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def well_formed(token: str) -> bool:
    return 40 <= len(token) <= 64 and token.isascii() and token.replace("-", "").replace("_", "").isalnum()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _sign(house: bytes, *words: object) -> str:
    digest = hmac.digest(house, "/".join(map(str, words)).encode(), "sha256")
    return urlsafe_b64encode(digest).decode()[:LINK_LETTERS]


def invitation(house: bytes, table: str, seat: int, turn: int) -> str:
    """The secret part of a link; using or withdrawing it changes `turn`, and with it the link."""
    return _sign(house, "invitation", table, seat, turn)


def link(house: bytes, table: str, seat: int, turn: int) -> str:
    return f"/t/{table}/join/{seat}/{invitation(house, table, seat, turn)}"


def page_token(house: bytes, token: str) -> str:
    """What our own pages send back with every change: a foreign page cannot know it."""
    return _sign(house, "page", token)


def same(a: str, b: str) -> bool:
    return hmac.compare_digest(a.encode(), b.encode())
