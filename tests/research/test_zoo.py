"""The environments of PettingZoo, by its own tests."""

import sys
import warnings
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers

from postchaise import Dice, game, meta
from postchaise.research import la_loire_v0, orleans_v0, pettingzoo_aec, pettingzoo_base, thurn_und_taxis_v0
from postchaise.testing import list_cases

MODULES = {"la-loire": la_loire_v0, "orleans": orleans_v0, "thurn-und-taxis": thurn_und_taxis_v0}


def choose(env: Any) -> int:
    """The first thing that the agent is offered."""
    return int(env.last()[0]["action_mask"].argmax())


@pytest.mark.parametrize("id", MODULES)
def test_its_own_tests_pass(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    make: Any = MODULES[id].env
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")  # it prefers a bare array, without a mask
        api_test(make(seats=meta(id).max_seats), num_cycles=60)
    seed_test(make, num_cycles=40)
    render_test(make)
    assert "Player" in capsys.readouterr().out  # for people


@pytest.mark.parametrize("id", MODULES)
def test_every_number_of_seats_and_every_option(id: str) -> None:
    for case in list_cases(id):
        env = pettingzoo_aec.env(id, seats=case.seats, **dict(case.options))
        env.reset(seed=1)
        assert env.num_agents == case.seats
        for _ in range(3):
            env.step(choose(env))
        observation = env.last()[0]
        assert env.observation_space(env.agent_selection).contains(observation)


def test_a_match_is_broken_off_after_so_many_decisions() -> None:
    env = thurn_und_taxis_v0.env(seats=3, max_cycles=4)
    env.reset(seed=1)
    for number in range(4):
        assert not any(env.truncations.values()), number
        env.step(choose(env))
    assert env.truncations == dict.fromkeys(env.agents, True)
    assert not any(env.terminations.values())
    for agent in env.agent_iter():
        assert env.last()[1] == 0, agent
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize(("rewards", "expected"), [("win", {1.0, -1.0}), ("rank", {1.0, 0.0, -1.0})])
def test_rewards_come_at_the_end(rewards: str, expected: set[float]) -> None:
    seats = len(expected)
    env = orleans_v0.env(seats=seats, rewards=rewards)
    env.reset(seed=1 + seats)  # nobody shares a place
    env.action_space(env.agents[0]).seed(1)
    space, found = env.action_space(env.agents[0]), {}
    for agent in env.agent_iter():
        observation, reward, over, broken, _ = env.last()
        if over:
            found[agent] = reward
        else:
            assert reward == 0
        env.step(None if over or broken else space.sample(observation["action_mask"]))
    sitting = env.unwrapped.sitting
    places = game("orleans").ranking(sitting.state)
    assert set(found.values()) == expected
    assert max(found, key=lambda agent: found[agent]) == f"player_{places.index(1)}"


def test_an_illegal_action_ends_the_match_for_whoever_chose_it() -> None:
    env = thurn_und_taxis_v0.env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


class Clock:
    """Of a benchmark: five seconds are over at the third look."""

    def __init__(self) -> None:
        self.looks = 0

    def time(self) -> float:
        self.looks += 1
        return 2.0 * self.looks


@pytest.mark.parametrize("id", MODULES)
def test_its_benchmark_runs(id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """How fast it is, nobody asks here: `bench/zoo.py` does."""
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", Clock())
    performance_benchmark(MODULES[id].env(seats=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("id", MODULES)
def test_so_many_cycles_and_no_more(id: str) -> None:
    """Turn by turn a cycle is a decision of one agent. `max_cycles_test` itself wants all agents to act in every cycle,
    so it is run on the parallel environments.
    """
    for max_cycles in (1, 4, 9):
        env: Any = MODULES[id].env(max_cycles=max_cycles)
        env.reset(seed=1)
        turns = 0
        for agent in env.agent_iter():
            over = env.terminations[agent] or env.truncations[agent]
            env.step(None if over else choose(env))
            turns += not over
        assert turns == max_cycles


def played(env: Any, seed: int) -> list[Any]:
    """Everything an agent hears in thirty turns, the last of them illegal."""
    env.reset(seed=seed)
    found = []
    for turn, agent in enumerate(env.agent_iter()):
        observation, reward, over, broken, _ = env.last()
        mask = observation["action_mask"]
        found.append((agent, reward, over, observation["observation"].tobytes(), mask.tobytes()))
        env.step(None if over or broken else int(mask.argmax() if turn < 30 else mask.argmin()))
    return found


@pytest.mark.filterwarnings("ignore")
def test_it_does_what_the_wrappers_of_pettingzoo_do() -> None:
    raw = wrappers.TerminateIllegalWrapper(thurn_und_taxis_v0.raw_env(seats=3), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
    env = thurn_und_taxis_v0.env(seats=3)
    assert played(env, 1) == played(wrapped, 1)
    env.reset(seed=1)
    with pytest.raises(AssertionError):
        env.step(131)
    fresh = thurn_und_taxis_v0.env(seats=3)
    for call in (lambda: fresh.step(1), lambda: fresh.observe("player_0"), fresh.render, fresh.agent_iter):
        with pytest.raises(Exception, match=r"reset\(\)"):
            call()


def test_the_seed_is_that_of_the_dice() -> None:
    env = la_loire_v0.env(seats=2)
    env.reset(seed=5)
    assert env.unwrapped.sitting.state.to_json() == game("la-loire").new(2, Dice(5)).to_json()


@pytest.mark.parametrize("id", MODULES)
def test_they_are_found_by_name(id: str) -> None:
    name = pettingzoo_base.format_environment_name(id)
    env = pettingzoo.make("aec", f"postchaise/{name}", seats=3)
    assert env.metadata["name"] == name == MODULES[id].__name__.split(".")[-1]
    assert len(env.possible_agents) == 3
