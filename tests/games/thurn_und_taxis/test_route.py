"""TT-ROUTE, TT-OFFICE-CARRIER: what fits, at which end, and giving a route up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import PATH, Table, place, rule, wander


def joined(one: str, other: str) -> bool:
    return [one, other] in c.DATA["map"]["roads"] or [other, one] in c.DATA["map"]["roads"]


@rule("TV-B-01", "TT-ROUTE-03", "TT-ROUTE-07")
def test_tv_b_01_what_fits() -> None:
    laid, held = ("carlsruhe", "stuttgart", "nuernberg", "regensburg"), ("innsbruck", "wuerzburg", "stuttgart")
    t = Table().route(*laid).hand(*held).playing()
    assert t.legal() == ["abandon"]
    for city in held:
        assert {t.refused(f"play {city} left"), t.refused(f"play {city} right")} == {"TT-ROUTE-03"}
    t.hand(*held, "muenchen")
    assert t.legal() == ["play muenchen right", "abandon"]
    t.hand(*held, "mannheim")
    assert t.legal() == ["play mannheim left", "abandon"]
    assert t.refused("play mannheim right") == "TT-ROUTE-04"


@rule("TV-B-18", "TT-ROUTE-04")
def test_tv_b_18_both_ends() -> None:
    t = Table().route("ulm", "augsburg").hand("kempten", "ingolstadt", "muenchen", "stuttgart").playing()
    plays = [f"play {where}" for where in ("ingolstadt left", "ingolstadt right", "kempten left", "kempten right")]
    assert t.legal() == [*plays, "play muenchen right", "play stuttgart left", "abandon"]
    for side, laid in (("left", ["kempten", "ulm", "augsburg"]), ("right", ["ulm", "augsburg", "kempten"])):
        again = Table().route("ulm", "augsburg").hand("kempten").playing().play(f"play kempten {side}")
        assert again.laid() == laid


@rule("TT-ROUTE-01", "TT-ROUTE-02", "TT-ROUTE-07")
def test_tt_route_01_one_route_started_by_any_card() -> None:
    held = ("basel", "linz", "lodz", "ulm")
    t = Table().hand(*held).playing()
    assert t.legal() == [f"play {city} right" for city in held]
    assert t.refused("abandon") == "TT-ROUTE-07"
    t.play("play linz right")
    assert t.laid() == ["linz"]
    t.draw().playing()  # the next turn: with a route, a card that does not fit starts no second one
    assert t.legal() == ["abandon"]
    assert t.refused("play ulm right") == "TT-ROUTE-03"


@rule("TT-ROUTE-03", "TT-COMP-01", "TT-ROUTE-06")
def test_tt_route_03_one_road_away_for_every_pair_of_cities() -> None:
    for one in c.CITY_IDS:
        t = Table().route(one).hand(*(city for city in c.CITY_IDS if city != one)).playing()
        fits = [f"play {city} right" for city in c.CITY_IDS if joined(one, city)]
        assert t.legal() == [*fits, "abandon"]


@rule("TT-ROUTE-03", "TT-ROUTE-05", "INV-03")
def test_tt_route_03_no_city_twice() -> None:
    t = Table().route("ulm", "augsburg", "kempten").hand("ulm", "augsburg", "kempten").playing()
    assert t.legal() == ["abandon"]
    for city in ("ulm", "augsburg", "kempten"):  # ulm and kempten are joined: a loop
        assert t.refused(f"play {city} right") == "TT-ROUTE-03"


@rule("TT-ROUTE-04")
def test_tt_route_04_one_card_has_one_end_and_both_spellings_mean_it() -> None:
    t = Table().route("ulm").hand("augsburg").playing()
    assert t.legal() == ["play augsburg right", "abandon"]
    assert t.refused("play augsburg left") == "TT-ROUTE-04"
    t.play("play augsburg")
    assert t.laid() == ["ulm", "augsburg"]


@rule("TT-ROUTE-06", "TT-HOUSE-04")
def test_tt_route_06_houses_and_provinces_do_not_matter() -> None:
    plain = Table().route("ulm", "augsburg").hand("kempten", "muenchen", "sigmaringen", "lodz").playing()
    built = Table().houses("kempten", "muenchen", "ulm").houses("sigmaringen", "kempten", seat=1)
    built.route("ulm", "augsburg").hand("kempten", "muenchen", "sigmaringen", "lodz").playing()
    assert built.legal() == plain.legal()


@rule("TT-ROUTE-07", "TT-ROUTE-08", "TT-ROUTE-09")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_route_07_abandoning(expansion: bool) -> None:
    laid = ("ulm", "augsburg", "kempten", "zuerich")
    t = Table(expansion=expansion).route(*laid).hand("basel", "lodz", "linz").playing()
    assert t.legal() == ["play basel right", "abandon"]  # although a card fits
    t.play("abandon")
    assert (t.laid(), sorted(GAME.view(t.s, 1)["discard"]["cities"])) == ([], sorted(laid))
    assert (t.s.left[0], t.won(), t.level()) == (20, [], 0)
    assert t.legal() == ["play basel right", "play linz right", "play lodz right"]
    assert t.refused("abandon") == "TT-ROUTE-07"
    t.play("play linz right")
    assert t.legal() == ["end play"]  # that was the card of the turn, and the Carrier finds none that fits
    t.play("end play")
    assert (t.s.active, t.laid(), t.cards()) == (1, ["linz"], ["basel", "lodz"])


@rule("TT-INFO-01", "TT-OFFICE-CARRIER-01")
@pytest.mark.parametrize("expansion", [True, False])
@pytest.mark.parametrize(
    ("other", "answers"), [("lodz", ["end play"]), ("zuerich", ["play zuerich right", "end play"])]
)
def test_tt_info_01_the_carrier_is_offered_whatever_the_hand_holds(
    expansion: bool, other: str, answers: list[str]
) -> None:
    """A question that is skipped when no card fits would tell the others that none fits."""
    t = Table(expansion=expansion).letters(6 if expansion else 0).route("ulm", "augsburg").hand("kempten", other)
    t.playing().play("play kempten right")
    assert (t.s.active, GAME.view(t.s, 1)["step"], t.legal()) == (0, "play", answers)
    t.play("end play")
    assert "carrier" not in t.events()
    assert t.cards() == [other]


@rule("TT-INFO-01", "TT-OFFICE-CARRIER-01")
def test_tt_info_01_the_carrier_is_not_offered_when_everybody_sees_that_he_cannot_come() -> None:
    """With an empty hand, or when he cannot be paid: both are public."""
    t = Table().route("ulm", "augsburg").hand("kempten").playing().play("play kempten right")
    assert GAME.view(t.s, 1)["step"] != "play"
    t = Table().letters(0).route("ulm", "augsburg").hand("kempten", "zuerich").used("postmaster").playing()
    t.play("play kempten right")
    assert GAME.view(t.s, 1)["step"] != "play"


@rule("TT-ROUTE-08", "TT-OFFICE-CARRIER-03", "TT-TURN-03")
def test_tt_route_08_not_after_the_first_card() -> None:
    t = Table().route("ulm", "augsburg").hand("kempten", "zuerich", "lodz").playing().play("play kempten right")
    assert t.legal() == ["play zuerich right", "end play"]
    assert t.refused("abandon") == "TT-ROUTE-08"
    assert t.refused("play lodz right") == "TT-ROUTE-03"


@rule("TT-ROUTE-10")
def test_tt_route_10_through_all_the_cities() -> None:
    t = Table().route(*PATH[:20]).hand(*PATH[20:]).playing()
    t.play(f"play {PATH[20]} right", f"play {PATH[21]} right")
    assert t.laid() == list(PATH)
    assert t.close().won()[0] == ("length-7", 4)


@rule("TT-ROUTE-11", "TT-TURN-05")
def test_tt_route_11_no_card_to_play_and_no_closing() -> None:
    laid = ("basel", "zuerich", "kempten", "ulm")
    t = Table().display(only=True).route(*laid).stock(0, 0).draw()
    assert (t.s.active, t.laid(), t.s.left[0]) == (1, list(laid), 20)
    assert t.s.hand_n[1] == 62
    t.draw(1).play("play lodz right")  # seat 1 goes on; the log tells what seat 0 could not do
    t.play(*(["end play"] if t.s.active == 1 else []))
    assert [name for name in t.events() if name.startswith("no-")] == ["no-card", "no-play", "no-card"]
    assert (t.s.active, t.laid()) == (1, list(laid))


@rule("TT-OFFICE-CARRIER-01", "TT-OFFICE-CARRIER-02")
@pytest.mark.parametrize(
    ("second", "laid"),
    [
        ("play zuerich right", ["ulm", "augsburg", "kempten", "zuerich"]),
        ("play stuttgart left", ["stuttgart", "ulm", "augsburg", "kempten"]),
    ],
)
def test_tt_office_carrier_02_it_fits_the_route_as_it_is_now(second: str, laid: list[str]) -> None:
    t = Table().route("ulm", "augsburg").hand("kempten", "zuerich", "stuttgart", "muenchen").playing()
    assert t.refused("play zuerich right") == "TT-ROUTE-03"  # not before kempten lies there
    t.play("play kempten right")
    assert t.legal() == ["play stuttgart left", "play zuerich right", "end play"]
    assert t.refused("play muenchen right") == "TT-ROUTE-03"  # augsburg is no end any more
    t.play(second)
    assert (t.laid(), t.officials()) == (laid, ["carrier"])


@rule("TT-OFFICE-CARRIER-03", "TT-ROUTE-09")
def test_tt_office_carrier_03_it_extends_a_route_begun_this_turn_but_starts_none() -> None:
    t = Table().route("lodz", "pilsen").hand("ulm", "kempten", "basel").playing().play("abandon", "play ulm right")
    assert t.legal() == ["play kempten right", "end play"]
    assert t.refused("play basel right") == "TT-ROUTE-03"
    t.play("play kempten right")
    assert t.laid() == ["ulm", "kempten"]


@rule("INV-03", "TT-ROUTE-01", "TT-ROUTE-05")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_inv_03_routes_grow_at_their_ends_and_are_simple_paths(seats: int, seed: int) -> None:
    before: list[list[int]] = [[] for _ in range(seats)]
    longest = 0
    for s, action in wander(seats, seed):
        for seat in range(seats):
            old, new = before[seat], s.route[seat]
            assert len(set(new)) == len(new)
            assert all(joined(c.CITY_IDS[a], c.CITY_IDS[b]) for a, b in pairwise(new))
            if new != old:
                played = place(action.split()[1]) if action.startswith("play") else -1
                assert new in ([], [*old, played], [played, *old])
            longest = max(longest, len(new))
        before = [route[:] for route in s.route]
    assert longest >= 4
