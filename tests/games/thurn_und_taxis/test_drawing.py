"""TT-DRAW: display, pile, discard, and what happens when cards run out."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import NONE
from thurn_und_taxis import Table, rule, wander

SIX = ("ulm", "linz", "basel", "passau", "lodz", "pilsen")


def exhausted(
    *display: str, hand: tuple[str, ...] = ("kempten",), route: tuple[str, ...] = (), **options: bool
) -> Table:
    """Pile and discard are empty; the last seat holds whatever is nowhere else."""
    return Table(**options).letters(0).display(*display, only=True).hand(*hand).route(*route).stock(0, 0)


@rule("TT-DRAW-01")
def test_tt_draw_01_any_face_up_card_or_the_pile() -> None:
    t = Table().display(*SIX).hand("kempten").letters(0).draw()
    draws = [action for action in t.legal() if action.startswith("draw")]
    assert draws == [*sorted(f"draw {city}" for city in SIX), "draw pile"]
    assert t.refused("draw kempten") == "TT-DRAW-01"
    for city in SIX:
        again = Table().display(*SIX).hand("kempten").draw().play(f"draw {city}")
        assert again.cards() == sorted(["kempten", city])


@rule("TT-DRAW-01")
def test_tt_draw_01_equal_cards_are_one_choice() -> None:
    t = Table().display("ulm", "ulm", "linz", "linz", "linz", "basel").hand("kempten").draw()
    assert [action for action in t.legal() if action.startswith("draw ")][:3] == ["draw basel", "draw linz", "draw ulm"]
    t.draws("passau").play("draw linz")
    assert t.shown() == ["ulm", "ulm", "passau", "linz", "linz", "basel"]


@rule("TT-DRAW-02", "TT-OFFICE-POSTMASTER-02", "INV-02")
@pytest.mark.parametrize("slot", range(6))
def test_tt_draw_02_the_gap_is_filled_at_once_in_the_same_place(slot: int) -> None:
    t = Table().display(*SIX).hand("kempten").draw().draws("mannheim").play(f"draw {SIX[slot]}")
    assert t.shown() == [*SIX[:slot], "mannheim", *SIX[slot + 1 :]]
    assert t.events() == ["draw", "refill"]
    assert GAME.view(t.s, 0)["step"] == "draw"  # the question comes after the new card
    assert t.allowed("draw mannheim")


@rule("TT-DRAW-03", "TT-OFFICE-POSTMASTER-01")
@pytest.mark.parametrize("first", ["draw ulm", "draw pile"])
@pytest.mark.parametrize("second", ["draw linz", "draw pile", "draw mannheim"])
def test_tt_draw_03_the_second_card_from_anywhere(first: str, second: str) -> None:
    t = Table().display("ulm", "linz").hand("kempten").draw().draws("mannheim").play(first)
    t.draws("salzburg")
    if "mannheim" in second and first == "draw pile":
        assert t.refused(second) == "TT-DRAW-01"  # drawn into the hand, not into the display
        return
    t.play(second)
    taken = {"draw ulm": "ulm", "draw linz": "linz", "draw mannheim": "mannheim"}
    own = taken.get(first, "mannheim"), taken.get(second, "salzburg")
    assert t.cards() == sorted(("kempten", *own))
    assert t.officials() == ["postmaster"]


@rule("TT-DRAW-04", "TT-CLOSE-06")
def test_tt_draw_04_no_limit_without_closing() -> None:
    held = ("ulm", "linz", "basel", "passau", "lodz", "pilsen", "kempten", "zuerich", "mannheim", "salzburg")
    t = Table().hand(*held).letters(0).draw().play("draw pile", "draw pile")
    assert t.s.hand_n[0] == 12
    t.play("play basel right")
    assert (t.s.active, t.s.hand_n[0]) == (1, 11)


@rule("TT-DRAW-05", "TT-RNG-02")
def test_tt_draw_05_the_discard_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    t = Table().hand("kempten").stock(1, 3).draw().play("draw pile")
    assert (t.s.pile_n, t.s.discard_n, t.events()) == (0, 3, ["draw-pile"])
    t.play("draw pile")
    assert (t.s.pile_n, t.s.discard_n) == (2, 0)
    assert t.events() == ["postmaster", "shuffle", "draw-pile"]


@rule("TT-DRAW-05", "TT-DRAW-02")
def test_tt_draw_05_also_for_the_display() -> None:
    t = Table().display(*SIX).hand("kempten").stock(0, 3).draw().play("draw lodz")
    assert t.events() == ["draw", "shuffle", "refill"]
    assert (t.s.pile_n, t.s.discard_n, t.s.shown) == (2, 0, 6)
    assert GAME.view(t.s, 1)["discard"] == {"cards": 0, "top": None, "cities": {}}


@rule("TV-B-13", "TT-OFFICE-ADMINISTRATOR-05", "TT-OFFICE-ADMINISTRATOR-01", "TT-DRAW-05", "INV-02")
def test_tv_b_13_administrator_and_reshuffle() -> None:
    t = Table().display(*SIX).hand("kempten").stock(2, 5).draw().play("administrator")
    assert t.events() == ["administrator", "refill", "refill", "shuffle", "refill", "refill", "refill", "refill"]
    assert t.log.lines()[3][2] == 11
    assert (t.s.pile_n, t.s.discard_n, t.s.shown) == (7, 0, 6)


@rule("TV-B-17", "TT-DRAW-06", "TT-DRAW-07", "TT-DRAW-08")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_17_exhaustion(expansion: bool) -> None:
    t = exhausted(*SIX, route=("basel", "zuerich"), expansion=expansion).draw()
    assert t.refused("draw pile") == "TT-DRAW-07"
    t.play("draw lodz")
    assert t.shown() == ["ulm", "linz", "basel", "passau", None, "pilsen"]
    assert t.refused("draw pile") == "TT-DRAW-07"
    t.play("end draw", "abandon")
    assert (t.s.discard_n, t.s.shown) == (2, 5)
    t.play("play kempten right", "end play")
    assert t.s.active == 1
    assert (t.s.shown, t.s.pile_n, t.s.discard_n) == (6, 1, 0)
    assert t.events().count("shuffle") == 1


@rule("TT-DRAW-06", "TT-OFFICE-POSTMASTER-05", "INV-02")
def test_tt_draw_06_the_display_shrinks_to_nothing() -> None:
    t = exhausted("ulm", "linz").draw().play("draw ulm")
    assert t.shown() == [None, "linz", None, None, None, None]
    t.play("draw linz")
    assert (t.s.shown, t.officials()) == (0, ["postmaster"])
    assert GAME.view(t.s, 0)["step"] == "play"


@rule("TT-DRAW-07", "TT-ROUTE-11")
def test_tt_draw_07_without_any_card_the_draw_is_skipped() -> None:
    t = exhausted().draw()
    assert (GAME.view(t.s, 0)["step"], t.s.drawn, t.cards()) == ("play", 0, ["kempten"])
    t.play("play kempten right")
    assert "no-card" in t.events()  # seat 2 has no card to draw either
    assert (t.s.active, GAME.view(t.s, 1)["step"]) == (1, "play")


@rule("TT-DRAW-07", "TT-OFFICE-POSTMASTER-05", "TT-OFFICE-POSTMASTER-03")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_office_postmaster_05_one_card_left_lifts_the_obligation(expansion: bool) -> None:
    t = exhausted("ulm", hand=(), expansion=expansion).draw()
    assert (t.cards(), t.s.forced) == ([], 0)
    assert t.allowed("administrator")  # nothing is kept back for a Postmaster who cannot come
    t.play("draw ulm")
    assert (GAME.view(t.s, 0)["step"], t.officials()) == ("play", [])
    assert exhausted("ulm", "linz", hand=(), expansion=expansion).draw().s.forced == 1


@rule("TT-DRAW-08", "INV-02")
def test_tt_draw_08_gaps_are_filled_at_the_end_of_the_turn() -> None:
    t = exhausted("ulm", route=("basel", "zuerich", "kempten")).closing()
    assert t.s.shown == 1
    t.close()
    assert (t.s.shown, t.s.pile_n, t.s.discard_n) == (4, 0, 0)
    assert sorted(city for city in t.shown() if city) == ["basel", "kempten", "ulm", "zuerich"]


@rule("INV-01", "INV-02", "TT-COMP-02")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_inv_01_no_card_is_lost_or_made_and_the_display_is_full(seats: int, seed: int) -> None:
    shuffles, before = 0, 0
    for s, _ in wander(seats, seed):
        for city in range(c.CITIES):
            hands = sum(s.hand[seat * c.CITIES + city] for seat in range(seats))
            routes = sum(route.count(city) for route in s.route)
            assert s.pile[city] + s.discard[city] + s.display.count(city) + hands + routes == 3
        assert NONE not in s.display or s.pile_n + s.discard_n == 0 or s.agenda[-1] != 0
        shuffles += s.pile_n > before
        before = s.pile_n
    assert shuffles > 2
