"""Output to the terminal: results on standard output, errors on standard error."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from postchaise.kernel.errors import PostchaiseError

from .translations import CliTranslator

Span = tuple[str, str]
WIDEST = 110  # longer lines are hard to read
NARROWEST = 20
PLAIN = str.maketrans("·–—−×“”„’«»…\u00a0\u202f", '.---x"""\'"".  ')  # for ASCII terminals
BREAKS = re.compile(r"[^\S\u00a0\u202f]+")  # spaces where lines may break


class PipeConsole(Console):
    """A console that leaves it to us what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints in one language, with colour where available, and never wider than the terminal."""

    def __init__(self, code: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a character unknown to the terminal must not end the game
        self.console = PipeConsole(highlight=False, markup=False, emoji=False)
        self.errors = PipeConsole(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
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
        with write_results():
            self.console.print(what, width=self.width)

    def write(self, text: str) -> None:
        """Write text as it is, for programs to read."""
        with write_results():
            sys.stdout.write(text)

    def write_json(self, data: Any, indent: int | None = None) -> None:
        """Write JSON. Where the encoding lacks letters they are escaped, so that nothing is lost."""
        self.write(json.dumps(data, ensure_ascii=self.plain, indent=indent) + "\n")

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
        self.report(BREAKS.sub(" ", sentence).strip())

    def report(self, line: str) -> None:
        """Print a line on standard error, if anybody can read it there."""
        try:
            self.errors.print(self.text(line))
        except OSError:
            discard(sys.stderr)

    def ask(self, prompt: str = "> ") -> str:
        """Read a line; EOFError if there is none."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # from now on the line can be edited and recalled
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
            self.write(prompt)
            line = sys.stdin.readline()
        except OSError:  # the terminal is gone
            raise EOFError from None
        if not line:
            raise EOFError
        self.print()  # nobody pressed Enter: the output must not continue after the prompt
        return line.strip()


def open_closed_streams() -> None:
    """Open what the caller closed (`>&-`): no file may get the number of a standard stream.

    Input is empty, results cannot be written, and errors are read by nobody.
    """
    given = (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))
    for number, (name, mode, flags) in enumerate(given):
        if getattr(sys, name) is None:
            try:
                os.fstat(number)
            except OSError:
                os.dup2(os.open(os.devnull, flags), number)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 (as long as the process)
            setattr(sys, name, stream)


@contextmanager
def write_results() -> Iterator[None]:
    """Around everything that writes to standard output: a full disk is one sentence."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        discard(sys.stdout)
        raise PostchaiseError("output-unwritable", problem=str(error.strerror or error)) from None


def discard(stream: Any) -> None:
    """Send what a stream still holds to nobody: Python would fail to write it at the end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
