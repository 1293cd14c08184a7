"""TT-OFFICE: Postmaster and Administrator; with the expansion several officials in a turn (TX-OFFICE)."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import S_DRAW, S_PLAY
from thurn_und_taxis import Table, rule, wander

SIX = ("ulm", "linz", "basel", "passau", "lodz", "pilsen")
NEW = ("mannheim", "zuerich", "kempten", "salzburg", "stuttgart", "budweis")


def uwe(letters: int, courier: bool = False) -> Table:
    """The beginning of the rulebook's example."""
    t = Table().route("freiburg", "sigmaringen").hand("salzburg").display("kempten").letters(letters)
    return (t.courier() if courier else t).draw()


@rule("TV-X-01", "TX-OFFICE-01", "TX-OFFICE-02", "TX-OFFICE-04", "TX-OFFICE-05", "TX-OFFICE-07", "TX-LETTER-06")
def test_tv_x_01_uwes_turn() -> None:
    t = uwe(4)
    removed = t.s.removed
    t.draws("ulm").play("draw kempten")
    assert (t.cards(), t.officials(), t.s.letters[0]) == (["kempten", "salzburg"], [], 4)
    assert t.shown()[0] == "ulm"
    t.draws("innsbruck", "linz", "linz", "basel", "passau", "lodz").play("administrator")
    assert (t.officials(), t.s.letters[0], t.s.discard_n) == (["administrator"], 4, 6)
    assert t.shown() == ["innsbruck", "linz", "linz", "basel", "passau", "lodz"]
    t.draws("pilsen").play("draw innsbruck")
    assert (t.officials(), t.s.letters[0]) == (["postmaster", "administrator"], 2)
    assert t.cards() == ["innsbruck", "kempten", "salzburg"]
    t.play("play kempten right")
    assert (t.laid(), t.s.letters[0]) == (["freiburg", "sigmaringen", "kempten"], 2)
    t.play("play innsbruck right")
    assert t.laid() == ["freiburg", "sigmaringen", "kempten", "innsbruck"]
    assert (t.cards(), t.s.letters[0], t.s.removed) == (["salzburg"], 0, removed + 4)
    assert t.officials() == ["postmaster", "administrator", "carrier"]
    assert t.legal() == ["close", "end turn"]
    t.play("end turn").draw().playing()
    assert t.allowed("play salzburg right")


@rule("TV-X-01", "TX-OFFICE-04", "TX-LETTER-05")
def test_tv_x_01_then_the_cartwright_cannot_be_paid() -> None:
    t = Table().route("freiburg", "sigmaringen", "kempten", "innsbruck").carriage(4).letters(0)
    t.used("administrator", "postmaster", "carrier").closing().play("close", "houses each")
    assert t.s.courier == 0  # one card short of level 5, and nothing was asked
    assert t.level() == 4


@rule("TT-OFFICE-ADMINISTRATOR-02", "TV-X-01")
def test_tv_x_01_the_base_game_refuses_the_administrator_after_a_card() -> None:
    t = Table(expansion=False).route("freiburg", "sigmaringen").hand("salzburg").display("kempten").draw()
    assert t.allowed("administrator")
    t.draws("ulm").play("draw kempten")
    assert t.refused("administrator") == "TT-OFFICE-ADMINISTRATOR-02"


@rule("TV-X-01b", "TX-COURIER-04", "TX-OFFICE-04")
def test_tv_x_01b_with_the_courier_two_letters_are_left() -> None:
    t = uwe(4, courier=True)
    t.draws("ulm").play("draw kempten")
    t.draws("innsbruck", "linz", "linz", "basel", "passau", "lodz").play("administrator")
    t.draws("pilsen").play("draw innsbruck", "play kempten right", "play innsbruck right")
    assert (t.s.letters[0], t.officials()) == (2, ["postmaster", "administrator", "carrier"])


@rule("TV-X-01c", "TX-OFFICE-09", "TX-OFFICE-04")
def test_tv_x_01c_with_three_letters_the_last_step_is_refused() -> None:
    t = uwe(3)
    t.draws("ulm").play("draw kempten")
    t.draws("innsbruck", "linz", "linz", "basel", "passau", "lodz").play("administrator")
    t.draws("pilsen").play("draw innsbruck", "play kempten right")
    assert (t.s.letters[0], t.officials()) == (1, ["postmaster", "administrator"])
    assert GAME.view(t.s, 0)["step"] == "close"  # innsbruck would fit, but one letter is no price
    assert t.legal() == ["close", "end turn"]
    t.s.agenda.append(S_PLAY)  # and if somebody asked all the same
    reason = t.why_not("play innsbruck right")
    assert reason is not None
    assert (reason.rule, reason.args) == ("TX-OFFICE-04", {"needed": 2, "has": 1})


@rule("TT-OFFICE-POSTMASTER-01", "TT-OFFICE-POSTMASTER-02", "TT-DRAW-03")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_office_postmaster_02_decided_after_looking(expansion: bool) -> None:
    t = Table(expansion=expansion).display(*SIX).hand("kempten").letters(0).draw().draws("salzburg").play("draw ulm")
    assert GAME.view(t.s, 0)["display"][0] == "salzburg"
    assert t.officials() == []
    second = [f"draw {city}" for city in sorted(("salzburg", *SIX[1:]))]
    assert [each for each in t.legal() if each != "administrator"] == [*second, "draw pile", "end draw"]
    t.play("end draw")
    assert (t.s.hand_n[0], t.officials()) == (2, [])


