"""The end of the game: conditions, extra turns (chapter END)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise import Dice
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.rules.end import LAST_ROUND

END_SPACES = {"default": [20, 20, 17, 15], "fr": [20, 20, 15, 10], "en": [20, 20, 17, 15], "de": [20, 20, 17, 15]}
TARGETS = [15, 12, 10, 8]


def in_city(seats: int = 2, boat: int = 0, deniers: int = 30, **options: Any) -> Table:
    """The merchant of seat 0 has stopped in Orléans, as the last step of the turn; all others are on the road."""
    t = Table(seats, **options).deniers(deniers).stop("merchant", "orleans", last=True)
    t.s.boat[0] = boat
    for seat in range(seats):
        if seat:
            t.piece("merchant", "tours", seat=seat)
        t.piece("messenger", "saumur", seat=seat)
    return t


def one_turn(t: Table) -> int:
    """Play a whole turn in the shortest way and return its seat."""
    turns, seat = t.s.turns_begun, t.s.active
    while t.s.turns_begun == turns and not t.s.over:
        legal = t.legal()
        t.play("done" if "done" in legal else legal[0])
    return seat


def rest(t: Table) -> list[int]:
    """Who plays from now on, turn by turn, until the match is over."""
    seats: list[int] = []
    while not t.s.over and len(seats) < 20:
        seats.append(one_turn(t))
    return seats


def messages(n: int, but: str = "m1-04") -> list[str]:
    return [message for message in c.MESSAGE_IDS if message != but][:n]


@rule("LL-END-01")
@pytest.mark.parametrize("edition", list(END_SPACES))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ll_end_01_the_end_space_by_players(edition: str, seats: int) -> None:
    end = END_SPACES[edition][seats - 1]
    t = in_city(seats, boat=end - 2, edition=edition).play("ship 1")
    assert t.s.boat[0] == end - 1
    assert GAME.ending(t.s) == ""
    t = in_city(seats, boat=end - 2, edition=edition).play("ship 2")
    assert t.s.boat[0] == end
    assert GAME.ending(t.s) == "boat"


@rule("LL-END-01")
def test_ll_end_01_the_end_spaces_can_be_set() -> None:
    t = in_city(3, boat=6, end_boat=(1, 2, 7, 4)).play("ship 2")
    assert t.s.boat[0] == 7
    assert GAME.ending(t.s) == "boat"


@rule("LL-END-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ll_end_02_the_number_of_messages_by_players(seats: int) -> None:
    for already, ending in [(TARGETS[seats - 1] - 2, ""), (TARGETS[seats - 1] - 1, "messages")]:
        t = Table(seats)
        for seat in range(seats):
            t.messages(seat=seat)
        t.delivered(*messages(already)).messages("m1-04").circus("tours").deniers(20).stop("messenger", "tours")
        t.play("deliver m1-04")
        assert GAME.ending(t.s) == ending
        assert t.s.over == 0


@rule("LL-END-01", "LL-END-03", "TV-D67")
def test_tv_d67_the_gain_beyond_the_end_is_lost_and_paid_for() -> None:
    t = in_city(4, boat=14, deniers=30).play("ship 2")
    assert (t.s.boat[0], t.s.deniers[0]) == (15, 20)
    assert GAME.ending(t.s) == "boat"
    assert t.s.over == 0  # the turn is finished first
    assert t.allowed("palace bank-nantes")


@rule("LL-END-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ll_end_03_everybody_else_has_exactly_one_more_turn(seats: int) -> None:
    t = in_city(seats, boat=19, end_boat=(20, 20, 20, 20)).play("ship 1", "done")
    assert rest(t) == list(range(1, seats))
    assert t.legal() == []
    assert GAME.actor(t.s) == -1


@rule("LL-END-03")
def test_ll_end_03_in_turn_order_from_the_player_who_met_the_condition() -> None:
    t = in_city(3, boat=0).play("done")
    assert t.s.active == 1
    t.s.boat[1] = 16
    t.deniers(30, seat=1).stop("merchant", "orleans", last=True).play("ship 1", "done")
    assert rest(t) == [2, 0]


@rule("LL-END-03", "TV-D69")
def test_tv_d69_the_twelfth_message_leaves_the_other_player_one_turn() -> None:
    t = in_city().messages(seat=1).messages().delivered(*messages(11)).messages("m1-04").piece("merchant", "blois")
    t.stop("messenger", "tours", last=True).play("deliver m1-04")
    assert GAME.ending(t.s) == "messages"
    assert rest(t) == [1]


def lifting_yellow(seats: int, owner: int = 1, **options: Any) -> Table:
    """Seat 0 is about to buy at a farm of another seat, whose boat is one space from the end."""
    t = Table(seats, **options).deniers(9).building("vendome", "farm", seat=owner).circus("usse")
    for seat in range(1, seats):
        t.piece("merchant", "tours", seat=seat)
    t.s.boat[owner] = t.s.options.end_space - 1
    return t.stop("merchant", "vendome", last=True).price("vendome", 1)


def buy_and_finish(t: Table) -> Table:
    t.play("buy wood")
    if t.s.active == 0 and t.legal() and t.legal()[0].startswith("circus"):
        t.play(t.legal()[0])
    return t


@rule("LL-END-04", "LL-END-03", "TV-D68")
@pytest.mark.parametrize("options", [{}, {"edition": "fr"}, {"edition": "en"}, {"edition": "de"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tv_d68_no_extra_turn_for_the_player_whose_turn_it_was(seats: int, options: dict[str, Any]) -> None:
    t = buy_and_finish(lifting_yellow(seats, **options))
    assert t.s.boat[1] == t.s.options.end_space
    assert rest(t) == list(range(1, seats))


@rule("LL-END-04")
@pytest.mark.parametrize(("seats", "order"), [(2, [0]), (3, [2, 0]), (4, [2, 3, 0])])
def test_ll_end_04_or_for_the_one_who_met_the_condition(seats: int, order: list[int]) -> None:
    t = buy_and_finish(lifting_yellow(seats, end_trigger_owner="condition_owner"))
    assert rest(t) == order


@rule("LL-END-04", "LL-END-03")
@pytest.mark.parametrize(
    ("seats", "owner", "order"),
    [(3, 2, [1, 0]), (4, 2, [1, 3, 0]), (4, 3, [1, 2, 0])],
    ids=["2-of-3", "2-of-4", "3-of-4"],
)
def test_ll_end_04_the_extra_turns_go_on_from_the_active_player(seats: int, owner: int, order: list[int]) -> None:
    """Not from the player who met the condition and is passed over."""
    t = buy_and_finish(lifting_yellow(seats, owner, end_trigger_owner="condition_owner"))
    assert rest(t) == order


@rule("LL-END-05")
def test_ll_end_05_a_second_condition_changes_nothing() -> None:
    t = in_city(3, boat=16).play("ship 1", "done")
    t.s.boat[1] = 16
    t.deniers(30, seat=1).stop("merchant", "orleans", last=True).play("ship 1", "done")
    assert t.s.boat[:2] == [17, 17]
    assert rest(t) == [2]


@rule("LL-END-05")
def test_ll_end_05_nor_one_met_later_in_the_same_turn() -> None:
    t = lifting_yellow(3, end_trigger_owner="condition_owner").messages(seat=1).messages().messages(seat=2)
    t.delivered(*messages(9)).messages("m1-04").stop("messenger", "tours").circus("tours")
    t.play("deliver m1-04")
    buy_and_finish(t.circus("usse").stop("merchant", "vendome", last=True))
    assert t.s.boat[1] == 17
    assert GAME.ending(t.s) == "messages"  # the first one decides
    assert rest(t) == [1, 2]


@rule("LL-END-06")
def test_ll_end_06_a_lost_extra_turn_is_not_replaced() -> None:
    t = in_city(3, boat=16).piece("merchant", "nantes", seat=1).deniers(3, seat=1).play("ship 1", "done")
    assert t.s.active == 2  # the turn of seat 1 was lost at once
    assert t.s.deniers[1] == 4
    assert rest(t) == [2]


@rule("LL-END-07")
@pytest.mark.parametrize("seats", [2, 3])
def test_ll_end_07_the_last_round_is_played_to_its_end(seats: int) -> None:
    t = in_city(seats)
    t.s.turns_begun = (LAST_ROUND - 1) * seats + 1
    assert rest(t) == list(range(seats))
    assert (t.s.over, t.s.round_number, GAME.ending(t.s)) == (1, LAST_ROUND, "rounds")


@rule("LL-END-07", "LL-END-03")
def test_ll_end_07_a_condition_met_in_the_last_round_still_gives_extra_turns() -> None:
    t = in_city(2, boat=18)
    t.s.turns_begun = LAST_ROUND * 2
    t.play("ship 2")
    assert rest(t) == [0, 1]
    assert GAME.ending(t.s) == "boat"


@rule("LL-END-07")
@pytest.mark.parametrize("choice", [0, -1])
@pytest.mark.parametrize("edition", ["default", "de"])
def test_ll_end_07_always_taking_the_first_or_the_last_choice_comes_to_an_end(choice: int, edition: str) -> None:
    """Nothing can be done and undone within a turn without end, and turns in which nothing happens are counted."""
    dice = Dice(3)
    s = GAME.new(2, dice, edition=edition)
    while not s.over:
        GAME.step(s, s.active, GAME.legal(s, s.active)[choice], dice, None)
    assert s.round_number <= LAST_ROUND
