"""A real Ray cluster of two nodes on this machine: the same rows as one process gives, even if a node dies."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import executor_tasks
import postchaise
from postchaise import PostchaiseError, game
from postchaise.arena import dataset
from postchaise.arena.contest import create_contest
from postchaise.arena.executors import Executor, run_in_order
from postchaise.arena.match_folder import MatchFolder
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.ray_executor import RayExecutor, WorkerSetup, _run_in_worker
from postchaise.arena.run import ContestResults, run_contest
from postchaise.arena.simulate import CHUNK, simulate_games
from postchaise.arena.tuning.evolution import EvolutionParameters, evolve_weights
from postchaise.kernel.registry import extras

TESTS = Path(__file__).resolve().parent.parent
SHORT = {"variant": "casual", "end_boat": "2/2/2/2"}
PLAN = EvolutionParameters(game("thurn-und-taxis"), extras("thurn-und-taxis").heuristics(2), 2, steps=1, pairs=3)
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Of one node with one worker; a test adds the other."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        environment.setenv("PYTHONPATH", str(TESTS))  # workers import `executor_tasks`
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args=NODE)
        yield made
        made.shutdown()


def _dataset(results: ContestResults, folder: Path, engine: Executor) -> Any:
    dataset.write_dataset(results, folder, engine, "")
    return parquet.read_table(folder / dataset.PARTS)


class Killing:
    """An engine whose chunks ask before they begin: as soon as one is under way on the victim, the node dies."""

    def __init__(self, engine: RayExecutor, node: str, kill: Callable[[], None]) -> None:
        self.engine, self.node, self.kill = engine, node, kill
        self.begun: list[str] = []  # on which nodes
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]

    @property
    def workers(self) -> int:
        return self.engine.workers

    def run(self, function: Callable[[Any], Any], chunks: Iterable[Any]) -> Generator[Any, None, None]:
        threading.Thread(target=self._answer, daemon=True).start()
        yield from self.engine.run(partial(executor_tasks.after_asking, self.port, function), chunks)
        self.socket.close()

    def _answer(self) -> None:
        held: list[socket.socket] = []
        while True:
            try:
                line, _ = self.socket.accept()
            except OSError:
                return
            self.begun.append(line.makefile().readline().strip())
            held.append(line)
            if self.node in self.begun:
                if self.begun[-1] == self.node:
                    self.kill()
                for each in held:
                    each.close()
                held.clear()


def test_the_same_rows_on_a_cluster_even_if_a_node_dies_in_the_middle(cluster: Any, tmp_path: Path) -> None:
    some = create_contest("la-loire", 2, ["random"], 1, SHORT)
    with RayExecutor(cluster.address, "la-loire") as engine:
        assert run_in_order(engine, abs, [-3, 1, -2]) == [3, 1, 2]
        here = simulate_games("la-loire", 3, CHUNK + 5, seed=7, options=SHORT)
        assert simulate_games("la-loire", 3, CHUNK + 5, seed=7, options=SHORT, engine=engine).rows == here.rows
        with pytest.raises(PostchaiseError) as refused:
            list(engine.run(executor_tasks.refused, [7]))
        assert (refused.value.code, refused.value.details["value"]) == ("option-value", 7)

        tuned = [evolve_weights(PLAN, engine=each).weights for each in (ProcessExecutor(), engine)]
        assert tuned[0] == tuned[1]
        results = run_contest(some, 2, folder=MatchFolder(tmp_path, some))
        tables = [_dataset(results, tmp_path, each) for each in (ProcessExecutor(), engine)]
        assert tables[0] == tables[1]

        second = cluster.add_node(**NODE)
        watched = Killing(engine, second.node_id, lambda: cluster.remove_node(second, allow_graceful=False))
        rows = run_contest(some, 8, watched).rows
        assert rows == run_contest(some, 8, ProcessExecutor()).rows
        assert [row.number for row in rows] == list(range(8)), "each counted once"
        assert len(watched.begun) > 8, "what died with the node was begun again"


def test_a_corrected_components_file_travels_with_its_content(cluster: Any, tmp_path: Path) -> None:
    """Nodes know nothing of the file: neither where it lies, nor that there is one."""
    shipped = (Path(postchaise.__file__).parent / "games" / "la_loire" / "components.toml").read_text("utf-8")
    changed = tmp_path / "components.toml"
    changed.write_text(re.sub(r"start_deniers = \d+", "start_deniers = 9", shipped), "utf-8")
    words = [sys.executable, "-m", "postchaise.cli.main", "simulate", "--seats", "2", "--games", "3", "--json"]
    words += [word for key, value in SHORT.items() for word in ("--option", f"{key}={value}")]
    results = []
    for more in ([], ["--ray", cluster.address]):
        done = subprocess.run([*words, "--components", str(changed), *more], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        results.append({**json.loads(done.stdout), "speed": 0})
    assert results[0] == results[1]
    assert results[0]["components"] != game("la-loire").components


def test_a_machine_with_other_code_refuses() -> None:
    with pytest.raises(PostchaiseError) as refused:
        _run_in_worker(WorkerSetup("la-loire", "0123456789abcdef", {}), b"")
    assert refused.value.code == "ray-other-code"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(PostchaiseError) as refused:
        RayExecutor(address, "la-loire")
    assert refused.value.code == "ray-unreachable"
    assert refused.value.details["address"] == address


def test_whoever_lacks_the_extra_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PostchaiseError) as missing:
        RayExecutor("auto", "la-loire")
    assert (missing.value.code, missing.value.details["extra"]) == ("extra-missing", "ray")
