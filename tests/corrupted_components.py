"""Shipped component data, and ways to corrupt a copy of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Corruption = Callable[[Data], object]


def row(data: Data, name: str, row_id: str) -> Data:
    found: Data = next(each for each in data[name] if each["id"] == row_id)
    return found


def put(name: str, row_id: str, **values: object) -> Corruption:
    return lambda data: row(data, name, row_id).update(values)


def drop(name: str, row_id: str, key: str) -> Corruption:
    return lambda data: row(data, name, row_id).pop(key)


def set_in(table: str, **values: object) -> Corruption:
    return lambda data: data[table].update(values)


def swap(name: str, first: int, second: int) -> Corruption:
    def corrupt(data: Data) -> None:
        rows = data[name]
        rows[first], rows[second] = rows[second], rows[first]

    return corrupt
