"""Foretold and true: what is put together, and that foretelling sees no more than the seat."""

from __future__ import annotations

from postchaise.arena.contest import create_contest
from postchaise.arena.matches import play_match
from postchaise.arena.statistics.calibration import (
    PHASES,
    Prediction,
    bin_predictions,
    build_calibration_table,
    predict_shares,
)


def guess(share: float, won: float, turn: int = 0) -> Prediction:
    return Prediction(turn, 30, share, 2.0, won, 5.0)


def test_guesses_are_told_by_phase_and_by_share() -> None:
    lines = bin_predictions([guess(0.2, 0.0), guess(0.25, 1.0), guess(0.8, 1.0, turn=29)])
    whole = [line for line in lines if line.phase < 0]
    assert [(line.predicted, line.true.value, line.true.count) for line in whole] == [(0.225, 0.5, 2), (0.8, 1.0, 1)]
    assert [(line.phase, line.true.count) for line in lines if line.phase >= 0] == [(0, 2), (PHASES - 1, 1)]
    assert whole[0].error.value == 3.0


def test_a_table_rises() -> None:
    """What was predicted as more and came true less often is told together."""
    found = [guess(0.2, won) for won in (1, 1, 0, 0)] + [guess(0.4, won) for won in (1, 0, 0, 0)] + [guess(0.8, 1.0)]
    assert build_calibration_table(bin_predictions(found)) == [(0.3, 0.38), (0.8, 1.0)]


def test_a_record_is_asked_turn_by_turn_and_always_says_the_same() -> None:
    short = create_contest("la-loire", 2, ["apprentice"], 2, {"variant": "casual", "end_boat": "2/2/2/2"})
    row, text = play_match(short, 0)
    found = predict_shares(text, 2, 0, positions=3, games=2)
    assert found == predict_shares(text, 2, 0, positions=3, games=2)
    assert len(found) in (3, 4)
    assert [each.turn for each in found] == sorted({each.turn for each in found})
    lead = row.points[0] - row.points[1]
    assert {(each.won, each.led) for each in found} <= {(row.victory(seat), lead * (1, -1)[seat]) for seat in (0, 1)}
    assert all(0.0 <= each.share <= 1.0 for each in found)
