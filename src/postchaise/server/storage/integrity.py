"""Whether what was read is what we would have written: rows rot, and nothing rotten is loaded in silence."""

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
    """ValueError when something cannot be: a gap in the events, a number that is none, a state from the future."""
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
    """As `sound`, of what a list shows."""
    _check_types(row)
    if row.status not in STATUSES:
        raise ValueError(f"status {row.status!r}")
    if not seats or [seat.seat for seat in seats] != list(range(len(seats))):
        raise ValueError(f"seats {[seat.seat for seat in seats]}")
    for seat in seats:
        _check_types(seat)


def skip_damaged(found: Iterable[tuple[Row, list[Seat]]]) -> Iterator[tuple[Row, list[Seat]]]:
    """Those of a list that can be shown; the others are written down for the operator."""
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
    """Told to whoever asks for the table, and written down."""
    log.error("damaged", extra={"data": {"table": table, "problem": f"{type(error).__name__}: {error}"}})
    return DamagedTable("table-damaged", table=table)
