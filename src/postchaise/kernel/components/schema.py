"""What the tables of a components file must look like. `validation.check_schema` compares a file with these forms."""

from __future__ import annotations

from typing import Any

Table = dict[str, Any]


class ValueForm:
    """What the value of one key must look like; `kind` is the TOML word for its type."""

    def __init__(
        self,
        kind: str,
        low: int = 0,
        high: int = 99,
        ids: tuple[str, ...] = (),
        size: int = 0,
        item: ValueForm | None = None,
        fields: dict[str, ValueForm] | None = None,
        optional: bool = False,
        least: int = 0,
        repeats: bool = False,
        variants: dict[str, dict[str, ValueForm]] | None = None,
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.ids = ids
        self.size = size
        self.item = item
        self.fields: dict[str, ValueForm] = fields or {}
        self.optional = optional
        self.least = least  # of an array: so many at least
        self.repeats = repeats  # of an array of words: the same may stand twice
        self.variants: dict[str, dict[str, ValueForm]] = variants or {}  # of a table: what its "verb" asks for


def integer_form(low: int = 0, high: int = 99) -> ValueForm:
    return ValueForm("integer", low=low, high=high)


def integers_form(size: int = 0, low: int = 0, high: int = 99) -> ValueForm:
    return ValueForm("array", size=size, item=integer_form(low, high))


def id_form(ids: tuple[str, ...]) -> ValueForm:
    return ValueForm("string", ids=ids)


def distinct_ids_form(ids: tuple[str, ...], size: int = 0) -> ValueForm:
    """Different ids; `size` 0 leaves the length, and no `ids` the choice, to a later check."""
    return ValueForm("array", size=size, item=id_form(ids))


def repeated_ids_form(ids: tuple[str, ...], least: int = 0) -> ValueForm:
    """Ids of which some may repeat."""
    return ValueForm("array", item=id_form(ids), least=least, repeats=True)


def make_optional(form: ValueForm) -> ValueForm:
    form.optional = True
    return form


def integer_forms(names: str, low: int = 0, high: int = 99) -> dict[str, ValueForm]:
    return {name: integer_form(low, high) for name in names.split()}


class ComponentsSchema:
    """The forms of a whole file: single tables, and lists of entries.

    `unsourced` keys carry no source; `id_sources` are sources that belong to an entry's id, such as its name.
    """

    def __init__(
        self,
        tables: dict[str, dict[str, ValueForm]],
        lists: dict[str, dict[str, ValueForm]],
        unsourced: tuple[str, ...],
        id_sources: dict[str, tuple[str, ...]],
    ) -> None:
        self.tables = tables
        self.lists = lists
        self.unsourced = unsourced
        self.id_sources = id_sources
