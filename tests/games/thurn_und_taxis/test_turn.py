"""TT-TURN: draw, play, close, and one official in the base game."""

from __future__ import annotations

import pytest

from postchaise import Dice, IllegalAction
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN
from thurn_und_taxis import Table, rule, wander

PHASES = {
    "draw": ("draw pile", "draw ulm", "administrator", "end draw"),
    "play": ("play kempten right", "abandon", "end play"),
    "close": ("close", "end turn"),
}


def step(t: Table) -> str:
    return str(GAME.view(t.s, t.s.active)["step"])


@rule("TT-TURN-01", "TT-TURN-05")
def test_tt_turn_01_draw_then_play_then_close() -> None:
    t = Table().route("ulm", "augsburg").hand("muenchen", "lodz").draw()
    for phase, action in (("draw", "draw pile"), ("draw", "end draw"), ("play", "play muenchen right")):
        assert step(t) == phase
        for other in PHASES:
            if other != phase:
                assert {t.refused(each) for each in PHASES[other]} == {NOT_THIS_STEP}
        t.play(action)
    t.play(*(["end play"] if step(t) == "play" else []))
    assert step(t) == "close"
    for other in ("draw", "play"):
        assert {t.refused(each) for each in PHASES[other]} == {NOT_THIS_STEP}


@rule("TT-TURN-02", "TT-DRAW-01")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_turn_02_exactly_one_card_or_two_with_the_postmaster(expansion: bool) -> None:
    t = Table(expansion=expansion).hand("lodz").letters(0).draw()
    assert t.refused("end draw") == "TT-TURN-02"
    t.play("draw pile")
    assert (t.s.hand_n[0], t.officials()) == (2, [])
    second = Table(expansion=expansion).hand("lodz").letters(0).draw().play("draw pile", "draw pile")
    assert (second.s.hand_n[0], second.officials()) == (3, ["postmaster"])
    assert step(second) == "play"
    t.play("end draw")
    assert (step(t), t.s.hand_n[0]) == ("play", 2)


@rule("TT-TURN-02", "TX-OFFICE-03")
def test_tt_turn_02_never_a_third_card() -> None:
    t = Table().hand("lodz").letters(6).draw().play("draw pile", "draw pile")
    assert t.legal() == ["administrator", "end draw"]
    assert t.refused("draw pile") == "TT-TURN-02"
    assert t.refused(f"draw {t.shown()[0]}") == "TT-TURN-02"


@rule("TT-TURN-03", "TT-OFFICE-CARRIER-01")
def test_tt_turn_03_exactly_one_card_is_played_or_two_with_the_carrier() -> None:
    t = Table().hand("ulm", "augsburg", "muenchen").playing()
    assert t.refused("end play") == "TT-TURN-03"
    assert t.refused("play lodz right") == "TT-TURN-03"  # not in hand
    t.play("play ulm right")
    assert (t.laid(), t.s.hand_n[0], t.officials()) == (["ulm"], 2, [])
    t.play("play augsburg right")
    assert (t.laid(), t.events()[0]) == (["ulm", "augsburg"], "carrier")
    assert (t.s.active, t.cards()) == (1, ["muenchen"])  # no third card, and too short to close


@rule("TT-TURN-04", "TT-CLOSE-06")
def test_tt_turn_04_closing_is_optional() -> None:
    t = Table().route("ulm", "augsburg", "muenchen").hand("lodz", "basel", "linz", "passau").closing()
    assert t.legal() == ["close", "end turn"]
    t.play("end turn")
    assert (t.s.active, t.laid()) == (1, ["ulm", "augsburg", "muenchen"])
    assert (t.s.hand_n[0], t.s.discard_n, t.s.left[0]) == (4, 0, 20)


@rule("TT-TURN-04", "TT-TURN-07", "INV-05")
def test_tt_turn_04_one_closing_per_turn() -> None:
    t = Table(3).route("ulm", "augsburg", "muenchen").hand("lodz").closing().close()
    assert t.s.active == 1
    for seed in range(3):
        turn, closed = 0, 0
        for s, action in wander(2, seed):
            if action == "close":
                assert closed != turn
                closed = turn
            turn = s.turns_begun


