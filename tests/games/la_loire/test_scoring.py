"""Points and ties (chapters SCORE and TIE)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME


def empty(seats: int = 2, **options: Any) -> Table:
    t = Table(seats, **options)
    for seat in range(seats):
        t.messages(seat=seat)
    return t


@rule("LL-SCORE-01", "LL-SCORE-02", "LL-CHAR-BLUE-01", "TV-D70")
def test_tv_d70_every_source_once() -> None:
    """Two messages for the General and one for the Lover worth 13 in all, as in the vector."""
    t = empty().delivered("m2-03", "m2-08", "m3-08").messages("m2-01", "m1-04").hire("general", "witch", "spy")
    t.palace("bank-nantes")
    t.s.boat[0] = 12
    assert GAME.scores(t.s)[0] == {
        "boat": 12,
        "delivered": 13,
        "undelivered": 2,
        "characters": 4,
        "blue": 4,
        "palaces": 2,
        "buildings": 0,
    }
    assert GAME.points(t.s) == [37, 0]


@rule("LL-SCORE-01")
def test_ll_score_01_every_message_character_and_palace_has_its_own_points() -> None:
    for i, message in enumerate(c.MESSAGE_IDS):
        assert GAME.points(empty().delivered(message).s) == [c.MESSAGE_VP[i], 0]
        assert GAME.points(empty().messages(message, seat=1).s) == [0, 1]
    for i, character in enumerate(c.CHARACTER_IDS):
        assert GAME.points(empty().hire(character, seat=1).s) == [0, c.CHARACTER_VP[i]]
    for palace in c.PALACE_IDS:
        assert GAME.points(empty().palace(palace).s) == [2, 0]
    t = empty()
    t.s.boat = [7, 20]
    assert GAME.points(t.s) == [7, 20]


@rule("LL-SCORE-02")
def test_ll_score_02_a_partly_delivered_message_scores_one() -> None:
    t = empty().hire("apprentice", "helper", "judge").messages("m3-01")
    before = GAME.points(t.s)[0]
    t.token(1, "m3-01", "tours").token(2, "m3-01", "blois")
    assert GAME.points(t.s)[0] == before
    assert GAME.scores(t.s)[0]["undelivered"] == 1
    assert GAME.scores(t.s)[0]["blue"] == GAME.scores(t.s)[0]["delivered"] == 0


@rule("LL-SCORE-03")
def test_ll_score_03_deniers_and_goods_score_nothing() -> None:
    t = empty().deniers(50).goods(wood=5, grain=1, cheese=1, wine=1, beer=1)
    assert GAME.points(t.s) == [0, 0]
    assert GAME.ranking(t.s) == [1, 1]  # nor do they break a tie


@pytest.fixture
def worthy_buildings() -> Iterator[None]:
    """Board buildings with points; the shipped data have none, a corrected file may."""
    printed = c.BUILDING_VP[:]
    c.BUILDING_VP[:] = [1, 2, 3]
    yield
    c.BUILDING_VP[:] = printed


@rule("LL-SCORE-01", "LL-BUILD-11")
@pytest.mark.usefixtures("worthy_buildings")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 0),
        ({"edition": "en"}, 0),
        ({"edition": "de"}, 0),
        ({"edition": "fr"}, 6),
        ({"building_vp_scope": "all"}, 6),
    ],
)
def test_ll_score_01_board_buildings_count_where_the_edition_counts_all(options: dict[str, Any], points: int) -> None:
    t = empty(**options).building("blois", "farm").building("tours", "monastery").building("usse", "castle")
    assert GAME.points(t.s) == [points, 0]


@rule("LL-SCORE-01", "LL-BUILD-11")
@pytest.mark.parametrize("scope", ["palaces", "all"])
def test_ll_score_01_board_buildings_are_worth_nothing_as_shipped(scope: str) -> None:
    t = empty(building_vp_scope=scope).building("blois", "farm").building("tours", "monastery")
    t.building("usse", "castle")
    assert GAME.points(t.s) == [0, 0]


@rule("LL-TIE-01", "TV-D71")
def test_tv_d71_the_castle_decides() -> None:
    t = empty().building("blois", "castle", seat=1)
    for village in ("tours", "usse", "angers"):
        t.building(village, "farm")
    assert GAME.points(t.s) == [0, 0]
    assert GAME.ranking(t.s) == [2, 1]


@rule("LL-TIE-02", "TV-D72")
def test_tv_d72_then_all_buildings() -> None:
    """One castle each; three against two others, palaces among them."""
    t = empty().building("blois", "castle").building("tours", "castle", seat=1)
    t.building("usse", "farm").building("angers", "monastery").palace("bank-nantes")
    t.building("saumur", "farm", seat=1).palace("bank-orleans", seat=1)
    assert GAME.points(t.s) == [2, 2]
    assert GAME.ranking(t.s) == [1, 2]


@rule("LL-TIE-02")
@pytest.mark.parametrize("kind", ["farm", "monastery", "palace"])
def test_ll_tie_02_each_kind_counts_one(kind: str) -> None:
    t = empty()
    if kind == "palace":
        t.palace("bank-nantes", seat=1)
        t.s.boat[0] = 2
    else:
        t.building("blois", kind, seat=1)
    assert GAME.points(t.s)[0] == GAME.points(t.s)[1]
    assert GAME.ranking(t.s) == [2, 1]


@rule("LL-TIE-01", "LL-TIE-02")
def test_ll_tie_01_points_come_before_everything() -> None:
    t = empty().building("blois", "castle").building("usse", "farm")
    t.s.boat[1] = 1
    assert GAME.ranking(t.s) == [2, 1]


@rule("LL-TIE-03", "TV-D73")
def test_tv_d73_a_full_tie_is_shared() -> None:
    t = empty(3).building("blois", "castle").building("usse", "castle", seat=2)
    t.s.boat = [4, 5, 4]
    assert GAME.ranking(t.s) == [2, 1, 2]
    t.s.boat = [5, 1, 5]
    assert GAME.ranking(t.s) == [1, 3, 1]
