"""Where the values of a components file come from: each has a source, and some are reconstructed."""

from __future__ import annotations

from typing import Any, Final

from .schema import ComponentsSchema, Table
from .value_checks import check_keys, format_entry_name, raise_components_error, require_table

SOURCES: Final = ("rulebook", "public", "derived", "reconstructed")


def list_values_without_source(schema: ComponentsSchema, data: Table) -> list[tuple[str, str]]:
    """Every value designed here for want of a source, as (entry, key), in the order of the file."""
    found: list[tuple[str, str]] = []
    for name, part in data.items():
        if name in schema.tables:
            found += _list_row_without_source(name, part.get("sources", {}), list(part))
        elif name in schema.lists:
            for place, row in enumerate(part, 1):
                sources = {**data["sources"][name], **row.get("sources", {})}
                found += _list_row_without_source(
                    format_entry_name(name, row, place), sources, _list_sourced_keys(schema, name, row)
                )
    return found


def _list_row_without_source(entry: str, sources: Table, keys: list[str]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key in keys:
        source = sources.get(key)
        if source == "reconstructed":
            found.append((entry, key))
        elif isinstance(source, list):
            found += [(entry, f"{key} #{place}") for place, each in enumerate(source, 1) if each == "reconstructed"]
    return found


def _list_sourced_keys(schema: ComponentsSchema, name: str, row: Table) -> list[str]:
    keys = [key for key in row if key not in schema.unsourced]
    return [key for key in schema.id_sources.get(name, ()) if key not in keys] + keys


def check_sources(schema: ComponentsSchema, data: Table) -> None:
    for name in schema.tables:
        keys = _list_sourced_keys(schema, name, data[name])
        if keys:
            _check_tags(name, _list_own_sources(name, data[name]), data[name], keys)
    usual = require_table("components", "sources", data["sources"])
    check_keys("sources", usual, list(schema.lists), [])
    for name in schema.lists:
        _check_list_sources(schema, name, require_table("sources", name, usual[name]), data[name])


def _check_list_sources(schema: ComponentsSchema, name: str, usual: Table, rows: list[Table]) -> None:
    known = [key for key in schema.lists[name] if key not in schema.unsourced] + list(schema.id_sources.get(name, ()))
    check_keys(f"sources.{name}", usual, [], known)
    for key, source in usual.items():
        _check_tag(f"sources.{name}", key, source)
    for place, row in enumerate(rows, 1):
        entry = format_entry_name(name, row, place)
        own = _list_own_sources(entry, row) if "sources" in row else {}
        keys = _list_sourced_keys(schema, name, row)
        _check_tags(entry, {**{key: usual[key] for key in keys if key in usual}, **own}, row, keys)


def _list_own_sources(entry: str, row: Table) -> Table:
    if "sources" not in row:
        raise_components_error("components-missing", entry=entry, key="sources")
    return require_table(entry, "sources", row["sources"])


def _check_tags(entry: str, sources: Table, row: Table, keys: list[str]) -> None:
    """Each key has a source, or one source for each place of its array."""
    for key in sources:
        if key not in keys:
            raise_components_error("components-unknown-key", entry=entry, key=f"sources.{key}")
    for key in keys:
        if key not in sources:
            raise_components_error("components-missing", entry=entry, key=f"sources.{key}")
        source, value = sources[key], row.get(key)
        if isinstance(source, list) and isinstance(value, list):
            if len(source) != len(value):
                raise_components_error(
                    "components-count", entry=f"{entry}.sources.{key}", value=len(source), expected=len(value)
                )
            for place, each in enumerate(source, 1):
                _check_tag(entry, f"sources.{key} #{place}", each)
        else:
            _check_tag(entry, f"sources.{key}", source)


def _check_tag(entry: str, key: str, source: Any) -> None:
    if source not in SOURCES:
        raise_components_error("components-source", entry=entry, key=key, value=str(source))
