"""What a person reads on the page of a table, and does with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chromium import PATIENCE

# Everything a person can choose now, in the order of the page. Nobody thinks again while others plan: the last of them
# ends it under one's hand.
CHOICES = """() => [...document.querySelectorAll('[data-region="decision"] .choice[data-action]')]
  .filter((choice) => choice.dataset.notation !== "reopen")
  .filter((choice) => !choice.hidden && !choice.closest("details:not([open])"))
  .map((choice) => ({ action: choice.dataset.action, key: choice.dataset.key,
    notation: choice.dataset.notation, group: choice.closest(".choice-group").dataset.group,
    text: choice.innerText }))"""

# The page shows a newer position, its own command is done, and it is this person's turn (or nobody's any more). What
# can be chosen is read in the same moment: where all decide at the same time, it may change in the next one.
ASKED = f"""(before) => {{ const {{ number, status }} = document.body.dataset;
  const panel = document.querySelector('[data-region="decision"]');
  if (!panel || Number(number) <= before || !panel.matches("html.js :not([aria-busy=true])")) return false;
  const choices = ({CHOICES})();
  return status === "over" || panel.querySelector("[data-curtain]") || choices.length ? choices : false; }}"""

# What somebody would do next: fill a place, be ready, or whatever comes first. Nobody takes anything back, or thinks
# again while the others still plan.
WANTED = """(before) => {
  const { number, status } = document.body.dataset, panel = document.querySelector('[data-region="decision"]');
  if (status === "over") return "over";
  if (!panel || `${number}${panel.classList.contains("narrowed")}` === before) return false;
  if (!panel.matches("html.js :not([aria-busy=true])")) return false;
  const seen = [...panel.querySelectorAll("button.choice")].filter((choice) => choice.offsetParent && !choice.hidden);
  const first = (rule) => seen.find((choice) => choice.matches(rule));
  const choice = first('[data-group="fill"] .choice') ?? first('[data-notation="ready"]')
    ?? first(":not([data-group=lift] *, [data-notation=reopen])");
  return choice && { id: choice.id, keys: choice.querySelector("kbd").textContent }; }"""
STATE = """() => `${document.body.dataset.number}${
  document.querySelector('[data-region="decision"]').classList.contains("narrowed")}`"""

# Does something else lie over a choice?
COVERED = """(id) => { const choice = document.getElementById(id);
  choice?.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = choice?.getBoundingClientRect() ?? {};
  return choice && !choice.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""

Choice = dict[str, str]
SETTLE_MS = 410  # the page ignores digits for 400 ms after its choices have changed


# What a page shows


def number(page: Any) -> int:
    """The version of the position on the page."""
    return int(page.locator("body").get_attribute("data-number"))


def type_digits(page: Any, digits: str) -> None:
    """Type the number of a choice as soon as digits count again."""
    page.wait_for_timeout(SETTLE_MS)
    page.keyboard.type(digits)


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
    return page.locator(f'article[data-anchor="place:{place}"] .socket.coin')


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
            type_digits(page, choice["keys"])
        else:
            page.locator(f"#{choice['id']}").click()
    return most
