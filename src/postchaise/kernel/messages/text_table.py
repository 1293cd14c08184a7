"""A text board is a list of sheets: tables of words that tell a position to somebody who does not see a drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

View = dict[str, Any]

# When somebody wants a sheet. A text board tells its sheets in this order.
NOW: Final = "now"  # the turn, and what is decided
PLAYERS: Final = "players"  # what everybody has: each row begins with the name of its player
BOARD: Final = "board"  # what lies on the board
OFFER: Final = "offer"  # what can still be had or come, and what it does
PARTS: Final = (NOW, PLAYERS, BOARD, OFFER)

NOTHING: Final = "–"
COMMA: Final = ", "
TIMES: Final = "\u00a0×"
MINUS: Final = "−"


class Words(Protocol):
    """Whoever lends a language: `postchaise.i18n` or the command line."""

    def translate(self, message: Any, **args: Any) -> str: ...

    def attribute(self, id: str, form: str, default: str = "") -> str: ...

    def __hash__(self) -> int: ...  # so that what was said can be remembered


@dataclass
class Sheet:
    """One table of a text board: title, columns and rows already said in one language.

    The first cell of a row is its heading. `part` says when somebody wants it: now, players, board or offer.
    """

    id: str
    title: str
    columns: list[str]
    rows: list[list[str]]
    part: str = BOARD

    def kept(self) -> Sheet:
        """Without the columns that say nothing in any row."""
        keep = [i for i in range(len(self.columns)) if i == 0 or any(row[i] != NOTHING for row in self.rows)]
        rows = [[row[i] for i in keep] for row in self.rows]
        return Sheet(self.id, self.title, [self.columns[i] for i in keep], rows, self.part)


def build_sheet(words: Words, part: str, id: str, columns: list[str], rows: list[list[str]]) -> Sheet:
    """With its title in words, `sheet-<id>`, and without empty columns."""
    return Sheet(id, words.translate(f"sheet-{id}"), columns, rows, part).kept()


def translate_headings(words: Words, *ids: str) -> list[str]:
    """Columns in words: `sheet-column-<id>`."""
    return [words.translate(f"sheet-column-{id}") for id in ids]


def format_seat_name(words: Words, seat: int) -> str:
    return words.translate("seat", seat=seat + 1)


def format_seat_names(words: Words, seats: list[int]) -> str:
    return join_or_dash([format_seat_name(words, seat) for seat in seats])


def join_or_dash(things: list[str]) -> str:
    return COMMA.join(things) or NOTHING


def format_number(count: int) -> str:
    return str(count).replace("-", MINUS) if count else NOTHING


def format_counted(name: str, count: int) -> str:
    return f"{name}{TIMES}{count}" if count > 1 else name


def capitalize_first(name: str) -> str:
    """As the first word of a cell."""
    return name[:1].upper() + name[1:]


def build_view_sheet(view: View) -> Sheet:
    """A view as it is, for a game that brings no text board."""
    return Sheet("view", "", ["", ""], _list_rows(view), BOARD)


def _list_rows(value: Any, name: str = "") -> list[list[str]]:
    """Names and values; what holds other things gets a row for each of them."""
    if isinstance(value, dict) and value:
        inside = list(value.items())
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        inside = list(enumerate(value, 1))
    else:
        return [
            [name, join_or_dash([str(each) for each in value] if isinstance(value, list) else [_format_value(value)])]
        ]
    return [row for key, each in inside for row in _list_rows(each, f"{name} {key}".strip())]


def _format_value(value: Any) -> str:
    return "" if value is None or value == {} else str(value)
