"""The browser of the tests: Debian's headless Chromium, or a whole one where there is no other."""

from __future__ import annotations

import shutil
from typing import Any

import pytest

COMMANDS = ("chromium-headless-shell", "chromium")  # the first takes a third of the time: it has no windows to draw
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds nobody needs: a deadline for what never comes, on a busy machine too
_RUNNING: list[Any] = []  # the driver and the browser


def executable() -> str | None:
    return next(filter(None, map(shutil.which, COMMANDS)), None)


def running() -> Any:
    """The browser, started if it is not there."""
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no test in the browser")
    if not _RUNNING:
        chromium = executable()
        if chromium is None:
            pytest.skip("no chromium on this machine: no test in the browser")
        driver = api.sync_playwright().start()
        _RUNNING.extend([driver, driver.chromium.launch(executable_path=chromium, args=ARGS)])
    api.expect.set_options(timeout=PATIENCE)
    return _RUNNING[1]


def stop() -> None:
    """A running Playwright keeps the event loop of its thread, and tests without a browser need theirs."""
    if _RUNNING:
        driver, browser = _RUNNING
        _RUNNING.clear()
        browser.close()
        driver.stop()
