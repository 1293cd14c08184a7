"""Measure decisions per second of learning agents, including the observation and mask of every decision.

*One match* uses the single-match interface from Python: actor, legal, observe, a mask as a numpy row, step. *Batch* is
`postchaise.research.Batch` with 256 matches; its loop runs in the kernel. Play is random. Choosing an action is not
counted for Batch, where numpy does it, and is negligible for one match. Times are processor time.

batch.py [SECONDS [SEATS [GAME ...]]]      pure or compiled, as the Python that runs it
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from postchaise import Dice, game, titles
from postchaise.kernel import dice as kernel_dice
from postchaise.kernel.search.batch import list_offered_actions
from postchaise.research import Batch

MATCHES = 256
BLOCKS = 4  # the best of several short blocks: machines are noisy
ROW = "| {} | {} | {} | {} | {} | {} | {} |"


def one_match(title: Any, seats: int, seconds: float) -> float:
    width = len(title.observation_layout(seats))
    observation, mask = np.zeros(width, np.uint8), np.zeros(len(title.space), np.int8)
    dice, chance = Dice(1), Dice(2)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = title.new(seats, dice)
        seat = title.actor(state)
        while seat >= 0:
            ids = list_offered_actions(title, state, seat, False)
            observation[:] = np.frombuffer(title.observe(state, seat), np.uint8)
            mask[:] = 0
            mask[ids] = 1
            title.step(state, seat, ids[chance.below(len(ids))], dice, None)
            decisions += 1
            seat = title.actor(state)
    return decisions / (time.process_time() - start)


def chosen(masks: Any, chance: Any) -> Any:
    """One of the ones of every row, each as likely as any other."""
    places = np.flatnonzero(masks.view(np.bool_))
    rows, columns = np.divmod(places, masks.shape[1])
    counts = np.bincount(rows, minlength=len(masks))
    return columns[np.cumsum(counts) - 1 - (chance.random(len(masks)) * counts).astype(np.int64)]


def batched(batch: Batch, step: Any, chance: Any, seconds: float) -> float:
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = chosen(step.masks, chance)
        start = time.process_time()
        batch.step(actions)
        spent += time.process_time() - start
        steps += 1
    return steps * MATCHES / spent


def row(id: str, seats: int, seconds: float) -> str:
    title = game(id)
    batch, chance = Batch(title, seats, MATCHES), np.random.default_rng(1)
    step = batch.reset(1)
    single = many = 0.0
    for _ in range(BLOCKS):
        single = max(single, one_match(title, seats, seconds / BLOCKS))
        many = max(many, batched(batch, step, chance, seconds / BLOCKS))
    build = "pure" if str(kernel_dice.__file__).endswith(".py") else "compiled"
    sizes = step.observations.shape[1], step.masks.shape[1]
    return ROW.format(f"{id} {build}", seats, *sizes, f"{single:,.0f}", f"{many:,.0f}", f"{many / single:.1f}")


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    print(ROW.format("random play", "seats", "bytes", "actions", "one match, decisions/s", "Batch, decisions/s", "x"))
    print("|---|---:|---:|---:|---:|---:|---:|")
    for id in sys.argv[3:] or titles():
        print(row(id, seats, seconds), flush=True)
