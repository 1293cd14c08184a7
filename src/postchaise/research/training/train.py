"""A policy that learns to beat a bot, by default the apprentice of Thurn und Taxis for two, in one command:

    python -m postchaise.research.training.train --out trained

First it copies what a teacher chooses (behaviour cloning), then it plays against the opponent and keeps what worked
(PPO with masks, of sb3-contrib). What it takes comes with `pip install "postchaise[train]"`. The folder gets the
policy, which can sit at a table, the curve of its strength as a picture, and both as numbers.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from postchaise.bots.network import Network
from postchaise.kernel.errors import require_extra
from postchaise.kernel.registry import game as find_game

with require_extra("train"):
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback

    from . import examples
    from .curve import StrengthPoint, draw_strength_curve
    from .sb3 import ScaledObservations, TrainingVecEnv
    from .tables import TrainingMatches
    from .team import TrainingTeam, run_training_team

LAYERS = {"pi": [256, 256], "vf": [128, 128]}  # of the policy, and of its judge
TABLES, STEPS, BATCH = 128, 64, 1024  # matches at once, decisions in each between two updates; of all processes
FRESH = 0.02  # of the policy that is kept: it is the mean of about the last fifty updates, and wavers less than any
LESSON, WATCH, TEST, PLAY = range(4)  # what deals are for


def average_gradients(team: TrainingTeam, optimiser: Any, *_: Any) -> None:
    """Before a step of the optimiser: the mean of what all processes found, in place of the own gradients."""
    grads = [each.grad for group in optimiser.param_groups for each in group["params"]]
    mean = torch.from_numpy(team.gather_array(torch.cat([grad.flatten() for grad in grads]).numpy()).mean(0))
    for grad, part in zip(grads, mean.split([grad.numel() for grad in grads])):
        grad.copy_(part.view_as(grad))


def imitate_teacher(
    model: MaskablePPO, examples: examples.TeacherExamples, epochs: int, team: TrainingTeam, told: Any
) -> None:
    """Teaches the policy what the teacher chose, and its judge what came of it."""
    policy, size = model.policy, BATCH // team.count
    chance = np.random.default_rng([model.seed, team.rank])
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3, fused=True)
    optimiser.register_step_pre_hook(partial(average_gradients, team))
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs)
    worth = examples.gains + examples.won
    batches = int(team.gather(len(worth) // size).min())  # as many in every process
    for epoch in range(epochs):
        order, lost = chance.permutation(len(worth)), 0.0
        for rows in order[: batches * size].reshape(batches, size):
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
            lost += float(miss.detach())
        schedule.step()
        told(f"copying, round {epoch + 1} of {epochs}: {np.exp(-lost / batches):.3f} of the teacher's choices expected")


def extract_network(model: MaskablePPO, game: str, seats: int) -> Network:
    """What the policy has learned, without torch."""
    policy = model.policy
    dense = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    layers = [(_array(each.weight), _array(each.bias)) for each in [*dense, policy.action_net]]
    return Network(game, seats, layers, np.array(find_game(game).observation_scales(seats), np.float32))


def _array(tensor: Any) -> Any:
    return tensor.detach().cpu().numpy().copy()


def count_parameters(game: str, seats: int) -> int:
    """How many numbers the policy and its judge consist of."""
    title = find_game(game)
    width = len(title.observation_layout(seats))
    nets = [[width, *LAYERS["pi"], len(title.space)], [width, *LAYERS["vf"], 1]]
    return sum((before + 1) * after for net in nets for before, after in pairwise(net))


class TrainingRun:
    """One training, from the first lesson to the files, as each process of the team sees it."""

    def __init__(self, wish: argparse.Namespace, team: TrainingTeam) -> None:
        self.wish = wish
        self.team = team
        self.begun = time.monotonic()
        self.points: list[StrengthPoint] = []
        torch.set_num_threads(1)  # more wait for each other longer than they help, in layers so small
        torch.distributions.Distribution.set_default_validate_args(False)  # it would check every batch thrice
        tables, first = TABLES // team.count, derive_deal_seed(wish.seed, PLAY, team.rank * TABLES)
        self.model = MaskablePPO(
            "MlpPolicy",
            TrainingVecEnv(TrainingMatches(wish.game, wish.seats, wish.opponent, tables, first)),
            learning_rate=lambda left: wish.rate * left,
            n_steps=STEPS,
            batch_size=BATCH // team.count,
            n_epochs=3,
            gamma=1.0,
            gae_lambda=0.95,
            clip_range=0.15,
            ent_coef=0.002,
            seed=wish.seed,
            device="cpu",
            policy_kwargs={
                "net_arch": LAYERS,
                "activation_fn": torch.nn.ReLU,
                "features_extractor_class": ScaledObservations,
                "features_extractor_kwargs": {"scales": find_game(wish.game).observation_scales(wish.seats)},
                "optimizer_kwargs": {"fused": True},
            },
        )
        self.model.policy.optimizer.register_step_pre_hook(partial(average_gradients, team))
        torch.manual_seed(wish.seed * team.count + team.rank)  # the same policy in all processes, but other choices
        self.kept = extract_network(self.model, wish.game, wish.seats)

    def told(self, line: str) -> None:
        if self.team.rank == 0:
            print(line, flush=True)

    def seconds(self) -> float:
        """By the clock on the wall of the first process."""
        return float(self.team.gather(time.monotonic() - self.begun)[0, 0])

    def lessons(self) -> examples.TeacherExamples:
        """What the teacher does, in matches that are dealt for nothing else."""
        wish, team = self.wish, self.team
        found = []
        for i in range(team.rank, wish.lessons, team.count):
            seat = i // team.count % wish.seats
            task = examples.ExampleTask(
                wish.game, wish.seats, wish.teacher, wish.opponent, seat, derive_deal_seed(wish.seed, LESSON, i)
            )
            found.append(examples.collect_examples(task))
        return examples.TeacherExamples(*(np.concatenate(column) for column in zip(*found)))

    def strength(self, deals: int, purpose: int) -> tuple[float, float]:
        """Of the policy that is kept. Every process plays its part of the deals."""
        part = deals // self.team.count
        first = derive_deal_seed(self.wish.seed, purpose, self.team.rank * part)
        share, lead = self.team.gather(*examples.measure_strength(self.kept, self.wish.opponent, part, first)).mean(0)
        return float(share), float(lead)

    def keep(self, fresh: float = FRESH) -> None:
        now = extract_network(self.model, self.wish.game, self.wish.seats)
        for kept, new in zip(self.kept.layers, now.layers):
            for before, after in zip(kept, new):
                before += fresh * (after - before)

    def measure(self) -> None:
        steps = self.model.num_timesteps * self.team.count
        share, lead = self.strength(self.wish.deals, WATCH)
        self.points.append(StrengthPoint(self.seconds(), steps, share, lead))
        if self.team.rank == 0:
            self.kept.save(self.wish.out / "policy.npz")
        self.told(
            f"{self.points[-1].seconds:.0f} s, {steps} steps: {100 * share:.0f} % of the matches, {lead:+.1f} points"
        )

    def train(self) -> None:
        wish, team = self.wish, self.team
        self.measure()
        if wish.lessons:
            examples = self.lessons()
            self.told(
                f"{self.seconds():.0f} s: {len(examples.actions)} decisions of the {wish.teacher} for each process"
            )
            imitate_teacher(self.model, examples, wish.epochs, team, self.told)
            self.keep(1.0)
            self.measure()
        self.model.learn(wish.steps // team.count, callback=StrengthCallback(self))
        self.keep()
        self.measure()
        busy = team.gather(time.process_time())[:, 0].tolist()
        share, lead = self.strength(wish.test, TEST)
        matches = wish.test // team.count * team.count * wish.seats
        sure = 1.96 * (share * (1 - share) / matches) ** 0.5
        self.told(
            f"in {matches} matches of other deals: {100 * share:.1f} % [{100 * (share - sure):.1f}-"
            f"{100 * (share + sure):.1f}], {lead:+.1f} points"
        )
        if team.rank == 0:
            (wish.out / "curve.svg").write_text(draw_strength_curve(self.points, wish.opponent), "utf-8")
            points = [point._asdict() for point in self.points]
            told = {**vars(wish), "out": wish.out.name, "points": points, "processors": busy, "matches": matches}
            told |= {"share": share, "sure": sure, "lead": lead}
            (wish.out / "curve.json").write_text(json.dumps(told, indent=1), "utf-8")


class StrengthCallback(BaseCallback):  # type: ignore[misc]  # it says nothing of its types
    """Measures the policy now and then, and ends in time: all processes at the same update."""

    def __init__(self, run: TrainingRun) -> None:
        super().__init__()
        self.run = run

    def _on_step(self) -> bool:
        return not self.late

    def _on_rollout_start(self) -> None:
        self.run.keep()
        self.late = self.run.seconds() > self.run.wish.minutes * 60
        rounds = self.num_timesteps * self.run.team.count // (TABLES * STEPS)
        if rounds and rounds % self.run.wish.every == 0:
            self.run.measure()


def derive_deal_seed(seed: int, purpose: int, number: int) -> int:
    """Deals of lessons, of looking and of the final test never meet."""
    return (seed * 4 + purpose) * examples.SEEDS + number


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    asked = argparse.ArgumentParser("python -m postchaise.research.training.train", description=__doc__)
    asked.add_argument("--game", default="thurn-und-taxis")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--teacher", default="apprentice", help="whose choices are copied first")
    asked.add_argument("--opponent", default="apprentice", help="who is to be beaten")
    asked.add_argument("--lessons", type=int, default=12_000, help="matches of the teacher; 0: learn from nothing")
    asked.add_argument("--epochs", type=int, default=6, help="how often they are gone through")
    asked.add_argument("--steps", type=int, default=9_500_000, help="decisions of the learner by itself")
    asked.add_argument("--rate", type=float, default=2e-4)
    asked.add_argument("--minutes", type=float, default=60, help="by the clock on the wall, at most")
    asked.add_argument("--every", type=int, default=64, help="updates between two looks at its strength")
    asked.add_argument("--deals", type=int, default=100, help="for one look, each from every seat")
    asked.add_argument("--test", type=int, default=5000, help="deals of the test at the end, each from every seat")
    asked.add_argument("--processes", type=int, default=2, help="that learn together")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("trained"))
    return asked.parse_args(arguments)


def train_policy(wish: argparse.Namespace, team: TrainingTeam) -> None:
    TrainingRun(wish, team).train()


if __name__ == "__main__":
    wish = parse_arguments()
    wish.out.mkdir(parents=True, exist_ok=True)
    run_training_team(wish.processes, count_parameters(wish.game, wish.seats), partial(train_policy, wish))
