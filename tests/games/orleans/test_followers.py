"""OR-PHASE3: drawing followers."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise import Dice, ScriptedDice
from postchaise.games.orleans.game import GAME


def ready() -> Table:
    """Seat 0 with an empty market and a bag of farmers; seat 1 has nothing to draw or to take back."""
    return Table().market().bag(*["farmer"] * 9)


@rule("OR-PHASE3-01", "TV-06")
def test_tv_06_the_limit_is_shown_on_the_knight_track() -> None:
    t = Table(4).track("knight", 0, 2, 2, 5)
    for seat in range(4):
        t.market(seat=seat).bag(*["monk"] * 12, seat=seat)
    t.follow()
    for seat, limit in enumerate((4, 6, 6, 8)):
        assert t.legal(seat) == [f"draw {n}" for n in range(limit + 1)]
        assert GAME.view(t.s, 0)["players"][seat]["draws"] == limit
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-04"


@rule("OR-PHASE3-01")
@pytest.mark.parametrize(("index", "limit"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_or_phase3_01_four_to_eight(index: int, limit: int) -> None:
    t = ready().track("knight", index).follow().play(f"draw {limit}", seat=0)
    assert (len(t.on_market()), len(t.in_bag()), t.halted) == (limit, 9 - limit, True)
    if limit < 8:
        assert not ready().track("knight", index).follow().allowed(f"draw {limit + 1}", seat=0)


@rule("OR-PHASE3-02")
def test_or_phase3_02_from_the_bag_to_the_market_without_putting_back() -> None:
    t = Table().market("monk").bag("knight", "scholar", "own-farmer").follow()
    assert t.refused("draw 4", seat=0) == "OR-PHASE3-02"
    t.play("draw 3", seat=0)
    assert t.on_market() == ["knight", "scholar", "monk", "own-farmer"]
    assert t.in_bag() == []


@rule("OR-PHASE3-02", "OR-GEN-BAG-01")
def test_or_phase3_02_every_follower_is_equally_likely() -> None:
    knights = 0
    for seed in range(400):
        t = Table().market().bag("knight", "farmer", "farmer", "farmer").follow()
        t.dice = Dice(seed)
        knights += "knight" in t.play("draw 1", seat=0).on_market()
    assert 65 < knights < 135  # one in four


@rule("OR-PHASE3-03", "TV-09")
def test_tv_09_no_more_than_the_market_has_room_for() -> None:
    t = ready().track("knight", 2).market(*["monk"] * 4).follow()
    assert t.allowed("draw 4", seat=0)
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-03"
    assert len(t.play("draw 4", seat=0).on_market()) == 8


@rule("OR-PHASE3-03", "OR-PHASE3-04", "OR-PLACE-GUNPOWDER-01", "TV-10")
def test_tv_10_the_gunpowder_tower_adds_two_spaces() -> None:
    t = ready().track("knight", 2).market(*["monk"] * 4).tile("gunpowder-tower").follow()
    assert t.allowed("draw 6", seat=0)
    t = ready().track("knight", 2).market(*["monk"] * 4).tile("gunpowder-tower").tower("monk").follow()
    assert t.allowed("draw 5", seat=0)
    assert t.refused("draw 6", seat=0) == "OR-PHASE3-03"
    t = ready().track("knight", 2).market(*["monk"] * 4).tile("gunpowder-tower", seat=1).follow()
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-03"  # somebody else's tower helps nobody


@rule("OR-PHASE3-09", "TV-11")
def test_tv_11_nothing_is_drawn_in_round_1() -> None:
    t = Table(3)
    for seat in range(3):
        assert t.in_bag(seat) == []
        assert t.on_market(seat) == ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]
    assert GAME.view(t.s, 0)["step"] == "plan"
    assert t.refused("draw 0", seat=0) == "not-this-step"


@rule("OR-PHASE3-06", "OR-PHASE3-04", "OR-PLACE-GUNPOWDER-02", "TV-71")
def test_tv_71_the_tower_is_filled_after_the_draw() -> None:
    t = Table().market(*["monk"] * 7).bag(*["trader"] * 9).tile("gunpowder-tower").follow()
    assert t.refused("draw 4", seat=0) == "OR-PHASE3-03"
    assert t.refused("store monk", seat=0) == "not-this-step"
    t.play("draw 3", seat=0)
    assert len(t.on_market()) == 10
    assert t.refused("done") == "OR-PLACE-GUNPOWDER-02"
    t.play("store trader")
    assert t.refused("done") == "OR-PLACE-GUNPOWDER-02"
    t.play("store monk")
    assert (len(t.on_market()), t.in_tower(), t.halted) == (8, ["trader", "monk"], True)


@rule("OR-PHASE3-06", "OR-ROUND-01", "OR-PLACE-GUNPOWDER-02")
def test_or_phase3_06_in_a_round_the_tower_comes_between_drawing_and_planning() -> None:
    t = Table().market("monk").bag("trader").tile("gunpowder-tower").hourglass("pilgrimage", "b", round=7)
    t.act(on=True)  # nobody can do anything, and round 8 begins
    assert (t.s.round, GAME.view(t.s, 0)["step"]) == (8, "follow")
    t.play("draw 1", seat=0)
    assert (GAME.view(t.s, 0)["step"], t.on_market()) == ("store", ["trader", "monk"])
    t.play("store trader", "done")
    assert (GAME.view(t.s, 0)["step"], t.on_market(), t.in_tower()) == ("plan", ["monk"], ["trader"])


@rule("OR-PHASE3-06")
def test_or_phase3_06_all_is_said_before_anything_is_drawn() -> None:
    t = Table(3).market().bag("farmer", "farmer").stand("ship-knight", "knight").market(seat=1).bag("monk", seat=1)
    t.follow()
    t.dice = ScriptedDice([])  # nothing is drawn while somebody still decides
    t.play("lift knight ship-knight", "draw 2", seat=0)
    assert (t.on_market(), t.on("ship-knight"), len(t.in_bag())) == ([], ["knight"], 2)
    assert t.refused("lift knight ship-knight", seat=0) == "OR-PHASE3-06"
    assert t.refused("draw 1", seat=0) == "OR-PHASE3-06"
    t.draws("farmer", "farmer", "monk").play("draw 1", seat=1)
    assert t.on_market() == ["farmer", "farmer", "knight"]
    events = [event for event in t.events() if event in ("recall", "draw")]
    assert events == ["recall", "draw", "draw"]  # taken back first, then drawn


@rule("OR-PHASE3-07")
@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_or_phase3_07_fewer_may_be_drawn(draws: int) -> None:
    t = ready().stand("ship-knight", "knight").follow().play(f"draw {draws}", seat=0)
    assert (len(t.on_market()), t.on("ship-knight"), t.halted) == (draws, ["knight"], True)
