"""What the tables of a components file must look like. `judging.check` compares a file with its forms."""

from __future__ import annotations

from typing import Any

Table = dict[str, Any]


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
