"""The environments of PettingZoo in which all agents act at once, by its own tests."""

import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils.conversions import aec_wrapper_fn

from postchaise import BadOption, Dice, game, meta
from postchaise.research import la_loire_v0, orleans_v0, pettingzoo_base, pettingzoo_parallel, thurn_und_taxis_v0

MODULES: dict[str, Any] = {"la-loire": la_loire_v0, "orleans": orleans_v0, "thurn-und-taxis": thurn_und_taxis_v0}


def first(observations: dict[str, Any]) -> dict[str, int]:
    """Everybody takes the first thing offered, and whoever is not asked says 0."""
    return {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}


def asked(observations: dict[str, Any]) -> list[str]:
    return [agent for agent, seen in observations.items() if seen["action_mask"].any()]


@pytest.mark.parametrize("id", MODULES)
def test_its_own_tests_pass(id: str) -> None:
    make = MODULES[id].parallel_env
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(make(seats=meta(id).max_seats), num_cycles=60)
        parallel_seed_test(make, num_cycles=20)


@pytest.mark.parametrize("id", MODULES)
def test_max_cycles_by_its_own_test(id: str) -> None:
    """It gives actions without looking at masks, so each stands for the next that is offered. And it wants all agents
    to act in every cycle turn by turn, too: that is PettingZoo's own conversion of this environment, not `zoo.env`,
    where one agent may have several decisions in a row.
    """
    make = partial(MODULES[id].parallel_env, illegal="next")
    max_cycles_test(SimpleNamespace(parallel_env=make, env=aec_wrapper_fn(make)))


def test_in_orleans_everybody_plans_in_the_same_cycle() -> None:
    env = orleans_v0.parallel_env(seats=4)
    observations, _ = env.reset(seed=3)
    most = 0
    for _ in range(40):
        before = asked(observations)
        most = max(most, len(before))
        if len(before) > 1:  # what they plan is hidden from each other, so each sees only its own step
            copies = [env.sitting.state.copy() for _ in before]
            chosen = first(observations)
            observations = env.step(chosen)[0]
            for agent, alone in zip(before, copies):
                seat = env.possible_agents.index(agent)
                env.sitting.game.step(alone, seat, chosen[agent], Dice(1), None)
                if asked(observations) == before:
                    seen = observations[agent]["observation"].tobytes()
                    assert env.sitting.game.observe(alone, seat) == seen
        else:
            observations = env.step(first(observations))[0]
    assert most == 4


@pytest.mark.parametrize("id", MODULES)
def test_a_whole_match_ends_for_everybody_with_its_rewards(id: str) -> None:
    env = MODULES[id].parallel_env(seats=2, rewards="margin")
    observations, _ = env.reset(seed=1)
    spaces = {agent: env.action_space(agent) for agent in env.agents}
    for number, space in enumerate(spaces.values()):
        space.seed(number)
    agents = env.agents
    while env.agents:
        chosen = {agent: spaces[agent].sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, over, broken, _ = env.step(chosen)
        assert env.agents == [] or not any(rewards.values())
    assert over == dict.fromkeys(agents, True)
    assert not any(broken.values())
    mine, other = env.sitting.game.points(env.sitting.state)
    assert rewards == {"player_0": mine - other, "player_1": other - mine}


def test_where_one_is_asked_at_a_time_it_is_the_same_match_as_turn_by_turn() -> None:
    env, turns = thurn_und_taxis_v0.parallel_env(seats=3), thurn_und_taxis_v0.env(seats=3)
    observations, _ = env.reset(seed=5)
    turns.reset(seed=5)
    for _ in range(50):
        agent = turns.agent_selection
        assert asked(observations) == [agent]
        assert observations[agent]["observation"].tobytes() == turns.observe(agent)["observation"].tobytes()
        chosen = first(observations)
        observations = env.step(chosen)[0]
        turns.step(chosen[agent])


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_ends_the_match_or_is_the_next_that_is_offered() -> None:
    env = thurn_und_taxis_v0.parallel_env(seats=2)
    observations, _ = env.reset(seed=1)
    agent = asked(observations)[0]
    choices = observations[agent]["action_mask"].nonzero()[0].tolist()
    wrong = next(action for action in range(choices[0], 131) if action not in choices)
    _, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, wrong))
    assert rewards.pop(agent) == -1
    assert [*rewards.values()] == [0]
    assert all(over.values())
    lenient = thurn_und_taxis_v0.parallel_env(seats=2, illegal="next")
    for action in (wrong, 130):
        lenient.reset(seed=1)
        lenient.step(dict.fromkeys(lenient.agents, action))
        meant = next((each for each in choices if each > action), choices[0])
        state = game("thurn-und-taxis").new(2, dice := Dice(1))
        game("thurn-und-taxis").step(state, int(agent[-1]), meant, dice, None)
        assert lenient.sitting.state.to_json() == state.to_json()
    with pytest.raises(BadOption, match="next"):
        thurn_und_taxis_v0.parallel_env(illegal="previous")


@pytest.mark.parametrize("id", MODULES)
def test_they_are_found_by_name_and_travel(id: str) -> None:
    env = pettingzoo.make(
        "parallel", f"postchaise/{pettingzoo_base.format_environment_name(id)}", seats=3, render_mode="ansi"
    )
    again = pickle.loads(pickle.dumps(env))
    assert isinstance(again, pettingzoo_parallel.parallel_env)
    again.reset(seed=1)
    env.reset(seed=1)
    assert again.render() == env.render() != ""
