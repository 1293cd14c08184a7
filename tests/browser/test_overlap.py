"""Where everybody has ridden to the same village nothing covers anything else, in any language."""

from __future__ import annotations

import pytest

from browser.overlap import overlaps
from browser.people import LANGUAGES, LAPTOP, WIDE, People, asked
from browser.positions import crowd, crowded, lay
from server.serving import Serving

THINGS = [".pc:not(.tile, .at, .preview)", ".map .vil text", ".map .cname", ".map .market text", ".map .title text"]
HERD = (".horse", ".horse"), (".horse", ".tally")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("place", "seed"), [("saumur", 1), ("chinon", 2), ("tours", 2)])
def test_a_crowded_village(people: People, serving: Serving, place: str, seed: int, lang: str) -> None:
    match = crowded(place, seed)
    assert crowd(match) >= 4
    laid = lay(f"sqlite:///{serving.file}", match)
    page = people.window(laid.path, lang, token=laid.tokens[match.actor], viewport=WIDE if seed == 1 else LAPTOP)
    asked(page)
    found = overlaps(page, "#board", THINGS, allow=HERD, at_least=60)
    assert not found, found
