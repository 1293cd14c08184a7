"""A browser with a profile on the disk, which can be killed and started again."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import chromium

READY = "document.documentElement.matches('.is-ready, .has-failed')"
PATIENCE = 180_000  # milliseconds nobody needs, on a busy machine too


class StoredBrowser:
    def __init__(self, api: Any, profile: Path) -> None:
        self._driver = api.start()
        self._profile = profile
        self.complaints: list[str] = []
        self.context: Any = None

    def open(self, address: str) -> Any:
        """Open the site in a new tab and wait until Python is there."""
        if self.context is None:
            self.context = self._driver.chromium.launch_persistent_context(
                str(self._profile), executable_path=chromium.find_executable(), args=chromium.ARGS, locale="en-GB"
            )
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(address)
        page.wait_for_function(READY, timeout=PATIENCE)
        assert page.locator("#failure").text_content() == ""
        return page

    def kill(self) -> None:
        """End the browser as a power cut would: it can store nothing any more."""
        for pid in self._find_processes():
            os.kill(pid, signal.SIGKILL)
        self.context.browser and self.context.browser.close()
        self.context = None

    def _find_processes(self) -> list[int]:
        mark = f"--user-data-dir={self._profile}".encode()
        found = []
        for folder in Path("/proc").iterdir():
            try:
                if folder.name.isdigit() and mark in (folder / "cmdline").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
            except OSError:  # it has just ended
                continue
        assert found
        return found

    def close(self) -> None:
        if self.context is not None:
            self.context.close()
        self._driver.stop()


def find_frame(page: Any) -> Any:
    """The frame in which the pages live."""
    return next(frame for frame in page.frames if "/app/" in frame.url)
