"""What people are told about a choice before they take it, and in which order the choices come."""

from __future__ import annotations

from typing import Any

import pytest

from estafette.games.la_loire.game import GAME
from estafette.games.la_loire.rules.turn import TURN_STEPS
from estafette.games.la_loire.state import S_RIDE
from la_loire import Table, rule


def told(t: Table, notation: str) -> dict[str, dict[str, Any]]:
    """The effects of a choice, by their ids."""
    decision = GAME.decision(t.s, t.s.active)
    assert decision is not None
    choice = next(each for each in decision.choices if each.notation == notation)
    return {effect.id: effect.args for effect in choice.effects}


def merchant(at: str = "orleans", deniers: int = 10) -> Table:
    return Table(2).no_free_horses().piece("merchant", at).deniers(deniers).stop("merchant", at)


GOOD = [("cheese", 0, 5, "effect-good"), ("cheese", 1, 5, "effect-good-carried"), ("cheese", 0, 1, "effect-good-dear")]


@rule("LL-BUY-03", "LL-BUY-04")
@pytest.mark.parametrize(("good", "held", "deniers", "effect"), GOOD)
def test_a_ride_tells_whether_the_good_can_be_bought(good: str, held: int, deniers: int, effect: str) -> None:
    t = Table(2).piece("merchant", "brissac", 0, heading=-1).price("saumur", 2).goods(cheese=held).deniers(deniers)
    assert effect in told(t.ride("merchant"), "ride saumur 0")


@rule("LL-BUY-03")
def test_a_ride_tells_that_no_good_is_left() -> None:
    t = Table(2).piece("merchant", "brissac", 0, heading=-1).goods(seat=1, cheese=8)
    assert "effect-good-gone" in told(t.ride("merchant"), "ride saumur 0")


@rule("LL-BUY-06")
@pytest.mark.parametrize(("owner", "effect"), [(0, "effect-own-boat"), (1, "effect-boat")])
def test_whose_boat_a_purchase_moves(owner: int, effect: str) -> None:
    t = merchant("saumur").building("saumur", "farm", seat=owner)
    assert {"effect-own-boat", "effect-boat"} & told(t, "buy cheese").keys() == {effect}


@rule("LL-MONEY-01")
@pytest.mark.parametrize(("deniers", "goods", "warned"), [(9, 0, False), (8, 0, True), (8, 1, False), (4, 0, False)])
def test_a_price_that_would_cost_the_next_turn_says_so(deniers: int, goods: int, warned: bool) -> None:
    """With 4 deniers the turn is lost anyway; goods that can still be sold count."""
    t = merchant("nantes", deniers).goods(cheese=goods)
    assert ("effect-warning-poor" in told(t, "palace bank-nantes")) == warned


@rule("LL-MONEY-01", "LL-BUILD-02")
@pytest.mark.parametrize(("deniers", "warned"), [(7, True), (9, False)])
def test_wood_that_is_built_with_cannot_be_sold(deniers: int, warned: bool) -> None:
    t = merchant("nantes", deniers).goods(wood=1)
    assert ("effect-warning-poor" in told(t, "build farm wood")) == warned


@rule("LL-MONEY-01", "LL-MONEY-03")
def test_the_messenger_spends_the_same_money() -> None:
    t = Table(2).piece("merchant", "nantes").deniers(6).stop("messenger", "orleans", last=True)
    assert "effect-warning-poor" in told(t, "message 2")
    assert "effect-warning-poor" not in told(t, "message 1")
    assert "effect-warning-poor" not in told(t.piece("merchant", "saumur"), "message 2")
    first = Table(2).piece("merchant", "nantes").deniers(6).stop("messenger", "orleans")
    assert "effect-warning-poor" not in told(first, "message 2"), "the merchant still leaves the city"


@rule("LL-CHAR-BLACKSMITH-03")
def test_who_leaves_the_city_is_not_warned() -> None:
    t = Table(2).no_free_horses().free(usse=1).piece("merchant", "nantes").hire("blacksmith").deniers(5)
    assert "effect-warning-poor" not in told(t.ride("merchant"), "smith usse")
    t = Table(2).no_free_horses().free(usse=1).piece("merchant", "nantes").piece("messenger", "tours")
    t.hire("blacksmith").deniers(5).ride("messenger").s.agenda = TURN_STEPS[: TURN_STEPS.index(S_RIDE) + 1]
    assert "effect-warning-poor" in told(t, "smith usse"), "the merchant has ridden and stays there"


@rule("LL-CHAR-BLUE-01")
def test_a_blue_character_tells_how_many_count_so_far() -> None:
    t = merchant("usse").circus("usse").delivered("m1-02", "m1-07", "m1-01").delivered("m1-12", seat=1)
    assert told(t, "hire general")["effect-so-far"] == {"count": 2}
    assert told(t, "hire judge")["effect-so-far"] == {"count": 0}
    assert "effect-so-far" not in told(t, "hire witch")


@rule("LL-CHAR-BLACKSMITH-01")
def test_paid_horses_come_after_the_rides() -> None:
    t = Table(2).no_free_horses().free(usse=1).piece("merchant", "tours").hire("blacksmith").deniers(5).ride("merchant")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    assert [choice.group for choice in decision.choices] == ["ride", "smith"]
