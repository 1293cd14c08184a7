"""French as it is printed: a narrow no-break space before ; : ! ? and inside « »."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import postchaise.games.orleans

NARROW = "\u202f"
WRONG = re.compile(rf"[^\S{NARROW}][;:!?»]|«[^{NARROW}]|[^\W\d_][;!?»]")
BOARD = re.compile(r"or-")  # words of the board, which have their own page


def lines(path: str) -> list[str]:
    return (files(postchaise.games.orleans) / path).read_text("utf-8").splitlines()


def messages() -> list[str]:
    """The lines of all messages but those of the board, without the syntax around them."""
    found, board = [], False
    for line in lines("text/fr.ftl"):
        if re.match(r"[a-z]", line):
            board = BOARD.match(line) is not None
        if not board:
            found.append(re.sub(r"\{[^}]*\}?", "x", line))
    return found


@pytest.mark.parametrize("text", [messages(), lines("help/fr.md")], ids=["messages", "help"])
def test_signs_have_narrow_spaces(text: list[str]) -> None:
    assert any(NARROW in line for line in text)
    assert [line for line in text if WRONG.search(line)] == []
