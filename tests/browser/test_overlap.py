"""Where everybody has ridden to the same village nothing covers anything else, in any language."""

from __future__ import annotations

import pytest

from browser.overlap import overlaps
from browser.people import LAPTOP, WIDE, People, asked, every_language
from browser.positions import crowd, crowded, lay
from server.serving import Serving

THINGS = [".pc:not(.tile, .at, .preview)", ".map .vil text", ".map .cname", ".map .market text", ".map .title text"]
HERD = (".horse", ".horse"), (".horse", ".tally")


@pytest.mark.parametrize(("place", "seed"), [("saumur", 1), ("chinon", 2), ("tours", 2)])
def test_a_crowded_village(people: People, serving: Serving, place: str, seed: int) -> None:
    match = crowded(place, seed)
    assert crowd(match) >= 4
    laid = lay(f"sqlite:///{serving.file}", match)
    page = people.window(token=laid.tokens[match.actor], viewport=WIDE if seed == 1 else LAPTOP)
    for lang in every_language(page, people.address + laid.path):
        asked(page)
        found = overlaps(page, "#board", THINGS, allow=HERD, at_least=60)
        assert not found, (lang, found)
