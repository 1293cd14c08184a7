"""A policy that learns to beat a bot, by default the apprentice of Thurn und Taxis for two, in one command:

    python -m estafette.research.train --out trained

First it copies what a teacher chooses (behaviour cloning), then it plays against the opponent and keeps what worked
(PPO with masks, of sb3-contrib). What it takes comes with `pip install "estafette[train]"`. The folder gets the
policy, which can sit at a table, the curve of its strength as a picture, and both as numbers.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from estafette.bots.network import Network, load
from estafette.kernel.needs import needs
from estafette.kernel.registry import game as find_game

with needs("train"):
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import DummyVecEnv

    from . import lessons
    from .curve import Point, curve
    from .gym import SeatEnv

POINTS = 20.0  # a lead of so many points is worth as much as the victory
LAYERS = [256, 256]
ENVS = 32
STEPS = 256  # of each between two updates
BATCH = 1024
LESSON, WATCH, TEST = range(3)  # what deals are for


class Scaled(BaseFeaturesExtractor):  # type: ignore[misc]  # it says nothing of its types
    """The bytes of an observation, each divided by its scale."""

    def __init__(self, space: Any, scales: list[int]) -> None:
        super().__init__(space, len(scales))
        self.register_buffer("scales", torch.tensor(scales, dtype=torch.float32))

    def forward(self, observations: Any) -> Any:
        return observations / self.scales


class Leading(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The reward is every point by which the lead has grown since the last question, and the victory at the end."""

    def reset(self, **how: Any) -> Any:
        found = self.env.reset(**how)
        self.lead = self._lead()
        return found

    def step(self, action: Any) -> Any:
        observation, won, over, broken, info = self.env.step(action)
        before, self.lead = self.lead, self._lead()
        return observation, (self.lead - before) / POINTS + float(won), over, broken, info

    def _lead(self) -> float:
        env: Any = self.env.unwrapped
        return lessons.lead(env.sitting.game, env.sitting.state, env.seat)

    def action_masks(self) -> Any:
        env: Any = self.env.unwrapped
        return env.action_masks()


def environments(game: str, seats: int, opponent: str) -> DummyVecEnv:
    """The learner sits in every seat equally often."""

    def made(seat: int) -> Any:
        return lambda: Leading(SeatEnv(game, seats, seat, opponent, rewards="win"))

    return DummyVecEnv([made(number % seats) for number in range(ENVS)])


