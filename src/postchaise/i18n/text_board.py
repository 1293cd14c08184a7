"""Renders text tables as lines of (text, style) that fit a given width."""

from __future__ import annotations

import re
from typing import Protocol

from rich.cells import cell_len, chop_cells

from postchaise.kernel.messages import text_table as sheets
from postchaise.kernel.messages.text_table import (
    BOARD,
    MINUS,
    NOTHING,
    NOW,
    OFFER,
    PLAYERS,
    Sheet,
    View,
    format_seat_name,
)
from postchaise.kernel.registry import extras

Span = tuple[str, str]  # words, style
TextLine = list[Span]

UPWARDS = (BOARD, PLAYERS, NOW)
TITLE, QUIET = "bold", "dim"
SEATS = ("bold red", "bold yellow", "bold green", "bold blue", "bold magenta")
MARGIN = 2  # before the lines of a sheet
BELOW = 4  # before what goes on from the line above
GAP = 2  # between columns
READABLE = 14  # columns of a terminal in which a long cell still reads well
TOWERS = 1.2  # how much longer a table may be than the same facts one after the other
HEADINGS = 2  # lines
DOT = (" · ", QUIET)


class BoardText(sheets.Words, Protocol):
    players: list[str]


def render_text_board(game: str, view: View, words: BoardText, width: int) -> list[TextLine]:
    """Render all tables. The current turn comes last, next to the question; the rest scrolls away."""
    told = [sheet for sheet in extras(game).text_board(view, words) if sheet.part != OFFER]
    return _render_tables(sorted(told, key=lambda sheet: UPWARDS.index(sheet.part)), words, width)


def render_available(game: str, view: View, words: BoardText, width: int) -> list[TextLine]:
    """Render what is still available."""
    return _render_tables(
        [sheet for sheet in extras(game).text_board(view, words) if sheet.part == OFFER], words, width
    )


def render_player_status(game: str, view: View, words: BoardText, seat: int, width: int) -> list[TextLine]:
    """Render one player and the current turn, between two decisions of the same turn."""
    name = format_seat_name(words, seat)
    now: list[Sheet] = []
    mine: list[Sheet] = []
    for sheet in extras(game).text_board(view, words):
        own = [row[1:] for row in sheet.rows if row[0] == name and set(row[1:]) - {NOTHING}]
        if sheet.part == NOW:
            now.append(sheet)
        elif sheet.part == PLAYERS and own:
            title = name if sheet.id == "players" else sheet.title
            mine.append(Sheet(sheet.id, title, sheet.columns[1:], own).kept())
    return _render_tables([*mine, *now], words, width)


def _render_tables(sheets: list[Sheet], words: BoardText, width: int) -> list[TextLine]:
    """A sheet of one row takes the line of its title; the others stand apart."""
    lines: list[TextLine] = []
    apart = False
    for sheet in sheets:
        short = len(sheet.rows) == 1 and any(sheet.columns)
        lines += [[]] if lines and (apart or not short) else []
        apart = not short
        title = _choose_style(sheet.title, words) or TITLE
        if short:
            lines += _flow_facts(
                [(f" {sheet.title}  ", title)], _list_facts(sheet.columns, sheet.rows[0], words), width
            )
        else:
            lines += _flow_facts([(" ", "")], [[(sheet.title, title)]], width)
            lines += _render_rows(sheet, words, width)
    return lines


def _render_rows(sheet: Sheet, words: BoardText, width: int) -> list[TextLine]:
    """A table reads best, unless it does not fit or its cells have become towers."""
    table = _align_columns(sheet, words, width)
    if table and len(table) <= HEADINGS + len(sheet.rows):
        return table
    facts = _render_as_list(sheet, words, width)
    return table if table and len(table) <= HEADINGS + TOWERS * len(facts) else facts


# A table, where its columns fit


def _align_columns(sheet: Sheet, words: BoardText, width: int) -> list[TextLine]:
    """Aligned columns; nothing where the terminal is too narrow for them."""
    columns = [[row[i] for row in sheet.rows] for i in range(len(sheet.columns))]
    widths = _choose_widths(sheet.columns, columns, width - MARGIN - GAP * (len(columns) - 1))
    if not widths:
        return []
    right = [all(_is_number(cell) for cell in cells) for cells in columns]
    styles = [_choose_style(column, words) or QUIET for column in sheet.columns]
    lines = _render_row(sheet.columns, styles, widths, right) if any(sheet.columns) else []
    above = ""
    for row in sheet.rows:
        shown_cells = ["" if row[0] == above else row[0], *row[1:]]  # several rows of one player name them once
        lines += _render_row(shown_cells, [_choose_style(cell, words) for cell in row], widths, right)
        above = row[0]
    return lines


