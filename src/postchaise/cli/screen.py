"""Output to the terminal: results on standard output, errors on standard error."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .translations import CliTranslator

Span = tuple[str, str]
WIDEST = 110  # longer lines are hard to read
NARROWEST = 20
PLAIN = str.maketrans("·–—−×“”„’«»…\u00a0\u202f", '.---x"""\'"".  ')  # for ASCII terminals
BREAKS = re.compile(r"[^\S\u00a0\u202f]+")  # spaces where lines may break


class Screen:
    """Prints in one language, with colour where available, and never wider than the terminal."""

    def __init__(self, code: str) -> None:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a character unknown to the terminal must not end the game
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.translator = CliTranslator(code)
        self.plain = "utf" not in (self.console.encoding or "").lower()

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    def text(self, words: str, style: str = "") -> Text:
        return Text(words.translate(PLAIN) if self.plain else words, style=style)

    def print(self, words: str = "", style: str = "", indent: int = 1) -> None:
        """Print a paragraph, wrapped with a hanging indent."""
        self.show(Padding(self.text(words, style), (0, 0, 0, indent), expand=False) if words else Text(""))

    def print_message(self, id: str, style: str = "", **args: int | str) -> None:
        self.print(self.translator.translate(id, **args), style)

    def number(self, value: float, digits: int = 1) -> str:
        """Format with a decimal point in English, with a comma in French and German."""
        text = f"{value:.{digits}f}"
        return text if self.translator.code == "en" else text.replace(".", ",")

    def title(self, words: str) -> None:
        self.print()
        self.print(words, "bold")

    def rows(self, rows: Sequence[Sequence[Span]]) -> None:
        """Print prepared rows, such as a board."""
        for row in rows:
            line = Text("", no_wrap=True, overflow="ellipsis")
            for words, style in row:
                line.append_text(self.text(words, style))
            self.show(line)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, width=self.width)

    def table(self, *columns: str) -> Table:
        """A grid without lines. Columns are "left", "right" or "wide", the one that may wrap."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for column in columns:
            table.add_column(justify="right" if column == "right" else "left", no_wrap=column != "wide")
        return table

    def put(self, table: Table, indent: int = 1) -> None:
        self.show(Padding(table, (0, 0, 0, indent), expand=False))

    def complain(self, sentence: str) -> None:
        """Print an error as one line."""
        self.errors.print(self.text(BREAKS.sub(" ", sentence).strip()))

    def ask(self, prompt: str = "> ") -> str:
        """Read a line; EOFError if there is none."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # from now on the line can be edited and recalled
        line = input(prompt)
        if not sys.stdin.isatty():
            self.print()  # nobody pressed Enter: the output must not continue after the prompt
        return line.strip()


def exit_on_closed_pipe() -> None:
    """The reader closed the pipe, as `head` does: end without a complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
