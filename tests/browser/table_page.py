"""Page object of the table: read the page and act on it as a person does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chromium import PATIENCE

# All choices that are open, in page order. "Think again" is left out: it disappears once all players are ready.
CHOICES = """() => [...document.querySelectorAll('[data-region="decision"] .choice[data-action]')]
  .filter((choice) => choice.dataset.notation !== "reopen")
  .filter((choice) => !choice.hidden && !choice.closest("details:not([open])"))
  .map((choice) => ({ action: choice.dataset.action, key: choice.dataset.key,
    notation: choice.dataset.notation, group: choice.closest(".choice-group").dataset.group,
    text: choice.innerText }))"""

# The page shows a newer position, its command is done, and it is this person's turn or the match is over. Choices are
# read in the same call because they can change at any time while all players decide at once.
ASKED = f"""(before) => {{ const {{ number, status }} = document.body?.dataset ?? {{}};
  const panel = document.querySelector('[data-region="decision"]');
  if (!panel || Number(number) <= before || !panel.matches("html.js :not([aria-busy=true])")) return false;
  const choices = ({CHOICES})();
  return status === "over" || panel.querySelector("[data-curtain]") || choices.length ? choices : false; }}"""

# The next choice: fill a place, be ready, or else the first one. Never take anything back or think again while the
# other players plan.
WANTED = """(before) => {
  const { number, status } = document.body?.dataset ?? {}, panel = document.querySelector('[data-region="decision"]');
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

# Does another element cover a choice?
COVERED = """(id) => { const choice = document.getElementById(id);
  choice?.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = choice?.getBoundingClientRect() ?? {};
  return choice && !choice.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""

Choice = dict[str, str]
SETTLE_MS = 410  # the page ignores digits for 400 ms after its choices have changed


# Reading


def read_version(page: Any) -> int:
    """Return the version of the position on the page."""
    return int(page.locator("body").get_attribute("data-number"))


def type_digits(page: Any, digits: str) -> None:
    """Type the number of a choice once the page accepts digits again."""
    page.wait_for_timeout(SETTLE_MS)
    page.keyboard.type(digits)


def read_status(page: Any) -> str:
    return str(page.locator("body").get_attribute("data-status"))


def read_choices(page: Any) -> list[Choice]:
    return list(page.evaluate(CHOICES))


def wait_for_choices(page: Any, before: int = -1) -> list[Choice]:
    """Wait for this person's turn after version `before`; return no choices when the match is over."""
    return list(page.wait_for_function(ASKED, arg=before, polling=20).json_value())


def wait_for_version(page: Any, wanted: int) -> None:
    page.wait_for_function("(wanted) => Number(document.body?.dataset.number) >= wanted", arg=wanted, polling=20)


def locate_followers(page: Any, place: str) -> Any:
    """Locate the followers on the spaces of a place in Orléans."""
    return page.locator(f'article[data-anchor="place:{place}"] .socket.coin')


# Acting

ORDER = ("ship", "deliver", "buy", "sell", "done", "pass")


def choose_fast_ending(open_choices: list[Choice]) -> Choice:
    """Ship the first good that can be shipped, which ends a short match."""
    return min(open_choices, key=lambda each: ORDER.index(each["group"]) if each["group"] in ORDER else len(ORDER))


def vary_choices(turn: int) -> Callable[[list[Choice]], Choice]:
    """Return a policy that varies by turn and is the same in every run."""
    return lambda open_choices: open_choices[(turn * 7 + 3) % len(open_choices)]


def click_choice(page: Any, choice: Choice) -> bool:
    """Click a choice; return False if it disappeared because another player ended the decision first.

    Many choices of one kind are offered in the card reference; Escape returns them to the list.
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


def play_match(
    page: Any,
    most: int,
    choose: Callable[[list[Choice]], Choice] = choose_fast_ending,
    take: Callable[[Any, Choice], bool | None] = click_choice,
    after: Callable[[Any], None] | None = None,
) -> int:
    """Make up to `most` choices until the match is over; return how many were made."""
    from playwright.sync_api import TimeoutError as Late

    open_choices = wait_for_choices(page)
    for made in range(most):
        if not open_choices:
            return made
        before = read_version(page)
        taken = take(page, choose(open_choices))
        try:
            open_choices = wait_for_choices(page, -1 if taken is False else before)
        except Late:  # another player may have ended the decision before the click: choose again
            open_choices = wait_for_choices(page)
        if after is not None:
            after(page)
    return most


def play_first_choices(page: Any, most: int, keyboard: bool = False) -> int:
    """Make the next visible choice until the match is over, at most `most` times; return how many were made."""
    from playwright.sync_api import TimeoutError as Late

    before, again = "", 0
    for answers in range(most):
        try:
            choice = page.wait_for_function(WANTED, arg=before, timeout=PATIENCE / 3, polling=50).json_value()
        except Late:  # another player may have ended the decision meanwhile
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
