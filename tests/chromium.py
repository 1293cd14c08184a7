"""The browser of the tests: Debian's headless Chromium, or else the full Chromium."""

from __future__ import annotations

import shutil
from typing import Any

import pytest

COMMANDS = ("chromium-headless-shell", "chromium")  # the first takes a third of the time because it draws no windows
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds; a deadline that is generous even on a busy machine
_RUNNING: list[Any] = []  # the driver and the browser


def find_executable() -> str | None:
    return next(filter(None, map(shutil.which, COMMANDS)), None)


def get_browser() -> Any:
    """Return the browser; start it first if necessary."""
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no test in the browser")
    if not _RUNNING:
        chromium = find_executable()
        if chromium is None:
            pytest.skip("no chromium on this machine: no test in the browser")
        driver = api.sync_playwright().start()
        _RUNNING.extend([driver, driver.chromium.launch(executable_path=chromium, args=ARGS)])
    api.expect.set_options(timeout=PATIENCE)
    return _RUNNING[1]


def stop() -> None:
    """Close the browser: a running Playwright occupies the event loop that other tests need."""
    if _RUNNING:
        driver, browser = _RUNNING
        _RUNNING.clear()
        browser.close()
        driver.stop()
