"""Engines: every chunk counts once, whoever is killed meanwhile; and the same seed gives the same rows on each."""

from __future__ import annotations

import multiprocessing
from functools import partial
from pathlib import Path

import pytest

import executor_tasks
from postchaise import PostchaiseError
from postchaise.arena.executors import Executor, run_in_order
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.kernel.errors import BadOption


@pytest.fixture(scope="module")
def two() -> Executor:
    before = set(multiprocessing.active_children())  # servers of other tests
    with ProcessExecutor(2) as engine:
        yield engine
    assert set(multiprocessing.active_children()) <= before


def test_every_chunk_gives_its_result_once(two: Executor) -> None:
    for engine in (ProcessExecutor(), two):
        assert sorted(engine.run(abs, range(-9, 0))) == list(range(1, 10))
        assert run_in_order(engine, abs, [-3, 1, -2]) == [3, 1, 2]
        assert list(engine.run(abs, [])) == []


def test_the_chunk_of_a_killed_process_is_done_again_and_counted_once(two: Executor, tmp_path: Path) -> None:
    found = dict(two.run(partial(executor_tasks.killed_once, tmp_path, 5), range(12)))
    assert sorted(found) == list(range(12))
    assert found[5] == 2


def test_what_kills_every_worker_is_given_up(two: Executor) -> None:
    with pytest.raises(PostchaiseError) as lost:
        list(two.run(executor_tasks.killed_always, [1]))
    assert lost.value.code == "engine-lost"
    assert list(two.run(abs, [-1])) == [1], "the engine can still be used"


def test_what_a_worker_raises_is_raised_here(two: Executor) -> None:
    for engine in (ProcessExecutor(), two):
        with pytest.raises(BadOption) as refused:
            list(engine.run(executor_tasks.refused, [7]))
        assert refused.value.details["value"] == 7


def test_stopping_early_leaves_the_rest_undone(two: Executor, tmp_path: Path) -> None:
    results = two.run(partial(executor_tasks.killed_once, tmp_path, -1), range(1000))
    next(results)
    results.close()
    assert len(list(tmp_path.iterdir())) < 20
