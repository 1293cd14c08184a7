"""A few numbers in order, as a tuple: it is never changed, so that copies of a state share it."""

from __future__ import annotations

from mypy_extensions import i64

Codes = tuple[int, ...]


def with_code(codes: Codes, code: i64) -> Codes:
    """One more, in its place."""
    i = 0
    while i < len(codes) and codes[i] < code:
        i += 1
    return codes[:i] + (code,) + codes[i:]  # noqa: RUF005  # compiled, taking them apart makes a list first


def without_code(codes: Codes, code: i64) -> Codes:
    """One less."""
    i = 0
    while codes[i] != code:
        i += 1
    return codes[:i] + codes[i + 1 :]
