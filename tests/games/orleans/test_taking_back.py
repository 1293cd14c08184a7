"""OR-GEN-BACK-01: taking back is limited, so that every match ends, whatever is chosen."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise import Dice
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import TAKE_BACKS


def played(t: Table, seat: int, *actions: str) -> None:
    for _ in range(TAKE_BACKS):
        t.play(*actions, seat=seat)


@rule("OR-GEN-BACK-01", "OR-PHASE4-04")
def test_or_gen_back_01_followers_are_taken_back_so_often_and_no_more() -> None:
    t = Table().plan()
    played(t, 0, "put own-farmer village-farmer", "lift own-farmer village-farmer")
    t.play("put own-farmer village-farmer", seat=0)
    assert t.refused("lift own-farmer village-farmer", seat=0) == "OR-GEN-BACK-01"
    t.play("put own-farmer village-farmer", "lift own-farmer village-farmer", seat=1)  # everybody has an own limit
    t.play("ready", seat=0)
    assert t.legal(0) == []
    assert t.refused("reopen", seat=0) == "OR-GEN-BACK-01"


@rule("OR-GEN-BACK-01", "OR-PHASE3-06")
def test_or_gen_back_01_recalls_are_taken_back_so_often_and_no_more() -> None:
    t = Table().market().bag("farmer").stand("ship-knight", "knight").bag("monk", seat=1).follow()
    played(t, 0, "lift knight ship-knight", "put knight ship-knight")
    t.play("lift knight ship-knight", seat=0)
    assert t.refused("put knight ship-knight", seat=0) == "OR-GEN-BACK-01"
    assert t.allowed("draw 1", seat=0)


@rule("OR-GEN-BACK-01", "OR-PHASE5-09")
def test_or_gen_back_01_being_ready_is_taken_back_so_often_and_no_more() -> None:
    for t, ready in ((Table().plan(), "ready"), (Table().gears(1).gears(1, seat=1).window(), "done")):
        played(t, 0, ready, "reopen")
        t.play(ready, seat=0)
        assert t.refused("reopen", seat=0) == "OR-GEN-BACK-01"
        assert (t.legal(0), GAME.actors(t.s)) == ([], [1])


@rule("OR-GEN-BACK-01")
def test_or_gen_back_01_the_next_question_starts_afresh() -> None:
    t = Table().plan(on=True)
    played(t, 0, "ready", "reopen")
    t.play("ready", seat=0)
    assert t.s.taken_back == [TAKE_BACKS, 0]
    t.play("ready", seat=1)
    assert t.s.taken_back == [0, 0]


@rule("OR-GEN-BACK-01")
@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize("seats", [2, 5])
def test_or_gen_back_01_always_the_first_or_the_last_choice_ends(seats: int, which: int) -> None:
    dice = Dice(seats)
    s = GAME.new(seats, dice, exclude_places=True)
    for _ in range(100_000):
        if GAME.over(s):
            break
        seat = GAME.actor(s)
        GAME.step(s, seat, GAME.legal(s, seat)[which], dice, None)
    assert GAME.over(s)


@rule("OR-GEN-BACK-01")
def test_or_gen_back_01_thinking_again_for_ever_comes_to_an_end() -> None:
    dice = Dice(3)
    s = GAME.new(3, dice)
    for _ in range(100_000):
        if GAME.over(s):
            break
        seat = next(seat for seat in reversed(range(3)) if GAME.legal(s, seat))  # `reopen` whenever it is offered
        legal = GAME.legal(s, seat)
        GAME.step(s, seat, legal[-1], dice, None)
    assert GAME.over(s)
