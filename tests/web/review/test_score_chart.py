"""The score chart: nothing leaves its frame, and names never overlap."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from postchaise.kernel.dice import Dice
from postchaise.web.review.score_chart import GAP, LEFT, MARK, NARROW, RADIUS, RIGHT, TOP, build_score_chart


def test_a_line_steps_where_points_change() -> None:
    line = build_score_chart([[0], [0], [5], [5], [7]]).lines[0]
    assert re.findall("[MHV]", line.path) == ["M", "H", "V", "H", "V", "H"]
    assert [(mark.round, mark.points) for mark in line.marks] == [(2, 5), (4, 7)]


def test_the_beginning_may_be_below_nought() -> None:
    found = build_score_chart([[-20, -20], [-18, -20], [3, -1]])
    assert found.levels[0][1] <= -20
    assert found.levels[-1][1] >= 3
    assert 0 in [points for _, points in found.levels]


@pytest.mark.parametrize("rows", [[], [[0, 0]], [[4, 4], [4, 4]]])
def test_a_match_without_a_course_still_has_a_chart(rows: list[list[int]]) -> None:
    assert build_score_chart(rows).lines
    assert len(build_score_chart(rows).levels) >= 2


@pytest.mark.parametrize("right", [RIGHT, NARROW])
def test_whatever_was_played_stays_inside(right: int) -> None:
    dice = Dice(3)
    for _ in range(60):
        seats, rounds = 1 + dice.below(5), 1 + dice.below(200)
        rows = [[dice.below(9) - 20 for _ in range(seats)]]
        for _ in range(rounds):
            rows.append([points + dice.below(7) - 1 for points in rows[-1]])
        moments = [(dice.below(seats), 1 + dice.below(rounds)) for _ in range(6)]
        found = build_score_chart(rows, moments, right)
        assert len(found.levels) <= 8
        assert len(found.rounds) <= 6
        for line in found.lines:
            assert len(line.marks) <= (right - LEFT) // MARK
            for command, value in re.findall(r"([MHV])(-?[\d.]+)", line.path):
                low, high = (TOP - 3, found.bottom + 3) if command == "V" else (LEFT, right)
                assert low <= float(value) <= high
            assert line.label <= found.height - GAP
        labels = sorted(line.label for line in found.lines)
        assert all(below - above >= GAP - 0.2 for above, below in itertools.pairwise(labels))
        for one, other in itertools.combinations(found.letters, 2):
            assert math.hypot(one.x - other.x, one.y - other.y) >= 2 * RADIUS, (one, other)
        for letter in found.letters:
            assert LEFT + RADIUS <= letter.x <= right
            assert 0 < letter.y < found.bottom


def test_a_letter_stands_left_of_its_step_where_there_is_room() -> None:
    rows = [[0]] * 10 + [[20]] * 10
    letter = build_score_chart(rows, [(0, 10)]).letters[0]
    assert letter.x < letter.at[0]
    assert letter.y == letter.at[1]


def test_rounds_stand_on_the_axis() -> None:
    found = build_score_chart([[0, 0, 0]] * 20 + [[1, 2, 3]])
    assert found.last == 20
    assert [round for _, round in found.rounds] == [5, 10, 15]
