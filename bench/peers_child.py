"""Measures one peer, or one game of ours, in one process and prints the numbers as JSON. peers.py starts it.

peers_child.py PEER NAME SECONDS     for instance: pettingzoo hanabi_v5 2; ours pure or compiled depending on PYTHONPATH

Play is random, times are processor time, and the best of several short blocks counts.
"""

from __future__ import annotations

import copy
import json
import os
import random
import re
import sys
import time
from collections.abc import Callable
from importlib import metadata
from typing import Any

from child import best
from child import catanatron as catanatron_core
from child import postchaise as postchaise_core

MATCHES = 256
Numbers = dict[str, float]


def rate(name: str, turns: Callable[[], int], seconds: float) -> Numbers:
    """Measure steps per second; `turns` takes some steps and returns how many."""

    def measure(seconds: float) -> Numbers:
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            done += turns()
        return {name: done / (time.process_time() - start)}

    turns()  # what is only done once does not count
    return best(measure, seconds)


def playing(step: Callable[[], bool], most: int = 200) -> Callable[[], int]:
    """Return a function that takes this many steps; `step` deals the next match by itself."""

    def turns() -> int:
        for _ in range(most):
            step()
        return most

    return turns


def gym(env: Any, legal: Callable[[dict[str, Any]], Any], seconds: float) -> Numbers:
    """A learner that chooses at random among bots that do."""
    info = env.reset(seed=1)[1]

    def step() -> bool:
        nonlocal info
        _, _, over, broken, info = env.step(random.choice(legal(info)))
        if over or broken:
            info = env.reset()[1]
        return bool(over)

    return rate("gym", playing(step), seconds)


