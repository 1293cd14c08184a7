"""What is taken, and how seats fare with it and without."""

from __future__ import annotations

import json

import pytest

from arena.rows import row
from postchaise import BadOption
from postchaise.arena.statistics.balance import ALWAYS, BEHIND, KINDS, NEVER, OPEN, list_items, measure_balance

HEAD = "postchaise record 1\ngame: la-loire 1\ncomponents: none\nseats: 2\nsetup: 1\n"
MATCHES = [  # everybody builds a farm, nobody a castle; who hires the witch falls behind by 2, 4 and 3 points
    (row(0, "aa", (5, 7)), "1 hire witch\n1 build farm wood\n2 build farm deniers\n1 build farm wood\n"),
    (row(1, "aa", (9, 5)), "2 hire witch\n1 build farm wood\n2 build farm wood ; 4\n1 hire spy\n"),
    (row(2, "aa", (4, 7)), "1 hire witch\n2 build farm wood\n1 build farm wood\n"),
    (row(3, "aa", (4, 4)), "1 hire spy\n2 hire spy\n2 build farm wood\n1 build farm wood\n"),
]


def test_the_worth_of_things() -> None:
    rows, records = [each for each, _ in MATCHES], [HEAD + text for _, text in MATCHES]
    wanted = [("hire", "witch"), ("hire", "spy"), ("build", "farm"), ("build", "castle")]
    witch, spy, farm, castle = measure_balance(rows, records, wanted)
    assert (witch.taken.value, witch.taken.count, witch.times) == (3 / 8, 8, 1.0)
    assert witch.wins_with is not None
    assert witch.wins_without is not None
    assert (witch.wins_with.value, witch.wins_without.value) == (0.0, 4 / 5)
    assert witch.lead is not None
    assert (witch.lead.value, witch.lead.count, witch.verdict) == (-3.0, 3, BEHIND)
    assert spy.lead is not None
    assert (spy.lead.value, spy.lead.count, spy.verdict) == (4.0, 1, OPEN)
    assert (farm.taken.value, farm.times, farm.wins_without, farm.lead, farm.verdict) == (
        1.0,
        9 / 8,
        None,
        None,
        ALWAYS,
    )
    assert (castle.taken.value, castle.wins_with, castle.verdict) == (0.0, None, NEVER)
    assert json.loads(json.dumps(castle.to_json(), allow_nan=False))["verdict"] == NEVER


def test_everything_of_a_kind_is_asked_about() -> None:
    found = list_items("la-loire", KINDS["la-loire"])
    assert len(found) == 29 + 8 + 3 + 4
    assert {("hire", "witch"), ("palace", "bank-nantes"), ("build", "farm"), ("message", "4")} <= set(found)


def test_a_kind_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption) as refused:
        list_items("la-loire", ["marry"])
    assert "hire" in str(refused.value.details["expected"])
