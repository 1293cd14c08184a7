"""OR-PHASE4: planning, by everybody at the same time."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from orleans import Table, rule
from postchaise import Dice, Match
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.i18n import Translator
from postchaise.kernel.game import OPEN, SPECTATOR

STARTERS = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]


@rule("OR-PHASE4-01")
def test_or_phase4_01_from_the_market_to_empty_spaces_that_fit() -> None:
    t = Table().market("farmer", "own-farmer", "knight").plan()
    t.play("put farmer village-farmer", seat=0)
    assert (t.on("village-farmer"), t.on_market()) == (["farmer"], ["knight", "own-farmer"])
    assert t.refused("put own-farmer village-farmer", seat=0) == "OR-PHASE4-01"  # one follower on a space
    assert t.refused("put farmer castle-farmer", seat=0) == "OR-PHASE4-01"  # none left on the market
    assert t.refused("put monk castle-farmer", seat=0) == "OR-PHASE4-01"
    assert t.refused("put knight castle-farmer", seat=0) == "OR-SUBST-01"
    t.play("put own-farmer castle-farmer", "put knight wagon-knight", seat=0)  # any number of them
    assert t.on_market() == []


@rule("OR-PHASE4-01", "OR-PLACE-GEN-01")
def test_or_phase4_01_only_on_own_places() -> None:
    t = Table().market("farmer", "farmer", "farmer").tile("hayrick", seat=1).tile("cheese-factory").plan()
    assert t.refused("put farmer hayrick", seat=0) == "OR-PLACE-GEN-01"
    assert t.refused("put farmer winery-farmer", seat=0) == "OR-PLACE-GEN-01"
    t.play("put farmer cheese-factory", "put farmer cheese-factory", seat=0)
    assert t.refused("put farmer cheese-factory", seat=0) == "OR-PHASE4-01"
    assert t.on("cheese-factory") == ["farmer", "farmer"]


@rule("OR-PHASE4-01", "OR-PLACE-GUNPOWDER-03")
def test_or_phase4_01_the_gunpowder_tower_counts_as_market() -> None:
    t = Table().market().tile("gunpowder-tower").tower("knight", "own-farmer").plan()
    assert t.refused("put knight ship-knight", seat=1) == "OR-PHASE4-01"  # not for the neighbour
    t.play("put knight ship-knight", "put own-farmer ship-farmer", seat=0)
    assert (t.in_tower(), t.on("ship-knight")) == ([], ["knight"])
    t.play("lift knight ship-knight", seat=0)
    assert (t.in_tower(), t.on_market()) == (["knight"], [])


def next_planning(t: Table) -> Table:
    """Both players are ready and pass; then the next phase 4, nobody having drawn or recalled anything."""
    t.play("ready", seat=0)
    t.play("ready", seat=1)
    while GAME.view(t.s, 0)["step"] != "plan":
        t.play({"act": "pass", "follow": "draw 0"}[GAME.view(t.s, 0)["step"]])
    return t


@rule("OR-PHASE4-02", "OR-PHASE4-03")
def test_or_phase4_02_03_places_stay_incomplete_and_followers_on_the_market() -> None:
    t = Table().hourglass("pilgrimage", "b", round=7).rolls(c.EVENT_IDS.index("income")).plan(on=True)
    t.play("put own-farmer village-farmer", "put own-boatman village-boatman", seat=0)
    next_planning(t)
    assert (t.s.round, t.active("village")) == (8, False)
    assert t.on("village-farmer") + t.on("village-boatman") == ["own-farmer", "own-boatman"]
    assert (t.on_market(), t.in_bag()) == (["own-craftsman", "own-trader"], [])
    assert t.allowed("put own-craftsman village-craftsman", seat=0)
    assert t.play("put own-craftsman village-craftsman", seat=0).active("village")


@rule("OR-PHASE4-04", "OR-GEN-MOVE-01")
def test_or_phase4_04_followers_of_earlier_rounds_stay_where_they_are() -> None:
    t = (
        Table()
        .stand("village-farmer", "farmer")
        .market("farmer")
        .tile("cheese-factory")
        .stand("cheese-factory", "farmer")
    )
    t.plan()
    assert t.refused("lift farmer village-farmer", seat=0) == "OR-PHASE4-04"
    assert t.refused("lift farmer cheese-factory", seat=0) == "OR-PHASE4-04"
    t.play("put farmer cheese-factory", "lift farmer cheese-factory", seat=0)  # the one put down now
    assert t.refused("lift farmer cheese-factory", seat=0) == "OR-PHASE4-04"
    assert (t.on("cheese-factory"), t.on_market()) == (["farmer"], ["farmer"])


@rule("OR-PHASE4-04")
def test_or_phase4_04_what_is_put_down_now_may_be_rearranged() -> None:
    t = Table().plan()
    before = t.s.to_json()
    t.play("put own-farmer village-farmer", "lift own-farmer village-farmer", seat=0)
    assert t.s.to_json() == before | {"taken_back": [1, 0]}
    t.play("put own-farmer village-farmer", "put own-trader castle-trader", "lift own-farmer village-farmer", seat=0)
    t.play("put own-farmer castle-farmer", seat=0)
    assert t.on("castle-farmer") + t.on("castle-trader") == ["own-farmer", "own-trader"]


@rule("OR-PHASE4-05")
def test_or_phase4_05_a_declared_plan_cannot_be_changed() -> None:
    t = Table().gears(1).plan().play("put own-farmer village-farmer", "ready", seat=0)
    for action in ("put own-trader castle-trader", "lift own-farmer village-farmer", "gear castle-farmer", "ready"):
        assert t.refused(action, seat=0) == "OR-PHASE4-05"
    assert GAME.actors(t.s) == [1]
    t.play("ready", seat=1)
    assert t.halted
    assert t.on("village-farmer") == ["own-farmer"]


@rule("OR-PHASE4-05")
def test_or_phase4_05_when_all_have_declared_nothing_can_be_reopened() -> None:
    t = Table().fill("scriptorium").plan(on=True).play("ready", seat=1)
    assert t.legal(1) == ["reopen"]  # nobody has seen anything yet
    t.play("ready", seat=0)
    for seat in (0, 1):
        for action in ("reopen", "put own-farmer village-farmer", "ready"):
            assert t.refused(action, seat=seat) in ("not-this-step", "not-your-turn")


@rule("OR-PHASE4-06", "OR-SUBST-01", "TV-34")
@pytest.mark.parametrize("starter", STARTERS)
def test_tv_34_no_starter_on_the_town_hall(starter: str) -> None:
    t = Table().market(starter, starter.removeprefix("own-")).plan()
    assert t.refused(f"put {starter} town-hall", seat=0) == "OR-PHASE4-06"
    assert t.allowed(f"put {starter.removeprefix('own-')} town-hall", seat=0)


@rule("OR-PHASE4-07", "OR-TECH-03")
def test_or_phase4_07_technology_of_an_earlier_round_may_be_placed() -> None:
    t = Table().gears(1).plan().play("gear village-farmer", seat=0)
    assert (t.on("village-farmer"), t.s.gears[0]) == (["gear"], 0)
    t.play("put own-boatman village-boatman", "put own-craftsman village-craftsman", "ready", seat=0)
    assert t.active("village")  # and it works in this very round
    t = Table().gears(1).market().plan()
    assert t.legal(0)[-1] == "ready"  # somebody with nothing but a tile is asked as well
    assert t.refused("gear village-farmer", seat=1) == "OR-TECH-03"  # the tile of the neighbour


PLANS: dict[int, list[str]] = {
    0: ["put own-farmer village-farmer", "put own-boatman village-boatman", "put own-craftsman village-craftsman"],
    1: ["gear ship-farmer", "put own-trader castle-trader"],
    2: ["put own-boatman farmhouse-boatman", "lift own-boatman farmhouse-boatman", "put own-boatman castle-boatman"],
}


def planned(order: list[int]) -> tuple[dict[str, Any], list[Any]]:
    """Everybody plans; `order` says whose next action comes when. State and public log at the end."""
    t, lines = Table(3).first(1).gears(1, seat=1).plan(on=True), []
    left = {seat: [*plan, "ready"] for seat, plan in PLANS.items()}
    for seat in order:
        t.play(left[seat].pop(0), seat=seat)
        lines += [str(GAME.log_line(line, SPECTATOR)) for line in t.log.lines() if GAME.log_line(line, SPECTATOR)]
    return t.s.to_json(), sorted(lines)


@rule("OR-PHASE4-05", "OR-ROUND-03")
def test_or_phase4_05_the_order_of_planning_changes_nothing() -> None:
    ends = [planned([seat for seat in order for _ in [*PLANS[seat], "ready"]]) for order in permutations(range(3))]
    dice = Dice(3)
    for _ in range(10):
        left, order = [0] * 4 + [1] * 3 + [2] * 4, []
        while left:
            order.append(left.pop(dice.below(len(left))))
        ends.append(planned(order))
    assert all(end == ends[0] for end in ends)
    assert ends[0][0]["active"] == 0  # phase 5: only seat 0 has an activated place


@rule("OR-PHASE4-05", "OR-GEN-INFO-01")
def test_or_phase4_05_a_seat_sees_nothing_of_an_unrevealed_plan() -> None:
    match = Match(GAME, 3, Dice(1), first_seat=1)
    match.state = Table(3).gears(2).tile("gunpowder-tower").tower("knight").plan(on=True).s
    others = (1, 2, SPECTATOR)
    before = {viewer: (match.view(viewer), match.log(viewer)) for viewer in others}
    legal = {seat: match.legal(seat) for seat in (1, 2)}
    for action in ("put own-farmer village-farmer", "gear castle-farmer", "put knight ship-knight"):
        match.play(0, action)
        assert {viewer: (match.view(viewer), match.log(viewer)) for viewer in others} == before
        assert {seat: match.legal(seat) for seat in (1, 2)} == legal
        for seat in (1, 2):
            assert GAME.view(GAME.sample_world(match.state, seat, Dice(5)), seat) == match.view(seat)
    mine = match.view(0)["players"][0]
    assert (mine["gears"], mine["tower"]) == (1, {})
    match.play(0, "ready")
    for viewer in others:
        shown = match.view(viewer)
        assert shown["players"][0].pop("ready") == "ready"
        expected = before[viewer][0]
        assert expected["players"][0].pop("ready") == "plans"
        assert (shown["players"], shown["waiting"]) == (expected["players"], [1, 2])
    match.play(2, "ready")
    match.play(1, "ready")
    assert "log-plan" in [line.id for line in match.log(2)]
    assert next(p for p in match.view(2)["players"][0]["places"] if p["id"] == "castle")["spaces"][0] == "gear"


@rule("OR-PHASE4-05")
def test_or_phase4_05_the_log_shows_everybody_who_stands_there() -> None:
    t = (
        Table()
        .gears(1)
        .stand("village-farmer", "monk")
        .stand("castle-boatman", "boatman")
        .market("own-craftsman", "farmer")
    )
    t.stand("village-boatman", "boatman").plan()
    t.play("put own-craftsman village-craftsman", "put farmer castle-farmer", "ready", seat=0)
    t.play("ready", seat=1)
    translator = Translator("en", "orleans", ["Ada", "Ben"])
    lines = [translator.translate(line) for line in (GAME.log_line(each, 1) for each in t.log.lines()) if line]
    assert "Ada: Village is active with a boatman, a craftsman and a monk" in lines
    assert "Ada: a farmer and a boatman on the Castle, not active yet" in lines
    t = Table().gears(1).stand("village-boatman", "boatman").stand("village-craftsman", "craftsman").plan()
    t.play("gear village-farmer", "ready", seat=0).play("ready", seat=1)
    lines = [translator.translate(line) for line in (GAME.log_line(each, 1) for each in t.log.lines()) if line]
    assert "Ada: Village is active with a boatman, a craftsman and a technology tile" in lines


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_planning_lines_name_the_player(language: str) -> None:
    t = Table().gears(1).plan()
    translator = Translator(language, "orleans", ["Ada", "Ben"])
    for action in ("put own-farmer village-farmer", "lift own-farmer village-farmer", "gear castle-farmer"):
        t.play(action, seat=0)
        assert [translator.translate(GAME.log_line(line, OPEN) or "").startswith("Ada ") for line in t.log.lines()] == [
            True
        ]