def zoo(env: Any, seconds: float) -> Numbers:
    """As PettingZoo's own benchmark plays: `last`, a legal action at random, `step`."""
    import numpy

    env.reset(seed=1)

    def step() -> bool:
        seen, _, over, broken, _ = env.last()
        env.step(None if over or broken else random.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
        if not env.agents or all(env.terminations.values()) or all(env.truncations.values()):
            env.reset()
        return bool(over)

    return rate("zoo", playing(step), seconds)


def postchaise(id: str, seconds: float) -> Numbers:
    import batch as batches
    import gymnasium
    import numpy

    import postchaise.research.gymnasium_env as ours
    from postchaise import game
    from postchaise.research import Batch
    from postchaise.research import pettingzoo_aec as environments

    title, many = game(id), Batch(id, 2, MATCHES)
    chance, told = numpy.random.default_rng(1), many.reset(1)
    env = gymnasium.make(ours.format_environment_id(id), seats=2, opponents="random")
    found = postchaise_core(id, seconds)
    found |= gym(env, lambda info: numpy.flatnonzero(info["action_mask"]).tolist(), seconds)
    found |= zoo(environments.env(id, seats=2), seconds)
    found |= best(lambda some: {"own": batches.one_match(title, 2, some)}, seconds)
    found |= best(lambda some: {"batch": batches.batched(many, told, chance, some)}, seconds)
    sizes = {"seen": float(told.observations.shape[1]), "actions": float(told.masks.shape[1])}
    built = installed("postchaise", skip="" if found["compiled"] else ".so")
    return {**found, "rollouts": found["loop_games"], **sizes, "install": built}


def catanatron(_: str, seconds: float) -> Numbers:
    import catanatron_gym
    import gymnasium
    from catanatron import Color, Game, RandomPlayer

    def play_random() -> int:
        Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
        return 1

    env = gymnasium.make(f"{catanatron_gym.__name__}:catanatron-v1")
    found = catanatron_core(seconds) | rate("rollouts", play_random, seconds)
    found |= gym(env, lambda info: info["valid_actions"], seconds)
    sizes = {"seen": float(env.observation_space.shape[0]), "actions": float(env.action_space.n)}
    return {**found, **sizes, "install": installed("catanatron")}


def open_spiel(id: str, seconds: float) -> Numbers:
    import pyspiel
    from open_spiel.python import rl_environment

    title = pyspiel.load_game(id)

    def play() -> tuple[int, Any]:
        """Chance is asked like a player, and is no decision."""
        state, decisions, middle = title.new_initial_state(), 0, None
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
                middle = state.clone() if decisions == 30 else middle
        return decisions, middle

    def play_random() -> int:
        play()
        return 1

    state = next(middle for _ in range(1000) for _, middle in [play()] if middle)

    def copies() -> int:
        for _ in range(100):
            state.clone()
        return 100

    env = rl_environment.Environment(title)
    told = env.reset()

    def step() -> bool:
        nonlocal told
        seat = told.observations["current_player"]
        told = env.step([random.choice(told.observations["legal_actions"][seat])])
        if told.last():
            told = env.reset()
        return False

    found = rate("decisions", lambda: play()[0], seconds) | rate("rollouts", play_random, seconds)
    found |= rate("copies", copies, seconds / 2) | rate("own", playing(step), seconds)
    sizes = {"seen": float(title.observation_tensor_size()), "actions": float(title.num_distinct_actions())}
    return {**found, **sizes, "install": installed("open_spiel")}


def pettingzoo(id: str, seconds: float) -> Numbers:
    from importlib import import_module

    import numpy

    env = import_module(f"pettingzoo.classic.{id}").env()
    env.reset(seed=1)
    spaces = env.observation_space(env.agents[0])
    sizes = {
        "seen": float(numpy.prod(spaces["observation"].shape)),
        "actions": float(env.action_space(env.agents[0]).n),
    }
    return {**zoo(env, seconds), **sizes, "install": installed("pettingzoo[classic]")}


def rlcard(id: str, seconds: float) -> Numbers:
    import numpy
    import rlcard as peer

    env = peer.make(id)
    state, _ = env.reset()

    def step() -> bool:
        nonlocal state
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
        return False

    def play_random() -> int:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        return 1

    def copies() -> int:
        copy.deepcopy(env.game)
        return 1

    found = (
        rate("own", playing(step), seconds)
        | rate("rollouts", play_random, seconds)
        | rate("copies", copies, seconds / 2)
    )
    sizes = {"seen": float(numpy.prod(env.state_shape[0])), "actions": float(env.num_actions)}
    return {**found, **sizes, "install": installed("rlcard")}


def pgx(id: str, seconds: float) -> Numbers:
    """One core; the choice is not counted, as it is not for our Batch."""
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(id)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, masks: jax.random.categorical(key, jnp.where(masks, 0.0, -1e9), axis=1))
    split = jax.jit(lambda key: jax.random.split(key, MATCHES + 2))
    keys = split(jax.random.PRNGKey(1))
    state = jax.jit(jax.vmap(env.init))(keys[2:])

    def measure(seconds: float) -> Numbers:
        nonlocal state, keys
        spent, steps = 0.0, 0
        while spent < seconds:
            keys = split(keys[0])
            actions = jax.block_until_ready(choose(keys[1], state.legal_action_mask))
            start = time.process_time()
            state = jax.block_until_ready(step(state, actions, keys[2:]))
            spent += time.process_time() - start
            steps += 1
        return {"batch": steps * MATCHES / spent}

    measure(1e-6)  # compiles
    sizes = {"seen": float(jnp.prod(jnp.array(env.observation_shape))), "actions": float(env.num_actions)}
    return {**best(measure, seconds), **sizes, "install": installed("pgx")}


def installed(package: str, skip: str = "\0") -> float:
    """Megabytes of a package and of everything it asks for."""
    total, todo, done = 0, [package], set()
    while todo:
        name, _, extras = todo.pop().replace("]", "").partition("[")
        if (name, extras) in done:
            continue
        done.add((name, extras))
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # asked for elsewhere: on another system, by another Python
            continue
        if (name, "counted") not in done:
            done.add((name, "counted"))
            files = [file.locate() for file in found.files or [] if not str(file).endswith((".pyc", skip or "\0"))]
            total += sum(os.stat(file).st_size for file in files if os.path.isfile(file))
        for line in found.requires or []:
            asked, _, when = line.partition(";")
            wanted = re.findall(r"extra *== *['\"]([\w-]+)", when)
            if not wanted or set(wanted) & set(extras.split(",")):
                todo.append(re.match(r"[\w.-]+(\[[\w,-]+\])?", asked.strip())[0].lower())  # type: ignore[index]
    return total / 1e6


if __name__ == "__main__":
    random.seed(1)
    peer, name, seconds = sys.argv[1:]
    told = sys.stdout
    sys.stdout = sys.stderr  # some of them greet
    numbers = globals()[peer](name, float(seconds))
    print(json.dumps(numbers), file=told)
