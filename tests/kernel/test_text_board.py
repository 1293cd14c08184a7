"""The text board of a game that brings none: its view as it is."""

from __future__ import annotations

from typing import Any

import pytest

from estafette.kernel import text_board
from estafette.kernel.sheet import Sheet
from estafette.kernel.text_board import text_board_of
from estafette.text import Speaker

VIEW: dict[str, Any] = {
    "turn": 1,
    "market": [{"price": 2, "goods": ["wood", "wine"]}],
    "players": {"anna": {"deniers": 7}},
    "none": None,
    "empty": [],
}


def test_a_view_is_listed_name_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_board, "package_of", lambda id: "estafette.kernel.registry")  # a module, not a package
    told = text_board_of.__wrapped__("la-loire")(VIEW, Speaker("en"))
    rows = [
        ["turn", "1"],
        ["market 1 price", "2"],
        ["market 1 goods", "wood, wine"],
        ["players anna deniers", "7"],
        ["none", "–"],
        ["empty", "–"],
    ]
    assert told == [Sheet("view", "La Loire", ["", ""], rows)]
