"""Judging a components file: what its tables must look like, where each value comes from, and the words of refusal.

A game declares its tables as forms, asks `check` for shape and sources, and adds its own cross-checks.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

from .errors import ComponentsError

Table = dict[str, Any]

SOURCES: Final = ("rulebook", "public", "derived", "reconstructed")


class Form:
    """What the value of one key must look like; `kind` is the TOML word for its type."""

    def __init__(
        self,
        kind: str,
        low: int = 0,
        high: int = 99,
        ids: tuple[str, ...] = (),
        size: int = 0,
        item: Form | None = None,
        fields: dict[str, Form] | None = None,
        optional: bool = False,
        least: int = 0,
        repeats: bool = False,
        variants: dict[str, dict[str, Form]] | None = None,
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.ids = ids
        self.size = size
        self.item = item
        self.fields: dict[str, Form] = fields or {}
        self.optional = optional
        self.least = least  # of an array: so many at least
        self.repeats = repeats  # of an array of words: the same may stand twice
        self.variants: dict[str, dict[str, Form]] = variants or {}  # of a table: what its "verb" asks for


def number(low: int = 0, high: int = 99) -> Form:
    return Form("integer", low=low, high=high)


def numbers(size: int = 0, low: int = 0, high: int = 99) -> Form:
    return Form("array", size=size, item=number(low, high))


def one_of(ids: tuple[str, ...]) -> Form:
    return Form("string", ids=ids)


def some_of(ids: tuple[str, ...], size: int = 0) -> Form:
    """Different ids; `size` 0 leaves the length, and no `ids` the choice, to a later check."""
    return Form("array", size=size, item=one_of(ids))


def many_of(ids: tuple[str, ...], least: int = 0) -> Form:
    """Ids of which some may repeat."""
    return Form("array", item=one_of(ids), least=least, repeats=True)


def optional(form: Form) -> Form:
    form.optional = True
    return form


def counts(names: str, low: int = 0, high: int = 99) -> dict[str, Form]:
    return {name: number(low, high) for name in names.split()}


class Schema:
    """The forms of a whole file: single tables, and lists of entries.

    `unsourced` keys carry no source; `id_sources` are sources that belong to an entry's id, such as its name.
    """

    def __init__(
        self,
        tables: dict[str, dict[str, Form]],
        lists: dict[str, dict[str, Form]],
        unsourced: tuple[str, ...],
        id_sources: dict[str, tuple[str, ...]],
    ) -> None:
        self.tables = tables
        self.lists = lists
        self.unsourced = unsourced
        self.id_sources = id_sources


def check(schema: Schema, data: Table) -> None:
    """Keys, types, ranges, ids and sources; raises `ComponentsError` on the first wrong entry."""
    check_keys("components", data, [*schema.tables, *schema.lists, "sources"], [])
    for name, fields in schema.tables.items():
        _check_row(name, _table("components", name, data[name]), fields)
    for name, fields in schema.lists.items():
        _check_list(name, data[name], fields)
    _check_sources(schema, data)


def reconstructed(schema: Schema, data: Table) -> list[tuple[str, str]]:
    """Every value designed here for want of a source, as (entry, key), in the order of the file."""
    found: list[tuple[str, str]] = []
    for name, part in data.items():
        if name in schema.tables:
            found += _reconstructed_row(name, part.get("sources", {}), list(part))
        elif name in schema.lists:
            for place, row in enumerate(part, 1):
                sources = {**data["sources"][name], **row.get("sources", {})}
                found += _reconstructed_row(label(name, row, place), sources, _sourced_keys(schema, name, row))
    return found


def _reconstructed_row(entry: str, sources: Table, keys: list[str]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key in keys:
        source = sources.get(key)
        if source == "reconstructed":
            found.append((entry, key))
        elif isinstance(source, list):
            found += [(entry, f"{key} #{place}") for place, each in enumerate(source, 1) if each == "reconstructed"]
    return found


# Shape


def fail(code: str, **details: str | int) -> NoReturn:
    raise ComponentsError(code, **details)


def label(name: str, row: Table, place: int) -> str:
    """How a person finds the entry: by its id, else by its place in the list."""
    name_of_row = row.get("id")
    return f'{name} "{name_of_row}"' if isinstance(name_of_row, str) else f"{name} #{place}"


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _table(entry: str, key: str, value: Any) -> Table:
    if not isinstance(value, dict):
        fail("components-type", entry=entry, key=key, expected="table")
    return value


def check_keys(entry: str, row: Table, needed: list[str], allowed: list[str]) -> None:
    for key in row:
        if key not in needed and key not in allowed:
            fail("components-unknown-key", entry=entry, key=key)
    for key in needed:
        if key not in row:
            fail("components-missing", entry=entry, key=key)


def _check_row(entry: str, row: Table, fields: dict[str, Form]) -> None:
    needed = [key for key, form in fields.items() if not form.optional]
    check_keys(entry, row, needed, [*fields, "sources"])
    for key, form in fields.items():
        if key in row:
            _check_value(entry, key, row[key], form)


def _check_value(entry: str, key: str, value: Any, form: Form) -> None:
    if form.kind == "integer":
        _check_integer(entry, key, value, form)
    elif form.kind == "string":
        _check_string(entry, key, value, form)
    elif form.kind == "array":
        _check_array(entry, key, value, form)
    elif form.kind == "boolean":
        if not isinstance(value, bool):
            fail("components-type", entry=entry, key=key, expected="boolean")
    else:
        _check_table(f"{entry} {key}", _table(entry, key, value), form)


def _check_table(entry: str, row: Table, form: Form) -> None:
    """A table inside an entry; it carries no sources of its own."""
    fields = form.fields
    if form.variants:
        check_keys(entry, {key: row[key] for key in row if key == "verb"}, ["verb"], [])
        _check_value(entry, "verb", row["verb"], one_of(tuple(form.variants)))
        fields = {"verb": one_of(()), **form.variants[row["verb"]]}
    check_keys(entry, row, list(fields), [])
    for key, field in fields.items():
        _check_value(entry, key, row[key], field)


def _check_integer(entry: str, key: str, value: Any, form: Form) -> None:
    if not _is_integer(value):
        fail("components-type", entry=entry, key=key, expected="integer")
    if not form.low <= value <= form.high:
        limits = str(form.low) if form.low == form.high else f"{form.low}-{form.high}"
        fail("components-range", entry=entry, key=key, value=value, expected=limits)


def _check_string(entry: str, key: str, value: Any, form: Form) -> None:
    if not isinstance(value, str):
        fail("components-type", entry=entry, key=key, expected="string")
    if form.ids:
        check_known(entry, key, value, form.ids)


def check_known(entry: str, key: str, value: str, ids: tuple[str, ...]) -> None:
    if value not in ids:
        fail("components-unknown-id", entry=entry, key=key, value=value, expected=", ".join(ids))


def _check_array(entry: str, key: str, value: Any, form: Form) -> None:
    path = f"{entry}.{key}"
    if not isinstance(value, list):
        fail("components-type", entry=entry, key=key, expected="array")
    for place, item in enumerate(value, 1):
        if form.item is not None:
            _check_value(path, f"#{place}", item, form.item)
        if isinstance(item, str) and item in value[: place - 1] and not form.repeats:
            fail("components-duplicate", entry=path, key=f"#{place}", value=item)
    if len(value) < form.least:
        fail("components-count", entry=path, value=len(value), expected=f">= {form.least}")
    if form.size and len(value) != form.size:
        fail("components-count", entry=path, value=len(value), expected=form.size)


def _check_list(name: str, rows: Any, fields: dict[str, Form]) -> None:
    if not isinstance(rows, list):
        fail("components-type", entry="components", key=name, expected="array")
    identity = next(iter(fields))  # an entry is known by its first key: the id, where it has one
    seen: list[Any] = []
    for place, item in enumerate(rows, 1):
        row = _table(name, f"#{place}", item)
        entry = label(name, row, place)
        _check_row(entry, row, fields)
        if row[identity] in seen:
            fail("components-duplicate", entry=entry, key=identity, value=row[identity])
        seen.append(row[identity])
    if identity == "id":
        check_order(name, seen, fields["id"].ids)


def check_order(name: str, seen: list[Any], ids: tuple[str, ...]) -> None:
    """Ids the rules know keep their number and order; `ids` is empty where the list is free."""
    if ids and len(seen) != len(ids):
        fail("components-count", entry=name, value=len(seen), expected=len(ids))
    for place, expected in enumerate(ids):
        if seen[place] != expected:
            fail("components-rule", entry=f"{name} #{place + 1}", value=str(seen[place]), expected=expected)


# Sources


def _sourced_keys(schema: Schema, name: str, row: Table) -> list[str]:
    keys = [key for key in row if key not in schema.unsourced]
    return [key for key in schema.id_sources.get(name, ()) if key not in keys] + keys


def _check_sources(schema: Schema, data: Table) -> None:
    for name in schema.tables:
        keys = _sourced_keys(schema, name, data[name])
        if keys:
            _check_tags(name, _own_sources(name, data[name]), data[name], keys)
    usual = _table("components", "sources", data["sources"])
    check_keys("sources", usual, list(schema.lists), [])
    for name in schema.lists:
        _check_list_sources(schema, name, _table("sources", name, usual[name]), data[name])


def _check_list_sources(schema: Schema, name: str, usual: Table, rows: list[Table]) -> None:
    known = [key for key in schema.lists[name] if key not in schema.unsourced] + list(schema.id_sources.get(name, ()))
    check_keys(f"sources.{name}", usual, [], known)
    for key, source in usual.items():
        _check_tag(f"sources.{name}", key, source)
    for place, row in enumerate(rows, 1):
        entry = label(name, row, place)
        own = _own_sources(entry, row) if "sources" in row else {}
        keys = _sourced_keys(schema, name, row)
        _check_tags(entry, {**{key: usual[key] for key in keys if key in usual}, **own}, row, keys)


def _own_sources(entry: str, row: Table) -> Table:
    if "sources" not in row:
        fail("components-missing", entry=entry, key="sources")
    return _table(entry, "sources", row["sources"])


def _check_tags(entry: str, sources: Table, row: Table, keys: list[str]) -> None:
    """Each key has a source, or one source for each place of its array."""
    for key in sources:
        if key not in keys:
            fail("components-unknown-key", entry=entry, key=f"sources.{key}")
    for key in keys:
        if key not in sources:
            fail("components-missing", entry=entry, key=f"sources.{key}")
        source, value = sources[key], row.get(key)
        if isinstance(source, list) and isinstance(value, list):
            if len(source) != len(value):
                fail("components-count", entry=f"{entry}.sources.{key}", value=len(source), expected=len(value))
            for place, each in enumerate(source, 1):
                _check_tag(entry, f"sources.{key} #{place}", each)
        else:
            _check_tag(entry, f"sources.{key}", source)


def _check_tag(entry: str, key: str, source: Any) -> None:
    if source not in SOURCES:
        fail("components-source", entry=entry, key=key, value=str(source))


# For the games' own cross-checks


def check_equal(entry: str, value: str | int, expected: str | int) -> None:
    if value != expected:
        fail("components-rule", entry=entry, value=value, expected=expected)


def check_at_least(entry: str, value: int, least: int) -> None:
    if value < least:
        fail("components-rule", entry=entry, value=value, expected=f">= {least}")


def check_at_most(entry: str, value: int, most: int) -> None:
    if value > most:
        fail("components-rule", entry=entry, value=value, expected=f"<= {most}")


def check_count(entry: str, value: int, expected: int) -> None:
    if value != expected:
        fail("components-count", entry=entry, value=value, expected=expected)


def check_rising(entry: str, values: list[int], step: int = 0) -> None:
    """Each value at least `step` more than the one before."""
    for place in range(1, len(values)):
        check_at_least(f"{entry} #{place + 1}", values[place], values[place - 1] + step)


def by_id(data: Table, name: str, row_id: str) -> Table:
    for row in data[name]:
        if row["id"] == row_id:
            return _table(name, row_id, row)
    fail("components-missing", entry=name, key=row_id)
