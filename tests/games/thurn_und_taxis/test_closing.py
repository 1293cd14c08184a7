"""TT-CLOSE: closing a route, its four steps, and the hand that is left."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import PATH, Table, rule, wander

FIVE = ("lodz", "pilsen", "nuernberg", "stuttgart", "carlsruhe")  # five cities in five provinces


@rule("TT-CLOSE-01", "TT-TURN-04", "TT-OFFICE-CARTWRIGHT-03")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 8])
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_close_01_three_cards(length: int, expansion: bool) -> None:
    t = Table(expansion=expansion).route(*PATH[:length]).letters(6).closing()
    if length < 3:
        assert (t.s.active, t.laid()) == (1, list(PATH[:length]))
    else:
        assert (t.s.active, t.legal()) == (0, ["close", "end turn"])


@rule("TT-CLOSE-02", "TT-CLOSE-05", "TT-CLOSE-07", "TT-CARRIAGE-02", "TT-BONUS-02")
def test_tt_close_02_houses_tiles_carriage_discard() -> None:
    t = Table(expansion=False).route(*FIVE).hand("ulm", "ulm", "linz", "basel").closing().play("close")
    assert t.events() == ["close"]
    t.play("houses each")
    assert t.events() == ["houses-each", *["house"] * 5, "tile", "carriage", "clear"]
    assert GAME.view(t.s, 0)["step"] == "trim"
    t.play("discard ulm")
    assert t.events() == ["discard", "turn"]


@rule("TT-CLOSE-02", "TX-COURIER-01", "TX-LETTER-01")
def test_tt_close_02_with_letters_and_the_courier() -> None:
    t = Table().route(*FIVE).closing().close(carriage="decline carriage")
    letters = ["house", "letter"] * 5
    assert t.events() == ["houses-each", *letters, "tile", "decline", "courier", "clear", "turn"]


@rule("TT-CLOSE-02", "TT-BONUS-01")
def test_tt_close_02_tiles_count_the_houses_of_this_closing() -> None:
    t = Table().houses("carlsruhe", "freiburg").route("mannheim", "wuerzburg", "nuernberg").closing()
    t.play("close", "houses in baden")
    assert t.won() == [("baden", 3)]
    assert GAME.view(t.s, 0)["step"] == "carriage"
    assert t.laid() == ["mannheim", "wuerzburg", "nuernberg"]  # still there for the carriage


@rule("TT-CLOSE-03", "TT-CLOSE-05")
@pytest.mark.parametrize("length", [3, 5, 9])
def test_tt_close_03_the_whole_route_is_closed_and_discarded(length: int) -> None:
    t = Table().route(*PATH[:length]).hand("ulm").closing().close()
    assert t.laid() == []
    assert GAME.view(t.s, 1)["discard"]["cities"] == dict.fromkeys(sorted(PATH[:length]), 1)
    assert [name for name, _ in t.won() if name.startswith("length")] == (
        [] if length < 5 else ["length-5" if length == 5 else "length-7"]
    )


@rule("TT-CLOSE-04", "TT-CARRIAGE-04")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_close_04_without_any_house(expansion: bool) -> None:
    t = Table(expansion=expansion).houses(*FIVE).route(*FIVE).carriage(3).closing().play("close")
    assert t.events()[:2] == ["close", "no-house"]
    if expansion:
        t.play("take carriage")
    assert t.won() == [("length-5", 2)]
    assert (t.s.left[0], t.level(), t.laid(), t.s.active) == (15, 4, [], 1)


@rule("TT-CLOSE-06", "TT-DRAW-04")
def test_tt_close_06_not_closing_keeps_everything() -> None:
    held = ("basel", "kempten", "lodz", "mannheim", "ulm")
    t = Table().route("muenchen", "passau", "linz").hand(*held).closing().play("end turn")
    assert (t.laid(), t.cards(), t.s.discard_n, t.s.active) == (["muenchen", "passau", "linz"], list(held), 0, 1)


@rule("TV-B-14", "TT-CLOSE-07", "TT-CLOSE-05", "TT-CLOSE-06", "INV-14")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_14_hand_after_closing(expansion: bool) -> None:
    held = ("basel", "kempten", "lodz", "mannheim", "ulm")
    t = Table(expansion=expansion).route("muenchen", "passau", "linz").hand(*held).closing()
    kept = Table(expansion=expansion).route("muenchen", "passau", "linz").hand(*held).closing().play("end turn")
    assert kept.s.hand_n[0] == 5
    t.play("close", "houses each", "house passau", *(["take carriage"] if expansion else []))
    assert t.legal() == [f"discard {city}" for city in held]
    assert t.refused("discard linz") == "TT-CLOSE-07"  # of the hand, not of the route
    t.play("discard kempten")
    assert t.legal() == [f"discard {city}" for city in held if city != "kempten"]
    t.play("discard ulm")
    assert (t.cards(), t.s.active) == (["basel", "lodz", "mannheim"], 1)
    seen = GAME.view(t.s, 1)["discard"]
    assert seen["cities"] == dict.fromkeys(("kempten", "linz", "muenchen", "passau", "ulm"), 1)
    assert seen["top"] == "ulm"


@rule("TT-CLOSE-07")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_tt_close_07_a_small_hand_is_untouched(held: int) -> None:
    cards = ("basel", "kempten", "lodz")[:held]
    t = Table(expansion=False).route("muenchen", "passau", "linz").hand(*cards).closing().close()
    assert (t.cards(), t.s.active) == (list(cards), 1)


@rule("INV-14", "INV-15", "TT-CLOSE-05", "TT-CLOSE-07")
@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 3), (4, 4)])
def test_inv_14_after_every_turn(seats: int, seed: int) -> None:
    seat, turns, closed, closings = -1, 0, False, 0
    for s, action in wander(seats, seed, expansion=seed % 2 == 0):
        closed = closed or action == "close"
        if s.turns_begun != turns or s.over:
            if seat >= 0 and closed:
                assert s.route[seat] == []
                assert s.hand_n[seat] <= 3
                closings += 1
            elif seat >= 0:
                assert len(s.route[seat]) >= 1
            seat, turns, closed = s.active, s.turns_begun, False
    assert closings > 5
