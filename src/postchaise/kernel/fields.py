"""The fields of a state by name: as JSON, and as they are before anything has happened."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from .native import vec


def blank_fields(
    thing: object,
    seats: int,
    numbers: tuple[str, ...],
    lists: tuple[str, ...],
    rows: dict[str, int],
    seat_rows: dict[str, int],
) -> None:
    """Set numbers to 0, lists to empty ones, and rows to zeros: `rows` by length, `seat_rows` by length per seat."""
    for name in numbers:
        setattr(thing, name, 0)
    for name in lists:
        setattr(thing, name, [])
    for name, length in rows.items():
        setattr(thing, name, vec[i64]([0] * length))
    for name, length in seat_rows.items():
        setattr(thing, name, vec[i64]([0] * (seats * length)))


def fields_to_json(thing: object, names: tuple[str, ...], rows: tuple[str, ...] = ()) -> dict[str, Any]:
    """The named fields of a state: numbers as they are, lists copied; `rows` are those declared as `vec`."""
    return {name: list(getattr(thing, name)) if name in rows else _copied(getattr(thing, name)) for name in names}


def fields_from_json(thing: object, names: tuple[str, ...], data: dict[str, Any], rows: tuple[str, ...] = ()) -> None:
    """Sets the named fields of a state from what `fields_to_json` made of them."""
    for name in names:
        setattr(thing, name, vec[i64](data[name]) if name in rows else _copied(data[name]))


def _copied(value: Any) -> Any:
    return [_copied(each) for each in value] if isinstance(value, list) else value
