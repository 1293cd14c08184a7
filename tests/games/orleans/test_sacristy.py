"""The Sacristy against Harvest, Taxes and Plague (OR-PLACE-SACRISTY)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise import ScriptedDice


def sacristy(seats: int = 2) -> Table:
    return Table(seats).tile("sacristy").stand("sacristy", "monk")


@rule("OR-PLACE-SACRISTY-01", "TV-59")
@pytest.mark.parametrize("event", ["taxes", "harvest", "plague"])
def test_tv_59_the_monk_returns_and_the_event_passes_by(event: str) -> None:
    t = sacristy().coins(1, 20).goods(wool=4).bag("knight")
    t.dice = ScriptedDice([])
    t.event(event, "a")
    assert t.legal() == ["shield use", "shield keep"]
    t.play("shield use")
    assert (t.halted, t.s.coins[0], t.wares("wool")) == (True, 1, 4)
    assert (t.on("sacristy"), t.in_bag()) == ([], ["knight", "monk"])


@rule("OR-PLACE-SACRISTY-02", "TV-60")
@pytest.mark.parametrize(("event", "coins"), [("income", 8), ("trading-day", 8), ("pilgrimage", 5)])
def test_tv_60_other_events_leave_the_monk_alone(event: str, coins: int) -> None:
    t = sacristy().station("blois").event(event, "a")
    assert (t.halted, t.s.coins[0], t.on("sacristy")) == (True, coins, ["monk"])


@rule("OR-PLACE-SACRISTY-02", "OR-PLACE-SACRISTY-03")
def test_or_place_sacristy_02_one_may_suffer_and_keep_the_monk() -> None:
    t = sacristy().goods(wool=2).event("taxes", "a").play("shield keep")
    assert (t.s.coins[0], t.on("sacristy"), t.halted) == (3, ["monk"], True)
    assert t.event("taxes", "b").play("shield use").s.coins[0] == 3


@rule("OR-PLACE-SACRISTY-02", "OR-PHASE6-01")
def test_or_place_sacristy_02_asked_in_turn_order_before_anything_is_drawn() -> None:
    t = sacristy(3).bag("knight").bag("trader", seat=1).bag("farmer", seat=2).first(2)
    t.draws("farmer", "knight", "trader").event("plague", "a")
    assert (t.s.active, t.in_bag(2), t.in_bag(0), t.in_bag(1)) == (0, [], ["knight"], ["trader"])
    t.play("shield keep")
    assert (t.in_bag(0), t.in_bag(1), t.on("sacristy")) == ([], [], ["monk"])


@rule("OR-PLACE-SACRISTY-01", "OR-PLACE-SACRISTY-02")
def test_or_place_sacristy_01_only_with_a_monk_only_for_its_owner_and_never_an_action() -> None:
    t = Table().tile("sacristy").goods(wool=2).goods(1, wool=2).event("taxes", "a")
    assert (t.halted, t.s.coins) == (True, [3, 3])
    t = sacristy().goods(wool=1).goods(1, wool=2).event("taxes", "a").play("shield keep")
    assert (t.halted, t.s.coins) == (True, [4, 3])
    assert sacristy().fill("scriptorium").act().refused("use sacristy") == "OR-PLACE-SACRISTY-02"


@rule("OR-PLACE-SACRISTY-02", "OR-PHASE2-04")
def test_or_place_sacristy_02_no_shield_against_the_census() -> None:
    t = sacristy(3).track("farmer", 0, 1, 1).coins(0, 5, 5).census()
    assert (t.s.debt, t.s.active, t.on("sacristy")) == (1, 0, ["monk"])


@rule("OR-PLACE-SACRISTY-03", "OR-PHASE3-04")
def test_or_place_sacristy_03_the_monk_waits_or_is_recalled() -> None:
    t = sacristy().hourglass("income", "a").act(on=True)
    assert (t.s.round, t.on("sacristy")) == (2, ["monk"])
    t.follow().play("lift monk sacristy", "draw 0", seat=0)
    assert (t.on("sacristy"), "monk" in t.on_market()) == ([], True)


@rule("OR-PLACE-SACRISTY-02")
def test_or_place_sacristy_02_not_asked_where_nothing_is_at_stake() -> None:
    assert sacristy().goods(wool=2).event("taxes", "c").halted  # fewer than three goods
    assert sacristy().bag("own-farmer").event("plague", "a").halted  # nobody whom the Plague could take
    t = sacristy().bag().event("plague", "a")
    assert (t.halted, t.on("sacristy")) == (True, ["monk"])
    assert not sacristy().coins(0).reserve(0).event("harvest", "a").halted  # at least the Sacristy itself can be lost