def clone(model: MaskablePPO, examples: lessons.Examples, epochs: int, told: Any) -> None:
    """Teaches the policy what the teacher chose, and its judge what came of it."""
    policy, count = model.policy, len(examples.actions)
    chance = np.random.default_rng(model.seed)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    worth = examples.leads / POINTS + examples.won
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs)
    for epoch in range(epochs):
        order, lost = chance.permutation(count), 0.0
        for first in range(0, count, BATCH):
            rows = order[first : first + BATCH]
            values, likely, _ = policy.evaluate_actions(
                torch.as_tensor(examples.observations[rows]),
                torch.as_tensor(examples.actions[rows]),
                action_masks=examples.masks[rows],
            )
            miss = -likely.mean()
            loss = miss + 0.5 * torch.nn.functional.mse_loss(values.flatten(), torch.as_tensor(worth[rows]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            lost += float(miss.detach()) * len(rows)
        schedule.step()
        told(f"copying, round {epoch + 1} of {epochs}: {np.exp(-lost / count):.3f} of the teacher's choices expected")


def network(model: MaskablePPO, game: str, seats: int) -> Network:
    """What the policy has learned, without torch."""
    policy = model.policy
    dense = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    layers = [(_array(each.weight), _array(each.bias)) for each in [*dense, policy.action_net]]
    return Network(game, seats, layers, np.array(find_game(game).observation_scales(seats), np.float32))


def _array(tensor: Any) -> Any:
    return tensor.detach().cpu().numpy().copy()


class Run:
    """One training, from the first lesson to the files; `told` hears how it goes."""

    def __init__(self, wish: argparse.Namespace, told: Any) -> None:
        self.wish = wish
        self.told = told
        self.points: list[Point] = []
        self.best = -1.0
        self.spent = 0.0  # processor seconds of the processes that played the lessons
        wish.out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(wish.seed)
        torch.set_num_threads(1)  # more wait for each other longer than they help, in layers so small
        self.model = MaskablePPO(
            "MlpPolicy",
            environments(wish.game, wish.seats, wish.opponent),
            learning_rate=lambda left: wish.rate * left,
            n_steps=STEPS,
            batch_size=BATCH,
            n_epochs=4,
            gamma=1.0,
            gae_lambda=0.95,
            clip_range=0.15,
            ent_coef=0.002,
            target_kl=0.03,
            seed=wish.seed,
            device="cpu",
            policy_kwargs={
                "net_arch": {"pi": LAYERS, "vf": LAYERS},
                "activation_fn": torch.nn.ReLU,
                "features_extractor_class": Scaled,
                "features_extractor_kwargs": {"scales": find_game(wish.game).observation_scales(wish.seats)},
            },
        )

    def seconds(self) -> float:
        return time.process_time() + self.spent

    def lessons(self) -> lessons.Examples:
        """What the teacher does, in matches that are dealt for nothing else."""
        wish = self.wish
        tasks = [
            lessons.Task(wish.game, wish.seats, wish.teacher, wish.opponent, i % wish.seats, deal(wish.seed, LESSON, i))
            for i in range(wish.lessons)
        ]
        found, parts = [], []
        with ProcessPoolExecutor(wish.processes) as pool:
            for examples, seconds in pool.map(lessons.timed, tasks, chunksize=20):
                found.append(examples)
                parts.append(seconds)
        self.spent = sum(parts)
        return lessons.Examples(*(np.concatenate(column) for column in zip(*found)))

    def measure(self, steps: int) -> None:
        wish = self.wish
        now = network(self.model, wish.game, wish.seats)
        before = time.process_time()
        share, lead = lessons.strength(now, wish.opponent, wish.deals, deal(wish.seed, WATCH, 0))
        self.spent -= time.process_time() - before  # looking is no part of learning
        self.points.append(Point(self.seconds(), steps, share, lead))
        self.told(f"{self.seconds():.0f} s, {steps} steps: {100 * share:.0f} % of the matches, {lead:+.1f} points")
        if share > self.best:
            self.best = share
            now.save(wish.out / "policy.npz")

    def train(self) -> None:
        wish = self.wish
        self.measure(0)
        if wish.lessons:
            examples = self.lessons()
            self.told(f"{self.seconds():.0f} s: {len(examples.actions)} decisions of the {wish.teacher}")
            clone(self.model, examples, wish.epochs, self.told)
            self.measure(0)
        self.model.learn(wish.steps, callback=Watch(self))
        self.measure(self.model.num_timesteps)
        best = load(wish.out / "policy.npz")
        share, lead = lessons.strength(best, wish.opponent, wish.test, deal(wish.seed, TEST, 0))
        self.told(
            f"the best of them, on {wish.test} other deals: {100 * share:.0f} % of the matches, {lead:+.1f} points"
        )
        (wish.out / "curve.svg").write_text(curve(self.points, wish.opponent), "utf-8")
        points = [point._asdict() for point in self.points]
        told = {**vars(wish), "out": wish.out.name, "points": points, "share": share, "lead": lead}
        (wish.out / "curve.json").write_text(json.dumps(told, indent=1), "utf-8")


class Watch(BaseCallback):  # type: ignore[misc]  # it says nothing of its types
    """Measures the policy now and then, and ends in time."""

    def __init__(self, run: Run) -> None:
        super().__init__()
        self.run = run

    def _on_step(self) -> bool:
        return bool(self.run.seconds() < self.run.wish.minutes * 60)

    def _on_rollout_start(self) -> None:
        rounds = self.num_timesteps // (ENVS * STEPS)
        if rounds and rounds % self.run.wish.every == 0:
            self.run.measure(self.num_timesteps)


def deal(seed: int, purpose: int, number: int) -> int:
    """Deals of lessons, of looking and of the final test never meet."""
    return (seed * 4 + purpose) * lessons.SEEDS + number


def wishes(arguments: list[str] | None = None) -> argparse.Namespace:
    asked = argparse.ArgumentParser("python -m estafette.research.train", description=__doc__)
    asked.add_argument("--game", default="thurn-und-taxis")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--teacher", default="apprentice", help="whose choices are copied first")
    asked.add_argument("--opponent", default="apprentice", help="who is to be beaten")
    asked.add_argument("--lessons", type=int, default=12_000, help="matches of the teacher; 0: learn from nothing")
    asked.add_argument("--epochs", type=int, default=8, help="how often they are gone through")
    asked.add_argument("--steps", type=int, default=12_000_000, help="decisions of the learner by itself")
    asked.add_argument("--rate", type=float, default=1.5e-4)
    asked.add_argument("--minutes", type=float, default=60, help="of the processor, at most")
    asked.add_argument("--every", type=int, default=10, help="updates between two looks at its strength")
    asked.add_argument("--deals", type=int, default=100, help="for one look, each from every seat")
    asked.add_argument("--test", type=int, default=200, help="deals of the test at the end, each from every seat")
    asked.add_argument("--processes", type=int, default=2, help="that play the lessons")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("trained"))
    return asked.parse_args(arguments)


if __name__ == "__main__":
    Run(wishes(), lambda line: print(line, flush=True)).train()
