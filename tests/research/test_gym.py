"""The environments of Gymnasium, by its own test."""

import pickle
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import postchaise.research.gymnasium_env as seats
from postchaise import BadSeats, titles

OURS = ["la-loire", "orleans", "thurn-und-taxis"]


def make(id: str, **how: Any) -> seats.SeatEnv:
    env = gymnasium.make(seats.format_environment_id(id), **how).unwrapped
    assert isinstance(env, seats.SeatEnv)
    return env


def test_all_titles_are_registered() -> None:
    assert {seats.format_environment_id(id) for id in titles()} <= set(gymnasium.registry)
    assert seats.format_environment_id("thurn-und-taxis") == "postchaise/ThurnUndTaxis-v0"


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


def test_it_is_found_by_the_name_of_its_module() -> None:
    """Without importing it before: Gymnasium imports what stands before the colon."""
    del gymnasium.registry[seats.format_environment_id("orleans")], sys.modules[seats.__name__]
    env = gymnasium.make(f"{seats.__name__}:{seats.format_environment_id('orleans')}", disable_env_checker=True)
    sys.modules[seats.__name__] = seats
    assert env.unwrapped.spec is not None
    assert env.unwrapped.spec.id == "postchaise/Orleans-v0"


def many(id: str, **how: Any) -> Any:
    return gymnasium.make_vec(seats.format_environment_id(id), num_envs=5, **how)


def steps(envs: Any, count: int) -> list[Any]:
    """What the learner sees in all matches who always takes the last thing offered."""
    observations, infos = envs.reset(seed=4)
    found: list[Any] = [observations.tobytes()]
    for _ in range(count):
        masks = infos["action_mask"]
        assert envs.batch.lanes.asked == bytes([envs.seat]) * 5
        actions = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
        observations, rewards, over, broken, infos = envs.step(actions)
        assert envs.observation_space.contains(observations)
        found.append((observations.tobytes(), rewards.tolist(), over.tolist(), broken.tolist()))
    return found


@pytest.mark.parametrize("id", OURS)
def test_many_at_once_are_the_same_again(id: str) -> None:
    envs = many(id, seats=3, seat=1, opponents=["apprentice", "random"])
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert steps(envs, 5) == steps(envs, 5)


def test_of_many_each_ends_by_itself_and_the_next_begins() -> None:
    envs = many("thurn-und-taxis", opponents="random", max_decisions=12)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(30):
        decisions = list(envs.batch.lanes.decisions)
        _, rewards, over, broken, infos = envs.step(infos["action_mask"].argmax(1))
        assert not over.any()
        assert not rewards.any()
        for lane in np.flatnonzero(broken):
            assert envs.batch.lanes.decisions[lane] < decisions[lane]
            assert envs.single_observation_space.contains(infos["final_obs"][lane])
        assert ("final_obs" in infos) == broken.any()
        ended += broken.sum()
    assert ended > 5


def test_of_many_the_learner_is_rewarded_at_the_end() -> None:
    envs = many("orleans", seats=2, seat=1, opponents="random", rewards="margin")
    _, infos = envs.reset(seed=2)
    chance, rewards = np.random.default_rng(1), np.zeros(5)
    while not rewards.any():  # until one of them does not end in a tie
        actions = [chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        _, rewards, over, _, infos = envs.step(np.array(actions))
        assert ((rewards != 0) <= over).all()
    assert infos["_final_obs"].tolist() == over.tolist()
