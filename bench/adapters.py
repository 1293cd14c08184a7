"""Compare our adapters for other libraries with those libraries' own games, in steps per second of one run.

PettingZoo is compared with its hanabi, Gymnasium with catanatron's environment, OpenSpiel with its C++ gin rummy. The
same loop drives each from Python with random play, including observation and action mask where the library has them.
Blocks alternate, and the best of several counts. Times are processor time.

adapters.py [SECONDS [GAME ...]]     pure or compiled, as the Python that runs it; libraries not installed are left out
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from postchaise import titles
from postchaise.kernel import dice as kernel_dice

BLOCKS = 4
ROW = "| {} | {} | {} | {} |"


def zoo(env: Any, seconds: float) -> float:
    """As `pettingzoo.test.performance_benchmark` does."""
    import numpy as np

    env.reset(seed=1)
    turns, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in env.agent_iter(100):
            seen, _, over, broken, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(None if over or broken else random.choice(np.flatnonzero(mask).tolist()))
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
                break
    return turns / (time.process_time() - start)


def gym(env: Any, seconds: float, offered: Callable[[dict[str, Any]], list[int]]) -> float:
    _, info = env.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            _, _, over, broken, info = env.step(random.choice(offered(info)))
            steps += 1
            if over or broken:
                _, info = env.reset()
    return steps / (time.process_time() - start)


def gym_vector(envs: Any, seconds: float) -> float:
    import numpy as np

    chance = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        masks = infos["action_mask"]
        infos = envs.step((chance.random(masks.shape, np.float32) * masks).argmax(1))[4]
        steps += len(masks)
    return steps / (time.process_time() - start)


def spiel(game: Any, seconds: float) -> float:
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                kinds, likely = zip(*state.chance_outcomes())
                action = random.choices(kinds, likely)[0]
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps / (time.process_time() - start)


Run = Callable[[float], float]


def zoo_runs(games: list[str]) -> dict[str, Run]:
    from pettingzoo.classic import hanabi_v5

    from postchaise.research import pettingzoo_aec as ours

    runs: dict[str, Run] = {"PettingZoo hanabi": lambda seconds: zoo(hanabi_v5.env(), seconds)}
    return runs | {id: lambda seconds, id=id: zoo(ours.env(id, seats=2), seconds) for id in games}


def gym_runs(games: list[str]) -> dict[str, Run]:
    import catanatron_gym
    import gymnasium
    import numpy as np

    from postchaise.research.gymnasium_env import format_environment_id

    def ours(id: str, seconds: float) -> float:
        env = gymnasium.make(format_environment_id(id), seats=2, opponents="random", disable_env_checker=True)
        return gym(env, seconds, lambda info: np.flatnonzero(info["action_mask"]).tolist())

    def vector(id: str, seconds: float) -> float:
        return gym_vector(
            gymnasium.make_vec(format_environment_id(id), num_envs=64, seats=2, opponents="random"), seconds
        )

    def theirs(seconds: float) -> float:
        env = gymnasium.make(f"{catanatron_gym.__name__}:catanatron-v1", disable_env_checker=True)
        return gym(env, seconds, lambda info: info["valid_actions"])

    runs: dict[str, Run] = {"Gymnasium catanatron": theirs}
    for id in games:
        runs[id] = lambda seconds, id=id: ours(id, seconds)
        runs[f"{id}, 64 at once"] = lambda seconds, id=id: vector(id, seconds)
    return runs


def spiel_runs(games: list[str]) -> dict[str, Run]:
    import pyspiel

    from postchaise.research.openspiel import format_game_name

    runs: dict[str, Run] = {"OpenSpiel gin_rummy": lambda seconds: spiel(pyspiel.load_game("gin_rummy"), seconds)}
    return runs | {id: lambda seconds, id=id: spiel(pyspiel.load_game(format_game_name(id)), seconds) for id in games}


def format_rows(runs: dict[str, Run], seconds: float, build: str) -> list[str]:
    """The first is theirs: the others are compared with it."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(BLOCKS):
        for name, run in runs.items():
            best[name] = max(best[name], run(seconds / BLOCKS))
    theirs = next(iter(best))
    library = theirs.partition(" ")[0]
    rows = [ROW.format(library, theirs.partition(" ")[2], f"{best[theirs]:,.0f}", "1.0")]
    for name in list(best)[1:]:
        rows.append(ROW.format(library, f"{name}, {build}", f"{best[name]:,.0f}", f"{best[name] / best[theirs]:.1f}"))
    return rows


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    build = "pure" if str(kernel_dice.__file__).endswith(".py") else "compiled"
    print(ROW.format("through", "random play, 2 players", "steps/s", "x"))
    print("|---|---|---:|---:|")
    for library in (zoo_runs, gym_runs, spiel_runs):
        try:
            runs = library(sys.argv[2:] or titles())
        except ImportError as error:
            print(f"left out: {error}", file=sys.stderr)
            continue
        print("\n".join(format_rows(runs, seconds, build)), flush=True)
