"""One tab of a browser, driven by the commands that all browsers share: only what the smoke tests need."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import Any

from chromium import PATIENCE

# The middle of an element that a pointer would hit there: in the window, at rest, and with nothing over it.
TARGET = """(selector) => new Promise((resolve) => {
  const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length);
  if (!element) return resolve(null);
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const read = () => JSON.stringify(element.getBoundingClientRect());
  const before = read();
  setTimeout(() => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    resolve(read() === before && hit && (element.contains(hit) || hit.contains(element)) ? point : null);
  }, 40);
})"""
# A page that is still empty knows no answer.
CALL = """async (argument) =>
  document.body ? JSON.stringify((await ({function})(JSON.parse(argument))) ?? null) : "null\""""


class Page(ABC):
    """What a person does with a page. Every method waits until the browser has done it."""

    def __init__(self, address: str) -> None:
        self.address = address

    # What each browser does in its own way

    @abstractmethod
    def load(self, url: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def call(self, function: str, argument: str) -> str:
        """Call a JavaScript function with a text; return the text its promise resolves to."""

    @abstractmethod
    def perform(self, device: dict[str, Any]) -> None:
        """Perform the actions of one input device (the Actions chapter of the WebDriver standard)."""

    @abstractmethod
    def replace_cookies(self, name: str, value: str) -> None:
        """Forget all cookies and set this one."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return the window as a PNG file."""

    @abstractmethod
    def read_complaints(self) -> list[str]:
        """Return the errors on the console since the last call."""

    # What follows from that

    def goto(self, path: str, token: str = "") -> None:
        """Open a page of the server, as the person with this token."""
        if token:
            self.replace_cookies("postchaise", token)
        self.load(self.address + path)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return json.loads(self.call(CALL.replace("{function}", function), json.dumps(argument)))

    def wait_for(self, function: str, argument: Any = None) -> Any:
        """Call a function until it returns something true."""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            if found := self.evaluate(function, argument):
                return found
            time.sleep(0.02)
        raise AssertionError(f"never true: {function} ({argument})")

    def wait_for_text(self, selector: str, text: str) -> None:
        self.wait_for(
            "([selector, text]) => document.querySelector(selector)?.textContent.includes(text)", [selector, text]
        )

    def click(self, selector: str) -> None:
        """Click with a real pointer on the first such element that has a place on the page."""
        point = self.wait_for(TARGET, selector)
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        actions = [{"type": "pointerMove", **point, "duration": 0}, *press]
        self.perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def press(self, *keys: str) -> None:
        """Press one key after the other; special keys have numbers in the WebDriver standard."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keyboard", "actions": actions})
