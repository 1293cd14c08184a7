"""Runs an analysis in a low-priority process: bots at tables and hints go first."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from postchaise.kernel.entry import Entry
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Options

from .analyzer import AnalysisEffort, AnalysisProgress, analyse_match
from .workers import block_interrupts, exit_with_parent

NICENESS: Final = 19  # whatever else the machine has to do comes first
POLL_SECONDS: Final = 0.2  # seconds between two looks whether it should stop
_spawn: Final = multiprocessing.get_context("spawn")


@dataclass
class AnalysisJob:
    """A finished match to be analyzed by another process."""

    game: Game[Any]  # first, see `BotRequest`
    seats: int
    options: Options
    setup: list[int]
    entries: list[Entry]
    effort: AnalysisEffort
    seed: int = 0


def create_analysis_job(match: Match, effort: AnalysisEffort) -> AnalysisJob:
    return AnalysisJob(match.game, match.seats, match.options, match.setup_outcomes, list(match.entries), effort)


class AnalysisTooSlow(Exception):
    """The analysis was given up after its time."""


def run_analysis_job(
    job: AnalysisJob, progress: Callable[[AnalysisProgress], None], stop: threading.Event, seconds: float
) -> dict[str, Any] | None:
    """Return the analysis as JSON data, or None if it was stopped. Raises if the process dies or takes too long."""
    end = time.monotonic() + seconds
    ours, theirs = _spawn.Pipe()
    process = _spawn.Process(target=run_analysis_worker, args=(theirs, job), daemon=True)
    with block_interrupts():
        process.start()
    theirs.close()
    try:
        while not stop.is_set():
            if time.monotonic() > end:
                raise AnalysisTooSlow
            if not ours.poll(POLL_SECONDS):
                continue
            told: AnalysisProgress | dict[str, Any] = ours.recv()
            if isinstance(told, dict):
                return told
            progress(told)
        return None
    finally:
        process.kill()
        process.join()
        ours.close()


# What follows runs in the process.


def run_analysis_worker(pipe: Connection[Any, Any], job: AnalysisJob) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    match = Match.restored(job.game, job.seats, job.options, job.setup, job.entries)
    before = -1
    for step in analyse_match(match, job.seed, job.effort):
        if not isinstance(step, AnalysisProgress):
            pipe.send(step.to_json())
        elif step.expected is not None or step.percent != before:
            before = step.percent
            pipe.send(step)
