"""The figures follow from the rows."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from arena.rows import row
from postchaise.arena.contest import create_contest
from postchaise.arena.matches import MatchRow
from postchaise.arena.run import ContestResults
from postchaise.arena.statistics.chart import ChartLabels, draw_contest_chart
from postchaise.arena.statistics.sequential_test import PairwiseTests
from postchaise.arena.statistics.standings import Standings, compute_standings, rate_bots, standings_to_csv


def figures(rows: list[MatchRow], *meetings: str) -> Standings:
    bots = tuple(dict.fromkeys("".join(meetings)))
    some = create_contest("la-loire", 2, ["random"], 1)
    letters = replace(some, seats=len(meetings[0]), bots=bots, meetings=tuple(tuple(each) for each in meetings))
    verdicts = PairwiseTests(letters, 0.05, stop=False)
    for each in rows:
        verdicts.add(each)
    return compute_standings(ContestResults(letters, rows, verdicts))


TWO = [
    row(0, "ab", (9, 3), 0, seconds=0.5),
    row(0, "ba", (8, 6), 1),
    row(1, "ab", (7, 7), 2),
    row(1, "ba", (2, 8), 3, seconds=1.0),
]


def test_victories_points_and_time_by_bot() -> None:
    first, second = figures(TWO, "ab", "ba").bots
    assert (first.bot, second.bot) == ("a", "b")
    assert first.wins.value == pytest.approx(2.5 / 4)
    assert first.points == pytest.approx(30 / 4)
    assert first.sources == {"gold": 6.5, "fame": 1.0}
    assert first.milliseconds == pytest.approx(1000 * 2.5 / 80)
    assert first.rating.low < first.rating.value < first.rating.high
    assert first.rating.value > 25 > second.rating.value


def test_pairings_and_their_paired_lead() -> None:
    (pairing,) = figures(TWO, "ab", "ba").pairings
    assert pairing.share.value == pytest.approx(2.5 / 4)
    assert pairing.share.count == 4
    assert pairing.lead.value == pytest.approx((2 + 3) / 2)  # 6 and -2 on the first deal, 0 and 6 on the second
    assert pairing.lead.count == 2
    assert (pairing.test.deals, pairing.test.total) == (2, 0.5 + 0.75)


def test_seats() -> None:
    one, two = figures(TWO, "ab", "ba").seats
    assert one.wins.value == pytest.approx(2.5 / 4)
    assert two.wins.value == pytest.approx(1.5 / 4)
    assert one.by_bot["a"].value == pytest.approx(1.5 / 2)
    assert one.by_bot["b"].value == pytest.approx(1 / 2)


def test_a_bot_in_several_seats_counts_for_each_of_them() -> None:
    rows = [row(0, "abb", (9, 1, 2), 0), row(0, "bba", (1, 2, 9), 1), row(0, "bab", (1, 9, 2), 2)]
    found = figures(rows, "abb", "bba", "bab")
    assert {each.bot: (each.wins.value, each.wins.count) for each in found.bots} == {"a": (1.0, 3), "b": (0.0, 6)}
    assert found.pairings[0].share.count == 3


def test_ratings_order_bots_that_never_met() -> None:
    """a beats b, b beats c."""
    rows = [row(deal, seats, (5, 3), 0) for deal in range(20) for seats in ("ab", "bc")]
    found = rate_bots(["a", "b", "c"], rows)
    assert found["a"].value > found["b"].value > found["c"].value
    assert rate_bots(["a", "b", "c"], rows) == found


def test_ratings_grow_surer_with_the_matches() -> None:
    few = rate_bots("ab", [row(0, "ab", (5, 3)), row(0, "ba", (5, 3))])
    many = rate_bots("ab", [row(deal, seats, (5, 3)) for deal in range(50) for seats in ("ab", "ba")])
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert many["a"].value == pytest.approx(many["b"].value, abs=1)


def test_json_and_csv_tell_the_same() -> None:
    found = figures(TWO, "ab", "ba")
    data = json.loads(json.dumps(found.to_json(), allow_nan=False))
    lines = list(csv.DictReader(io.StringIO(standings_to_csv(found.rows))))
    assert len(lines) == 8
    mine = [int(line["points"]) for line in lines if line["bot"] == "a"]
    assert data["bots"][0]["points"] == pytest.approx(sum(mine) / 4)
    assert [line["seat"] for line in lines if line["bot"] == "a"] == ["1", "2", "1", "2"]
    assert data["games"] == 4
    assert data["deals"] == 2
    assert data["endings"] == {"boat": 4}


def test_the_picture_shows_every_bot_and_pairing() -> None:
    found = figures(TWO, "ab", "ba")
    drawn = draw_contest_chart(found, ChartLabels("t < u", "rating", "share", "note", ("1", "2", "3")))
    root = ElementTree.fromstring(drawn)
    words = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"t < u", "a", "b", "a : b", "50 %", "1", "2", "3"} <= set(words)
    dots = [element for element in root.iter() if element.tag.endswith("circle")]
    assert len(dots) == 3
    x = [float(dot.attrib["cx"]) for dot in dots]
    assert x[0] > x[1]
    assert all(210 < each < 600 for each in x)
