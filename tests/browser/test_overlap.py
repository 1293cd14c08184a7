"""Where everybody has ridden to the same village nothing covers anything else.

A language each: villages are called the same in all of them.
"""

from __future__ import annotations

import pytest

from browser.overlap import overlaps
from browser.people import LAPTOP, WIDE, People
from browser.playing import asked
from browser.positions import crowd, crowded, lay
from server.serving import Serving

THINGS = [".pc:not(.tile, .at, .preview)", ".map .vil text", ".map .cname", ".map .market text", ".map .title text"]
HERD = (".horse", ".horse"), (".horse", ".tally")


@pytest.mark.parametrize(("place", "seed", "lang"), [("saumur", 1, "de"), ("chinon", 2, "en"), ("tours", 2, "fr")])
def test_a_crowded_village(people: People, serving: Serving, place: str, seed: int, lang: str) -> None:
    match = crowded(place, seed)
    assert crowd(match) >= 4
    laid = lay(serving.database, match)
    page = people.window(laid.path, lang, token=laid.tokens[match.actor], viewport=WIDE if seed == 1 else LAPTOP)
    asked(page)
    found = overlaps(page, "#board", THINGS, allow=HERD, at_least=60)
    assert not found, found
