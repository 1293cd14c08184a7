"""The solo game (chapter SOLO)."""

from __future__ import annotations

import pytest

from la_loire import Table, place, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME


def last_stop(turns: int, deniers: int = 9) -> Table:
    """Turn number `turns` is at its last stop, the messenger's, at Tours; the merchant is on the road."""
    t = Table(1).messages("m1-04").deniers(deniers).piece("merchant", "chinon", 2).stop("messenger", "tours", last=True)
    t.s.turns_begun = turns
    return t


@rule("LL-SOLO-01")
@pytest.mark.parametrize("variant", ["standard", "casual"])
def test_ll_solo_01_the_setup_of_two_players_with_one_set_of_pieces(variant: str) -> None:
    one, two = Table(1, variant=variant).s, Table(2, variant=variant).s
    assert one.free == two.free
    assert one.at == two.at[:2] == [place("nantes"), place("orleans")]
    assert one.horses == [2, 2]
    assert one.palace_stock == two.palace_stock
    assert (one.supply, one.towers, one.options.end_space) == (two.supply, two.towers, two.options.end_space)
    per_player = {"banker", "apprentice", "helper", "mayor"}
    for i, character in enumerate(c.CHARACTER_IDS):
        if character not in per_player:
            assert one.stock[i] == two.stock[i], character
    assert one.deniers == [7]


@rule("LL-SOLO-02", "LL-SOLO-03", "TV-R19")
def test_tv_r19_over_after_turn_sixty() -> None:
    t = last_stop(60).play("done")
    assert t.s.over == 1
    assert GAME.ending(t.s) == "turns"
    assert t.s.turns_begun == 60 == 3 * c.LAST_SPACE  # three counters at 20


@rule("LL-SOLO-02", "LL-SOLO-03")
def test_ll_solo_02_turn_sixty_is_still_played() -> None:
    t = last_stop(59).play("done")
    assert (t.s.over, t.s.turns_begun, t.s.active) == (0, 60, 0)
    assert t.legal() == ["first merchant", "first messenger"]


@rule("LL-SOLO-03")
def test_ll_solo_03_the_counter_starts_with_the_first_turn() -> None:
    t = Table(1).piece("merchant", "chinon", 2).piece("messenger", "usse", 2)
    assert t.s.turns_begun == 1
    t.stop("messenger", "usse", last=True).play("done")
    assert t.s.turns_begun == 2


@rule("LL-SOLO-02", "TV-D82")
def test_tv_d82_the_fifteenth_message_ends_the_turn_and_the_game() -> None:
    t = last_stop(41).delivered(*[message for message in c.MESSAGE_IDS if message != "m1-04"][:14])
    t.building("tours", "farm").play("deliver m1-04")
    assert t.s.over == 0  # the turn is finished first
    t.play("done")
    assert (t.s.over, t.s.turns_begun, GAME.ending(t.s)) == (1, 41, "messages")


@rule("LL-SOLO-02")
def test_ll_solo_02_neither_twelve_nor_fourteen_messages_do() -> None:
    t = last_stop(41).delivered(*[message for message in c.MESSAGE_IDS if message != "m1-04"][:13])
    t.play("deliver m1-04")
    assert (t.s.delivered[0], t.s.over, t.s.turns_begun) == (14, 0, 42)


@rule("LL-SOLO-02")
@pytest.mark.parametrize("edition", ["default", "fr", "en", "de"])
def test_ll_solo_02_the_boat_at_twenty_ends_it(edition: str) -> None:
    t = Table(1, edition=edition).deniers(20).piece("messenger", "saumur").stop("merchant", "nantes", last=True)
    t.s.boat[0] = 18
    t.play("ship 2")
    if not t.s.over:
        t.play("done")
    assert (t.s.boat[0], t.s.over, GAME.ending(t.s)) == (20, 1, "boat")


@rule("LL-SOLO-04", "TV-D83")
def test_tv_d83_a_lost_turn_counts() -> None:
    t = last_stop(59, deniers=4).piece("merchant", "nantes").play("done")
    assert t.s.deniers[0] == 5
    assert (t.s.turns_begun, t.s.over, GAME.ending(t.s)) == (60, 1, "turns")


@rule("LL-SOLO-05")
def test_ll_solo_05_the_result_is_the_score() -> None:
    t = last_stop(60).play("done")
    assert GAME.ranking(t.s) == [1]
    assert GAME.points(t.s) == [1]  # one undelivered message, and nothing to reach
    assert len(GAME.scores(t.s)) == len(GAME.view(t.s, 0)["players"]) == 1
