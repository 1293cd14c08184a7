"""Debian's WebKit (WebKitGTK's MiniBrowser) over WebDriver, on a display of its own."""

from __future__ import annotations

import base64
import glob
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from chromium import PATIENCE
from server.serving import free_port, wait_until
from smoke.page import Page

DRIVER, DISPLAY = "WebKitWebDriver", "Xvfb"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
TITLE_BAR = 38  # pixels of the window that are not the page

# WebDriver tells nothing of the console, so the page keeps its errors itself, from the moment it has loaded.
KEEP_ERRORS = """() => {
  const complaints = (window.complaints = []);
  addEventListener("error", (event) => complaints.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => complaints.push(`error: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    complaints.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  console.error = (...words) => complaints.push(words.join(" "));
}"""


class WebKit(Page):
    """A WebKit with a home of its own in `folder`."""

    name = "webkit"

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(address)
        browser = next(iter(sorted(glob.glob(BROWSERS))), None)
        if browser is None or not all(map(shutil.which, (DRIVER, DISPLAY))):
            pytest.skip("no WebKit on this machine (Debian: webkit2gtk-driver, xvfb): no test in WebKit")
        self._complaints: list[str] = []
        self._processes: list[subprocess.Popen[bytes]] = []
        environment = {**os.environ, "HOME": str(folder), "LANG": "C.UTF-8", "LANGUAGE": "en"}
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        self._log = (folder / "output.txt").open("w")
        try:
            environment["DISPLAY"] = self._start_display()
            port = free_port()
            self._start([DRIVER, f"--port={port}"], environment)
            self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE / 1000, trust_env=False)
            wait_until(self._answers, "WebKit")
            options = {"binary": browser, "args": ["--automation"]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = self._ask("POST", "/session", capabilities=wanted)
            self._session = f"/session/{session['sessionId']}"
            self._send("window/rect", x=0, y=0, width=1280, height=720 + TITLE_BAR)
        except BaseException:
            self._stop()
            raise

    def _start(self, command: list[str], environment: dict[str, str], **more: Any) -> None:
        self._processes.append(subprocess.Popen(command, env=environment, stdout=self._log, stderr=self._log, **more))

    def _start_display(self) -> str:
        """Start a display on a free number and return its name."""
        read, write = os.pipe()
        command = [DISPLAY, "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
        self._start(command, dict(os.environ), pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as pipe:
            return f":{pipe.readline().strip()}"

    def _answers(self) -> bool:
        assert self._processes[-1].poll() is None, f"{DRIVER} has ended"
        try:
            return self._http.get("/status").status_code == 200
        except httpx.TransportError:
            return False

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self._http.request(method, path, json=body if method == "POST" else None)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def _send(self, command: str, **body: Any) -> Any:
        return self._ask("POST", f"{self._session}/{command}", **body)

    def _keep_complaints(self) -> None:
        """Take over the errors of a page before it is left."""
        self._complaints += self.evaluate("() => (window.complaints ?? []).splice(0)")

    def load(self, url: str) -> None:
        self._keep_complaints()
        self._send("url", url=url)
        self.evaluate(KEEP_ERRORS)

    def reload(self) -> None:
        self._keep_complaints()
        self._send("refresh")
        self.evaluate(KEEP_ERRORS)

    def call(self, function: str, argument: str) -> str:
        return str(self._send("execute/sync", script=f"return ({function})(arguments[0])", args=[argument]))

    def perform(self, device: dict[str, Any]) -> None:
        self._send("actions", actions=[device])

    def replace_cookies(self, name: str, value: str) -> None:
        self.load(self.address + "/offline/en")  # a cookie can only be set on a page of its server
        self._ask("DELETE", f"{self._session}/cookie")
        self._send("cookie", cookie={"name": name, "value": value, "path": "/"})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def read_complaints(self) -> list[str]:
        self._keep_complaints()
        complaints, self._complaints = self._complaints, []
        return complaints

    def close(self) -> None:
        try:
            self._ask("DELETE", self._session)
        finally:
            self._stop()

    def _stop(self) -> None:
        for process in self._processes[::-1]:
            process.terminate()
            process.wait(60)
        self._log.close()
