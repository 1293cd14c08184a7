"""LL-MOVE: horses, distance, direction."""

from __future__ import annotations

import pytest

from la_loire import Table, place, rule
from postchaise.games.la_loire import components as c


def riding(at: str, horses: int, heading: int = 1, piece: str = "merchant") -> Table:
    """A piece about to ride, no free horse anywhere; the other one stands in Villandry, without messages."""
    t = Table().no_free_horses().messages().piece("merchant", "villandry").piece("messenger", "villandry")
    return t.piece(piece, at, horses, heading).ride(piece)


def rides(t: Table) -> set[str]:
    """The legal rides, seen by both witnesses."""
    places = {f"{id} {horses}" for id in c.LOCATION_IDS for horses in range(4)}
    return {ride for ride in places if t.allowed(f"ride {ride}")}


def unchanged(t: Table, horses: int) -> set[str]:
    return {ride[:-2] for ride in rides(t) if ride.endswith(str(horses))}


@rule("LL-MOVE-01", "TV-R04")
@pytest.mark.parametrize("piece", ["merchant", "messenger"])
@pytest.mark.parametrize(("horses", "stop"), [(2, "vendome"), (1, "tours"), (0, "langeais")])
def test_tv_r04_a_stack_moves_exactly_its_horses_and_one(piece: str, horses: int, stop: str) -> None:
    t = riding("angers", horses, piece=piece)
    assert unchanged(t, horses) == {stop}
    assert t.refused(f"ride blois {horses}") == "LL-MOVE-01"
    assert t.play(f"ride {stop} {horses}").at(piece) == stop


@rule("LL-MOVE-02", "LL-MOVE-07")
@pytest.mark.parametrize(("left", "stop"), [(0, "vendome"), (1, "tours"), (2, "langeais")])
def test_ll_move_02_any_number_of_horses_may_stay_behind_the_others_stay_in_the_stack(left: int, stop: str) -> None:
    t = riding("angers", 2)
    assert rides(t) == {"langeais 0", "tours 1", "vendome 2"}
    t.play(f"ride {stop} {2 - left}")
    assert (t.s.free[place("angers")], t.horses("merchant"), sum(t.s.free)) == (left, 2 - left, left)


@rule("LL-MOVE-03")
def test_ll_move_03_one_free_horse_may_be_taken_from_the_starting_location_only() -> None:
    t = riding("angers", 1).free(langeais=1)
    assert rides(t) == {"langeais 0", "tours 1"}
    t.free(angers=1)
    assert rides(t) == {"langeais 0", "tours 1", "vendome 2"}
    t.play("ride vendome 2")
    assert (t.horses("merchant"), t.s.free[place("angers")], t.s.free[place("langeais")]) == (2, 0, 1)


@rule("LL-MOVE-04", "LL-CHAR-SCOUT-01", "TV-D15")
def test_tv_d15_no_third_horse_without_the_scout() -> None:
    t = riding("angers", 2).free(angers=1)
    assert t.refused("ride blois 3") == "LL-MOVE-04"
    assert t.free(usse=1).hire("blacksmith").refused("smith usse") == "LL-MOVE-04"
    t.free(usse=0).hire("scout").play("ride blois 3")  # 4 locations on
    assert (t.horses("merchant"), t.at("merchant"), sum(t.s.free)) == (3, "blois", 0)


@rule("LL-MOVE-03", "LL-CHAR-SQUIRE-01", "TV-D16")
def test_tv_d16_no_two_horses_at_once_without_the_squire() -> None:
    t = riding("angers", 0).free(angers=2)
    assert t.allowed("ride tours 1")
    assert t.refused("ride vendome 2") == "LL-MOVE-03"
    t.hire("squire").play("ride vendome 2")
    assert (t.horses("merchant"), t.at("merchant"), t.s.free[place("angers")]) == (2, "vendome", 0)


@rule("LL-MOVE-05")
def test_ll_move_05_each_piece_may_take_a_horse_in_the_same_turn() -> None:
    t = riding("angers", 0).piece("messenger", "cheverny").free(angers=1, cheverny=2)
    t.play("ride tours 1", "done")
    assert t.allowed("ride villandry 1")
    assert t.refused("ride usse 2") == "LL-MOVE-03"  # still one for this piece


@rule("LL-MOVE-06")
def test_ll_move_06_who_takes_a_horse_leaves_none() -> None:
    t = riding("angers", 1).free(usse=1).hire("blacksmith").play("smith usse")
    assert t.refused("ride tours 1") == "LL-MOVE-06"
    assert t.refused("ride langeais 0") == "LL-MOVE-06"
    assert rides(t) == {"vendome 2"}


@rule("LL-MOVE-08", "LL-MOVE-09", "LL-MOVE-12", "TV-D10")
@pytest.mark.parametrize(("stop", "index", "onwards"), [("langeais", 3, "blois"), ("montsoreau", 17, "villandry")])
def test_tv_d10_from_a_city_in_either_direction_which_is_then_kept(stop: str, index: int, onwards: str) -> None:
    t = riding("nantes", 2)
    assert unchanged(t, 2) == {"langeais", "montsoreau"}
    assert t.play(f"ride {stop} 2").s.at[0] == index
    assert unchanged(t.ride("merchant"), 2) == {onwards}
    assert unchanged(riding("orleans", 1), 1) == {"beaugency", "cheverny"}


@rule("LL-MOVE-02", "LL-MOVE-08", "TV-D11")
def test_tv_d11_leaving_a_horse_in_nantes() -> None:
    t = riding("nantes", 2)
    assert unchanged(t, 1) == {"angers", "saumur"}
    t.play("ride angers 1")
    assert (t.s.free[place("nantes")], t.horses("merchant")) == (1, 1)


