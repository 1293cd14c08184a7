"""The line that says how the match is won and ends."""

from __future__ import annotations

from orleans import Table, rule
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.web.panel import describe_goal
from postchaise.i18n import Translator


def told(round: int) -> str:
    table = Table(2).plan()
    table.s.round = round
    return " ".join(Translator("en", "orleans").translate(message) for message in describe_goal(GAME.view(table.s, 0)))


@rule("OR-ROUND-01")
def test_it_counts_the_rounds_to_the_last() -> None:
    assert told(6) == "The player with the most points wins. Round 6 of 18."
    assert told(15) == "The player with the most points wins. 3 more rounds after this."
    assert told(17) == "The player with the most points wins. One more round after this."
    assert told(18) == "This is the last round. The player with the most points wins."
