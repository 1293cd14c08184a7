"""The fields of a state by name: as JSON, and as they are before anything has happened."""

from __future__ import annotations

import sys
from typing import Any

from mypy_extensions import i64


def set_blank_fields(thing: object, numbers: tuple[str, ...], lists: tuple[str, ...]) -> None:
    """Set numbers to 0 and lists to empty ones."""
    for name in numbers:
        setattr(thing, name, 0)
    for name in lists:
        setattr(thing, name, [])


def build_blank_rows(seats: int, rows: dict[str, int], seat_rows: dict[str, int]) -> dict[str, list[int]]:
    """Return zeros for each vector of a state: `rows` by length, `seat_rows` by length per seat."""
    blank = {name: [0] * length for name, length in rows.items()}
    return blank | {name: [0] * (seats * length) for name, length in seat_rows.items()}


def fields_to_json(thing: object, names: tuple[str, ...], rows: tuple[str, ...] = ()) -> dict[str, Any]:
    """The named fields of a state: numbers as they are, lists copied; `rows` are those declared as `vec`."""
    return {name: list(getattr(thing, name)) if name in rows else _copy_value(getattr(thing, name)) for name in names}


def fields_from_json(thing: object, names: tuple[str, ...], data: dict[str, Any]) -> None:
    """Sets the named fields of a state from what `fields_to_json` made of them; not those declared as `vec`.

    A vector is assigned in compiled code: set by name, its memory would never be released.
    """
    for name in names:
        setattr(thing, name, _copy_value(data[name]))


def _copy_value(value: Any) -> Any:
    return [_copy_value(each) for each in value] if isinstance(value, list) else value


Codes = tuple[int, ...]


def add_code(codes: Codes, code: i64) -> Codes:
    """One more, in its place."""
    i = 0
    while i < len(codes) and codes[i] < code:
        i += 1
    return codes[:i] + (code,) + codes[i:]  # noqa: RUF005  # compiled, taking them apart makes a list first


def remove_code(codes: Codes, code: i64) -> Codes:
    """One less."""
    i = 0
    while codes[i] != code:
        i += 1
    return codes[:i] + codes[i + 1 :]


def list_step_names(module: str) -> list[str]:
    """By number, the names of the steps a module defines: S_DRAW is "draw"."""
    found = {n: name for name, n in vars(sys.modules[module]).items() if name.startswith("S_") and isinstance(n, int)}
    if sorted(found) != list(range(len(found))):
        raise ValueError(f"{module}: steps are numbered from 0, each number once")
    return [found[n].removeprefix("S_").lower().replace("_", "-") for n in range(len(found))]