@rule("LL-MOVE-10", "LL-MOVE-12", "TV-D12")
def test_tv_d12_passing_a_city_goes_on_in_the_same_sense() -> None:
    t = riding("beaugency", 2, piece="messenger")
    assert unchanged(t, 2) == {"chambord"}
    t.play("ride chambord 2").ride("messenger")
    assert unchanged(t, 2) == {"villandry"}  # onwards, not back to Orléans
    t = riding("serrant", 1, -1)
    assert unchanged(t, 1) == {"brissac"}
    t.play("ride brissac 1").ride("merchant")
    assert unchanged(t, 1) == {"montsoreau"}


@rule("LL-MOVE-11", "LL-CHAR-GUARD-01", "LL-CHAR-GUARD-02", "TV-D13")
def test_tv_d13_the_city_guard_stops_early_and_keeps_the_horses() -> None:
    t = riding("beaugency", 2, piece="messenger")
    assert t.refused("ride orleans 2") == "LL-MOVE-11"
    t.hire("city-guard")
    assert unchanged(t, 2) == {"orleans", "chambord"}
    assert t.refused("ride meung 2") == "LL-MOVE-01"
    t.play("ride orleans 2")
    assert (t.at("messenger"), t.horses("messenger")) == ("orleans", 2)


@rule("LL-MOVE-10", "LL-MOVE-11", "TV-D14")
def test_tv_d14_an_exact_stop_in_a_city_frees_the_direction() -> None:
    t = riding("beaugency", 2, piece="messenger").play("ride orleans 1").ride("messenger")
    assert t.at("messenger") == "orleans"
    assert unchanged(t, 1) == {"cheverny", "beaugency"}


@rule("LL-MOVE-09", "TV-D17")
@pytest.mark.parametrize(("heading", "onwards", "back"), [(1, "blois", "angers"), (-1, "angers", "blois")])
def test_tv_d17_a_village_stack_keeps_its_direction(heading: int, onwards: str, back: str) -> None:
    t = riding("tours", 1, heading)
    assert unchanged(t, 1) == {onwards}
    assert t.refused(f"ride {back} 1") == "LL-MOVE-09"


@rule("LL-MOVE-14", "LL-MOVE-05", "TV-D20")
@pytest.mark.parametrize(("horses", "ride"), [(0, "tours 1"), (1, "vendome 2")])
def test_tv_d20_a_horse_left_by_the_messenger_serves_the_merchant(horses: int, ride: str) -> None:
    t = riding("angers", 1, piece="messenger").piece("merchant", "angers", horses)
    t.play("ride langeais 0")
    assert ride in rides(t)
    assert t.play(f"ride {ride}").s.free[place("angers")] == 0


@rule("LL-MOVE-12")
def test_ll_move_12_locations_count_clockwise_from_nantes() -> None:
    assert [place(id) for id in ["nantes", "orleans"]] == [0, 10]
    for start in range(c.LOCATIONS):
        for heading in (1, -1):
            t = riding(c.LOCATION_IDS[start], 2, heading)
            onwards = {c.LOCATION_IDS[(start + 3 * heading) % 20]}
            if c.IS_CITY[start]:
                onwards.add(c.LOCATION_IDS[(start - 3 * heading) % 20])
            assert unchanged(t, 2) == onwards


@rule("LL-MOVE-13")
def test_ll_move_13_nothing_blocks() -> None:
    t = Table(4).no_free_horses().messages().piece("merchant", "angers", 1).ride("merchant")
    for stack in range(1, 8):
        t.s.at[stack] = place("tours" if stack % 2 else "langeais")
    t.free(langeais=3, tours=5).building("tours", "castle", seat=1).circus("tours")
    assert rides(t) == {"langeais 0", "tours 1"}
    t.play("ride tours 1")
    assert (t.at("merchant"), t.s.free[place("tours")]) == ("tours", 5)


@rule("LL-MOVE-14")
def test_ll_move_14_anybody_may_take_a_free_horse() -> None:
    t = riding("angers", 2).piece("messenger", "angers", 0, seat=1).piece("merchant", "blois", seat=1)
    t.play("ride langeais 0").stop("messenger", "villandry", last=True).play("done", "first messenger")
    assert (t.s.active, t.s.free[place("angers")]) == (1, 2)
    assert t.play("ride tours 1").horses("messenger", 1) == 1
    assert t.s.free[place("angers")] == 1


@rule("LL-MOVE-14")
def test_ll_move_14_a_horse_under_a_piece_is_not_free() -> None:
    t = riding("angers", 0).piece("messenger", "angers", 2, seat=1).piece("messenger", "angers", 1)
    assert t.refused("ride tours 1") == "LL-MOVE-14"
    assert t.hire("blacksmith").piece("messenger", "usse", 2).refused("smith usse") == "LL-CHAR-BLACKSMITH-01"


@rule("LL-CHAR-SQUIRE-02", "LL-CHAR-BLACKSMITH-02", "TV-R24")
def test_tv_r24_one_horse_from_here_and_one_paid() -> None:
    t = riding("angers", 0).free(angers=1, usse=1).deniers(7).hire("blacksmith")
    alone = Table()
    alone.s = t.s.copy()
    assert alone.ride("merchant").play("smith usse").refused("ride vendome 2") == "LL-MOVE-03"
    t.hire("squire").play("smith usse", "ride vendome 2")
    assert (t.horses("merchant"), t.s.deniers[0], t.at("merchant"), sum(t.s.free)) == (2, 6, "vendome", 0)
