"""Integrity checks: damaged rows are never loaded silently."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, Final

from postchaise.server.errors import DamagedTable

from .rows import Event, Row, Seat, StoredTable

log = logging.getLogger("postchaise.store")
KINDS: Final = ("action", "undo", "rewind", "seat", "help", "rules")
STATUSES: Final = ("waiting", "playing", "over", "closed")
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "str": (str,),
    "int": (int,),
    "bool": (bool, int),
    "float": (float, int),
    "int | None": (int, type(None)),
    "bytes": (bytes,),
    "dict[str, Any]": (dict,),
    "list[int]": (list,),
    "list[Any]": (list,),
    "list[str]": (list,),
    "dict[str, Any] | None": (dict, type(None)),
}


def check_stored_table(stored: StoredTable) -> None:
    """Raise ValueError for impossible data: a gap in the events, a wrong type, a state newer than the events."""
    check_listed_table(stored.row, stored.seats)
    for number, event in enumerate(stored.events, 1):
        if event.number != number:
            raise ValueError(f"event {number} is missing")
        _check_types(event)
        if event.kind not in KINDS or not 0 <= event.seat < len(stored.seats):
            raise ValueError(f"event {number} is none")
        needs_notation, needs_count = event.kind == "action", event.kind == "rewind"
        if needs_notation is not bool(event.notation) or needs_count is (event.rewind_to is None):
            raise ValueError(f"event {number} does not say what it did")
    if stored.saved is not None and stored.saved.number > len(stored.events):
        raise ValueError(
            f"the events after {len(stored.events)} are missing: a state was kept at {stored.saved.number}"
        )


def check_listed_table(row: Row, seats: list[Seat]) -> None:
    """Check what a list of tables shows."""
    _check_types(row)
    if row.status not in STATUSES:
        raise ValueError(f"status {row.status!r}")
    if not seats or [seat.seat for seat in seats] != list(range(len(seats))):
        raise ValueError(f"seats {[seat.seat for seat in seats]}")
    for seat in seats:
        _check_types(seat)


def skip_damaged(found: Iterable[tuple[Row, list[Seat]]]) -> Iterator[tuple[Row, list[Seat]]]:
    """Yield the intact tables of a list; log the others for the operator."""
    for row, seats in found:
        try:
            check_listed_table(row, seats)
        except ValueError as error:
            log.error("damaged", extra={"data": {"table": row.id, "problem": str(error)}})
        else:
            yield row, seats


def _check_types(row: Row | Seat | Event) -> None:
    for field in fields(row):
        value: Any = getattr(row, field.name)
        if not isinstance(value, TYPES[str(field.type)]):
            raise ValueError(f"{field.name} of {type(row).__name__.lower()} is {type(value).__name__}")


def report_damaged_table(table: str, error: Exception) -> DamagedTable:
    """Log the damage, and return the error for the person who opened the table."""
    log.error("damaged", extra={"data": {"table": table, "problem": f"{type(error).__name__}: {error}"}})
    return DamagedTable("table-damaged", table=table)
