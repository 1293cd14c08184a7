"""The line that says how the match is won and ends."""

from __future__ import annotations

from typing import Any

from la_loire import Table, rule
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import State
from postchaise.games.la_loire.web.panel import describe_goal
from postchaise.i18n import Translator

NAMES = ["Anna", "Bastien", "Colette"]


def told(state: State) -> str:
    translator = Translator("en", "la-loire").with_players(NAMES[: state.seats])
    return " ".join(translator.translate(message) for message in describe_goal(GAME.view(state, 0)))


def table(seats: int = 3, **options: Any) -> Table:
    return Table(seats, **options)


@rule("LL-END-01", "LL-END-02")
def test_it_names_both_ends_of_the_rules_in_force() -> None:
    assert told(table().s).endswith("Last turns at space 17 or 10 deliveries.")
    assert told(table(edition="fr").s).endswith("Last turns at space 15 or 10 deliveries.")
    assert told(table(2).s).endswith("Last turns at space 20 or 12 deliveries.")


def test_near_an_end_it_names_the_nearest_player() -> None:
    arranged = table()
    arranged.s.boat[1] = 13
    assert "Last turns at" in told(arranged.s)
    arranged.s.boat[1] = 14
    assert told(arranged.s) == "The player with the most points wins. Bastien: the boat is 3 spaces from the end."
    arranged.delivered(*(f"m1-{number:02}" for number in range(1, 10)), seat=2)
    assert told(arranged.s) == "The player with the most points wins. Colette: one more delivery ends the game."


@rule("LL-END-03")
def test_in_the_last_turns_it_names_who_still_plays() -> None:
    arranged = table()
    arranged.s.ending = 0
    assert told(arranged.s) == "The end has come. This turn is finished, then everybody but Anna has one more."
    arranged.s.last_turns, arranged.s.active, arranged.s.extra = 1, 1, [2]
    assert told(arranged.s) == "Last turns: Bastien, then Colette."


@rule("LL-SOLO-02")
def test_alone_it_counts_the_turns() -> None:
    arranged = table(1)
    said = told(arranged.s)
    assert said.startswith("Turn 1 of 60. Score as much as you can: 115 points are good, 140 are excellent. It ends")
    assert "115" not in told(table(1, variant="casual").s)
    arranged.s.ending = 0
    assert told(arranged.s) == "This is the last turn."
