"""OR-PHASE5-09: after the last pass, everybody with a technology tile to place is asked at the same time."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from games.orleans.slots import BOARD, FARMERS
from orleans import Table, rule
from postchaise import SPECTATOR, Dice
from postchaise.games.orleans import actions as x
from postchaise.games.orleans.game import GAME


@rule("OR-TECH-02", "OR-TECH-03", "OR-PHASE5-09", "TV-38")
def test_tv_38_not_before_the_last_pass() -> None:
    t = Table().fill("scriptorium", "village", "castle").fill("farmhouse", seat=1).act(on=True)
    t.play("use scriptorium", "pass", "use village", "recruit craftsman")
    assert t.s.gears[0] == 1
    assert t.refused("gear wagon-farmer") == "not-this-step"
    t.play("pass")
    assert (t.s.active, GAME.view(t.s, 0)["step"]) == (0, "gear")
    t.play("gear wagon-farmer")
    assert (t.on("wagon-farmer"), t.s.gears[0]) == (["gear"], 0)


@rule("OR-TECH-03", "OR-PHASE5-09")
def test_or_tech_03_the_window_is_optional_and_what_is_not_placed_is_kept() -> None:
    t = Table(3).first(1).gears(1).gears(2, seat=1).window()
    t.play("gear ship-farmer", "done", seat=1)
    assert t.events() == ["ready"]
    t.play("done", seat=0)
    assert (t.s.gears, t.halted) == ([1, 1, 0], True)
    t.plan()
    assert "gear village-farmer" in t.legal(0)
    assert "gear village-boatman" in t.legal(1)
    t.play("ready", seat=0)
    assert t.s.gears[0] == 1


@rule("OR-PHASE5-09", "OR-ROUND-03")
def test_or_phase5_09_everybody_with_a_tile_to_place_is_asked_at_the_same_time() -> None:
    t = Table(4).first(2).gears(1).gears(2, seat=1).gears(1, 1, seat=3).window()
    assert (GAME.actors(t.s), GAME.actor(t.s)) == ([3, 0, 1], 3)  # in turn order; seat 2 has none
    assert GAME.view(t.s, 2)["waiting"] == [3, 0, 1]
    t.play("gear ship-farmer", seat=1)
    assert GAME.actors(t.s) == [3, 0, 1]  # one more to place
    t.play("gear wagon-farmer", seat=0)
    assert GAME.actors(t.s) == [3, 1]  # who has placed the last one need not say so
    t.play("done", seat=3)
    assert GAME.actors(t.s) == [1]
    t.play("gear castle-boatman", seat=1)
    assert (t.halted, t.s.gears, t.s.placed) == (True, [0, 0, 0, 1], [1, 2, 0, 1])


@rule("OR-PHASE5-09")
def test_or_phase5_09_who_is_not_waited_for_is_refused() -> None:
    t = Table(4).gears(1).gears(1, seat=1).gears(1, seat=2)
    for slot in FARMERS:
        t.stand(slot, "farmer", seat=2)
    t.window().play("done", seat=1)
    for seat, mine in ((1, ["reopen"]), (2, []), (3, [])):  # kept, no space for it, none at all
        assert t.legal(seat) == mine
        for action in ("gear village-farmer", "gear ship-boatman", "done"):
            assert t.refused(action, seat=seat) == "OR-PHASE5-09"
        assert t.refused("ready", seat=seat) == t.refused("put own-farmer village-farmer", seat=seat) == "not-this-step"
    assert [t.refused("reopen", seat=seat) for seat in (0, 2, 3)] == ["OR-PHASE5-09"] * 3
    assert [t.refused("done", seat=seat) for seat in (-1, 4)] == ["not-your-turn"] * 2
    cases = [t.why_not(*asked) for asked in (("reopen", 0), ("done", 1), ("done", 2), ("reopen", 2))]
    assert [reason.args for reason in cases if reason is not None] == [{"case": case} for case in (0, 3, 4, 2)]
    for seat in range(-1, 5):
        judged = [action for action in range(x.ACTIONS) if GAME.why_not(t.s, seat, action) is None]
        assert judged == GAME.legal(t.s, seat)


@rule("OR-PHASE5-09", "OR-TECH-05")
def test_or_phase5_09_who_has_no_space_for_a_tile_is_not_asked() -> None:
    t = Table(3).gears(1).gears(1, seat=1)
    for slot in FARMERS:
        t.stand(slot, "farmer")
    t.window()
    assert (GAME.actors(t.s), t.events()) == ([1], ["no-slot"])
    t.play("gear ship-farmer", seat=1)
    assert (t.events(), t.s.gears, t.halted) == (["gear"], [1, 0, 0], True)
    t = Table().gears(1)
    for slot in FARMERS:
        t.stand(slot, "farmer")
    assert (t.window().halted, t.events()) == (True, ["no-slot"])
    assert Table().window().halted  # nobody has a tile
    t = Table().gears(2).gears(1, seat=1)
    for slot in BOARD:
        if slot != "village-farmer":
            t.stand(slot, "monk")
    t.window().play("gear village-farmer", seat=0)
    assert (t.events(), GAME.actors(t.s)) == (["gear", "no-slot"], [1])  # nor is who has none for the next one


@rule("OR-PHASE5-09", "OR-TECH-04", "OR-TECH-09")
def test_or_phase5_09_done_can_be_taken_back_but_no_placed_tile() -> None:
    t = Table().gears(2).gears(1, seat=1).window().play("gear ship-farmer", "done", seat=0)
    assert (GAME.prompt(t.s, 0).id, GAME.prompt(t.s, 1).id) == ("prompt-ready", "prompt-gear")
    t.play("reopen", seat=0)
    assert (t.events(), GAME.actors(t.s), t.on("ship-farmer")) == (["reopen"], [0, 1], ["gear"])
    assert t.refused("gear ship-boatman", seat=0) == "OR-TECH-07"
    t.play("done", seat=0)
    t.play("gear ship-farmer", seat=1)
    assert t.halted  # everybody has decided
    t = Table().goods(grain=2).hourglass("harvest", "c").gears(1).gears(1, seat=1).window(on=True)
    t.play("done", seat=0)
    t.play("done", seat=1)
    assert [t.refused("reopen", seat=seat) for seat in (0, 1)] == ["not-this-step", "not-your-turn"]


@rule("OR-PHASE5-09", "OR-GEN-INFO-01")
def test_or_phase5_09_a_tile_placed_in_the_window_lies_open() -> None:
    t = Table(3).gears(1).gears(1, seat=1).window().play("gear ship-farmer", seat=1)
    for viewer in (0, 2, SPECTATOR):
        player = GAME.view(t.s, viewer)["players"][1]
        ship = next(place for place in player["places"] if place["id"] == "ship")
        assert ("gear" in ship["spaces"], player["gears"], player["ready"]) == (True, 0, "idle")
        assert [GAME.log_line(line, viewer) is not None for line in t.log.lines()] == [True]
    assert GAME.sample_world(t.s, 0, Dice(1)).to_json() == t.s.to_json()


TILES: dict[int, list[str]] = {
    0: ["gear village-farmer", "gear castle-boatman", "done"],
    1: ["gear ship-farmer"],
    2: ["done"],
    3: ["gear laboratory-craftsman", "gear wagon-farmer"],
}


def placed(order: list[int]) -> tuple[dict[str, Any], list[str]]:
    """Everybody places tiles; `order` says whose next action comes when. State and public log at the end."""
    t = Table(5).first(3).tile("laboratory", seat=3).gears(3).gears(1, seat=1).gears(2, seat=2).gears(2, 1, seat=3)
    t.hourglass("taxes").window(on=True)
    left, lines = {seat: actions[:] for seat, actions in TILES.items()}, []
    for seat in order:
        assert GAME.view(t.s, 4)["step"] == "gear"
        t.play(left[seat].pop(0), seat=seat)
        lines += [str(GAME.log_line(line, SPECTATOR)) for line in t.log.lines()]
    assert GAME.view(t.s, 4)["step"] != "gear"
    return t.s.to_json(), sorted(lines)


@rule("OR-PHASE5-09", "OR-ROUND-03")
def test_or_phase5_09_the_order_of_placing_changes_nothing() -> None:
    orders = [[seat for seat in order for _ in TILES[seat]] for order in permutations(TILES)]
    dice = Dice(3)
    for _ in range(20):
        left, order = [seat for seat in TILES for _ in TILES[seat]], []
        while left:
            order.append(left.pop(dice.below(len(left))))
        orders.append(order)
    ends = [placed(order) for order in orders]
    assert all(end == ends[0] for end in ends)
