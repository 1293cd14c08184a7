"""Many matches at once say the same as each of them alone."""

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from postchaise import BadOption, Dice, PostchaiseError, game
from postchaise.kernel.search.batch import SEEDS, compute_rewards, list_offered_actions
from postchaise.research import Batch

TITLES = {"la-loire": 3, "orleans": 2, "thurn-und-taxis": 2}


def first_or_last(masks: Any, number: int) -> Any:
    """A choice without chance: the first thing offered, or the last."""
    return masks.argmax(1) if number % 3 else masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


@pytest.mark.parametrize("id", TITLES)
def test_every_match_is_as_if_it_were_played_alone(id: str) -> None:
    title, seats, n = game(id), TITLES[id], 3
    batch = Batch(id, seats, n)
    told = batch.reset(7)
    chance = Dice(7)
    dice = [Dice(chance.below(SEEDS) * SEEDS + chance.below(SEEDS)) for _ in range(n)]
    states = [title.new(seats, each) for each in dice]
    for number in range(80):
        for lane, state in enumerate(states):
            seat = title.actor(state)
            assert told.seats[lane] == seat
            assert told.observations[lane].tobytes() == title.observe(state, seat)
            assert np.flatnonzero(told.masks[lane]).tolist() == list_offered_actions(title, state, seat, False)
        actions = first_or_last(told.masks, number)
        for state, seat, action, luck in zip(states, told.seats.tolist(), actions.tolist(), dice, strict=True):
            title.step(state, seat, action, luck, None)
        told = batch.step(actions)
    assert not told.done.any()
    assert not told.rewards.any()


def test_a_match_that_ends_gives_its_rewards_and_the_next_begins() -> None:
    title, batch, chance = game("orleans"), Batch("orleans", 2, 2, rewards="margin"), np.random.default_rng(1)
    told, ends = batch.reset(3), 0
    while not told.rewards.any():  # until one of them does not end in a tie
        before = [state.copy() for state in batch.lanes.states]
        seats = told.seats.copy()
        actions = (chance.random(told.masks.shape) * told.masks).argmax(1)
        told = batch.step(actions)
        for lane in np.flatnonzero(told.done):
            ends += 1
            title.step(before[lane], int(seats[lane]), int(actions[lane]), Dice(0), None)  # nothing is drawn any more
            assert title.over(before[lane])
            first, second = title.points(before[lane])
            assert told.rewards[lane].tolist() == [first - second, second - first]
            assert not batch.truncated[lane]
            fresh = batch.lanes.states[lane]
            assert title.round_number(fresh) == 1
            assert told.observations[lane].tobytes() == title.observe(fresh, title.actor(fresh))
    assert ends
    told = batch.step(told.masks.argmax(1))
    assert not told.done.any()
    assert not told.rewards.any()


def test_too_many_decisions_break_off_a_match_and_it_says_so() -> None:
    batch = Batch("thurn-und-taxis", 2, 2, max_decisions=5)
    told = batch.reset(1)
    begun = told.observations.copy()
    for _ in range(5):
        assert not told.done.any()
        told = batch.step(told.masks.argmax(1))
    assert told.done.all()
    assert batch.truncated.all()
    assert not told.rewards.any()
    assert not (told.observations == begun).all()  # another deal
    told = batch.step(told.masks.argmax(1))
    assert not told.done.any()
    assert not batch.truncated.any()


def test_the_arrays_stay_where_they_are() -> None:
    batch = Batch("thurn-und-taxis", 2, 2)
    first = batch.reset(1)
    places = [array.__array_interface__["data"] for array in first]
    again = batch.step(first.masks.argmax(1))
    assert [array.__array_interface__["data"] for array in again] == places
    assert [array.dtype.name for array in again] == ["uint8", "uint8", "int8", "float32", "bool"]


def test_what_a_mask_forbids_changes_nothing_in_any_match() -> None:
    batch = Batch("thurn-und-taxis", 2, 2)
    told = batch.reset(1)
    good = told.masks.argmax(1).tolist()
    before = [state.to_json() for state in batch.lanes.states]
    for wrong in ([good[0], int(told.masks[1].argmin())], [good[0], -1], [good[0], 10_000]):
        with pytest.raises(PostchaiseError, match="is not legal in match 1"):
            batch.step(wrong)
    with pytest.raises(PostchaiseError, match="takes 2 actions"):
        batch.step(good[:1])
    with pytest.raises(PostchaiseError, match="reset first"):
        Batch("thurn-und-taxis", 2, 2).step(good)
    assert [state.to_json() for state in batch.lanes.states] == before


def test_steps_back_are_offered_only_to_whoever_asks_for_them() -> None:
    lift = next(kind for kind in game("orleans").space.kinds if kind.name == "lift")
    planned = []
    for retractions in (False, True):
        batch = Batch("orleans", 2, 1, retractions=retractions)
        told = batch.reset(1)
        told = batch.step(told.masks.argmax(1))  # somebody was put down
        planned.append(bool(told.masks[0, lift.first : lift.first + lift.size].any()))
    assert planned == [False, True]


def test_a_seed_is_a_set_of_deals() -> None:
    batch = Batch("thurn-und-taxis", 2, 2)
    first, again, other = (batch.reset(seed).observations.copy() for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()
    assert (first[0] != first[1]).any()


class Ended:
    """A match with these points."""

    def __init__(self, *points: int) -> None:
        self.found = points

    def points(self, state: Any) -> list[int]:
        return list(self.found)

    def ranking(self, state: Any) -> list[int]:
        return [1 + sum(other > mine for other in self.found) for mine in self.found]


@pytest.mark.parametrize(
    ("points", "win", "rank", "margin"),
    [
        ((30, 20, 25), [1, -1, -1], [1, -1, 0], [5, -10, -5]),
        ((30, 30, 10), [0, 0, -1], [0.5, 0.5, -1], [0, 0, -20]),
        ((9, 9), [0, 0], [0, 0], [0, 0]),
        ((12,), [1], [1], [12]),
    ],
)
def test_rewards(points: tuple[int, ...], win: list[float], rank: list[float], margin: list[float]) -> None:
    ended: Any = Ended(*points)
    found = [compute_rewards(ended, None, kind) for kind in ("win", "rank", "margin")]  # type: ignore[arg-type]
    assert found == [win, rank, margin]


def test_a_reward_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption, match="win, rank, margin"):
        Batch("orleans", 2, 1, rewards="glory")


@pytest.mark.parametrize(
    ("module", "lacking"), [("", "numpy"), (".pettingzoo_aec", "pettingzoo"), (".gymnasium_env", "gymnasium")]
)
def test_what_is_not_installed_is_named_in_one_sentence(
    module: str, lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("postchaise.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, lacking, None)
    with pytest.raises(PostchaiseError, match=r'pip install "postchaise\[research\]"'):
        import_module(f"postchaise.research{module}")
