"""Intervals against numbers from the tables of textbooks."""

from __future__ import annotations

import json

import pytest

from postchaise.arena.statistics.intervals import compute_student_interval, compute_wilson_interval, find_student_t


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins: int, count: int, low: float, high: float) -> None:
    found = compute_wilson_interval(wins, count)
    assert found.value == pytest.approx(wins / count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (100, 1.984)]
)
def test_students_t(freedom: int, expected: float) -> None:
    assert find_student_t(freedom) == pytest.approx(expected, abs=0.005)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    found = compute_student_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3
    assert (found.low, found.high) == pytest.approx((1.037, 4.963), abs=0.01)


def test_of_one_number_nothing_is_known_but_its_value() -> None:
    found = compute_student_interval([4.0])
    assert not found.known
    assert json.loads(json.dumps(found.to_json(), allow_nan=False)) == {
        "value": 4.0,
        "low": None,
        "high": None,
        "count": 1,
    }
