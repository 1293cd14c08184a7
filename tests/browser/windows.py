"""Browser windows for the people in a test."""

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


class WindowPool:
    """Reuse browser contexts: opening one takes Chromium longer than showing a page."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.idle: list[tuple[str, Any]] = []

    def open(self, viewport: dict[str, int], **options: Any) -> Any:
        """Return an empty page in a window with this viewport and these options."""
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

    def release(self, page: Any, address: str, viewport: dict[str, int], **options: Any) -> None:
        """Clear cookies and storage and keep the window; close the oldest one if there are too many."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        if page.is_closed():  # by the test
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
def get_window_pool(browser: Any) -> WindowPool:
    return WindowPool(browser)


class People:
    """The people in one test. `expected` are patterns of page errors that the test provokes."""

    def __init__(self, windows: WindowPool, address: str) -> None:
        self.address = address
        self.windows = windows
        self.pages: list[tuple[Any, dict[str, Any], bool]] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []

    def open_window(
        self,
        path: str = "/",
        lang: str = "en",
        motion: bool = False,
        token: str = "",
        reuse: bool = True,
        **options: Any,
    ) -> Any:
        """Open a page as a new person, or as the person with this token.

        Pass `reuse=False` if the test leaves something in the window that would affect the next test.
        """
        given = {"viewport": WIDE, "locale": lang, "reduced_motion": "no-preference" if motion else "reduce"}
        given |= {
            "service_workers": "block",
            **options,
        }  # a service worker would fetch its files again for every person
        page = self.windows.open(**given)
        self.pages.append((page, given, reuse))
        self._listen(page)
        page.context.on("page", self._listen)
        if token:
            self.switch_person(page, token)
        page.goto(urljoin(self.address, path))
        return page

    def switch_person(self, page: Any, token: str = "") -> None:
        """Replace the person in this window by another."""
        page.context.clear_cookies()
        if token:
            page.context.add_cookies([{"name": "postchaise", "value": token, "url": self.address}])

    def close_windows(self) -> None:
        for page, given, reuse in self.pages:
            page.context.remove_listener("page", self._listen)
            for event, heard in self._list_listeners():
                page.remove_listener(event, heard)
            if reuse:
                self.windows.release(page, self.address, **given)
            else:
                page.context.close()

    def _list_listeners(self) -> list[tuple[str, Callable[[Any], None]]]:
        return [
            ("pageerror", self._record_error),
            ("console", self._record_console_error),
            ("dialog", self._dismiss_dialog),
        ]

    def _listen(self, page: Any) -> None:
        for event, heard in self._list_listeners():
            page.on(event, heard)

    def _record_error(self, error: Any) -> None:
        self._record_complaint(f"error: {error}")

    def _record_console_error(self, message: Any) -> None:
        if message.type == "error":
            self._record_complaint(f"error: {message.text}")

    def _record_complaint(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.complaints.append(text)

    def _dismiss_dialog(self, dialog: Any) -> None:
        self._record_complaint(f"dialog: {dialog.message}")
        dialog.dismiss()


def start_match_with_bot(people: People, level: str, lang: str, game: str = "la-loire", **options: Any) -> Any:
    """Start a match against a bot through the API, and open its page."""
    page = people.open_window("/", lang, **options)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": level}]
    made = page.evaluate(
        CREATE,
        [game, seats],
    )
    page.goto(made["url"])
    return page


def visit_in_languages(page: Any, address: str, *only: str) -> Iterator[str]:
    """Visit the page in each language, reusing the window and the table because creating them is slow."""
    for lang in only or LANGUAGES:
        page.goto(f"{address}?lang={lang}")
        page.locator(f'html[lang="{lang}"]').wait_for()
        yield lang
