"""OR-PHASE1: the hourglass."""

from __future__ import annotations

from typing import Any

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME


def next_round(stack: str, event: str, seats: int = 2) -> Table:
    """The round that follows begins with this tile, the first of its stack; the earlier stacks are used up."""
    t = Table(seats)
    before = c.STACK_IDS.index(stack)
    t.s.hourglass[: before * c.EVENTS] = [0] * (before * c.EVENTS)
    t.hourglass("pilgrimage", "start", round=(0, 1, 6, 12)[before])
    return t.rolls(c.EVENT_IDS.index(event)).act(on=True)


def tiles(t: Table) -> int:
    stacks: list[dict[str, Any]] = GAME.view(t.s, 0)["hourglass"]
    return sum(sum(stack["tiles"].values()) for stack in stacks)


@rule("OR-PHASE1-01")
@pytest.mark.parametrize("stack", ["a", "b", "c"])
@pytest.mark.parametrize("event", ["taxes", "income", "trading-day", "harvest", "plague"])
def test_or_phase1_01_each_round_reveals_one_tile_with_event_and_letter(stack: str, event: str) -> None:
    t = next_round(stack, event)
    view = GAME.view(t.s, 1)
    assert (view["event"], view["stack"]) == (event, stack)
    assert view["round"] == {"a": 2, "b": 7, "c": 13}[stack]
    left = next(each for each in view["hourglass"] if each["id"] == stack)["tiles"]
    assert left[event] == 0
    assert tiles(t) == {"a": 16, "b": 11, "c": 5}[stack]


@rule("OR-PHASE1-01")
def test_or_phase1_01_the_tile_of_round_1_is_the_start_tile() -> None:
    t = Table()
    assert (GAME.view(t.s, 0)["event"], GAME.view(t.s, 0)["stack"], t.s.round, tiles(t)) == (
        "pilgrimage",
        "start",
        1,
        17,
    )


@rule("OR-PHASE1-01", "OR-PHASE1-02")
@pytest.mark.parametrize(("stack", "coins"), [("a", 3), ("b", 2), ("c", 1)])
def test_or_phase1_01_the_letter_is_the_strength(stack: str, coins: int) -> None:
    t = next_round(stack, "income")
    t.play("ready", seat=0)
    assert t.s.coins == [5, 5]
    t.rolls(c.TAXES).play("ready", seat=1)  # nobody can act, so the round is over
    assert t.s.coins == [5 + coins, 5 + coins]


@rule("OR-PHASE1-02")
@pytest.mark.parametrize("event", ["taxes", "income", "trading-day", "harvest", "plague"])
def test_or_phase1_02_other_events_do_nothing_before_phase_6(event: str) -> None:
    t = Table().goods(grain=4).station("blois").bag("monk").fill("monastery").hourglass(event, "b", round=7)
    log = {"harvest": "give"}.get(event, event)
    t.plan(on=True).play("ready", seat=0)
    t.play("ready", seat=1)
    assert (t.s.coins, t.wares("grain"), t.in_bag()) == ([5, 5], 4, ["monk"])
    assert log not in t.events()
    t.play("use monastery")  # the last action of the round
    if event == "harvest":
        t.play("give grain")
    assert log in t.events()


@rule("OR-PHASE1-02", "OR-EVENT-PILGRIMAGE-01")
def test_or_phase1_02_a_pilgrimage_acts_in_phase_5_of_its_round_only() -> None:
    t = Table().fill("monastery", "scriptorium").hourglass("pilgrimage", "b", round=9).act(on=True)
    assert t.refused("use monastery") == "OR-EVENT-PILGRIMAGE-01"
    t.rolls(c.EVENT_IDS.index("income"), 0)
    t.play("pass")
    assert t.s.round == 10
    t = Table().fill("monastery").hourglass("income", "b", round=10).act()
    assert t.allowed("use monastery")
