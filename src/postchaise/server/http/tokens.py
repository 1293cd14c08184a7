"""Secrets: personal tokens, invitation codes and CSRF tokens.

A person is a random token in a cookie. The database holds only its hash, so a stolen database opens no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

TOKEN_BYTES = 32
LINK_LETTERS = 24


def create_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_well_formed(token: str) -> bool:
    return 40 <= len(token) <= 64 and token.isascii() and token.replace("-", "").replace("_", "").isalnum()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _sign(signing_key: bytes, *words: object) -> str:
    digest = hmac.digest(signing_key, "/".join(map(str, words)).encode(), "sha256")
    return urlsafe_b64encode(digest).decode()[:LINK_LETTERS]


def sign_invitation(signing_key: bytes, table: str, seat: int, round: int) -> str:
    """The secret part of an invitation link. Using or withdrawing the link changes `round` and with it the code."""
    return _sign(signing_key, "invitation", table, seat, round)


def build_invitation_path(signing_key: bytes, table: str, seat: int, round: int) -> str:
    return f"/t/{table}/join/{seat}/{sign_invitation(signing_key, table, seat, round)}"


def sign_admission(signing_key: bytes, until: int) -> str:
    """The secret part of a link that makes people members until a time, in Unix time."""
    return f"{until}-{_sign(signing_key, 'admission', until)}"


def is_admission_valid(signing_key: bytes, code: str, now: float) -> bool:
    until = code.partition("-")[0]
    if not (until.isascii() and until.isdigit() and len(until) < 12):
        return False
    return is_same_secret(code, sign_admission(signing_key, int(until))) and now < int(until)


def sign_network(signing_key: bytes, network: str) -> str:
    """What a table stores of its host's network: equal for equal networks, and no address."""
    return _sign(signing_key, "network", network)


def sign_csrf_token(signing_key: bytes, token: str) -> str:
    """The CSRF token that our pages send with every change; a foreign page cannot know it."""
    return _sign(signing_key, "page", token)


def is_same_secret(a: str, b: str) -> bool:
    return hmac.compare_digest(a.encode(), b.encode())
