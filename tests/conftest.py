"""What all tests share: the mark of the rules, the mark of what is slow, the browser and the database."""

import gc
from pathlib import Path
from typing import Any

import pytest

import chromium
import postgres

HERE = Path(__file__).parent
SLOW = tuple(line for line in (HERE / "slow.txt").read_text("utf-8").splitlines() if not line.startswith("#"))
ROOT = HERE.parent
ALL_SLOW = tuple(line for line in SLOW if "::" not in line)  # files and folders
LONG = 0.1  # seconds
MOST = 15  # lines
# They take longest, and come first: begun at the end, one process works on them and the others have nothing to do.
FIRST = (
    "tests/server/cluster/test_three_behind_nginx.py",
    "tests/server/api/test_bad_requests.py::test_anything_at_all",
    "tests/server/api/test_openapi.py",
    "tests/server/test_secrets.py",
    "tests/server/api/test_examples.py",
    "tests/test_add_an_action.py",
    "tests/test_add_a_game.py",
    "tests/test_sdist.py",
    "tests/test_third_party.py",
    "tests/test_conventions.py::test_every_message_is_read",
    "tests/arena/test_cluster.py",
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules this test would notice being broken")
    config.addinivalue_line("markers", "slow: named in tests/slow.txt, left out by `make quick`")


def pytest_report_header() -> str:
    kind = "SQLite alone: PostgreSQL is not installed" if postgres.programs() is None else "PostgreSQL"
    return f"the server is tested on {kind}"


def pytest_collection_finish() -> None:
    """Thousands of tests are no garbage: nobody has to look through them again and again. Nor often through what
    matches leave behind, most of which is gone by itself: a tenth of the time of tests that play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def pytest_sessionfinish() -> None:
    postgres.stop()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`make quick` does not even import the modules whose tests are all slow: that would take longer than its tests."""
    if config.option.markexpr != "not slow" or not collection_path.is_relative_to(ROOT):
        return None
    name = collection_path.relative_to(ROOT).as_posix() + "/" * collection_path.is_dir()
    return True if name.startswith(ALL_SLOW) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker("slow")
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))  # all others stay beside their neighbours


@pytest.fixture
def browser() -> Any:
    return chromium.get_browser()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """One browser for all tests that follow each other."""
    if "browser" not in getattr(nextitem, "fixturenames", ()):
        chromium.stop()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Slow tests that tests/slow.txt does not know. A busy machine makes many tests slow, so nothing fails here."""
    took: dict[str, float] = {}
    for report in terminalreporter.getreports("passed"):
        name = report.nodeid.partition("[")[0]
        if report.when == "call" and report.duration > LONG and "slow" not in report.keywords:
            took[name] = max(report.duration, took.get(name, 0))
    if took:
        terminalreporter.section(f"longer than {LONG:g} s, and not in tests/slow.txt")
        for name in sorted(took, key=took.__getitem__, reverse=True)[:MOST]:
            terminalreporter.line(f"{took[name]:6.2f} s  {name}")
