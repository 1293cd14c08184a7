"""What the coach concludes from counted games: how sure, why, how the turn goes on, what is still to be gained."""

from __future__ import annotations

import asyncio
import pickle

import pytest

from postchaise import Dice, game
from postchaise.bots.coach import build_hint_request, build_plan_request, compute_hint
from postchaise.bots.hint import CALIBRATION, HOPES, RIVAL, build_hint, calibrate_share, round_error, round_percent
from postchaise.bots.paired_comparison import CandidateSamples, TurnStep
from postchaise.bots.workers import BotWorkers
from postchaise.kernel.messages.message import Message

NOW = {"letters": 2, "boat": 0}


def count(action: int, leads: list[float], letters: int = 0) -> CandidateSamples:
    """Its lead beyond the letters is hope; the rival stays where it was."""
    found = CandidateSamples(action, leads=leads)
    found.sources = [{"letters": letters, "boat": 0} for _ in leads]
    found.rivals = [0.0] * len(leads)
    found.hopes = [lead - letters for lead in leads]
    return found


def wavering(mean: float, by: float = 1.0, games: int = 20) -> list[float]:
    return [mean + (by if n % 2 else -by) for n in range(games)]


@pytest.mark.parametrize(
    ("ahead", "sure", "places"),
    [(2.0, "clear", [1, 2]), (0.7, "likely", [1, 2]), (0.35, "open", [1, 1])],  # the error is 0.23
)
def test_how_sure_is_the_difference_over_its_paired_error(ahead: float, sure: str, places: list[int]) -> None:
    best, second, third = count(1, wavering(ahead)), count(2, [0.0] * 20), count(3, [-9.0] * 20)
    hint = build_hint([second, best, third], NOW)
    assert hint.sure == sure
    assert [each.action for each in hint.tried] == [1, 2, 3]
    assert [each.place for each in hint.tried][:2] == places
    assert hint.tried[2].place == 3


def test_the_same_luck_is_taken_out_of_a_difference() -> None:
    """Games that go up and down together differ by little: without pairs the two could not be told apart."""
    common_random = [float(10 * (n % 3)) for n in range(20)]
    hint = build_hint([count(1, [each + 1 for each in common_random]), count(2, common_random)], NOW)
    assert hint.sure == "clear"
    assert hint.tried[0].gain_error == 0.0


def test_it_hardly_matters_only_when_the_spread_is_small() -> None:
    assert build_hint([count(1, wavering(0.1, 0.5)), count(2, [0.0] * 20)], NOW).sure == "hardly"
    assert build_hint([count(1, wavering(0.1, 9.0)), count(2, [0.0] * 20)], NOW).sure == "open"
    assert build_hint([count(1, [1.0] * 20), count(2, [1.0] * 20)], NOW).sure == "hardly"


def test_few_games_are_never_sure() -> None:
    few = build_hint([count(1, [0.0] * 7), count(2, [9.0] * 7)], NOW)
    assert few.sure == "few"
    assert few.tried[0].action == 1, "the search picked it"
    assert build_hint([count(1, [])], NOW).sure == "only"


def test_reasons_are_differences_beyond_twice_their_error_and_sum_up() -> None:
    best, second = count(1, wavering(3.0), letters=2), count(2, [0.0] * 20)
    best.rivals = wavering(0.1, 2.0)
    best.hopes = [lead - 2 + rival for lead, rival in zip(best.leads, best.rivals, strict=True)]
    first = build_hint([best, second], NOW).tried[0]
    assert {part.id for part in first.parts} == {"letters", RIVAL, HOPES}
    assert sum(part.points for part in first.parts) == pytest.approx(first.gain)
    assert "letters" in [part.id for part in first.reasons]
    assert RIVAL not in [part.id for part in first.reasons]


def test_the_line_is_told_as_long_as_most_games_went_it() -> None:
    def line(*actions: int) -> list[TurnStep]:
        return [TurnStep(action, Message(f"step-{action}")) for action in actions]

    best = count(1, [1.0] * 20)
    best.lines = [line(5, 6, 7), line(5, 6, 8), line(5, 9, 7), line(5, 6)] * 2
    assert [(step.action, step.share) for step in build_hint([best], NOW).line] == [(5, 1.0), (6, 0.75)]


def test_plans_are_what_the_games_still_brought() -> None:
    best = count(1, [1.0] * 20)
    best.finals = [{"letters": 12, "boat": 0}, {"letters": 14, "boat": 9}] * 4
    plans = build_hint([best], NOW).plans
    assert [(plan.source, plan.points, plan.games) for plan in plans] == [("letters", 11.0, 8), ("boat", 4.5, 4)]
    best.finals = best.finals[:4]
    assert build_hint([best], NOW).plans == []


def test_shares_are_rounded_and_never_certain() -> None:
    assert [round_percent(share) for share in (0.0, 0.23, 0.5, 1.0)] == [5, 25, 50, 95]
    assert round_error(0.01) == 5
    sure = count(1, [1.0] * 20)
    sure.wins = [1.0] * 6
    tried = build_hint([sure], NOW).tried[0]
    assert tried.share < 0.9
    assert tried.share_error > 0.05


def test_a_calibration_bends_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CALIBRATION, ("la-loire", 2), [(0.8, 0.6)])
    assert calibrate_share("la-loire", 2, 0.8) == pytest.approx(0.6)
    assert calibrate_share("la-loire", 2, 0.9) == pytest.approx(0.8)
    assert calibrate_share("la-loire", 3, 0.8) == pytest.approx(0.8), "not measured there"


def test_calibrations_rise_and_never_turn_a_share_round() -> None:
    for (name, seats), table in CALIBRATION.items():
        assert game(name).meta.seats(seats) == seats
        for column in zip(*table, strict=True):
            assert list(column) == sorted(set(column))
            assert 0.0 <= column[0] < column[-1] <= 1.0


def test_a_hint_can_be_repeated_and_travels_between_processes() -> None:
    taxis = game("thurn-und-taxis")
    state = taxis.new(2, Dice(3))
    seat = taxis.actor(state)
    request = build_hint_request(taxis, state, seat, 7, seconds=1e9)
    request.determinizations = request.determinizations[:2]
    hint = compute_hint(pickle.loads(pickle.dumps(request)))
    assert repr(compute_hint(request)) == repr(pickle.loads(pickle.dumps(hint)))
    assert {each.action for each in hint.tried} <= set(request.legal)


def test_workers_give_hints_and_survive_one_that_fails() -> None:
    taxis = game("thurn-und-taxis")
    state = taxis.new(2, Dice(3))
    request = build_plan_request(taxis, state, taxis.actor(state), 7, seconds=0.5)
    broken = build_hint_request(taxis, state, taxis.actor(state), 7, seconds=0.5)
    broken.determinizations = []

    async def run() -> None:
        workers = BotWorkers(1)
        try:
            assert await workers.hint(broken) is None
            told = await workers.hint(request)
            assert told is not None
            assert told.ends > 0
        finally:
            workers.close()

    asyncio.run(run())
