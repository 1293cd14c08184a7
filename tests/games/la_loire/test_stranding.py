"""Warnings before the merchant is stuck in a city for want of money, with every way to earn some counted."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule, told
from postchaise import Dice
from postchaise.games.la_loire.choices import ride_consequences
from postchaise.games.la_loire.events import E_POOR, E_STAY
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.rules.turn import TURN_STEPS
from postchaise.games.la_loire.state import S_FIRST, S_RIDE, S_STOP
from postchaise.kernel.messages.log import Log

POOR, STAY = "effect-warning-poor", "effect-warning-stay"


def merchant(at: str, deniers: int, last: bool = True, **options: Any) -> Table:
    t = Table(2, **options).no_free_horses().messages("m1-01").piece("messenger", "tours").deniers(deniers)
    return t.stop("merchant", at, last=last)


@rule("LL-MONEY-01")
@pytest.mark.parametrize(("deniers", "goods", "warned"), [(9, 0, False), (8, 0, True), (8, 1, False), (4, 0, False)])
def test_a_price_that_would_cost_the_next_turn_says_so(deniers: int, goods: int, warned: bool) -> None:
    """With 4 deniers the turn is lost anyway; goods that can still be sold count."""
    t = merchant("nantes", deniers).goods(cheese=goods)
    assert (POOR in told(t, "palace bank-nantes")) == warned


@rule("LL-MONEY-01", "LL-BUILD-02")
@pytest.mark.parametrize(("deniers", "warned"), [(7, True), (9, False)])
def test_wood_that_is_built_with_cannot_be_sold(deniers: int, warned: bool) -> None:
    t = merchant("nantes", deniers).goods(wood=1)
    assert (POOR in told(t, "build farm wood")) == warned


@rule("LL-MONEY-01", "LL-MONEY-03")
def test_the_messenger_spends_the_same_money() -> None:
    t = Table(2).piece("merchant", "nantes").deniers(6).stop("messenger", "orleans", last=True)
    assert POOR in told(t, "message 2")
    assert POOR not in told(t, "message 1")
    assert POOR not in told(t.piece("merchant", "saumur"), "message 2")
    first = Table(2).piece("merchant", "nantes").deniers(6).stop("messenger", "orleans")
    assert POOR not in told(first, "message 2"), "the merchant still leaves the city"


@rule("LL-CHAR-BLACKSMITH-03")
def test_who_leaves_the_city_is_not_warned() -> None:
    t = Table(2).no_free_horses().free(usse=1).piece("merchant", "nantes").hire("blacksmith").deniers(5)
    assert POOR not in told(t.ride("merchant"), "smith usse")
    t = Table(2).no_free_horses().free(usse=1).piece("merchant", "nantes").piece("messenger", "tours")
    t.hire("blacksmith").deniers(5).ride("messenger").s.agenda = TURN_STEPS[: TURN_STEPS.index(S_RIDE) + 1]
    assert POOR in told(t, "smith usse"), "the merchant has ridden and stays there"


@rule("LL-MONEY-01", "LL-ACT-02")
@pytest.mark.parametrize(("actions", "warned"), [("combined", False), ("single", True)])
def test_goods_that_can_no_longer_be_sold_do_not_count(actions: str, warned: bool) -> None:
    t = merchant("nantes", 8, stop_actions=actions).goods(cheese=1)
    assert (POOR in told(t, "palace bank-nantes")) == warned
    t = merchant("nantes", 6, stop_actions=actions).goods(cheese=1)
    assert (POOR in told(t, "ship 1")) == warned


@rule("LL-MONEY-01", "LL-PAL-BALIVI-01")
def test_a_hire_through_the_palatium_forbids_no_sale() -> None:
    t = merchant("nantes", 5, stop_actions="single").palace("palatium-balivi-nantes")
    assert POOR in told(t, "hire apprentice")
    assert POOR not in told(t.goods(cheese=1), "hire apprentice")


@rule("LL-MONEY-01", "LL-SELL-01")
def test_leaving_goods_unsold_may_cost_the_next_turn() -> None:
    t = merchant("nantes", 3)
    assert POOR not in told(t.goods(cheese=0).palace("bank-nantes").deniers(5), "done")
    assert POOR in told(t.goods(cheese=1).deniers(3), "done")


@rule("LL-MONEY-01", "LL-PAL-BANK-01")
@pytest.mark.parametrize("new", [False, True])
def test_what_the_bank_will_pay_the_messenger_counts_once_it_works(new: bool) -> None:
    t = merchant("nantes", 8, last=False).palace("bank-orleans", new=new).piece("messenger", "meung")
    assert (POOR in told(t, "palace post-office-nantes")) == new
    t.piece("messenger", "talcy")
    assert POOR in told(t, "palace post-office-nantes"), "the messenger cannot reach it"


@rule("LL-MONEY-01", "LL-DLV-03")
def test_what_a_delivery_will_pay_counts() -> None:
    t = merchant("nantes", 8, last=False).messages("m1-06").price("blois", 2).piece("messenger", "vendome")
    assert POOR not in told(t, "palace post-office-nantes")
    assert POOR in told(t.messages("m1-12"), "palace post-office-nantes")


@rule("LL-MONEY-01", "LL-DLV-03")
def test_the_messenger_is_warned_of_what_it_passes_by() -> None:
    """The merchant has stopped in Nantes without money; only the delivery helps."""
    t = Table(2).messages("m1-06").price("blois", 2).piece("merchant", "nantes").piece("messenger", "vendome", 1)
    t.deniers(3).no_free_horses().ride("messenger").s.agenda = TURN_STEPS[: TURN_STEPS.index(S_RIDE) + 1]
    assert POOR in told(t, "ride talcy 1")
    assert POOR not in told(t, "ride blois 0")


@rule("LL-MONEY-01")
@pytest.mark.parametrize(("deniers", "cheese", "warned"), [(5, 0, False), (4, 0, True), (4, 1, False)])
def test_riding_into_a_city_without_means(deniers: int, cheese: int, warned: bool) -> None:
    t = (
        Table(2)
        .no_free_horses()
        .messages("m1-01")
        .piece("merchant", "serrant", 1, heading=-1)
        .piece("messenger", "tours")
    )
    t.deniers(deniers).goods(cheese=cheese).ride("merchant")
    assert (POOR in told(t, "ride nantes 0")) == warned
    assert POOR not in told(t, "ride brissac 1")


DEPARTURE = [({}, False), ({"min_check": "turn_start_and_departure"}, True), ({"edition": "fr"}, True)]


@rule("LL-MONEY-01")
@pytest.mark.parametrize(("options", "warned"), DEPARTURE)
def test_who_is_checked_at_departure_is_warned_before(options: dict[str, Any], warned: bool) -> None:
    t = Table(2, **options).messages("m1-01").piece("merchant", "nantes").deniers(6).stop("messenger", "orleans")
    assert (STAY in told(t, "message 2")) == warned
    assert STAY not in told(t, "message 1")
    assert STAY not in told(t.piece("merchant", "saumur"), "message 2")


@rule("LL-MONEY-01", "LL-CHAR-BLACKSMITH-01")
@pytest.mark.parametrize(("options", "warned"), DEPARTURE)
def test_the_smith_is_paid_before_the_merchant_leaves(options: dict[str, Any], warned: bool) -> None:
    t = Table(2, **options).no_free_horses().free(usse=1).messages("m1-01").hire("blacksmith").deniers(5)
    t.piece("merchant", "nantes").piece("messenger", "tours").ride("messenger")
    assert (STAY in told(t, "smith usse")) == warned


@rule("LL-MONEY-01", "LL-END-03")
@pytest.mark.parametrize(("ending", "last", "warned"), [(-1, 0, True), (0, 0, False), (1, 1, False), (1, 0, True)])
def test_no_lost_turn_is_announced_in_the_last_turn(ending: int, last: int, warned: bool) -> None:
    t = merchant("nantes", 8)
    t.s.ending, t.s.last_turns = ending, last
    assert (POOR in told(t, "palace bank-nantes")) == warned


@rule("LL-MONEY-01", "LL-END-01", "LL-SOLO-02")
def test_no_lost_turn_is_announced_where_the_choice_ends_the_game() -> None:
    t = merchant("nantes", 6)
    t.s.boat[0] = t.s.options.end_space - 1
    assert POOR not in told(t, "ship 1")
    t = Table(1).messages("m1-01").piece("messenger", "tours").deniers(8).stop("merchant", "nantes", last=True)
    assert POOR in told(t, "palace bank-nantes")
    t.s.turns_begun = 60
    assert POOR not in told(t, "palace bank-nantes")


@rule("LL-MONEY-01", "LL-TURN-03")
def test_only_a_merchant_in_a_city_or_still_to_ride_can_be_stranded() -> None:
    can_be_stranded = ride_consequences.can_be_stranded
    assert can_be_stranded(merchant("nantes", 9).s)
    assert not can_be_stranded(merchant("saumur", 9, last=False).s), "it has ridden, only the messenger has not"
    assert can_be_stranded(Table(2).piece("merchant", "saumur").stop("messenger", "orleans").s), "it rides after that"
    assert not can_be_stranded(Table(2).piece("merchant", "saumur").stop("messenger", "orleans", last=True).s)


@rule("LL-MONEY-01", "LL-MONEY-02")
@pytest.mark.parametrize("edition", ["default", "fr", "en", "de"])
def test_no_turn_is_lost_without_a_warning(edition: str) -> None:
    """In random play a player who loses a turn was warned in the last one, or could do nothing about it."""
    dice, lost = Dice(7), 0
    s = GAME.new(3, dice, edition=edition)
    told_so = [False] * 3
    for _ in range(1500):
        if s.over:
            break
        seat, legal = s.active, GAME.legal(s, s.active)
        action = legal[dice.below(len(legal))]
        if s.agenda[-1] == S_FIRST:
            told_so[seat] = False
        elif s.agenda[-1] in (S_RIDE, S_STOP):
            helpless = ride_consequences.find_least_loss(s.copy()) != ride_consequences.NOTHING
            warned = ride_consequences.find_loss(s, action) != ride_consequences.NOTHING
            assert ride_consequences.can_be_stranded(s) or not warned
            told_so[seat] |= helpless or warned
        log = Log()
        GAME.step(s, seat, action, dice, log)
        for line in log.lines():
            if line[0] in (E_POOR, E_STAY):
                assert told_so[line[1]]
                lost += 1
    assert lost > 10


@rule("LL-MONEY-01")
def test_a_greyed_choice_has_no_warning() -> None:
    t = merchant("nantes", 5)
    assert t.refused("ship 1") == "LL-SHIP-01"
    assert POOR not in told(t, "ship 1")
