"""The sequential test: what it counts, how often it errs, and that it does not hurry."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from arena.rows import row
from postchaise.arena.contest import create_contest
from postchaise.arena.statistics.sequential_test import (
    BETTER,
    NOT_BETTER,
    UNDECIDED,
    PairwiseTests,
    SequentialTest,
    compute_deal_share,
    compute_match_share,
)


def test_ahead_is_the_victory_at_two_seats_and_a_shared_place_counts_half() -> None:
    assert compute_match_share(row(0, "ab", (5, 3)), "a", "b") == 1
    assert compute_match_share(row(0, "ba", (5, 3)), "a", "b") == 0
    assert compute_match_share(row(0, "ab", (4, 4)), "a", "b") == 0.5
    assert compute_match_share(row(0, "ac", (4, 4)), "a", "b") is None


def test_ahead_counts_every_pair_of_seats() -> None:
    assert compute_match_share(row(0, "abbb", (5, 9, 3, 5)), "a", "b") == pytest.approx((0 + 1 + 0.5) / 3)


def test_a_deal_is_one_number_over_all_its_seatings() -> None:
    assert compute_deal_share([row(0, "ab", (5, 3)), row(0, "ba", (5, 3)), row(0, "ca", (5, 3))], "a", "b") == 0.5


def decided(share: float, margin: float, chance: random.Random) -> str:
    """Deals of two matches each, of which the first bot wins `share`, until the test decides."""
    test = SequentialTest("a", "b", margin)
    while test.decision == UNDECIDED:
        test.add(((chance.random() < share) + (chance.random() < share)) / 2)
    return test.decision


@pytest.mark.parametrize(("share", "right"), [(0.5, NOT_BETTER), (0.6, BETTER), (0.35, NOT_BETTER), (0.8, BETTER)])
def test_it_errs_no_more_often_than_promised(share: float, right: str) -> None:
    chance = random.Random(5)
    found = [decided(share, 0.1, chance) for _ in range(300)]
    assert found.count(right) >= 0.93 * len(found)


def test_a_few_equal_results_are_no_certainty() -> None:
    test = SequentialTest("a", "b", 0.05)
    for _ in range(5):
        test.add(1.0)
    assert test.decision == UNDECIDED
    for _ in range(15):
        test.add(1.0)
    assert test.decision == BETTER


def test_what_is_decided_stays_decided() -> None:
    test = SequentialTest("a", "b", 0.2)
    for share in [1.0] * 30 + [0.0] * 100:
        test.add(share)
    assert test.decision == BETTER
    assert test.deals < 30


def test_deals_count_in_their_order_and_none_after_the_decision() -> None:
    names = create_contest("la-loire", 2, ["apprentice", "random"], 1)
    letters = replace(names, bots=("a", "b"), meetings=(("a", "b"), ("b", "a")))
    rows = [row(deal, seats, (5, 3) if seats == "ab" else (3, 5)) for deal in range(30) for seats in ("ab", "ba")]
    counted = []
    for order in (rows, rows[::-1], sorted(rows, key=lambda each: each.bots)):
        verdicts = PairwiseTests(letters, 0.05, stop=True)
        for each in order:
            verdicts.add(each)
        assert verdicts.stopped
        counted.append(verdicts.deals)
    assert len(set(counted)) == 1
    assert 5 < counted[0] < 30
    everything = PairwiseTests(letters, 0.05, stop=False)
    for each in rows:
        everything.add(each)
    assert (everything.deals, everything.stopped) == (30, False)
