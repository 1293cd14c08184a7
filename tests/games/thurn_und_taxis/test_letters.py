"""TX-LETTER, TX-OFFICE: winning letters of nobility and paying officials with them."""

from __future__ import annotations

import pytest

from postchaise import SPECTATOR, Dice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import Table, rule, wander

THREE = ("lodz", "pilsen", "nuernberg", "regensburg")  # three provinces


@rule("TV-X-03", "TX-LETTER-01", "TX-LETTER-02", "TX-LETTER-03", "INV-09")
def test_tv_x_03_first_house() -> None:
    t = Table().letters(0).letters(0, seat=1).route("basel", "zuerich", "freiburg").closing()
    t.play("close", "houses each", "house zuerich", "decline carriage")
    assert (t.built(), t.s.letters[0]) == ({"zuerich", "freiburg"}, 2)
    letters = {city["id"]: city["letter"] for city in GAME.view(t.s, SPECTATOR)["cities"]}
    assert [city for city in letters if not letters[city]] == ["freiburg", "zuerich"]
    t.draw(1).route("zuerich", "kempten", "ulm", seat=1).closing().play("close", "houses in schweiz")
    assert (t.built(1), t.s.letters[1]) == ({"zuerich"}, 0)
    t.play("decline carriage").draw(1).route("basel", "zuerich", "sigmaringen", seat=1).closing()
    t.play("close", "houses in schweiz")
    assert (t.built(1), t.s.letters[1]) == ({"zuerich", "basel"}, 1)


@rule("TX-LETTER-02", "TX-LETTER-01")
def test_tx_letter_02_every_city_gives_its_letter_once() -> None:
    for city in c.CITY_IDS:
        t = Table(3).letters(0).letters(0, seat=1)
        route = next(
            (city, c.CITY_IDS[a], c.CITY_IDS[b])
            for a in range(c.CITIES)
            for b in range(c.CITIES)
            if c.ROADS[c.CITY_IDS.index(city)] >> a & 1 and c.ROADS[a] >> b & 1 and c.CITY_IDS[b] != city
        )
        for seat, letters in ((0, 1), (1, 0)):
            t.houses(*(each for each in route[1:] if each not in t.built(seat)), seat=seat)
            t.draw(seat).route(*route, seat=seat).closing().close()
            assert (city in t.built(seat), t.s.letters[seat]) == (True, letters)


@rule("TX-LETTER-04", "TX-INFO-01")
def test_tx_letter_04_letters_lie_open() -> None:
    t = Table(3).letters(5).letters(2, seat=2)
    for viewer in (0, 1, 2, SPECTATOR):
        assert [player["letters"] for player in GAME.view(t.s, viewer)["players"]] == [5, 1, 2]


@rule("TV-X-04", "TX-LETTER-05", "TX-LETTER-03", "TX-COURIER-01")
def test_tv_x_04_fresh_letters() -> None:
    t = Table().carriage(4).letters(1).used("administrator").route(*THREE).closing().close()
    assert (t.level(), t.s.courier, t.s.letters[0], t.s.active) == (4, 0, 4, 1)
    assert "cartwright" not in t.events()
    owned = Table().carriage(4).letters(2).used("administrator").route(*THREE).closing().close(carriage="cartwright")
    assert (owned.level(), owned.s.letters[0]) == (5, 3)


@rule("TX-LETTER-05")
def test_tx_letter_05_the_reason_names_the_letters_of_this_turn() -> None:
    t = Table().carriage(4).letters(2).used("administrator").route(*THREE).closing()
    t.play("close", "houses each", "house nuernberg")
    t.s.purse = 1  # as if one had been spent
    reason = t.why_not("cartwright")
    assert reason is not None
    assert (reason.rule, reason.args) == ("TX-LETTER-05", {"needed": 2, "has": 1})


