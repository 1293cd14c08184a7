"""Persons with a browser each."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any
from urllib.parse import urljoin

from chromium import PATIENCE

BROAD = {"width": 1600, "height": 1000}
WIDE = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}
LANGUAGES = ("en", "fr", "de")
MOST_IDLE = 8

WATCH = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""

CREATE = """async ([game, seats]) => {
  const headers = { "Content-Type": "application/json", "X-Csrf": document.body.dataset.csrf };
  const ask = (path, body) => fetch(`/api/v1/tables${path}`, { method: "POST", body: JSON.stringify(body), headers });
  const made = await (await ask("", { game, seats })).json();
  await ask(`/${made.table}/shuffle`, { nonce: "5eed".repeat(8) });
  return made; }"""


class Windows:
    """Those nobody looks through any more are used again: to open one costs Chromium more than to show a page."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.idle: list[tuple[str, Any]] = []

    def open(self, viewport: dict[str, int], **options: Any) -> Any:
        """An empty page in a window of this size and kind."""
        kind = json.dumps(options, sort_keys=True)
        for number, (other, page) in enumerate(self.idle):
            if other == kind:
                del self.idle[number]
                page.set_viewport_size(viewport)
                return page
        context = self.browser.new_context(viewport=viewport, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        return context.new_page()

    def leave(self, page: Any, address: str, viewport: dict[str, int], **options: Any) -> None:
        """It forgets who looked through it; the one that was not used for the longest time is closed."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        if page.is_closed():  # the test has done it
            context.close()
            return
        context.set_offline(False)
        page.mouse.move(-1, -1)
        page.goto("about:blank")
        context.clear_cookies()
        wire = context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        wire.detach()
        self.idle.append((json.dumps(options, sort_keys=True), page))
        if len(self.idle) > MOST_IDLE:
            self.idle.pop(0)[1].context.close()


@lru_cache(1)
def windows_of(browser: Any) -> Windows:
    return Windows(browser)


class People:
    """Everybody of one test. `expected` are complaints of the page that the test provokes on purpose."""

    def __init__(self, windows: Windows, address: str) -> None:
        self.address = address
        self.windows = windows
        self.pages: list[tuple[Any, dict[str, Any], bool]] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []

    def window(
        self,
        path: str = "/",
        lang: str = "en",
        motion: bool = False,
        token: str = "",
        again: bool = True,
        **options: Any,
    ) -> Any:
        """A new person opens a page; with a token it is somebody the server knows.

        Not `again`: the test leaves something in the window, and nobody else can look through it.
        """
        given = {"viewport": WIDE, "locale": lang, "reduced_motion": "no-preference" if motion else "reduce"}
        given |= {"service_workers": "block", **options}  # it would fetch its files anew for every person
        page = self.windows.open(**given)
        self.pages.append((page, given, again))
        self._listen(page)
        page.context.on("page", self._listen)
        if token:
            self.becomes(page, token)
        page.goto(urljoin(self.address, path))
        return page

    def becomes(self, page: Any, token: str = "") -> None:
        """Somebody else looks through the same window."""
        page.context.clear_cookies()
        if token:
            page.context.add_cookies([{"name": "postchaise", "value": token, "url": self.address}])

    def leave(self) -> None:
        for page, given, again in self.pages:
            page.context.remove_listener("page", self._listen)
            for event, heard in self._ears():
                page.remove_listener(event, heard)
            if again:
                self.windows.leave(page, self.address, **given)
            else:
                page.context.close()

    def _ears(self) -> list[tuple[str, Callable[[Any], None]]]:
        return [("pageerror", self._error), ("console", self._console), ("dialog", self._dialog)]

    def _listen(self, page: Any) -> None:
        for event, heard in self._ears():
            page.on(event, heard)

    def _error(self, error: Any) -> None:
        self._complain(f"error: {error}")

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self._complain(f"error: {message.text}")

    def _complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.complaints.append(text)

    def _dialog(self, dialog: Any) -> None:
        self._complain(f"dialog: {dialog.message}")
        dialog.dismiss()


def short(people: People, level: str, lang: str, game: str = "la-loire", **options: Any) -> Any:
    """Somebody of a language sits down with a bot, by the interface their page has."""
    page = people.window("/", lang, **options)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": level}]
    made = page.evaluate(
        CREATE,
        [game, seats],
    )
    page.goto(made["url"])
    return page


def every_language(page: Any, address: str, *only: str) -> Iterator[str]:
    """The same page in each language, in the same window and of the same table: both cost more than the page."""
    for lang in only or LANGUAGES:
        page.goto(f"{address}?lang={lang}")
        page.locator(f'html[lang="{lang}"]').wait_for()
        yield lang