def _choose_widths(headings: list[str], columns: list[list[str]], width: int) -> list[int]:
    """As wide as the cells need; headings and long cells may go on below. Nothing where even that is too wide."""
    needed = [max(map(cell_len, cells)) for cells in columns]
    words = [_find_longest_word([heading]) for heading in headings]
    for least in ([cell_len(heading) for heading in headings], words):
        whole = [max(pair) for pair in zip(needed, least, strict=True)]
        if sum(whole) <= width:
            return whole
    widths = []
    for heading, cells, need in zip(headings, columns, needed, strict=True):
        widths.append(max(_find_longest_word([heading, *cells]), min(need, READABLE)))
    if sum(widths) > width:
        return []
    for _ in range(width - sum(widths)):
        lacking = [need / have for need, have in zip(needed, widths, strict=True)]
        widths[lacking.index(max(lacking))] += 1
    return widths


def _find_longest_word(texts: list[str]) -> int:
    """The longest of what stays together: words, and the parts of words with hyphens."""
    return max(cell_len(part) for text in texts for part in re.split("(?<=-)| ", text))


def _render_row(cells: list[str], styles: list[str], widths: list[int], right: list[bool]) -> list[TextLine]:
    wrapped = [_wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
    lines: list[TextLine] = []
    for i in range(max(len(parts) for parts in wrapped)):
        line: TextLine = [(" " * MARGIN, "")]
        for column, parts in enumerate(wrapped):
            part = parts[i] if i < len(parts) else ""
            space = " " * (widths[column] - cell_len(part))
            line.append((space + part if right[column] else part + space, styles[column]))
            line.append((" " * GAP, ""))
        lines.append(_trim(line))
    return lines


def _trim(line: TextLine) -> TextLine:
    while line and not line[-1][0].strip(" "):
        line.pop()
    return [*line[:-1], (line[-1][0].rstrip(" "), line[-1][1])] if line else []


def _wrap(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append("")
        first, *more = _break_word(word, width)
        lines[-1] += f" {first}" if lines[-1] else first
        lines += more
    return lines


def _break_word(word: str, width: int) -> list[str]:
    """A word that is too long is broken after a hyphen, or anywhere."""
    if cell_len(word) <= width:
        return [word]
    hyphen = word.rfind("-", 0, width)
    return [word[: hyphen + 1], *_break_word(word[hyphen + 1 :], width)] if hyphen > 0 else chop_cells(word, width)


# Facts one after the other, where it is not


def _render_as_list(sheet: Sheet, words: BoardText, width: int) -> list[TextLine]:
    """Each row as its heading, followed by its facts."""
    lines: list[TextLine] = []
    for row in sheet.rows:
        head = [(f"{' ' * MARGIN}{row[0]}  ", _choose_style(row[0], words) or TITLE)]
        lines += _flow_facts(head, _list_facts(sheet.columns[1:], row[1:], words), width)
    return lines


def _list_facts(columns: list[str], cells: list[str], words: BoardText) -> list[TextLine]:
    """ "column: value" for every cell that says something."""
    facts: list[TextLine] = []
    for column, cell in zip(columns, cells, strict=True):
        if column and cell != NOTHING:
            label = words.translate("sheet-fact", column=column)
            facts.append([(label, QUIET), (" ", ""), (cell, _choose_style(cell, words))])
    return facts


def _flow_facts(head: TextLine, facts: list[TextLine], width: int) -> list[TextLine]:
    """Facts in lines; one that does not fit begins a new line, one longer than a line is split between words."""
    lines = [list(head)]
    for number, fact in enumerate(facts):
        long = BELOW + _measure(fact) > width
        if _measure(lines[-1]) + _measure([DOT] if number else []) + _measure(fact) <= width:
            lines[-1] += [DOT] if number else []
        elif number or not long:
            lines.append([(" " * BELOW, "")])
        lines[-1:] = _split_line(lines[-1], fact, width) if long else [[*lines[-1], *fact]]
    return [_trim(line) for line in lines]


def _split_line(line: TextLine, fact: TextLine, width: int) -> list[TextLine]:
    """A line and what goes on below it."""
    lines = [line]
    for text, style in fact:
        for word in filter(None, text.split(" ")):
            if _measure(lines[-1]) + cell_len(word) > width:
                lines.append([(" " * BELOW, "")])
            first, *more = _break_word(word, width - BELOW)
            lines[-1].append((f"{first} ", style))
            lines += [[(" " * BELOW, ""), (f"{each} ", style)] for each in more]
    return [_trim(line) for line in lines]


def _measure(line: TextLine) -> int:
    return sum(cell_len(text) for text, _ in line)


# Small things


def _is_number(cell: str) -> bool:
    return cell == NOTHING or cell.removeprefix(MINUS).isdigit()


def _choose_style(cell: str, words: BoardText) -> str:
    """The name of a player has their colour; nothing is quiet."""
    if cell in words.players:
        return SEATS[words.players.index(cell) % len(SEATS)]
    return QUIET if cell == NOTHING else ""
