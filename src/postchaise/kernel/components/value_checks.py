"""Comparing the values of a components file with their forms: keys, types, ranges and ids."""

from __future__ import annotations

from typing import Any, NoReturn

from postchaise.kernel.errors import ComponentsError

from .schema import Table, ValueForm, id_form


def raise_components_error(code: str, **details: str | int) -> NoReturn:
    raise ComponentsError(code, **details)


def format_entry_name(name: str, row: Table, place: int) -> str:
    """How a person finds the entry: by its id, else by its place in the list."""
    name_of_row = row.get("id")
    return f'{name} "{name_of_row}"' if isinstance(name_of_row, str) else f"{name} #{place}"


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def require_table(entry: str, key: str, value: Any) -> Table:
    if not isinstance(value, dict):
        raise_components_error("components-type", entry=entry, key=key, expected="table")
    return value


def check_keys(entry: str, row: Table, needed: list[str], allowed: list[str]) -> None:
    for key in row:
        if key not in needed and key not in allowed:
            raise_components_error("components-unknown-key", entry=entry, key=key)
    for key in needed:
        if key not in row:
            raise_components_error("components-missing", entry=entry, key=key)


def check_row(entry: str, row: Table, fields: dict[str, ValueForm]) -> None:
    needed = [key for key, form in fields.items() if not form.optional]
    check_keys(entry, row, needed, [*fields, "sources"])
    for key, form in fields.items():
        if key in row:
            _check_value(entry, key, row[key], form)


def _check_value(entry: str, key: str, value: Any, form: ValueForm) -> None:
    if form.kind == "integer":
        _check_integer(entry, key, value, form)
    elif form.kind == "string":
        _check_string(entry, key, value, form)
    elif form.kind == "array":
        _check_array(entry, key, value, form)
    elif form.kind == "boolean":
        if not isinstance(value, bool):
            raise_components_error("components-type", entry=entry, key=key, expected="boolean")
    else:
        _check_table(f"{entry} {key}", require_table(entry, key, value), form)


def _check_table(entry: str, row: Table, form: ValueForm) -> None:
    """A table inside an entry; it carries no sources of its own."""
    fields = form.fields
    if form.variants:
        check_keys(entry, {key: row[key] for key in row if key == "verb"}, ["verb"], [])
        _check_value(entry, "verb", row["verb"], id_form(tuple(form.variants)))
        fields = {"verb": id_form(()), **form.variants[row["verb"]]}
    check_keys(entry, row, list(fields), [])
    for key, field in fields.items():
        _check_value(entry, key, row[key], field)


def _check_integer(entry: str, key: str, value: Any, form: ValueForm) -> None:
    if not _is_integer(value):
        raise_components_error("components-type", entry=entry, key=key, expected="integer")
    if not form.low <= value <= form.high:
        limits = str(form.low) if form.low == form.high else f"{form.low}-{form.high}"
        raise_components_error("components-range", entry=entry, key=key, value=value, expected=limits)


def _check_string(entry: str, key: str, value: Any, form: ValueForm) -> None:
    if not isinstance(value, str):
        raise_components_error("components-type", entry=entry, key=key, expected="string")
    if form.ids:
        check_known(entry, key, value, form.ids)


def check_known(entry: str, key: str, value: str, ids: tuple[str, ...]) -> None:
    if value not in ids:
        raise_components_error("components-unknown-id", entry=entry, key=key, value=value, expected=", ".join(ids))


def _check_array(entry: str, key: str, value: Any, form: ValueForm) -> None:
    path = f"{entry}.{key}"
    if not isinstance(value, list):
        raise_components_error("components-type", entry=entry, key=key, expected="array")
    for place, item in enumerate(value, 1):
        if form.item is not None:
            _check_value(path, f"#{place}", item, form.item)
        if isinstance(item, str) and item in value[: place - 1] and not form.repeats:
            raise_components_error("components-duplicate", entry=path, key=f"#{place}", value=item)
    if len(value) < form.least:
        raise_components_error("components-count", entry=path, value=len(value), expected=f">= {form.least}")
    if form.size and len(value) != form.size:
        raise_components_error("components-count", entry=path, value=len(value), expected=form.size)


def check_list(name: str, rows: Any, fields: dict[str, ValueForm]) -> None:
    if not isinstance(rows, list):
        raise_components_error("components-type", entry="components", key=name, expected="array")
    identity = next(iter(fields))  # an entry is known by its first key: the id, where it has one
    seen: list[Any] = []
    for place, item in enumerate(rows, 1):
        row = require_table(name, f"#{place}", item)
        entry = format_entry_name(name, row, place)
        check_row(entry, row, fields)
        if row[identity] in seen:
            raise_components_error("components-duplicate", entry=entry, key=identity, value=row[identity])
        seen.append(row[identity])
    if identity == "id":
        check_order(name, seen, fields["id"].ids)


def check_order(name: str, seen: list[Any], ids: tuple[str, ...]) -> None:
    """Ids the rules know keep their number and order; `ids` is empty where the list is free."""
    if ids and len(seen) != len(ids):
        raise_components_error("components-count", entry=name, value=len(seen), expected=len(ids))
    for place, expected in enumerate(ids):
        if seen[place] != expected:
            raise_components_error(
                "components-rule", entry=f"{name} #{place + 1}", value=str(seen[place]), expected=expected
            )
