"""One server for most tests, on each database; those that hurt it start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.cluster import Cluster, programs
from server.serving import Serving

# Tests that are about what is stored run on both databases; what is drawn, said or refused before it knows neither.
ON_BOTH = (
    "test_chat",
    "test_commands",
    "test_leaving",
    "test_links",
    "test_mine",
    "test_seats",
    "test_streams",
    "test_undo",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "serving" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("serving", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the tests of this process."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    one = Cluster()
    yield one
    one.remove()


@pytest.fixture(scope="session")
def servings(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Serving]]:
    """The server on each kind of database, started when it is first asked for."""
    known: dict[str, Serving] = {}

    def on(kind: str) -> Serving:
        if kind not in known:
            database = request.getfixturevalue("cluster").database() if kind == "postgres" else ""
            known[kind] = Serving(tmp_path_factory.mktemp("server"), database=database).start()
        return known[kind]

    yield on
    for one in known.values():
        assert one.process is not None
        alive = one.process.poll() is None
        one.stop()
        assert alive, one.trace()
        assert "Traceback" not in one.trace(), one.trace()


@pytest.fixture(scope="session")
def serving(request: pytest.FixtureRequest, servings: Callable[[str], Serving]) -> Serving:
    return servings(getattr(request, "param", "sqlite"))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Serving]:
    """Not yet started."""
    one = Serving(tmp_path)
    yield one
    if one.process is not None and one.process.poll() is None:
        one.kill()
