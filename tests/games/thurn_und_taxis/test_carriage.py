"""TT-CARRIAGE, TT-OFFICE-CARTWRIGHT, TX-CARRIAGE: levels one by one, with help, or declined."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import PATH, Table, rule, wander

NEXT = {0: 3, 3: 4, 4: 5, 5: 6, 6: 7}
POINTS = {0: 0, 3: 2, 4: 3, 5: 5, 6: 7, 7: 10}


def at_carriage(level: int, length: int, letters: int = 0, used: tuple[str, ...] = (), **options: bool) -> Table:
    """Closed, houses placed: the carriage is next, or has been settled."""
    t = Table(**options).carriage(level).letters(letters).used(*used).route(*PATH[:length]).closing()
    t.play("close", "houses in boehmen")
    return t


def short(t: Table) -> bool:
    return GAME.view(t.s, 0)["step"] == "carriage" and t.s.active == 0


@rule("TT-CARRIAGE-01", "TT-CARRIAGE-02", "TT-CARRIAGE-03", "TT-OFFICE-CARTWRIGHT-01", "TT-OFFICE-CARTWRIGHT-02")
@pytest.mark.parametrize("level", NEXT)
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7, 8, 15])
def test_tt_carriage_01_the_table_of_levels_in_the_base_game(level: int, length: int) -> None:
    t, wanted = at_carriage(level, length, expansion=False), NEXT[level]
    if length >= wanted:
        assert (t.level(), t.s.active) == (wanted, 1)  # one step, not asked
    elif length + 2 >= wanted:
        assert t.legal() == ["cartwright", "decline carriage"]
        assert t.refused("take carriage") == "TT-CARRIAGE-02"
        t.play("cartwright")
        assert t.level() == wanted
    else:
        assert (t.level(), t.s.active) == (level, 1)


@rule("TX-CARRIAGE-01", "TT-CARRIAGE-03", "TT-OFFICE-CARTWRIGHT-02", "TT-OFFICE-CARTWRIGHT-04")
@pytest.mark.parametrize("level", NEXT)
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7, 9])
def test_tx_carriage_01_the_table_of_levels_with_the_expansion(level: int, length: int) -> None:
    t, wanted = at_carriage(level, length), NEXT[level]
    if length >= wanted:
        assert t.legal() == ["take carriage", "decline carriage"]
        assert t.refused("cartwright") == "TT-OFFICE-CARTWRIGHT-04"
        t.play("take carriage")
        assert t.level() == wanted
    elif length + 2 >= wanted:
        assert t.legal() == ["cartwright", "decline carriage"]
    else:
        assert (t.level(), t.s.active, t.s.courier) == (level, 1, 0)


@rule("TV-B-03", "TT-CARRIAGE-01", "TT-CARRIAGE-02", "TT-CARRIAGE-03")
def test_tv_b_03_carriage_ladder() -> None:
    t, levels = Table(expansion=False), []
    for length in (3, 5, 4):
        t.draw().route(*PATH[:length]).closing().close(carriage="decline carriage")
        levels.append(t.level())
    assert levels == [3, 4, 4]
    for length, action in ((3, "cartwright"), (4, "cartwright")):
        assert at_carriage(4, length, expansion=False).legal() == [action, "decline carriage"]
    assert at_carriage(4, 5, expansion=False).level() == 5


@rule("TV-B-04", "TT-OFFICE-CARTWRIGHT-01", "TT-OFFICE-CARTWRIGHT-02", "TT-OFFICE-CARTWRIGHT-04", "TT-END-01")
@pytest.mark.parametrize("taken", [False, True])
def test_tv_b_04_cartwright(taken: bool) -> None:
    t = Table(expansion=False).carriage(6).route(*PATH[:5])
    if taken:
        t.ended_by(1, over=False)
    t.closing().play("close", "houses in boehmen", "cartwright")
    assert (t.level(), t.s.ending) == (7, 1 if taken else 0)
    assert (("game-end", 1) in t.won()) == (not taken)
    four = at_carriage(6, 4, expansion=False)
    assert (four.level(), four.s.active) == (6, 1)
    none = at_carriage(0, 3, expansion=False)
    assert (none.level(), none.s.active) == (3, 1)


@rule("TT-CARRIAGE-02")
def test_tt_carriage_02_declining_in_the_base_game_is_an_option() -> None:
    t = at_carriage(0, 3, expansion=False, base_decline_carriage=True)
    assert t.legal() == ["take carriage", "decline carriage"]
    t.play("decline carriage")
    assert (t.level(), t.s.courier) == (0, -1)  # no courier in the base game
    assert at_carriage(0, 3, expansion=False).level() == 3
    asked = at_carriage(4, 4, expansion=False)
    assert asked.refused("take carriage") == "TT-CARRIAGE-02"
    asked.route(*PATH[:5])  # had the route been long enough, it could not be declined
    reason = asked.why_not("decline carriage")
    assert reason is not None
    assert reason.rule == "TT-CARRIAGE-02"


@rule("TT-CARRIAGE-04")
@pytest.mark.parametrize("own", [(), PATH[:4]])
def test_tt_carriage_04_houses_do_not_matter(own: tuple[str, ...]) -> None:
    t = Table(expansion=False).houses(*own).carriage(3).route(*PATH[:4]).closing().close()
    assert t.level() == 4


@rule("TT-CARRIAGE-05", "TT-COMP-04", "TT-SCORE-01")
def test_tt_carriage_05_only_the_highest_counts() -> None:
    t = Table(expansion=False)
    for level in NEXT.values():
        t.draw().route(*PATH[:level]).closing().close()
        assert GAME.scores(t.s)[0]["carriage"] == POINTS[level]
        owned = [each["level"] for each in GAME.view(t.s, 1)["carriages"] if 0 in each["owners"]]
        assert owned == list(range(3, level + 1))  # the older ones stay with the player


@rule("TT-OFFICE-CARTWRIGHT-01", "TT-TURN-06", "TX-OFFICE-04", "TX-OFFICE-05")
def test_tt_office_cartwright_01_is_an_official_like_the_others() -> None:
    free = at_carriage(4, 4, letters=1)
    free.play("cartwright")
    assert (free.level(), free.s.letters[0]) == (5, 1 + 2)  # two letters came with the houses
    paid = at_carriage(4, 4, letters=2, used=("carrier",)).play("cartwright")
    assert (paid.level(), paid.s.letters[0]) == (5, 0 + 2)
    poor = at_carriage(4, 4, letters=1, used=("carrier",))
    assert (poor.level(), poor.s.active) == (4, 1)
    assert not short(at_carriage(4, 4, expansion=False, used=("postmaster",)))


@rule("TT-OFFICE-CARTWRIGHT-03", "TT-CLOSE-01")
def test_tt_office_cartwright_03_two_cards_cannot_be_closed() -> None:
    t = Table().carriage(3).letters(6).route(*PATH[:2]).closing()
    assert (t.s.active, t.laid()) == (1, list(PATH[:2]))


@rule("TX-CARRIAGE-01")
def test_tx_carriage_01_the_declined_level_is_the_next_one_again() -> None:
    t = at_carriage(4, 6).play("decline carriage")
    assert t.level() == 4
    t.draw().route(*PATH[:5]).closing().close(carriage="take carriage")
    assert t.level() == 5


@rule("TV-X-08", "TX-CARRIAGE-02", "TX-CARRIAGE-01", "TX-COURIER-02", "TT-BONUS-LENGTH-01")
def test_tv_x_08_declining_level_7() -> None:
    t = at_carriage(6, 7)
    t.play("decline carriage")
    assert (t.level(), t.s.ending, t.s.courier) == (6, -1, 0)
    assert t.won() == [("length-7", 4)]
    assert not GAME.over(t.s)
    assert at_carriage(6, 7).play("take carriage").s.ending == 0


@rule("INV-05", "TT-CARRIAGE-03")
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 22)])
def test_inv_05_one_step_per_closing(seats: int, seed: int) -> None:
    before, closed = [0] * seats, -1
    for s, action in wander(seats, seed):
        if action == "close":
            closed = s.turns_begun
        for seat in range(seats):
            assert 0 <= s.level[seat] <= 5
            assert s.level[seat] - before[seat] in (0, 1)
            if s.level[seat] > before[seat]:
                assert closed > 0
                closed = -1  # a second carriage needs a second closing
        before = s.level[:]
    assert max(before) >= 2
