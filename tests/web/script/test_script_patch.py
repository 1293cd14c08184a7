"""Patching a board region keeps unchanged elements in place."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

PIECES = '<i class="piece" data-piece="{0}" data-anchor="village:{1}" style="--x:{2}"><b>{3}</b></i>'
BECOMES = """async ([before, after]) => {
  const { patch } = await import("/table/stream/regions.js");
  const old = document.createElement("div"), fresh = document.createElement("div");
  old.innerHTML = before;
  fresh.innerHTML = after;
  patch(old, after);
  return [old.innerHTML, fresh.innerHTML];
}"""


def pieces(*of: tuple[str, str]) -> str:
    return "".join(PIECES.format(name, village, 40 * nth, village) for nth, (name, village) in enumerate(of))


def random_html(chance: random.Random, depth: int = 3) -> str:
    """Tags, attributes, texts and drawings in any order."""
    made = []
    for _ in range(chance.randrange(4)):
        tag = chance.choice(["p", "b", "i", "svg", "g"])
        given = "".join(
            f' {name}="{chance.randrange(3)}"' for name in ("class", "id", "data-piece") if chance.random() < 0.4
        )
        inner = random_html(chance, depth - 1) if depth else ""
        made.append(chance.choice([f"<{tag}{given}>{inner}</{tag}>", "text", "<!-- said -->", "&lt;b&gt;"]))
    return "".join(made)


def test_whatever_it_was_it_becomes_the_new_one(visit: Any) -> None:
    page, chance = visit(), random.Random(7)
    for _ in range(200):
        become, wanted = page.evaluate(BECOMES, [random_html(chance), random_html(chance)])
        assert become == wanted


def test_what_did_not_change_stays_and_what_has_another_name_is_another(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"pieces": pieces(("s0-ship", "blois"), ("s1-ship", "gien"), ("s0-horse", "tours"))})
    page.locator('[data-piece="s0-horse"]').wait_for()
    page.evaluate("""() => { window.before = Object.fromEntries(
      [...document.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, piece])); }""")
    stub.update(
        {"pieces": pieces(("s0-ship", "blois"), ("s1-horse", "gien"), ("s0-horse", "tours"), ("new", "amboise"))}
    )
    page.locator('[data-piece="new"]').wait_for()
    same = "(name) => window.before[name] === document.querySelector(`[data-piece=${name}]`)"
    assert page.evaluate(same, "s0-ship")
    assert page.evaluate(same, "s0-horse")
    gone = page.evaluate("() => window.before['s1-ship'].closest('[data-region=pieces]') === null")
    assert gone, "a ship that left is not made into a horse: it fades where it was"
