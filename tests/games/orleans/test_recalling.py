"""OR-PHASE3: taking followers back instead of drawing, and deciding unseen."""

from __future__ import annotations

from itertools import permutations

from orleans import Table, rule
from postchaise.games.orleans.game import GAME
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.messages.log import Log


def recaller() -> Table:
    """TV-07: limit 6, two followers on incomplete places, an empty market; seat 1 has nothing to choose."""
    t = Table().market().bag(*["farmer"] * 9).track("knight", 2)
    return t.stand("village-boatman", "boatman").stand("ship-knight", "knight").follow()


@rule("OR-PHASE3-04", "TV-07")
def test_tv_07_draw_four_and_take_back_two() -> None:
    t = recaller().play("lift boatman village-boatman", "lift knight ship-knight", "draw 4", seat=0)
    assert t.on_market() == ["farmer"] * 4 + ["boatman", "knight"]
    assert (t.on("village-boatman"), t.on("ship-knight"), len(t.in_bag())) == ([], [], 5)


@rule("OR-PHASE3-04", "TV-08")
def test_tv_08_seven_are_too_many() -> None:
    t = recaller().play("lift boatman village-boatman", "lift knight ship-knight", seat=0)
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-04"
    assert t.allowed("draw 4", seat=0)
    t = recaller().play("lift boatman village-boatman", seat=0)
    assert t.allowed("draw 5", seat=0)
    assert t.refused("draw 6", seat=0) == "OR-PHASE3-04"


@rule("OR-PHASE3-05", "TV-12")
def test_tv_12_three_taken_back_with_an_empty_bag() -> None:
    t = (
        Table()
        .market()
        .bag()
        .stand("village-boatman", "boatman")
        .stand("ship-knight", "knight")
        .stand("town-hall", "monk")
    )
    t.follow().play("lift boatman village-boatman", "lift knight ship-knight", "lift monk town-hall", "draw 0", seat=0)
    assert (t.on_market(), t.halted) == (["boatman", "knight", "monk"], True)


@rule("OR-PHASE3-04", "OR-PHASE3-05")
def test_or_phase3_04_no_more_taken_back_than_the_limit() -> None:
    spaces = ["farmhouse-boatman", "village-boatman", "castle-boatman", "ship-boatman", "university-craftsman"]
    t = Table().market().bag()
    for slot in spaces:
        t.stand(slot, "monk")
    t.follow().play(*(f"lift monk {slot}" for slot in spaces[:4]), seat=0)
    assert t.refused("lift monk university-craftsman", seat=0) == "OR-PHASE3-04"
    t.play("put monk castle-boatman", "lift monk university-craftsman", "draw 0", seat=0)  # changed my mind
    assert (len(t.on_market()), t.on("castle-boatman"), t.on("university-craftsman")) == (4, ["monk"], [])


@rule("OR-PHASE3-03", "OR-PHASE3-04")
def test_or_phase3_03_taking_back_needs_room_too() -> None:
    t = (
        Table()
        .market(*["monk"] * 7)
        .bag("farmer")
        .stand("ship-knight", "knight")
        .stand("village-boatman", "boatman")
        .follow()
    )
    t.play("lift knight ship-knight", seat=0)
    assert t.refused("lift boatman village-boatman", seat=0) == "OR-PHASE3-03"
    assert t.refused("draw 1", seat=0) == "OR-PHASE3-03"
    assert len(t.play("draw 0", seat=0).on_market()) == 8
    t = Table().market(*["monk"] * 8).bag("farmer").stand("ship-knight", "knight").follow()
    assert (t.halted, t.on("ship-knight"), t.in_bag()) == (
        True,
        ["knight"],
        ["farmer"],
    )  # a full market: nothing to ask


@rule("OR-PHASE3-08", "OR-DEED-07")
def test_or_phase3_08_technology_and_deeds_stay_but_starters_come_back() -> None:
    t = (
        Table()
        .market()
        .bag("farmer")
        .stand("village-farmer", "gear")
        .stand("ship-boatman", "own-boatman")
        .tile("winery")
    )
    t.stand("winery-trader", "trader").deed("papal-conclave", knight=0, monk=1).follow()
    lifts = [action for action in t.legal(0) if action.startswith("lift")]
    assert lifts == ["lift trader winery-trader", "lift own-boatman ship-boatman"]
    assert t.refused("lift farmer village-farmer", seat=0) == "OR-PHASE3-08"
    t.play(*lifts, "draw 0", seat=0)
    assert (t.on_market(), t.on("village-farmer")) == (["trader", "own-boatman"], ["gear"])
    assert t.s.deed_open[6 + 7] == 1


@rule("OR-PHASE3-06", "OR-ROUND-03", "OR-GEN-INFO-01")
def test_or_phase3_06_nobody_sees_what_the_others_decide() -> None:
    t = (
        Table(3)
        .market()
        .bag("farmer", "farmer")
        .stand("ship-knight", "knight")
        .market(seat=1)
        .bag("monk", seat=1)
        .follow()
    )
    before = {viewer: GAME.view(t.s, viewer) for viewer in (1, 2, SPECTATOR)}
    t.play("lift knight ship-knight", seat=0)
    assert {viewer: GAME.view(t.s, viewer) for viewer in before} == before
    assert all(GAME.log_line(line, viewer) is None for line in t.log.lines() for viewer in before)
    assert GAME.view(t.s, 0)["players"][0]["plan"] == ["knight ship-knight"]
    shown, told = [], []
    for draws in (0, 1, 2):
        after, log = t.s.copy(), Log()
        GAME.apply(after, 0, GAME.parse(f"draw {draws}"), t.dice, log)
        shown.append([GAME.view(after, viewer) for viewer in (1, 2, SPECTATOR)])
        told.append([str(GAME.log_line(line, 1)) for line in log.lines()])
    assert shown[0] == shown[1] == shown[2]  # only that seat 0 is ready
    assert told[0] == told[1] == told[2]
    assert shown[0][0]["players"][0]["ready"] == "ready"


@rule("OR-ROUND-03", "OR-PHASE3-06")
def test_or_round_03_any_order_of_decisions_draws_the_same() -> None:
    ends = []
    for order in permutations(range(3)):
        t = Table(3, seed=4).first(2).stand("ship-knight", "monk")
        for seat in range(3):
            t.market(seat=seat).bag("farmer", "knight", "scholar", "trader", "boatman", seat=seat)
        t.follow(on=True)
        for seat in order:
            t.play(*(["lift monk ship-knight"] if seat == 0 else []), "draw 2", seat=seat)
        ends.append(t.s.to_json())
    assert all(end == ends[0] for end in ends)
