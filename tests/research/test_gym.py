"""The environments of Gymnasium, by its own test."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import estafette.research.gym as seats
from estafette import BadSeats, titles

OURS = ["la-loire", "orleans", "thurn-und-taxis"]


def make(id: str, **how: Any) -> seats.SeatEnv:
    env = gymnasium.make(seats.name(id), **how).unwrapped
    assert isinstance(env, seats.SeatEnv)
    return env


def test_all_titles_are_registered() -> None:
    assert {seats.name(id) for id in titles()} <= set(gymnasium.registry)
    assert seats.name("thurn-und-taxis") == "estafette/ThurnUndTaxis-v0"


@pytest.mark.parametrize("id", OURS)
def test_its_own_test_passes(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(id, opponents="random", render_mode="ansi"))


def played(env: seats.SeatEnv, seed: int | None, steps: int) -> list[Any]:
    """What a learner sees who always takes the last thing offered."""
    observation, _ = env.reset(seed=seed)
    found: list[Any] = [observation.tobytes()]
    for _ in range(steps):
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        observation, reward, over, broken, info = env.step(int(np.flatnonzero(masks)[-1]))
        assert (info["action_mask"] == env.action_masks()).all()
        assert not over
        assert not broken
        assert env.sitting.asked == env.seat
        found.append((observation.tobytes(), reward))
    return found


@pytest.mark.parametrize("id", OURS)
def test_a_seed_gives_the_same_match_against_the_same_bots(id: str) -> None:
    env = make(id, seats=3, seat=1, opponents=["apprentice", "random"])
    first = played(env, 4, 6)
    assert played(pickle.loads(pickle.dumps(env)), 4, 6) == first
    assert played(env, None, 6) != first  # the next match
    assert played(env, 4, 6) == first


def test_the_learner_is_rewarded_at_the_end() -> None:
    env = make("orleans", seats=2, opponents="apprentice", rewards="margin")
    _, info = env.reset(seed=3)
    env.action_space.seed(1)
    over = False
    while not over:
        _, reward, over, broken, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not broken
        assert over or reward == 0
    mine, other = env.sitting.game.points(env.sitting.state)
    assert reward == mine - other != 0


def test_a_match_is_broken_off_after_so_many_decisions_of_everybody() -> None:
    env = make("thurn-und-taxis", seats=2, opponents="random", max_decisions=30)
    _, info = env.reset(seed=1)
    broken = over = False
    steps = 0
    while not broken:
        _, reward, over, broken, info = env.step(int(info["action_mask"].argmax()))
        steps += 1
    assert not over
    assert reward == 0
    assert env.sitting.decisions == 30 > steps


def test_an_illegal_action_ends_the_match() -> None:
    env = make("thurn-und-taxis", seats=2, opponents="random")
    _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, wrong)


def test_wrong_company_is_refused() -> None:
    with pytest.raises(BadSeats, match="2 other seats"):
        make("orleans", seats=3, opponents=["random"])
    with pytest.raises(BadSeats, match="apprentice"):
        make("orleans", seats=2, opponents="aprentice")
    with pytest.raises(BadSeats):
        make("orleans", seats=2, seat=2)