@rule("TX-LETTER-06", "INV-08")
def test_tx_letter_06_spent_letters_leave_the_game() -> None:
    t = Table(4).hand("ulm").letters(4).draw()
    removed = t.s.removed
    t.play("draw pile", "draw pile", "administrator")
    assert (t.s.letters[0], t.s.removed, GAME.view(t.s, 1)["letters_removed"]) == (2, removed + 2, removed + 2)
    assert t.s.letters[1:] == [1, 2, 3]


@rule("TX-LETTER-07", "TX-SCORE-02")
def test_tx_letter_07_letters_are_good_for_nothing_else() -> None:
    assert not [kind.name for kind in GAME.space.kinds if "letter" in kind.name or "trade" in kind.name]
    t = Table().letters(0)
    poor = GAME.points(t.s)
    assert GAME.points(t.letters(9).s) == poor
    before = 0
    for s, action in wander(2, 31):
        if action.split()[:1] in (["discard"], ["close"], ["abandon"], ["end"]):
            assert sum(s.letters) == before  # only officials cost letters, only houses bring them
        before = sum(s.letters)


@rule("TV-X-05", "TX-OFFICE-02", "TX-OFFICE-03", "TX-OFFICE-04", "TX-OFFICE-05", "TX-COURIER-04")
@pytest.mark.parametrize(("letters", "courier"), [(6, False), (3, True)])
def test_tv_x_05_all_four_officials(letters: int, courier: bool) -> None:
    laid = ("ulm", "augsburg", "kempten", "zuerich")
    for start, all_four in ((letters, True), (letters - 1, False)):
        t = Table().carriage(5).houses(*laid).route(*laid[:2]).hand(*laid[2:]).letters(start)
        (t.courier() if courier else t).draw().play("draw pile", "draw pile")
        assert (t.officials(), t.s.letters[0]) == (["postmaster"], start)  # the first one is free
        t.play("administrator", "play kempten right", "play zuerich right")
        assert t.s.letters[0] == start - 2 * letters // 3
        t.play("close")
        if all_four:
            assert t.legal() == ["cartwright", "decline carriage"]
            t.play("cartwright")
            assert (t.level(), t.s.letters[0]) == (6, 0)
        else:
            assert (t.level(), t.s.courier) == (5, 0)


@rule("TX-OFFICE-03")
@pytest.mark.parametrize("cards", [1, 2])
def test_tx_office_03_none_of_them_twice(cards: int) -> None:
    t = Table().hand("ulm").letters(9).draw().play("administrator", *["draw pile"] * cards)
    assert "administrator" not in t.legal()
    twice = Table().route("ulm", "augsburg").hand("kempten", "zuerich", "basel").letters(9).playing()
    twice.play("play kempten right", "play zuerich right")
    assert (twice.legal(), twice.officials()) == (["close", "end turn"], ["carrier"])  # basel would fit


@rule("TX-OFFICE-01", "TX-OFFICE-04", "TX-OFFICE-05", "TX-OFFICE-09")
@pytest.mark.parametrize(("letters", "courier"), [(n, who) for n in range(4) for who in (False, True)])
def test_tx_office_04_the_first_is_free_and_the_next_paid_in_full(letters: int, courier: bool) -> None:
    t = Table().hand("ulm").letters(letters)
    (t.courier() if courier else t).draw().play("administrator")
    assert t.s.letters[0] == letters
    price = 1 if courier else 2
    t.play("draw pile")
    if letters >= price:
        assert t.play("draw pile").s.letters[0] == letters - price
    else:
        assert GAME.view(t.s, 0)["step"] == "play"
        assert t.s.letters[0] == letters


@rule("TX-OFFICE-02", "TX-OFFICE-05")
def test_tx_office_02_the_cost_is_shown_before() -> None:
    t = Table().hand("ulm").letters(4).draw().play("draw pile", "draw pile")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    assert {choice.notation: choice.pays for choice in decision.allowed} == {
        "administrator": {"letters": 2},
        "end draw": {},
    }


