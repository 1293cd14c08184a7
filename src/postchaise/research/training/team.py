"""Data-parallel training: several processes learn one policy from their own matches.

All of them hold the same policy. Every update goes through `gather`, which returns the numbers of all processes to
each of them, so that they stay identical.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

PATIENCE = 3600  # seconds after which the others give up if this process was killed


class TrainingTeam:
    """One of `count` processes; pickled to its process when it starts."""

    def __init__(self, rank: int, count: int, memory: Any, barrier: Any) -> None:
        self.rank = rank
        self.count = count
        self.memory = memory  # shared by all, with a row for each
        self.barrier = barrier

    def gather(self, *values: float) -> NDArray[np.float32]:
        """Return the numbers of every process, one row each, once all have contributed."""
        return self.gather_array(np.array(values, np.float32))

    def gather_array(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        rows = np.frombuffer(self.memory, np.float32).reshape(self.count, -1)
        rows[self.rank, : len(values)] = values
        self.barrier.wait()
        found = rows[:, : len(values)].copy()
        self.barrier.wait()  # nobody writes the next before all have read these
        return found


def run_training_team(count: int, room: int, task: Callable[[TrainingTeam], None]) -> None:
    """Runs the task in so many processes, this one among them, with room for so many numbers of each."""
    spawn = multiprocessing.get_context("spawn")
    memory, barrier = spawn.RawArray("f", count * room), spawn.Barrier(count, timeout=PATIENCE)
    others = [
        spawn.Process(target=_joined, args=(task, TrainingTeam(i, count, memory, barrier))) for i in range(1, count)
    ]
    watches = [Thread(target=_missed, args=(each, barrier)) for each in others]
    for process, watch in zip(others, watches):
        process.start()
        watch.start()
    try:
        _joined(task, TrainingTeam(0, count, memory, barrier))
    finally:
        for watch in watches:
            watch.join()


def _joined(task: Callable[[TrainingTeam], None], team: TrainingTeam) -> None:
    try:
        task(team)
    except BaseException:
        team.barrier.abort()  # so that no other waits for it
        raise


def _missed(process: Any, barrier: Any) -> None:
    """One that could not even begin, or was killed: nobody shall wait for it."""
    process.join()
    if process.exitcode != 0:
        barrier.abort()
