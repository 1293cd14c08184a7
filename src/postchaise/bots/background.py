"""An analysis in a process of its own, behind everybody else: bots at tables and hints go first."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from postchaise.kernel.entry import Entry
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Options

from .analyzer import Effort, Progress, analyse
from .workers import leave_with_the_parent

LAST: Final = 19  # whatever else the machine has to do comes first
LOOK: Final = 0.2  # seconds between two looks whether it should stop
_spawn: Final = multiprocessing.get_context("spawn")


@dataclass
class Order:
    """A finished match on its way to another process."""

    game: Game[Any]  # first, see `BotRequest`
    seats: int
    options: Options
    setup: list[int]
    entries: list[Entry]
    effort: Effort
    seed: int = 0


def ordered(match: Match, effort: Effort) -> Order:
    return Order(match.game, match.seats, match.options, match.setup_outcomes, list(match.entries), effort)


def computed(order: Order, progress: Callable[[Progress], None], stop: threading.Event) -> dict[str, Any] | None:
    """The analysis as JSON; None when it was stopped. `progress` hears how far it is. An error if its process dies."""
    ours, theirs = _spawn.Pipe()
    process = _spawn.Process(target=work, args=(theirs, order), daemon=True)
    process.start()
    theirs.close()
    try:
        while not stop.is_set():
            if not ours.poll(LOOK):
                continue
            told: Progress | dict[str, Any] = ours.recv()
            if isinstance(told, dict):
                return told
            progress(told)
        return None
    finally:
        process.kill()
        process.join()
        ours.close()


# What follows runs in the process.


def work(pipe: Connection[Any, Any], order: Order) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LAST)
    match = Match.restored(order.game, order.seats, order.options, order.setup, order.entries)
    before = -1
    for step in analyse(match, order.seed, order.effort):
        if not isinstance(step, Progress):
            pipe.send(step.to_json())
        elif step.expected is not None or step.percent != before:
            before = step.percent
            pipe.send(step)
