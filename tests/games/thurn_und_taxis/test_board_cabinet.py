"""The cabinet of tiles, the title above the board and the panels of the players."""

from __future__ import annotations

import pytest

from games.thurn_und_taxis.boards import drawn, html
from thurn_und_taxis import Table, rule

# Cabinet, title, panels


@rule("TT-BONUS-PROV-01", "TT-BONUS-ALL-01")
def test_a_pip_for_every_house_a_tile_asks_for() -> None:
    t = Table(2).houses("ulm", "sigmaringen", "lodz").houses("basel", seat=1)
    pips = drawn(t.s)["pips"]
    rows: dict[float, list[bool]] = {}
    for pip in pips:
        rows.setdefault(pip["y"], []).append(pip["on"])
    counts = [(len(row), sum(row)) for row in rows.values()]
    assert counts == [(3, 0), (3, 2), (3, 0), (4, 0), (8, 0), (8, 3)]
    assert all(row == sorted(row, reverse=True) for row in rows.values())
    assert [sum(pip["on"] for pip in drawn(t.s, 1)["pips"])] == [2]  # Basel itself, and Switzerland
    nine = Table(2, all_provinces="all_nine")
    assert len(drawn(nine.s)["pips"]) == len(pips) + 1


def test_one_house_for_several_cities_of_a_province_lights_one_pip() -> None:
    t = Table(2).route("augsburg", "ulm", "stuttgart", "nuernberg")
    lit = [pip for pip in drawn(t.s)["pips"] if "maybe:" in pip["anchors"]]
    rows = [pip["anchors"] for pip in lit]
    bavarian = [each for each in rows if "maybe:augsburg" in each]
    assert len(bavarian) == 1  # Bavaria is no part of the tile for all provinces
    assert "maybe:nuernberg" in bavarian[0]
    assert len([each for each in rows if "maybe:ulm" in each]) == 2  # Württemberg itself, and all provinces


def test_the_cabinet_shows_who_has_what() -> None:
    t = (
        Table(4)
        .carriage(5)
        .carriage(5, seat=1)
        .carriage(5, seat=3)
        .tiles("baiern", 2, seat=2)
        .tiles("baden", 3, seat=1)
    )
    cabinet = drawn(t.s)["cabinet"]
    owners = {each["level"]: [sign["shape"] for sign in each["owners"]] for each in cabinet["carriages"]}
    assert owners == {3: [], 4: [], 5: ["disc", "square", "triangle"], 6: [], 7: []}
    stacks = {each["id"]: each for each in cabinet["stacks"]}
    assert (stacks["baiern"]["top"], len(stacks["baiern"]["under"])) == (3, 1)
    assert [sign["shape"] for sign in stacks["baiern"]["taken"]] == ["lozenge"] * 2
    assert (stacks["baden"]["top"], stacks["baden"]["under"]) == (0, [])
    assert drawn(t.s)["next"]["level"] == 6
    assert drawn(t.carriage(7).s)["next"] is None


@rule("TT-INFO-03")
def test_tiles_that_lie_face_down_are_nobodys_in_the_cabinet() -> None:
    t = Table(2, hide_bonus_totals=True).tiles("baiern", 1, seat=1)
    taken = {each["id"]: each["taken"] for each in drawn(t.s)["cabinet"]["stacks"]}
    assert taken["baiern"] == []
    assert [sign["shape"] for sign in {e["id"]: e for e in drawn(t.s, 1)["cabinet"]["stacks"]}["baiern"]["taken"]]


def test_the_title_shows_who_is_nearest_to_the_end() -> None:
    t = Table(3)
    assert drawn(t.s)["title"][1:] == ("ends at carriage 7, or at 20 houses", False)
    t.houses_left(2, seat=2)
    assert drawn(t.s)["title"][1:] == ("2 houses left: Paracelsus", True)
    t.carriage(6, seat=1)
    assert drawn(t.s)["title"][1:] == ("only carriage 7 left: Anna", True)
    t.ended_by(2, over=False)
    assert drawn(t.s)["title"][1:] == ("this round is the last", True)


def test_few_houses_left_stand_out() -> None:
    t = Table(2).houses_left(4).houses_left(3, seat=1)
    assert [panel["few"] for panel in drawn(t.s)["panels"]] == [False, True]


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "card in hand", "cards in hand"),
        ("fr", "carte en main", "cartes en main"),
        ("de", "Handkarte", "Handkarten"),
    ],
)
def test_a_single_card_is_shown_as_one(lang: str, one: str, two: str) -> None:
    t = Table(2).hand("ulm").hand("ulm", "lodz", seat=1)
    heard = html(t.s, 0, lang).replace("\n", " ")
    assert f'<b>1</b><span class="visually-hidden">{one}</span>' in heard
    assert f'<b>2</b><span class="visually-hidden">{two}</span>' in heard
