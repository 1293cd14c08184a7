"""Judging a components file: shape, then sources; and what games need for their own cross-checks."""

from __future__ import annotations

from .schema import ComponentsSchema, Table
from .sources import check_sources
from .value_checks import check_keys, check_list, check_row, raise_components_error, require_table


def check_schema(schema: ComponentsSchema, data: Table) -> None:
    """Keys, types, ranges, ids and sources; raises `ComponentsError` on the first wrong entry."""
    check_keys("components", data, [*schema.tables, *schema.lists, "sources"], [])
    for name, fields in schema.tables.items():
        check_row(name, require_table("components", name, data[name]), fields)
    for name, fields in schema.lists.items():
        check_list(name, data[name], fields)
    check_sources(schema, data)


# For the games' own cross-checks


def check_equal(entry: str, value: str | int, expected: str | int) -> None:
    if value != expected:
        raise_components_error("components-rule", entry=entry, value=value, expected=expected)


def check_at_least(entry: str, value: int, least: int) -> None:
    if value < least:
        raise_components_error("components-rule", entry=entry, value=value, expected=f">= {least}")


def check_at_most(entry: str, value: int, most: int) -> None:
    if value > most:
        raise_components_error("components-rule", entry=entry, value=value, expected=f"<= {most}")


def check_count(entry: str, value: int, expected: int) -> None:
    if value != expected:
        raise_components_error("components-count", entry=entry, value=value, expected=expected)


def check_rising(entry: str, values: list[int], step: int = 0) -> None:
    """Each value at least `step` more than the one before."""
    for place in range(1, len(values)):
        check_at_least(f"{entry} #{place + 1}", values[place], values[place - 1] + step)


def find_row_by_id(data: Table, name: str, row_id: str) -> Table:
    for row in data[name]:
        if row["id"] == row_id:
            return require_table(name, row_id, row)
    raise_components_error("components-missing", entry=name, key=row_id)