@rule("TT-OFFICE-POSTMASTER-03", "TT-TURN-02")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_office_postmaster_03_an_empty_hand_needs_two_cards(expansion: bool) -> None:
    t = Table(expansion=expansion).route("ulm", "augsburg").letters(0).draw().play("draw pile")
    assert t.refused("end draw") == "TT-OFFICE-POSTMASTER-03"
    assert not t.allowed("administrator")
    t.play("draw pile")
    assert (GAME.view(t.s, 0)["step"], t.s.hand_n[0], t.officials()) == ("play", 2, ["postmaster"])
    held = Table(expansion=expansion).hand("ulm").letters(0).draw().play("draw pile")
    assert held.allowed("end draw")


@rule("TT-OFFICE-ADMINISTRATOR-01", "TT-OFFICE-ADMINISTRATOR-04")
def test_tt_office_administrator_01_six_new_cards() -> None:
    t = Table().display(*SIX).hand("kempten").draw().draws(*NEW).play("administrator")
    assert t.shown() == list(NEW)
    assert GAME.view(t.s, 1)["discard"]["cities"] == dict.fromkeys(sorted(SIX), 1)
    assert (t.s.pile_n, t.s.hand_n[0], t.s.drawn) == (66 - 6 - 6 - 1, 1, 0)
    assert t.allowed("draw pile")


@rule("TT-OFFICE-ADMINISTRATOR-04", "TT-OFFICE-ADMINISTRATOR-05", "TT-DRAW-06")
def test_tt_office_administrator_05_few_cards_make_a_small_display() -> None:
    t = Table().display("ulm", "linz", only=True).hand("kempten").stock(0, 0).draw()
    t.play("administrator")
    assert t.events() == ["administrator", "shuffle", "refill", "refill"]
    assert sorted(city for city in t.shown() if city) == ["linz", "ulm"]  # the old ones come back
    assert (t.s.pile_n, t.s.discard_n) == (0, 0)


@rule("TT-OFFICE-ADMINISTRATOR-04")
def test_tt_office_administrator_04_not_without_any_card() -> None:
    t = Table().display("ulm", only=True).hand("kempten").letters(6).stock(0, 0).draw().play("draw ulm")
    assert GAME.view(t.s, 0)["step"] == "play"
    t.s.agenda.append(S_DRAW)
    reason = t.why_not("administrator")
    assert reason is not None
    assert reason.rule == "TT-OFFICE-ADMINISTRATOR-01"


@rule("TT-OFFICE-ADMINISTRATOR-03", "TX-OFFICE-06")
def test_tt_office_administrator_03_not_with_an_empty_hand_in_the_base_game() -> None:
    t = Table(expansion=False).draw()
    assert t.refused("administrator") == "TT-OFFICE-ADMINISTRATOR-03"
    assert Table(expansion=False).hand("ulm").draw().allowed("administrator")


@rule("TV-X-10", "TX-OFFICE-07", "TX-OFFICE-03", "TX-OFFICE-08")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_tv_x_10_administrator_window(cards: int) -> None:
    t = Table().hand("ulm", "augsburg").letters(6).draw().play(*["draw pile"] * cards)
    assert t.allowed("administrator")
    t.play("administrator")
    assert t.refused("administrator") in ("TX-OFFICE-03", "not-this-step")
    if cards < 2:
        assert t.refused("administrator") == "TX-OFFICE-03"
        t.play(*["draw pile"] * (1 - cards), "end draw")
    fresh = Table().hand("ulm", "augsburg").letters(6).draw().play("draw pile", "end draw", "play ulm right")
    assert fresh.allowed("play augsburg right")
    assert fresh.refused("administrator") == "not-this-step"


@rule("TX-OFFICE-08")
def test_tx_office_08_the_others_keep_their_moments() -> None:
    t = Table().hand("ulm", "augsburg").letters(6).draw()
    assert t.refused("cartwright") == t.refused("play augsburg right") == "not-this-step"
    t.play("draw pile", "end draw")
    assert t.refused("draw pile") == t.refused("cartwright") == "not-this-step"
    t = Table().route("ulm", "augsburg", "muenchen").hand("passau").letters(6).carriage(4).closing()
    assert t.refused("cartwright") == t.refused("play passau right") == "not-this-step"


@rule("INV-11", "INV-12", "TX-OFFICE-03", "TX-OFFICE-05", "TX-LETTER-06")
@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_inv_12_letters_spent_follow_from_the_officials_used(seats: int, seed: int) -> None:
    seat, turns, owned, price, most = 0, 0, 0, 2, 0
    for s, _ in wander(seats, seed):
        if s.turns_begun != turns:
            seat, turns, owned = s.active, s.turns_begun, s.letters[s.active]
            price = 1 if s.courier == s.active else 2
            continue
        spent = owned - s.purse
        assert spent == max(0, s.used.bit_count() - 1) * price
        assert 0 <= spent <= owned
        assert s.letters[seat] >= s.purse
        most = max(most, s.used.bit_count())
    assert most >= 2
