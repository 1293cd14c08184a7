"""TX-COURIER: who takes the princess's courier, what it is good for, and for how long."""

from __future__ import annotations

import pytest

from postchaise import SPECTATOR
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import NOBODY
from thurn_und_taxis import PATH, Table, rule, wander


def closes(t: Table, seat: int, length: int, carriage: str = "decline carriage") -> Table:
    return t.draw(seat).route(*PATH[:length], seat=seat).closing().close(carriage=carriage)


@rule("TX-COURIER-01", "TX-COURIER-02", "TX-COURIER-06")
@pytest.mark.parametrize("holder", [NOBODY, 1, 2])
@pytest.mark.parametrize(
    ("level", "length"),
    [(5, 3), (4, 4), (0, 3)],  # three short; one short and no Cartwright wanted; earned but given up
)
def test_tx_courier_01_no_new_carriage_takes_the_courier(holder: int, level: int, length: int) -> None:
    t = closes(Table(3).courier(holder).carriage(level), 0, length)
    assert (t.s.courier, t.level(), t.events().count("courier")) == (0, level, 1)
    assert [player["courier"] for player in GAME.view(t.s, SPECTATOR)["players"]] == [True, False, False]


@rule("TX-COURIER-01", "TX-COURIER-03")
@pytest.mark.parametrize(("level", "length", "answer"), [(0, 3, "take carriage"), (4, 4, "cartwright")])
@pytest.mark.parametrize("holder", [NOBODY, 1])
def test_tx_courier_01_not_with_a_new_carriage(level: int, length: int, answer: str, holder: int) -> None:
    t = closes(Table().courier(holder).carriage(level), 0, length, answer)
    assert (t.s.courier, t.level()) == (holder, max(3, level + 1))


@rule("TX-COURIER-02")
def test_tx_courier_02_the_cartwright_need_not_be_used() -> None:
    t = Table().carriage(4).route(*PATH[:4]).closing().play("close", "houses in boehmen")
    assert t.legal() == ["cartwright", "decline carriage"]
    assert t.play("decline carriage").s.courier == 0
    assert t.events()[:2] == ["no-carriage", "courier"]


@rule("TX-COURIER-03", "INV-10")
@pytest.mark.parametrize(("seats", "seed"), [(2, 51), (3, 52), (4, 53)])
def test_inv_10_the_courier_is_taken_by_closing_and_never_goes_back(seats: int, seed: int) -> None:
    before, seat, taken, closed = NOBODY, 0, 0, -1
    for s, action in wander(seats, seed):
        if action == "close":
            closed = seat
        if s.courier != before:
            assert s.courier == seat == closed
            before = s.courier
            taken += 1
        if s.active != seat:
            seat, closed = s.active, -1
    assert taken > 1


@rule("TV-X-06", "TX-COURIER-05", "TX-COURIER-04", "TX-OFFICE-09")
def test_tv_x_06_price_timing() -> None:
    t = Table().hand("ulm").carriage(5).letters(1).used("postmaster").route(*PATH[:4]).closing()
    t.play("close", "houses in boehmen")
    assert (t.s.courier, t.level(), t.s.active) == (0, 5, 1)  # two short, and one letter is not enough
    assert t.events()[-4:] == ["no-carriage", "courier", "clear", "turn"]
    t.draw()
    assert (t.s.price, GAME.view(t.s, 0)["this_turn"]["price"]) == (1, 1)
    t.play("administrator", "draw pile", "draw pile")
    assert t.s.letters[0] == 1 + 2 - 1


@rule("TX-COURIER-05")
def test_tx_courier_05_only_if_still_held() -> None:
    t = closes(closes(Table(2), 0, 3), 1, 3)
    assert t.s.courier == 1
    assert t.draw().s.price == 2
    assert t.draw(1).s.price == 1


@rule("TX-COURIER-04")
@pytest.mark.parametrize(("holder", "price"), [(NOBODY, 2), (0, 1), (1, 2)])
def test_tx_courier_04_one_letter_instead_of_two_for_every_official(holder: int, price: int) -> None:
    t = Table().hand("augsburg", "kempten").route("ulm").letters(6).courier(holder).draw()
    t.play("draw pile", "draw pile", "administrator")
    assert t.s.letters[0] == 6 - price
    t.play("play augsburg right", "play kempten right")
    assert t.s.letters[0] == 6 - 2 * price


@rule("TX-COURIER-06")
def test_tx_courier_06_the_holder_keeps_it() -> None:
    t = closes(Table().courier(), 0, 3)
    assert (t.s.courier, "keep-courier" in t.events(), "courier" in t.events()) == (0, True, False)


@rule("TX-COURIER-06")
def test_tx_courier_06_it_cannot_be_refused() -> None:
    t = Table().carriage(6).used("carrier").letters(0).route(*PATH[:3]).closing().play("close", "houses in boehmen")
    assert (t.s.courier, t.s.active) == (0, 1)  # nothing was asked


@rule("TV-X-09", "TX-COURIER-07", "TT-ROUTE-07")
@pytest.mark.parametrize("holder", [NOBODY, 1])
def test_tv_x_09_abandoning(holder: int) -> None:
    t = Table().courier(holder).route(*PATH[:4]).hand("ulm").letters(1).playing()
    before = (t.s.letters[:], t.s.mail, t.s.removed)
    t.play("abandon", "play ulm right")
    assert (t.s.courier, (t.s.letters, t.s.mail, t.s.removed)) == (holder, before)


@rule("TV-X-11", "TX-COURIER-01", "TX-COURIER-03", "TX-COURIER-05", "TX-SCORE-01")
def test_tv_x_11_courier_passes_on() -> None:
    t = closes(Table().courier(0), 1, 3)
    assert (t.s.courier, t.s.active, t.s.price) == (1, 0, 2)
    assert [scores["courier"] for scores in GAME.scores(t.s)] == [0, 1]


@rule("TV-X-14", "TX-COURIER-08", "TX-SCORE-01", "TT-END-03")
def test_tv_x_14_courier_in_the_final_round() -> None:
    t = Table(3).ended_by(0, over=False).courier(0).carriage(6, seat=2)
    before = GAME.points(t.s)
    t.houses("lodz", "pilsen", "budweis", seat=2).houses_left(20, seat=2)
    closes(t, 2, 3)
    assert (bool(t.s.over), t.s.courier) == (True, 2)
    assert GAME.points(t.s) == [before[0] - 1, before[1], before[2] + 1]


@rule("TX-COURIER-01", "TX-SETUP-04")
def test_tx_courier_01_no_courier_in_the_base_game() -> None:
    t = Table(expansion=False).carriage(6)
    closes(t, 0, 3)
    assert (t.s.courier, "courier" in t.events(), "no-carriage" in t.events()) == (NOBODY, False, True)
