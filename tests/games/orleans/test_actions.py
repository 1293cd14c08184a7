"""Phases 5 and 6: who acts when, which places may be used, and the event in turn order (OR-PHASE5, OR-PHASE6)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise import ScriptedDice
from postchaise.games.orleans.game import GAME
from postchaise.kernel.messages.reason import NOT_YOUR_TURN


def busy(seats: int = 3, first: int = 0) -> Table:
    """Everybody has the Scriptorium and the Village ready."""
    t = Table(seats).first(first)
    for seat in range(seats):
        t.fill("scriptorium", "village", seat=seat)
    return t.act()


@rule("OR-PHASE5-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_or_phase5_01_one_action_each_in_turn_order_round_and_round(first: int) -> None:
    t = busy(first=first)
    order = []
    while not t.halted:
        order.append(t.s.active)
        if t.active("scriptorium", t.s.active):
            t.play("use scriptorium")
        else:
            t.play("use village", "recruit boatman")
    assert order == [(first + i) % 3 for i in range(6)]
    assert t.s.dev == [1, 1, 1]


@rule("OR-PHASE5-01")
def test_or_phase5_01_nobody_acts_out_of_turn_or_twice() -> None:
    t = busy(first=1)
    assert t.refused("use scriptorium", seat=2) == NOT_YOUR_TURN
    assert t.refused("pass", seat=0) == NOT_YOUR_TURN
    t.play("use scriptorium")
    assert t.refused("use village", seat=1) == NOT_YOUR_TURN
    assert (t.s.active, GAME.actors(t.s)) == (2, [2])


@rule("OR-PHASE5-02", "OR-PHASE5-01")
def test_or_phase5_02_the_others_go_on_without_those_who_passed() -> None:
    t = busy().play("pass", "use scriptorium", "use scriptorium")
    assert t.s.active == 1  # seat 0 is left out
    t.play("use village", "recruit boatman", "pass")
    assert t.halted
    assert t.s.dev == [0, 1, 1]
    assert (t.active("scriptorium"), t.active("village", 2)) == (True, True)


@rule("OR-PHASE5-02", "OR-PHASE5-06", "TV-70")
def test_tv_70_a_passed_player_is_skipped_and_the_place_stays_activated() -> None:
    t = Table().fill("scriptorium").fill("scriptorium", "village", seat=1).act(on=True)
    t.play("pass", "use scriptorium")
    assert t.s.active == 1
    t.play("pass")
    assert t.s.round == 2  # a Pilgrimage has no phase 6
    for seat in GAME.actors(t.s):
        if t.allowed("draw 0", seat):
            t.play("draw 0", seat=seat)
    assert t.active("scriptorium")
    for seat in GAME.actors(t.s):
        t.play("ready", seat=seat)
    assert t.s.active == 1  # first player of the second round
    t.play("pass")
    assert t.play("use scriptorium").s.dev == [1, 1]


@rule("OR-PHASE5-03")
def test_or_phase5_03_any_order_and_never_an_incomplete_place() -> None:
    t = Table().fill("scriptorium", "university", "farmhouse").stand("castle-farmer", "farmer").act()
    assert t.legal() == ["use farmhouse", "use university", "use scriptorium", "pass"]
    for place, missing in (("castle", 2), ("ship", 3), ("town-hall", 1)):
        assert t.refused(f"use {place}") == "OR-ACT-01"
        reason = t.why_not(f"use {place}")
        assert reason is not None
        assert reason.args["count"] == missing
    t.play("use university", "use scriptorium")
    assert (t.s.dev[0], t.legal()) == (3, ["use farmhouse", "pass"])
    assert t.refused("use university") == "OR-ACT-01"  # its followers are gone


@rule("OR-PHASE5-04")
def test_or_phase5_04_whoever_stood_there_returns_to_the_bag() -> None:
    t = Table().bag("trader").market("knight")
    t.stand("university-farmer", "own-farmer").stand("university-craftsman", "monk").stand(
        "university-trader", "trader"
    )
    t.stand("farmhouse-boatman", "boatman").act().play("use university")
    assert t.in_bag() == ["trader", "trader", "scholar", "monk", "own-farmer"]
    assert [t.on(f"university-{kind}") for kind in ("farmer", "craftsman", "trader")] == [[], [], []]
    assert (t.on_market(), t.on("farmhouse-boatman")) == (["knight"], ["boatman"])


@rule("OR-PHASE5-04", "OR-TECH-04", "TV-39")
def test_tv_39_the_technology_tile_stays_on_the_ship() -> None:
    t = Table().stand("ship-farmer", "gear").stand("ship-boatman", "boatman").stand("ship-knight", "knight").act()
    t.play("use ship", "move orleans-blois-water nothing")
    assert (t.at(), t.in_bag()) == ("blois", ["boatman", "knight"])
    assert (t.on("ship-farmer"), t.on("ship-boatman"), t.on("ship-knight")) == (["gear"], [], [])


@rule("OR-PHASE5-04", "OR-PLACE-TOWNHALL-01", "OR-PLACE-GUNPOWDER-04")
def test_or_phase5_04_town_hall_and_tower_do_not_fill_the_bag() -> None:
    t = Table().stand("town-hall", "farmer", "knight").act().play("use town-hall", "send farmer city-wall", "done")
    assert (t.in_bag(), t.on("town-hall")) == ([], ["knight"])
    t = Table().tile("gunpowder-tower").tower("farmer", "knight").act()
    t.play("use gunpowder-tower", "send knight city-wall", "done")
    assert (t.in_bag(), t.in_tower()) == ([], ["farmer"])


@rule("OR-PHASE5-05")
def test_or_phase5_05_a_new_follower_can_be_drawn_in_the_same_phase() -> None:
    t = Table().tile("bathhouse").stand("bathhouse", "own-trader").fill("monastery").hourglass("income").act()
    assert t.refused("use bathhouse") == "OR-PLACE-BATHHOUSE-03"  # the bag is empty
    t.play("use monastery")
    assert t.in_bag() == ["trader", "scholar", "monk"]
    t.draws("monk", "scholar").play("use bathhouse", "put monk wagon-knight")
    assert t.on("wagon-knight") == ["monk"]


@rule("OR-PHASE5-06", "OR-PHASE4-02")
def test_or_phase5_06_unused_followers_stay_even_after_the_event() -> None:
    t = Table().fill("scriptorium").stand("castle-farmer", "own-farmer").hourglass("income").act(on=True).play("pass")
    assert t.s.round == 2
    assert (t.on("scriptorium-knight"), t.on("castle-farmer"), t.in_bag()) == (["knight"], ["own-farmer"], [])


@rule("OR-PHASE5-07")
def test_or_phase5_07_a_place_may_be_used_again() -> None:
    t = Table().stand("town-hall", "farmer", "farmer").fill("scriptorium", seat=1).act()
    t.play("use town-hall", "send farmer city-wall", "done", "use scriptorium")
    t.play("use town-hall", "send farmer canalisation", "reward coins")
    assert (t.s.coins[0], t.on("town-hall"), t.halted) == (7, [], True)
    t = Table().tile("bathhouse", "hayrick").fill("bathhouse", "hayrick").bag("farmer").act().play("use hayrick")
    t.draws("farmer", "farmer").play("use bathhouse", "put farmer hayrick", "use hayrick")
    assert t.wares("grain") == 2


@rule("OR-PHASE5-08")
def test_or_phase5_08_who_can_do_nothing_has_passed() -> None:
    t = Table(3).fill("scriptorium").stand("castle-farmer", "farmer", seat=1).fill("monastery", seat=2).act()
    t.play("use scriptorium")  # the Pilgrimage closes the Monastery
    assert t.halted
    assert t.events().count("forced-pass") == 3
    assert t.s.passed == [1, 1, 1]
    assert t.active("monastery", 2)
    assert Table().fill("monastery").hourglass("taxes").act().legal() == ["use monastery", "pass"]


@rule("OR-PHASE5-09", "OR-TECH-03", "OR-PHASE6-01")
def test_or_phase5_09_a_technology_window_in_turn_order_then_the_event() -> None:
    t = Table(3).gears(1).gears(1, seat=1).gears(1, seat=2).first(1).fill("scriptorium", seat=2)
    t.hourglass("income", "a").act(on=True)
    assert t.refused("gear village-farmer") == "not-this-step"
    t.play("pass")
    for seat in (1, 2, 0):
        assert (t.s.active, t.s.coins) == (seat, [5, 5, 5])  # no income yet
        if seat == 2:
            assert t.allowed("done")
            t.play("done")
        else:
            t.play("gear village-farmer")
    assert t.s.coins == [8, 8, 8]
    assert t.s.gears == [0, 0, 1]


@rule("OR-PHASE6-01", "OR-ROUND-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_or_phase6_01_the_event_reaches_the_players_in_turn_order(first: int) -> None:
    t = Table(3).coins(0, 0, 0).first(first)
    for seat in range(3):
        t.goods(seat, wool=1)
    t.event("taxes", "a")
    order = []
    while not t.halted:
        order.append(t.s.active)
        t.play("lose reserve")
    assert order == [(first + i) % 3 for i in range(3)]
    assert t.s.reserve == [9, 9, 9]


@rule("OR-PHASE6-01", "OR-PHASE1-02")
@pytest.mark.parametrize("stack", ["start", "b", "c"])
def test_or_phase6_01_a_pilgrimage_does_nothing_then(stack: str) -> None:
    t = Table().bag("monk").goods(grain=3).tile("sacristy").stand("sacristy", "monk").station("blois")
    before = t.s.to_json()
    t.dice = ScriptedDice([])
    t.event("pilgrimage", stack)
    after = t.s.to_json()
    assert t.halted
    assert {key for key in after if after[key] != before[key]} <= {"agenda", "stack"}
    assert t.events() == []
