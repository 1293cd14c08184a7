"""Nothing secret is on the drawn board."""

from __future__ import annotations

import pytest

from games.thurn_und_taxis.boards import drawn, html
from postchaise import SPECTATOR
from thurn_und_taxis import Table, rule

# Secrets


@rule("TT-INFO-01")
@pytest.mark.parametrize("memory_aid", [True, False])
def test_hidden_cards_change_nothing_for_anybody_else(memory_aid: bool) -> None:
    """Two tables that differ only in what the second player drew from the pile."""
    hands = [("lodz", "lodz", "linz"), ("ulm", "basel", "kempten")]
    one, two = (
        Table(3, memory_aid=memory_aid)
        .display("passau", "salzburg")
        .route("pilsen", seat=1)
        .hand(*hand, seat=1)
        .blind(*hand, seat=1)
        .draw()
        for hand in hands
    )
    assert one.shown() == two.shown()
    for viewer in (SPECTATOR, 0, 2):
        for lang in ("en", "fr", "de"):
            assert html(one.s, viewer, lang) == html(two.s, viewer, lang)
            assert drawn(one.s, viewer, lang) == drawn(two.s, viewer, lang)
    assert html(one.s, 1) != html(two.s, 1), "but the player sees it"


@rule("TT-INFO-04")
def test_known_cards_are_shown_only_as_the_memory_aid_allows() -> None:
    for memory_aid in (True, False):
        t = Table(2, memory_aid=memory_aid).hand("lodz", "ulm", seat=1).known("lodz", seat=1)
        for viewer in (SPECTATOR, 0):
            panel = drawn(t.s, viewer)["panels"][1]
            assert panel["known"] == ("Lodz" if memory_aid else "")
            assert panel["unknown"] == (1 if memory_aid else 2)
        assert drawn(t.s, 1)["panels"][1]["known"] == "", "one's own hand lies below the map"


@rule("TT-INFO-01")
def test_what_fits_the_route_of_another_is_shown_of_face_up_cards_alone() -> None:
    t = Table(2).display("linz", "ulm", only=True).route("passau").hand("salzburg").draw()
    fits = {viewer: {fit["city"] for fit in drawn(t.s, viewer)["own"]["fits"]} for viewer in (SPECTATOR, 0)}
    assert fits == {SPECTATOR: {"linz"}, 0: {"linz", "salzburg"}}
