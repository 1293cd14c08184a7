"""Persons with a browser each, and what they do with their eyes and hands."""

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

# Everything a person can choose now, in the order of the page. Nobody thinks again while others plan: the last of them
# ends it under one's hand.
CHOICES = """() => [...document.querySelectorAll('[data-region="whatnow"] .ch[data-action]')]
  .filter((choice) => choice.dataset.notation !== "reopen")
  .filter((choice) => !choice.hidden && !choice.closest("details:not([open])"))
  .map((choice) => ({ action: choice.dataset.action, key: choice.dataset.key,
    notation: choice.dataset.notation, group: choice.closest(".grp").dataset.group, text: choice.innerText }))"""

# The page shows a newer position, its own command is done, and it is this person's turn (or nobody's any more). What
# can be chosen is read in the same moment: where all decide at the same time, it may change in the next one.
ASKED = f"""(before) => {{ const {{ number, status }} = document.body.dataset;
  const panel = document.querySelector('[data-region="whatnow"]');
  if (!panel || Number(number) <= before || !panel.matches("html.js :not([aria-busy=true])")) return false;
  const choices = ({CHOICES})();
  return status === "over" || panel.querySelector("[data-curtain]") || choices.length ? choices : false; }}"""

# What somebody would do next: fill a place, be ready, or whatever comes first. Nobody takes anything back, or thinks
# again while the others still plan.
WANTED = """(before) => {
  const { number, status } = document.body.dataset, panel = document.querySelector('[data-region="whatnow"]');
  if (status === "over") return "over";
  if (!panel || `${number}${panel.classList.contains("narrowed")}` === before) return false;
  if (!panel.matches("html.js :not([aria-busy=true])")) return false;
  const seen = [...panel.querySelectorAll("button.ch")].filter((choice) => choice.offsetParent && !choice.hidden);
  const first = (rule) => seen.find((choice) => choice.matches(rule));
  const choice = first('[data-group="fill"] .ch') ?? first('[data-notation="ready"]')
    ?? first(":not([data-group=lift] *, [data-notation=reopen])");
  return choice && { id: choice.id, keys: choice.querySelector("kbd").textContent }; }"""
STATE = """() => `${document.body.dataset.number}${
  document.querySelector('[data-region="whatnow"]').classList.contains("narrowed")}`"""

# Does something else lie over a choice?
COVERED = """(id) => { const choice = document.getElementById(id);
  choice?.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = choice?.getBoundingClientRect() ?? {};
  return choice && !choice.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""

CREATE = """async ([game, seats]) => {
  const headers = { "Content-Type": "application/json", "X-Csrf": document.body.dataset.csrf };
  const ask = (path, body) => fetch(`/api/v1/tables${path}`, { method: "POST", body: JSON.stringify(body), headers });
  const made = await (await ask("", { game, seats })).json();
  await ask(`/${made.table}/shuffle`, { nonce: "5eed".repeat(8) });
  return made; }"""

Choice = dict[str, str]


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
            page.context.add_cookies([{"name": "estafette", "value": token, "url": self.address}])

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

    def _console(self, said: Any) -> None:
        if said.type == "error":
            self._complain(f"error: {said.text}")

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


# What a page shows


def number(page: Any) -> int:
    """The version of the position on the page."""
    return int(page.locator("body").get_attribute("data-number"))


def status(page: Any) -> str:
    return str(page.locator("body").get_attribute("data-status"))


def choices(page: Any) -> list[Choice]:
    return list(page.evaluate(CHOICES))


def asked(page: Any, before: int = -1) -> list[Choice]:
    """Waits for the own turn after position `before`; no choices when the match is over."""
    return list(page.wait_for_function(ASKED, arg=before, polling=20).json_value())


def reached(page: Any, wanted: int) -> None:
    page.wait_for_function("(wanted) => Number(document.body.dataset.number) >= wanted", arg=wanted, polling=20)


def coins(page: Any, place: str) -> Any:
    """Orléans: who stands on the spaces of a place."""
    return page.locator(f'article[data-anchor="place:{place}"] .sock.coin')


# What a person does

ORDER = ("ship", "deliver", "buy", "sell", "done", "pass")


def towards_the_end(open_now: list[Choice]) -> Choice:
    """A trader who ships the first good it can: a short match ends with that."""
    return min(open_now, key=lambda each: ORDER.index(each["group"]) if each["group"] in ORDER else len(ORDER))


def anything(turn: int) -> Callable[[list[Choice]], Choice]:
    """Something else every time, the same in every run."""
    return lambda open_now: open_now[(turn * 7 + 3) % len(open_now)]


def click(page: Any, choice: Choice) -> bool:
    """Where all decide at the same time, the last one may end the question under one's hand: then it is asked anew.

    Many choices of one kind are made on the sheet of cards; Escape brings them back into the list.
    """
    from playwright.sync_api import TimeoutError as Late

    button = page.locator(f"#a-{choice['action']}")
    if page.evaluate(COVERED, f"a-{choice['action']}"):
        page.keyboard.press("Escape")
    try:
        button.click(timeout=PATIENCE / 2)
    except Late:
        if button.count():
            raise
        return False
    return True


def tab_to(page: Any, selector: str, most: int = 150) -> None:
    for _ in range(most):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def play(
    page: Any,
    most: int,
    choose: Callable[[list[Choice]], Choice] = towards_the_end,
    take: Callable[[Any, Choice], bool | None] = click,
    after: Callable[[Any], None] | None = None,
) -> int:
    """Decides until the match is over, `most` times at most; how often it was."""
    from playwright.sync_api import TimeoutError as Late

    open_now = asked(page)
    for made in range(most):
        if not open_now:
            return made
        before = number(page)
        taken = take(page, choose(open_now))
        try:
            open_now = asked(page, -1 if taken is False else before)
        except Late:  # the question may have been drawn anew under one's hand: whoever is asked again answers again
            open_now = asked(page)
        if after is not None:
            after(page)
    return most


def go_on(page: Any, most: int, keyboard: bool = False) -> int:
    """Does what comes next until the match is over, as often as `most`; how often it was. Only what can be seen."""
    from playwright.sync_api import TimeoutError as Late

    before, again = "", 0
    for answers in range(most):
        try:
            choice = page.wait_for_function(WANTED, arg=before, timeout=PATIENCE / 3, polling=50).json_value()
        except Late:  # where all decide at the same time, the question may have changed under one's hand
            again += 1
            assert again < 3, "nothing happens"
            before = ""
            continue
        if choice == "over":
            return answers
        before = page.evaluate(STATE)
        if keyboard:
            page.keyboard.type(choice["keys"])
        else:
            page.locator(f"#{choice['id']}").click()
    return most
