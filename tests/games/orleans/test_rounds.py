"""OR-ROUND: eighteen rounds of seven phases; phases 6 and 7."""

from __future__ import annotations

from itertools import permutations

import pytest

from orleans import Table, rule
from orleans_players import choose_eagerly, choose_least
from postchaise import Dice
from postchaise.games.orleans.events import E_ROUND, EVENTS
from postchaise.games.orleans.game import GAME
from postchaise.kernel.messages.log import Log

# Which phase a line of the log belongs to, where it can belong to one only
PHASES = {
    1: ("round",),
    2: ("census-gain", "census-loss"),
    3: ("recall", "draw", "store"),
    4: ("plan", "gear-plan"),
    5: ("use", "recruit", "take", "move", "station", "send", "bath", "pass", "forced-pass", "no-slot"),
    6: ("shield", "plague", "taxes", "income", "trading-day", "give", "fine"),
    7: ("first", "over"),
}
PHASE_OF = {event: phase for phase, events in PHASES.items() for event in events}


@rule("OR-ROUND-01", "OR-ROUND-02", "OR-INV-10", "OR-END-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_or_round_01_eighteen_rounds_of_seven_phases_in_order(seats: int) -> None:
    dice, log = Dice(seats), Log()
    s = GAME.new(seats, dice)
    log.add(E_ROUND, s.first, 1)  # the first tile is turned up by the setup
    while not GAME.over(s):
        seat = GAME.actor(s)
        GAME.apply(s, seat, choose_eagerly(s, seat, GAME.legal(s, seat), dice), dice, log)
    rounds: list[list[int]] = []
    for event, _, number, _, _ in log.lines():
        if EVENTS[event].name == "round":
            rounds.append([])
            assert number == len(rounds)
        if EVENTS[event].name in PHASE_OF:
            rounds[-1].append(PHASE_OF[EVENTS[event].name])
    assert len(rounds) == 18
    for phases in rounds:
        assert phases == sorted(phases)
        assert {1, 5, 7} <= set(phases)
    assert {phase for phases in rounds for phase in phases} == set(range(1, 8))
    assert EVENTS[log.lines()[-1][0]].name == "over"


@rule("OR-ROUND-02", "OR-END-01")
def test_or_round_02_the_last_round_is_played_to_its_end() -> None:
    t = Table().fill("farmhouse").hourglass("income", "c", round=18).act(on=True)
    assert t.s.over == 0
    t.play("use farmhouse")
    assert t.wares("grain") == 1
    assert t.s.coins == [6, 6]  # the event of round 18 still took place
    assert (t.s.over, t.s.round, GAME.actor(t.s)) == (1, 18, -1)
    assert t.why_not("ready", seat=0) is not None


@rule("OR-ROUND-01", "OR-ROUND-02")
def test_or_round_02_round_17_is_not_the_last() -> None:
    t = Table().hourglass("pilgrimage", "c", round=17).act(on=True)
    assert (t.s.over, t.s.round) == (0, 18)


def planned(order: tuple[int, ...]) -> dict[str, object]:
    """Three seats recall, draw and plan in this order; every order has the same dice."""
    t = Table(3).first(1).hourglass("pilgrimage", "b", round=7)
    t.market("monk").stand("village-farmer", "farmer").bag("knight", "scholar", "trader")
    t.market(seat=1).bag("farmer", "boatman", "knight", "monk", seat=1)
    t.market(seat=2).bag("trader", "trader", "scholar", "craftsman", seat=2).gears(1, seat=2)
    t.follow(on=True)
    for seat in order:
        t.play(*(["lift farmer village-farmer", "draw 2"] if seat == 0 else ["draw 3"]), seat=seat)
    for seat in order:
        while possible := [action for action in t.legal(seat) if action.startswith(("put", "gear"))]:
            t.play(possible[-1], seat=seat)
        t.play("ready", seat=seat)
    return t.s.to_json()


@rule("OR-ROUND-03", "OR-PHASE3-06", "OR-PHASE4-05")
def test_or_round_03_who_decides_first_changes_nothing() -> None:
    ends = [planned(order) for order in permutations(range(3))]
    assert all(end == ends[0] for end in ends)
    assert ends[0]["round"] == 7
    assert ends[0]["plans"] == [[], [], []]  # phase 5: the plans have been carried out


@rule("OR-ROUND-03", "OR-PHASE3-06")
def test_or_round_03_followers_are_drawn_in_turn_order() -> None:
    t = Table(3).first(2)
    for seat, follower in enumerate(("farmer", "knight", "monk")):
        t.market(seat=seat).bag(follower, "trader", seat=seat)
    t.follow().draws("monk", "farmer", "knight")  # seat 2 begins, whoever decides last
    for seat in (1, 2, 0):
        t.play("draw 1", seat=seat)
    assert [t.on_market(seat) for seat in range(3)] == [["farmer"], ["knight"], ["monk"]]


@rule("OR-ROUND-03", "OR-PHASE6-01")
def test_or_round_03_payments_are_settled_in_turn_order() -> None:
    t = Table(3).first(1).coins(0, 0, 0)
    for seat in range(3):
        t.goods(seat, wool=1)
    t.event("taxes", "a")
    asked = []
    while not t.halted:
        asked.append(t.s.active)
        t.play("lose good wool")
    assert asked == [1, 2, 0]


@rule("OR-PHASE6-01", "OR-PHASE1-02")
def test_or_phase6_01_the_event_meets_everybody_and_a_pilgrimage_nobody() -> None:
    assert Table(4).dev(0, 4, 9, 15).event("income", "b").s.coins == [7, 9, 11, 13]
    for stack in ("start", "b", "c"):
        t = Table(3).goods(wool=5).bag("monk").event("pilgrimage", stack)
        assert (t.s.coins, t.in_bag(), t.events(), t.halted) == ([5, 5, 5], ["monk"], [], True)


@rule("OR-PHASE6-01", "OR-ROUND-01")
def test_or_phase6_01_after_the_last_pass_and_the_technology_window() -> None:
    t = Table().fill("scriptorium").gears(1).hourglass("income", "a", round=3).act(on=True)
    assert t.play("pass").s.coins == [5, 5]
    assert t.play("done").s.coins == [8, 8]
    assert t.s.round == 4


@rule("OR-PHASE7-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_or_phase7_01_the_first_player_tile_goes_clockwise(seats: int) -> None:
    dice = Dice(1)
    s = GAME.new(seats, dice, first_seat=2)
    firsts = {s.round: s.first}
    while not GAME.over(s):
        seat = GAME.actor(s)
        GAME.apply(s, seat, choose_least(GAME.legal(s, seat)), dice)
        firsts.setdefault(s.round, s.first)
    assert firsts == {n: n % seats for n in range(1, 19)}
    assert s.first == 19 % seats


@rule("OR-PHASE7-01", "OR-PHASE5-01")
def test_or_phase7_01_the_new_first_player_acts_first() -> None:
    t = Table(3).first(1)
    for seat in range(3):
        t.fill("scriptorium", seat=seat)
    t.hourglass("pilgrimage", "b", round=8).act(on=True)
    order = []
    for _ in range(3):
        order.append(t.s.active)
        t.play("pass")
    assert (order, t.s.round, t.s.first) == ([1, 2, 0], 9, 2)
    while GAME.view(t.s, 0)["step"] != "act":
        t.play(GAME.notation(choose_least(GAME.legal(t.s, t.s.active))))
    assert t.s.active == 2