@rule("TV-B-15", "TT-TURN-05", "TT-ROUTE-07")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_15_no_closing_before_playing(expansion: bool) -> None:
    t = Table(expansion=expansion).route("ulm", "augsburg", "muenchen", "passau").hand("basel").draw()
    assert t.refused("close") == NOT_THIS_STEP
    t.draws("mannheim").play("draw pile", "end draw")
    assert t.legal() == ["abandon"]
    assert t.refused("close") == NOT_THIS_STEP
    t.play("abandon")
    assert (t.laid(), t.s.discard_n, t.s.left[0], t.won()) == ([], 4, 20, [])
    assert t.legal() == ["play basel right", "play mannheim right"]


@rule("TT-TURN-06", "INV-11")
def test_tt_turn_06_one_official_in_the_base_game() -> None:
    t = Table(expansion=False).hand("ulm", "augsburg").draw().play("administrator", "draw pile")
    assert step(t) == "play"  # no Postmaster any more, so nothing is asked
    t = Table(expansion=False).hand("ulm", "augsburg").draw().play("draw pile")
    assert t.refused("administrator") == "TT-OFFICE-ADMINISTRATOR-02"
    t.play("draw pile", "play ulm right")
    assert (t.s.active, t.laid()) == (1, ["ulm"])  # augsburg fits, but the Carrier is not allowed
    t = Table(expansion=False).hand("ulm", "augsburg").draw().play("administrator")
    assert t.refused("administrator") == "TT-TURN-06"
    t = Table(expansion=False).route("ulm", "augsburg").hand("muenchen", "passau").carriage(4).playing()
    t.play("play muenchen right", "play passau right")
    assert t.officials() == ["carrier"]
    t.play("close", "houses in baiern")
    assert (t.level(), t.s.active) == (4, 1)  # one card short, but the Cartwright is not allowed


@rule("TT-TURN-06", "INV-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_tt_turn_06_never_two_in_the_base_game(seats: int) -> None:
    most = [s.used.bit_count() for s, _ in wander(seats, 3, expansion=False)]
    assert max(most) == 1


@rule("TT-TURN-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tt_turn_07_the_next_seat_and_only_that_one(seats: int) -> None:
    before = -1
    for s, _ in wander(seats, 8):
        if s.turns_begun != before:
            assert s.active == (s.first + s.turns_begun - 1) % seats
            before = s.turns_begun
            if s.over:
                continue
            for seat in range(seats):
                if seat != s.active:
                    assert GAME.legal(s, seat) == []
                    with pytest.raises(IllegalAction) as caught:
                        GAME.apply(s, seat, GAME.legal(s, s.active)[0], Dice(1))
                    assert caught.value.reason.rule == NOT_YOUR_TURN


@rule("TV-B-08", "TT-OFFICE-POSTMASTER-03", "TT-OFFICE-POSTMASTER-04", "TT-OFFICE-ADMINISTRATOR-03", "TT-TURN-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tv_b_08_first_turn_of_the_base_game(seat: int) -> None:
    t = Table(3, expansion=False)
    for _ in range(seat):
        t.play("draw pile", "draw pile")
        t.play(t.legal()[0])
    assert t.s.active == seat
    assert t.refused("administrator") == "TT-OFFICE-ADMINISTRATOR-03"
    t.draws("ulm", "augsburg").play("draw pile")
    assert t.refused("end draw") == "TT-OFFICE-POSTMASTER-03"
    assert t.refused("administrator") == "TT-OFFICE-ADMINISTRATOR-02"
    t.play("draw pile")
    assert t.legal() == ["play augsburg right", "play ulm right"]
    t.play("play ulm right")
    assert t.s.active == (seat + 1) % 3  # augsburg would fit
    assert (t.s.hand_n[seat], t.laid(seat)) == (1, ["ulm"])
