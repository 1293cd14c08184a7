"""Simultaneous decisions, and one example for each group of rules of Orléans."""

from __future__ import annotations

import pytest

from orleans import Table
from postchaise import Dice, Match, ScriptedDice
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import GONE, IDLE, PLANS, is_planning_phase
from postchaise.kernel.errors import BadOption
from postchaise.kernel.game import SPECTATOR


def test_nobody_sees_a_plan_before_everybody_is_ready() -> None:
    match = Match(GAME, 3, Dice(1), first_seat=1)
    quiet = {viewer: match.view(viewer) for viewer in (1, 2, SPECTATOR)}
    plain = {viewer: GAME.observe(match.state, viewer) for viewer in (1, 2)}
    entry = match.play(0, "put own-farmer village-farmer")
    for viewer, before in quiet.items():
        assert match.view(viewer) == before
        assert match.log(viewer) == []
    for viewer, numbers in plain.items():
        assert GAME.observe(match.state, viewer) == numbers
    assert [line.id for line in match.log(0)] == ["log-put"]
    assert not entry.barrier
    match.play(0, "ready")
    match.play(2, "ready")
    assert match.undoable(2) is None
    assert match.play(1, "ready").barrier  # now the plans lie open
    assert "log-plan" in [line.id for line in match.log(1)]


def test_the_order_of_arrival_changes_nothing() -> None:
    plans = {
        0: ["put own-farmer village-farmer", "ready"],
        1: ["put own-boatman farmhouse-boatman", "ready"],
        2: ["ready"],
    }
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = Match(GAME, 3, Dice(5), first_seat=2)
        for seat in order:
            for action in plans[seat]:
                match.play(seat, action)
        ends.append(match.state.to_json())
    mixed = Match(GAME, 3, Dice(5), first_seat=2)
    for seat, action in [(0, plans[0][0]), (1, plans[1][0]), (2, "ready"), (1, "ready"), (0, "ready")]:
        mixed.play(seat, action)
    assert ends[0] == ends[1] == ends[2] == mixed.state.to_json()


def test_ready_can_be_taken_back_while_others_plan() -> None:
    t = Table(3)
    t.play("ready", seat=1)
    assert GAME.actors(t.s) == [0, 2]
    assert t.legal(1) == ["reopen"]
    assert t.refused("put own-farmer village-farmer", seat=1) == "OR-PHASE4-05"
    t.play("reopen", seat=1)
    assert GAME.actors(t.s) == [0, 1, 2]
    assert t.refused("reopen", seat=1) == "OR-PHASE4-05"


@pytest.mark.parametrize(
    ("seats", "farmers", "monks", "gears", "on_map", "in_supply"),
    [(2, 12, 8, 16, 43, 35), (3, 14, 11, 16, 48, 36), (4, 16, 14, 16, 52, 38), (5, 18, 17, 20, 52, 38)],
)
def test_setup(seats: int, farmers: int, monks: int, gears: int, on_map: int, in_supply: int) -> None:
    s = GAME.new(seats, Dice(seats))
    assert (s.supply[c.FARMER], s.supply[c.MONK], s.gear_supply) == (farmers, monks, gears)
    assert (sum(good >= 0 for good in s.cargo), sum(s.good_supply)) == (on_map, in_supply)
    assert c.EVENT_IDS[s.event] == "pilgrimage"
    assert s.ready == [PLANS] * seats  # nothing could be drawn (OR-PHASE3-09), so everybody plans


def test_the_first_player_can_be_named() -> None:
    assert GAME.new(4, Dice(1), first_seat=3).first == 2
    with pytest.raises(BadOption):
        GAME.new(2, Dice(1), first_seat=3)


def test_places_work() -> None:
    t = Table().fill("farmhouse").act().play("use farmhouse")
    assert (t.position("farmer"), t.wares("grain"), t.in_bag()) == (1, 1, ["farmer", "boatman", "craftsman"])
    t = Table().tile("school").market("scholar").plan()
    assert t.allowed("put scholar ship-knight")
    assert t.refused("put scholar brewery") == "OR-PLACE-GEN-01"
    t = Table().tile("bathhouse").fill("bathhouse").bag("knight", "scholar").draws("knight", "scholar").act()
    t.play("use bathhouse", "put knight scriptorium-knight")
    assert (t.on("scriptorium-knight"), t.in_bag()) == (["knight"], ["farmer", "scholar"])
    t = Table().tile("pharmacy").fill("pharmacy").coins(2).dev(6).act().play("use pharmacy")
    assert t.refused("pay 3") == "OR-PLACE-PHARMACY-01"
    assert (t.play("pay 2").s.coins[0], t.s.dev[0]) == (3, 8)
    t = Table().tile("gunpowder-tower").tower("craftsman", "craftsman").act()
    t.play("use gunpowder-tower", "send craftsman city-wall", "send craftsman city-wall")
    assert (t.s.coins[0], t.in_tower(), t.halted) == (7, [], True)


def test_events_and_torture_work() -> None:
    t = Table().goods(grain=2).coins(6, 20).event("harvest", "c")
    assert t.legal() == ["give grain"]
    t.play("give grain", "give grain")
    assert t.s.coins[0] == 1
    t = Table().tile("sacristy").stand("sacristy", "monk").goods(wool=3).event("taxes", "a")
    assert t.play("shield use").s.coins == [5, 5]
    t = Table().dev(9).coins(0).goods(wool=2).event("taxes", "a")
    assert t.refused("lose follower") == "OR-TORTURE-03"
    t.play("lose development", "lose reserve")
    assert (t.s.dev[0], t.s.reserve[0], t.halted) == (8, 9, True)
    for dev, rule in ((8, "OR-TORTURE-04"), (7, "OR-TORTURE-04"), (0, "OR-TORTURE-04")):
        assert Table().dev(dev).torture(1).refused("lose development") == rule


def test_drawing_and_the_tower() -> None:
    t = Table().market("farmer", *["monk"] * 6).bag(*["trader"] * 9).tile("gunpowder-tower").follow()
    assert t.refused("draw 4") == "OR-PHASE3-03"
    t.rolls(3, 3, 3).play("draw 3", seat=0)
    assert t.refused("done") == "OR-PLACE-GUNPOWDER-02"
    t.play("store monk", "store trader")
    assert (len(t.on_market()), t.in_tower(), t.halted) == (8, ["trader", "monk"], True)
    t = Table().track("knight", 2).bag(*["farmer"] * 4).market().stand("village-farmer", "monk").follow()
    t.play("lift monk village-farmer", seat=0)
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-02"
    t.rolls(0, 0, 0, 0).play("draw 4", seat=0)
    assert (t.on_market(), t.on("village-farmer")) == (["farmer"] * 4 + ["monk"], [])
    assert t.s.ready[1] == IDLE


def test_excluding_tiles() -> None:
    t = Table(2, exclude_places=True)
    t.play("exclude school", "exclude hayrick", "done")
    assert [c.PLACE_IDS[i] for i in range(c.PLACES) if t.s.holder[i] == GONE] == ["hayrick", "school"]
    assert is_planning_phase(t.s)


def test_chance_is_asked_only_when_it_is_revealed() -> None:
    t = Table().stand("scriptorium-knight", "knight").stand("scriptorium-scholar", "scholar").act()
    t.dice = ScriptedDice([])
    t.play("use scriptorium")
    assert t.s.dev[0] == 1
