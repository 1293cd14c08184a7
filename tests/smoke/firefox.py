"""Debian's Firefox over WebDriver BiDi."""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.serving import wait_until
from smoke.page import Page

COMMAND = "firefox-esr"
PREFERENCES = {
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    "dom.serviceWorkers.enabled": False,  # a service worker would fetch its files anew
    "browser.shell.checkDefaultBrowser": False,
    "app.update.disabledForTesting": True,
    "datareporting.policy.dataSubmissionEnabled": False,
}
# The page was left before it had loaded everything.
ABORTED = "error loading dynamically imported module"


class Firefox(Page):
    """A Firefox without windows, with a profile of its own in `folder`."""

    name = "firefox"

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(address)
        client = pytest.importorskip("websockets.sync.client", reason="websockets is not installed: no test in Firefox")
        if shutil.which(COMMAND) is None:
            pytest.skip(f"no {COMMAND} on this machine: no test in Firefox")
        preferences = (f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items())
        (folder / "user.js").write_text("\n".join(preferences), "utf-8")
        command = [COMMAND, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        with (folder / "output.txt").open("w") as output:
            environment = {**os.environ, "HOME": str(folder)}  # root may only start it in a home of its own
            self._process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
        self._numbers = itertools.count(1)
        self._complaints: list[str] = []
        self._connection = ExitStack()
        try:
            port = wait_until(lambda: self._read_port(folder / "WebDriverBiDiServer.json"), "Firefox")
            socket = client.connect(f"ws://127.0.0.1:{port}/session", max_size=None)
            self._socket = self._connection.enter_context(socket)
            self._send("session.new", capabilities={})
            self._send("session.subscribe", events=["log.entryAdded"])
            # In the first tab the address bar has the focus, and Enter presses no button of the page.
            self._context = self._send("browsingContext.create", type="tab")["context"]
            viewport = {"width": 1280, "height": 720}
            self._send("browsingContext.setViewport", context=self._context, viewport=viewport)
        except BaseException:
            self._process.kill()
            raise

    def _read_port(self, file: Path) -> int:
        assert self._process.poll() is None, (file.parent / "output.txt").read_text("utf-8")
        return int(json.loads(file.read_text("utf-8") or "{}").get("ws_port", 0)) if file.exists() else 0

    def _send(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result; events that come before it are noted."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=60))
            if message["type"] == "event":
                entry = message["params"]
                if entry["level"] == "error" and ABORTED not in entry["text"]:
                    self._complaints.append(entry["text"])
            elif message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def load(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._context, wait="complete")

    def call(self, function: str, argument: str) -> str:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            awaitPromise=True,
            target={"context": self._context},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def perform(self, device: dict[str, Any]) -> None:
        self._send("input.performActions", context=self._context, actions=[device])

    def replace_cookies(self, name: str, value: str) -> None:
        self._send("storage.deleteCookies")
        cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": "127.0.0.1"}
        self._send("storage.setCookie", cookie=cookie)

    def screenshot(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._context)["data"])

    def read_complaints(self) -> list[str]:
        self._send("session.status")  # what was logged before the answer has come by then
        complaints, self._complaints = self._complaints, []
        return complaints

    def close(self) -> None:
        try:
            self._send("browser.close")
            self._connection.close()
            self._process.wait(60)
        finally:
            self._process.kill()
