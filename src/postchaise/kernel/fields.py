"""The fields of a state as JSON knows them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from .native import vec


def fields_to_json(thing: object, names: tuple[str, ...], rows: tuple[str, ...] = ()) -> dict[str, Any]:
    """The named fields of a state: numbers as they are, lists copied; `rows` are those declared as `vec`."""
    return {name: list(getattr(thing, name)) if name in rows else _copied(getattr(thing, name)) for name in names}


def fields_from_json(thing: object, names: tuple[str, ...], data: dict[str, Any], rows: tuple[str, ...] = ()) -> None:
    """Sets the named fields of a state from what `fields_to_json` made of them."""
    for name in names:
        setattr(thing, name, vec[i64](data[name]) if name in rows else _copied(data[name]))


def _copied(value: Any) -> Any:
    return [_copied(each) for each in value] if isinstance(value, list) else value