@rule("TV-X-07", "TX-OFFICE-06", "TT-OFFICE-POSTMASTER-03", "TT-OFFICE-ADMINISTRATOR-03")
@pytest.mark.parametrize(
    ("letters", "price", "extra"),
    [(0, 2, 0), (1, 2, 0), (0, 1, 0), (1, 1, 1), (2, 2, 1), (3, 2, 1), (2, 1, 2), (4, 2, 2)],
)
def test_tv_x_07_forced_postmaster(letters: int, price: int, extra: int) -> None:
    def start() -> Table:
        t = Table().letters(letters)
        return (t.courier() if price == 1 else t).draw()

    def drawn(t: Table) -> Table:
        t.draws("ulm").play("draw pile")
        assert t.refused("end draw") == "TT-OFFICE-POSTMASTER-03"
        t.draws("augsburg").play("draw pile").dice = Dice(1)
        return t

    assert start().allowed("administrator") == (extra > 0)
    if not extra:
        assert start().refused("administrator") == "TX-OFFICE-06"
        t = drawn(start())
        assert t.legal() == ["play augsburg right", "play ulm right"]
        assert t.play("play ulm right").s.active == 1
        return
    t = start().play("administrator")
    assert t.s.letters[0] == letters
    assert drawn(t).s.letters[0] == letters - price  # the Postmaster is paid now
    t.play("play ulm right")
    assert (t.s.active == 0) == (extra > 1)  # and the Carrier only if more is left
    t = drawn(start())
    assert t.s.letters[0] == letters  # used first, the Postmaster is free
    t.play("administrator")
    assert t.s.letters[0] == letters - price
    t.play("play ulm right")
    assert t.s.active == (0 if extra > 1 else 1)
    t = drawn(start()).play("end draw", "play ulm right", "play augsburg right")
    assert (t.s.letters[0], t.laid()) == (letters - price, ["ulm", "augsburg"])


@rule("TV-X-12", "TX-OFFICE-09", "TX-OFFICE-04")
def test_tv_x_12_odd_letter() -> None:
    t = Table().route("ulm").hand("augsburg", "kempten").letters(3).draw()
    t.play("draw pile", "draw pile", "administrator")
    assert (t.s.letters[0], t.officials()) == (1, ["postmaster", "administrator"])
    t.play("play augsburg right")
    assert (t.s.active, t.s.letters[0]) == (1, 1)  # kempten fits, but no third official


@rule("TV-X-15", "TX-SETUP-02", "TX-OFFICE-06")
@pytest.mark.parametrize(("nth", "more", "left"), [(0, False, 0), (1, False, 1), (2, True, 0), (3, True, 1)])
@pytest.mark.parametrize("first", [0, 2])
def test_tv_x_15_first_turn_with_starting_letters(nth: int, more: bool, left: int, first: int) -> None:
    t = Table(4, first_player=str(first + 1))
    for _ in range(nth):
        turn = t.s.turns_begun
        while t.s.turns_begun == turn:
            t.play(next(action for action in t.legal() if action in ("end draw", "end play") or action[0] in "dp"))
    seat = t.s.active
    assert (seat, t.s.letters[seat]) == ((first + nth) % 4, nth)
    assert t.allowed("administrator") == more
    t.play(*["administrator"] * more, "draw pile", "draw pile")
    assert (t.officials(), t.s.letters[seat]) == (["postmaster", *["administrator"] * more], left)


@rule("INV-08", "INV-09", "TX-LETTER-02", "TX-LETTER-06")
@pytest.mark.parametrize(("seats", "seed"), [(2, 41), (3, 42), (4, 43)])
def test_inv_08_letters_are_counted_and_lie_where_nobody_lives(seats: int, seed: int) -> None:
    for s, _ in wander(seats, seed):
        assert s.mail.bit_count() + sum(s.letters) + s.removed == 28
        housed = 0
        for seat in range(seats):
            housed |= s.houses[seat]
        assert s.mail == c.ALL_CITIES & ~housed
    assert s.mail.bit_count() < 20
