"""OR-TRACK, OR-DEV, OR-CIT: character tracks, the development track, citizens."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME

LEVELS = [1] * 4 + [2] * 5 + [3] * 6 + [4] * 7 + [5] * 8 + [6]
TRACKS = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar")
LAST = {"farmer": 8, "boatman": 5, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5}


def scholar(index: int, dev: int) -> Table:
    return Table().track("scholar", index).dev(dev).fill("university").act().play("use university")


@rule("OR-TRACK-01")
def test_or_track_01_markers_never_go_back() -> None:
    t = Table().coins(0, 0).bag("knight").dev(11).stand("town-hall", "trader")
    for track in TRACKS:
        t.track(track, 3)
    before = t.s.track[:]
    t.act().play("use town-hall", "send trader astronomy")
    assert (t.s.track, t.s.coins[0]) == (before, 1)
    t.draws("knight").event("plague", "a")
    assert (t.s.track, t.in_bag()) == (before, [])
    t.bag("knight", "scholar").draws("scholar", "knight").torture(3).play(
        "lose follower", "lose follower", "lose development"
    )
    assert (t.s.track, t.s.dev[0]) == (before, 10)


@rule("OR-TRACK-02", "OR-PLACE-FARMHOUSE-02", "TV-14")
def test_tv_14_the_last_space_of_the_farmers() -> None:
    t = Table().track("farmer", 7).fill("farmhouse").act().play("use farmhouse")
    assert (t.position("farmer"), t.wares("brocade")) == (8, 1)
    t.fill("farmhouse", "scriptorium").act()
    assert t.refused("use farmhouse") == "OR-TRACK-02"


@rule("OR-TRACK-02", "OR-PLACE-VILLAGE-02")
@pytest.mark.parametrize("track", TRACKS)
def test_or_track_02_a_marker_at_the_end_cannot_advance(track: str) -> None:
    place = {"farmer": "farmhouse", "knight": "castle", "scholar": "university"}.get(track, "village")
    for index in (LAST[track] - 1, LAST[track]):
        t = Table().track(track, index).fill(place, "scriptorium").act()
        action = f"use {place}"
        if place == "village":
            t.play(action)
            action = f"recruit {track}"
        assert t.allowed(action) == (index < LAST[track])
        if index == LAST[track]:
            assert t.refused(action) == "OR-TRACK-02"
        else:
            assert t.play(action).position(track) == LAST[track]


@rule("OR-TRACK-02")
def test_or_track_02_a_village_with_three_finished_tracks_is_closed() -> None:
    t = (
        Table()
        .track("boatman", 5, seat=0)
        .track("craftsman", 5)
        .track("trader", 5)
        .fill("village", "scriptorium")
        .act()
    )
    assert t.refused("use village") == "OR-PLACE-VILLAGE-01"


@rule("OR-TRACK-03", "OR-DEV-04", "TV-30")
def test_tv_30_the_end_of_the_development_track() -> None:
    t = Table().dev(29).fill("scriptorium", "castle").act().play("use scriptorium")
    assert (t.s.dev[0], t.level()) == (30, 6)
    t.fill("scriptorium").act()
    assert t.refused("use scriptorium") == "OR-TRACK-03"


@rule("OR-TRACK-03")
@pytest.mark.parametrize("tile", ["library", "shipping-line", "pharmacy"])
def test_or_track_03_nothing_but_development_is_not_permitted_at_30(tile: str) -> None:
    assert Table().dev(30).tile(tile).fill(tile, "castle").act().refused(f"use {tile}") == "OR-TRACK-03"
    assert Table().dev(29).tile(tile).fill(tile).act().allowed(f"use {tile}")


@rule("OR-TRACK-03", "OR-DEV-01")
def test_or_track_03_another_effect_keeps_an_action_open_at_30() -> None:
    t = Table().dev(30).tile("windmill").fill("windmill").act().play("use windmill")
    assert (t.s.dev[0], t.s.coins[0]) == (30, 7)
    t = scholar(1, 30)
    assert (t.s.dev[0], t.in_bag().count("scholar"), t.position("scholar")) == (30, 1, 2)
    t = Table().dev(30).stand("town-hall", "boatman").act().play("use town-hall", "send boatman canalisation")
    assert (t.s.dev[0], t.s.coins[0], t.halted) == (30, 6, True)


@rule("OR-DEV-01")
def test_or_dev_01_one_index_per_point_and_the_surplus_is_lost() -> None:
    assert [scholar(index, 0).s.dev[0] for index in range(5)] == [2, 3, 4, 5, 6]
    assert scholar(4, 27).s.dev[0] == 30
    assert Table().dev(29).tile("library").fill("library").act().play("use library").s.dev[0] == 30


@rule("OR-DEV-03", "OR-DEV-04", "TV-21")
def test_tv_21_a_citizen_taken_in_passing() -> None:
    t = scholar(0, 0)
    assert (t.s.dev[0], t.citizens(), t.level()) == (2, 0, 1)
    t.fill("university").act().play("use university")
    assert (t.s.dev[0], t.citizens(), t.level()) == (5, 1, 2)
    t.fill("university", seat=1).track("scholar", 2, seat=1).act().play("use university")
    assert (t.s.dev[1], t.citizens(1), t.citizens(0)) == (4, 0, 1)  # only the first one finds it


@rule("OR-DEV-02", "OR-DEV-04", "TV-22")
def test_tv_22_coins_collected_in_passing() -> None:
    t = scholar(2, 5)
    assert (t.s.dev[0], t.s.coins[0], t.level()) == (9, 8, 3)


@rule("OR-DEV-02", "OR-DEV-03")
@pytest.mark.parametrize("index", range(1, 31))
def test_or_dev_02_03_what_lies_on_the_track(index: int) -> None:
    for seat in range(2):  # coins for everybody, the citizen for the first one
        t = Table().dev(index - 1, seat=seat).fill("scriptorium", seat=seat).act().play("use scriptorium")
        assert t.s.coins[seat] == 5 + {7: 3, 12: 4, 25: 5}.get(index, 0)
        assert t.citizens(seat) == int(index in (3, 18, 28))
        other = 1 - seat
        t.dev(index - 1, seat=other).fill("scriptorium", seat=other).act().play("use scriptorium")
        assert t.s.coins[other] == t.s.coins[seat]
        assert t.citizens(other) == 0


@rule("OR-DEV-04")
def test_or_dev_04_the_level_of_every_index() -> None:
    assert len(LEVELS) == 31
    for index, level in enumerate(LEVELS):
        assert GAME.view(Table().dev(index).plan().s, 1)["players"][0]["level"] == level


@rule("OR-DEV-04", "OR-TORTURE-04", "TV-58")
def test_tv_58_the_level_drops_when_the_marker_goes_back() -> None:
    t = Table().dev(9).coins(0).torture(1)
    assert t.level() == 3
    assert (t.play("lose development").s.dev[0], t.level()) == (8, 2)


@rule("OR-DEV-05", "OR-DEV-04", "OR-EVENT-INCOME-01", "OR-PLACE-HOSPITAL-01", "OR-SCORE-03")
@pytest.mark.parametrize("index", [0, 3, 4, 9, 15, 22, 29, 30])
def test_or_dev_05_income_hospital_and_score(index: int) -> None:
    level = LEVELS[index]
    assert Table().dev(index).event("income", "c").s.coins == [5 + level, 6]
    t = Table().dev(index).tile("hospital").fill("hospital").act().play("use hospital")
    assert t.s.coins[0] == 5 + level
    score = GAME.scores(Table().dev(index).station("blois", "tours").citizen("knights").s)[0]
    assert (score["stations"], score["citizens"]) == (2 * level, level)


@rule("OR-PLACE-CASTLE-02", "OR-TRACK-02", "TV-23")
def test_tv_23_the_fourth_knight() -> None:
    t = Table().track("knight", 3).market().bag(*["monk"] * 9).fill("castle").act().play("use castle")
    assert (t.position("knight"), t.citizens()) == (4, 1)
    t.follow()
    assert (t.allowed("draw 7", seat=0), t.allowed("draw 8", seat=0)) == (True, False)
    t.fill("castle").act().play("use castle")
    assert (t.position("knight"), t.citizens()) == (5, 1)
    assert t.follow().allowed("draw 8", seat=0)
    assert t.fill("castle", "scriptorium").act().refused("use castle") == "OR-TRACK-02"


@rule("OR-CIT-01", "OR-TORTURE-07", "OR-INV-05")
def test_or_cit_01_a_citizen_is_never_lost() -> None:
    t = Table().dev(4).citizen("development-3", "astronomy").reserve(0).coins(0).torture(5)
    assert t.legal() == ["lose development"]
    t.play(*["lose development"] * 4)  # back beyond the space where it lay; then nothing is left to give
    assert (t.s.dev[0], t.halted) == (0, True)
    assert t.citizens() == 2
    t.fill("university").track("scholar", 2).fill("university", seat=1).track("scholar", 2, seat=1)
    t.act().play("use university", "use university")
    assert (t.citizens(), t.citizens(1), t.s.dev) == (2, 0, [4, 4])
    assert c.CITIZENS - t.s.citizen.count(-1) == 2
