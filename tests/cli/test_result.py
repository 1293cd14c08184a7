"""The result in the terminal, which explains ties."""

from __future__ import annotations

from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.cli.play.result import print_result
from postchaise.cli.play.seats import TerminalSeat
from postchaise.cli.screen import Screen

SAID = {
    "en": "The end tile breaks the tie",
    "fr": "La tuile de fin de partie",
    "de": "Das Plättchen Spielende entscheidet",
}


@pytest.mark.parametrize("lang", SAID)
def test_tt_score_04_the_tie_break_is_named(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("thurn-und-taxis", 3, Dice(1))
    state: Any = match.state
    state.ending = 1
    state.left[2] += 1  # the last one has less: only the first two are tied
    screen = Screen(lang)
    screen.translator = screen.translator.about("thurn-und-taxis", ["Margot", "Anna", "Cleo"])
    print_result(screen, match, [TerminalSeat("you", name) for name in ("Margot", "Anna", "Cleo")])
    told = " ".join(capsys.readouterr().out.split())
    assert told.count(SAID[lang]) == 1
