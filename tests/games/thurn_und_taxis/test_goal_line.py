"""The line that says how the match is won and ends."""

from __future__ import annotations

from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import State
from postchaise.games.thurn_und_taxis.web.panel import describe_goal
from postchaise.i18n import Translator
from thurn_und_taxis import Table, rule

HOW = "The player with the most points wins."
WORDS = Translator("en", "thurn-und-taxis").with_players(["Anna", "Bastien", "Colette"])


def told(state: State) -> str:
    return " ".join(WORDS.translate(message) for message in describe_goal(GAME.view(state, 0)))


@rule("TT-END-01")
def test_it_names_both_ends_and_the_nearest_player() -> None:
    table = Table(3)
    assert told(table.s).endswith("Last round: carriage 7 or last house.")
    table.s.left[2] = 3
    assert told(table.s) == f"{HOW} Colette: 3 houses left to place, then the game ends."
    table.s.left[0] = 3
    assert told(table.s) == f"{HOW} Anna, Colette: 3 houses left to place, then the game ends."
    table.s.left[1] = 3
    assert told(table.s) == f"{HOW} 3 players: 3 houses left to place, then the game ends."
    table.s.level[1] = 4
    assert told(table.s) == f"{HOW} Bastien: carriage 7 ends the game."


@rule("TT-END-02")
def test_in_the_last_round_it_names_who_still_plays() -> None:
    table = Table(3)
    table.s.ending = 1
    table.s.active = 1
    assert told(table.s) == "Last turns: Bastien, then Colette."
