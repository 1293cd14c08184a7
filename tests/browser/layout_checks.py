"""Find boxes that overlap and texts that are cut off, measured in the real browser.

    found = find_overlaps(page, "#board", [".piece", ".map text"], allow=[(".horse", ".horse")])
    assert not found, found

Every visible box that matches one of the selectors is compared with every other. Boxes inside one another (a piece and
its sign) do not count, nor do pairs whose selectors are listed in `allow`. `find_cut_off_text` finds texts that do
not fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

# Measure a text by its painted lines, not by the block that contains it.
OVERLAPS = """
([root, selectors, allow, slack]) => {
  const ground = document.querySelector(root);
  const shown = (node) => {
    for (let each = node; each && each !== document; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) < 0.05) return false;
      if (each.classList.contains("visually-hidden")) return false;
    }
    return true;
  };
  const lines = (node) => {
    if (node instanceof SVGElement || !node.childNodes.length) return [node.getBoundingClientRect()];
    if ([...node.childNodes].every((child) => child.nodeType === Node.TEXT_NODE)) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const painted = [...range.getClientRects()];
      if (getComputedStyle(node).overflowX === "visible") return painted;
      const box = node.getBoundingClientRect(); // the rest of a longer text is not painted
      return painted.map(({ left, top, right, bottom }) => new DOMRect(Math.max(left, box.left), Math.max(top, box.top),
        Math.min(right, box.right) - Math.max(left, box.left), Math.min(bottom, box.bottom) - Math.max(top, box.top)));
    }
    return [node.getBoundingClientRect()];
  };
  const name = (node) => node.getAttribute("aria-label") || node.dataset.anchor || node.textContent.trim().slice(0, 40)
    || node.className.baseVal || node.className;
  const nodes = [...new Set(selectors.flatMap((selector) => [...ground.querySelectorAll(selector)]))].filter(shown)
    .map((node) => ({ node, name: name(node), at: lines(node).filter((at) => at.width > 0.5 && at.height > 0.5) }))
    .filter(({ at }) => at.length);
  const allowed = (a, b) => allow.some(([one, two]) =>
    (a.matches(one) && b.matches(two)) || (a.matches(two) && b.matches(one)));
  const found = [], tenth = (number) => Math.round(number * 10) / 10;
  nodes.forEach((a, i) => nodes.slice(i + 1).forEach((b) => {
    if (a.node.contains(b.node) || b.node.contains(a.node) || allowed(a.node, b.node)) return;
    for (const one of a.at) for (const two of b.at) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > slack && high > slack) found.push([a.name, b.name, tenth(wide), tenth(high)]);
    }
  }));
  return { compared: nodes.length, found };
}
"""

CUT_OFF = """
([root, selectors, slack]) => {
  const found = [];
  for (const selector of selectors) for (const node of document.querySelectorAll(`${root} ${selector}`)) {
    const style = getComputedStyle(node);
    if (style.display === "none" || !node.getClientRects().length) continue;
    const wide = node.scrollWidth - node.clientWidth, high = node.scrollHeight - node.clientHeight;
    const text = node.textContent.trim().slice(0, 60);
    if ((wide > slack || high > slack) && node.clientWidth) found.push([selector, text, wide, high]);
  }
  return found;
}
"""

STICKS_OUT = """
([outer, inner, slack]) => {
  const found = [];
  for (const frame of document.querySelectorAll(outer)) {
    const a = frame.getBoundingClientRect();
    const around = frame.parentElement;
    for (const node of around.querySelectorAll(inner)) {
      const b = node.getBoundingClientRect();
      if (!b.width) continue;
      const out = Math.max(a.left - b.left, b.right - a.right, a.top - b.top, b.bottom - a.bottom);
      if (out > slack) found.push([node.textContent.trim().slice(0, 60), Math.round(out * 10) / 10]);
    }
  }
  return found;
}
"""

# How many log lines are fully visible, and whether the top line is cut.
LOG_LINES = """() => {
  const log = document.querySelector("#log"), line = log.querySelector("li");
  const high = Number.parseFloat(getComputedStyle(line).lineHeight);
  return [Math.floor(log.clientHeight / high), log.scrollTop % high > 1];
}"""

HALF_SEEN = """(count) => {
  const list = document.querySelector(".choices").getBoundingClientRect();
  return [...document.querySelectorAll(".choices button.choice")]
    .filter((each) => each.checkVisibility()).slice(0, count)
    .filter((each) => each.getBoundingClientRect().bottom > list.bottom + 1).map((each) => each.textContent.trim());
}"""


def find_overlaps(
    page: Any,
    root: str,
    selectors: Sequence[str],
    allow: Sequence[tuple[str, str]] = (),
    slack: float = 1.0,
    at_least: int = 2,
) -> list[list[Any]]:
    """Return the pairs that overlap by more than `slack` pixels: [name, other name, width, height]."""
    answer = page.evaluate(OVERLAPS, [root, list(selectors), [list(pair) for pair in allow], slack])
    assert answer["compared"] >= at_least, f"only {answer['compared']} boxes matched: the selectors are stale"
    return list(answer["found"])


def find_cut_off_text(page: Any, root: str, selectors: Sequence[str], slack: float = 1.0) -> list[list[Any]]:
    """Return the boxes whose content does not fit: [selector, text, excess width, excess height]."""
    return list(page.evaluate(CUT_OFF, [root, list(selectors), slack]))


def find_protruding_text(page: Any, outer: str, inner: str, slack: float = 0.5) -> list[list[Any]]:
    """Return the texts that extend beyond their frame: [text, pixels]."""
    return list(page.evaluate(STICKS_OUT, [outer, inner, slack]))


def is_log_cut(page: Any) -> bool:
    """Return whether the log shows fewer than two whole lines next to a question."""
    lines, cut = page.evaluate(LOG_LINES)
    return lines < 2 or cut


def find_half_hidden_choices(page: Any, count: int) -> list[str]:
    """Return those of the first `count` choices that can be read only after scrolling."""
    return list(page.evaluate(HALF_SEEN, count))
