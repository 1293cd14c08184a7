"""OR-PHASE2: the census."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans.game import GAME


@rule("OR-PHASE2-01", "OR-PHASE2-02", "TV-01")
def test_tv_01_the_sole_leader_gains_and_the_sole_last_pays() -> None:
    t = Table(4).track("farmer", 2, 4, 1, 3).census()
    assert t.s.coins == [5, 6, 4, 5]
    assert t.halted


@rule("OR-PHASE2-01", "OR-PHASE2-02", "TV-02")
def test_tv_02_a_shared_lead_gains_nothing() -> None:
    assert Table(4).track("farmer", 2, 2, 1, 0).census().s.coins == [5, 5, 5, 4]


@rule("OR-PHASE2-01", "OR-PHASE2-02", "TV-03")
def test_tv_03_a_shared_last_position_pays_nothing() -> None:
    assert Table(3).track("farmer", 3, 1, 1).census().s.coins == [6, 5, 5]


@rule("OR-PHASE2-03", "OR-PHASE2-01", "TV-04")
@pytest.mark.parametrize("positions", [(2, 0), (0, 2), (8, 7)])
def test_tv_04_with_2_players_only_the_leader_gains(positions: tuple[int, int]) -> None:
    t = Table().track("farmer", *positions).coins(0, 0).census()
    assert t.s.coins == [int(positions[0] > positions[1]), int(positions[1] > positions[0])]
    assert t.halted  # and nobody is tortured


@rule("OR-PHASE2-03", "OR-PHASE2-01", "OR-PHASE2-02", "TV-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tv_05_nothing_happens_when_all_are_equal(seats: int) -> None:
    t = Table(seats).census()
    assert (t.s.coins, t.events()) == ([5] * seats, [])
    assert Table(seats).track("farmer", *[3] * seats).census().s.coins == [5] * seats


@rule("OR-PHASE2-02", "OR-PHASE2-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_or_phase2_02_the_last_pays_with_three_players_or_more(seats: int) -> None:
    t = Table(seats).track("farmer", *range(seats)).census()
    assert t.s.coins == [4, *[5] * (seats - 2), 6]


@rule("OR-PHASE2-01", "OR-PHASE2-02")
def test_or_phase2_01_only_farmers_are_counted() -> None:
    t = Table(3).track("boatman", 5, 0, 1).track("knight", 0, 5, 2).dev(0, 30, 1).coins(9, 1, 3).census()
    assert t.s.coins == [9, 1, 3]


@rule("OR-PHASE2-04", "OR-TORTURE-01")
def test_or_phase2_04_without_a_coin_the_last_player_is_tortured_for_one() -> None:
    t = Table(3).track("farmer", 2, 0, 1).coins(5, 0, 5).census()
    assert (t.s.active, t.s.debt, t.s.coins) == (1, 1, [6, 0, 5])
    assert "lose reserve" in t.legal()
    t.play("lose reserve")
    assert (t.s.reserve, t.s.debt, t.halted) == ([10, 9, 10], 0, True)


@rule("OR-PHASE2-04")
def test_or_phase2_04_the_last_coin_is_enough() -> None:
    t = Table(3).track("farmer", 2, 0, 1).coins(5, 1, 5).census()
    assert (t.s.coins, t.halted) == ([6, 0, 5], True)


@rule("OR-PHASE2-05")
def test_or_phase2_05_the_gain_is_booked_before_the_payment() -> None:
    t = Table(4).track("farmer", 1, 3, 0, 2).census()
    assert [(line[1], event) for line, event in zip(t.log.lines(), t.events(), strict=True)] == [
        (1, "census-gain"),
        (2, "census-loss"),
    ]


@rule("OR-PHASE2-01", "OR-ROUND-01")
def test_the_census_comes_before_anybody_draws() -> None:
    t = Table(3).track("farmer", 1, 0, 0).bag("monk", "monk").hourglass("pilgrimage", "b", round=7).act(on=True)
    assert t.s.round == 8
    assert t.s.coins == [6, 5, 5]
    assert GAME.view(t.s, 0)["step"] == "follow"
