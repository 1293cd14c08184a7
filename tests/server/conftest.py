"""One server for most tests, on PostgreSQL if it is installed. Tests that would damage it start another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import postgres
from server.serving import Serving, create_database, to_sqlite_url

# The whole suite runs on PostgreSQL, and what is about the things stored runs on both. On SQLite alone are only those
# tests that do something to the file, and whatever is looked at in the browser.
ON_BOTH = (
    "test_chat",
    "test_commands",
    "test_leaving",
    "test_invitations",
    "test_my_matches",
    "test_seats",
    "test_takebacks",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "serving" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("serving", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def cluster() -> postgres.Cluster:
    """Start PostgreSQL for this test process."""
    one = postgres.running()
    if one is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    return one


@pytest.fixture(scope="session")
def servings(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Serving]]:
    """Start a server on each kind of database at its first use."""
    known: dict[str, Serving] = {}

    def on(kind: str) -> Serving:
        if kind not in known:
            if kind == "postgres":
                request.getfixturevalue("cluster")
            folder = tmp_path_factory.mktemp("server")
            known[kind] = Serving(
                folder, database=to_sqlite_url(folder) if kind == "sqlite" else create_database(folder)
            ).start()
        return known[kind]

    yield on
    for one in known.values():
        assert one.process is not None
        alive = one.process.poll() is None
        one.stop()
        assert alive, one.read_trace()
        assert "Traceback" not in one.read_trace(), one.read_trace()


@pytest.fixture(scope="session")
def serving(request: pytest.FixtureRequest, servings: Callable[[str], Serving]) -> Serving:
    return servings(getattr(request, "param", "sqlite" if postgres.programs() is None else "postgres"))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Serving]:
    """A server for this test alone, not yet started."""
    one = Serving(tmp_path)
    yield one
    if one.process is not None and one.process.poll() is None:
        one.kill()
