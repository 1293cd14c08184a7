"""Consequences shown with a choice, and the order of choices."""

from __future__ import annotations

import pytest

from games.la_loire.boards import drawn
from la_loire import Table, rule, told
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.kernel.messages.message import Message


def merchant(at: str = "orleans", deniers: int = 10) -> Table:
    return Table(2).no_free_horses().piece("merchant", at).deniers(deniers).stop("merchant", at)


GOOD = [("cheese", 0, 5, "effect-good"), ("cheese", 1, 5, "effect-good-carried"), ("cheese", 0, 1, "effect-good-dear")]


@rule("LL-BUY-03", "LL-BUY-04")
@pytest.mark.parametrize(("good", "held", "deniers", "effect"), GOOD)
def test_a_ride_says_whether_the_good_can_be_bought(good: str, held: int, deniers: int, effect: str) -> None:
    t = Table(2).piece("merchant", "brissac", 0, heading=-1).price("saumur", 2).goods(cheese=held).deniers(deniers)
    assert effect in told(t.ride("merchant"), "ride saumur 0")


@rule("LL-BUY-03")
def test_a_ride_says_that_no_good_is_left() -> None:
    t = Table(2).piece("merchant", "brissac", 0, heading=-1).goods(seat=1, cheese=8)
    assert "effect-good-gone" in told(t.ride("merchant"), "ride saumur 0")


@rule("LL-BUY-06")
@pytest.mark.parametrize(("owner", "effect"), [(0, "effect-own-boat"), (1, "effect-boat")])
def test_whose_boat_a_purchase_moves(owner: int, effect: str) -> None:
    t = merchant("saumur").building("saumur", "farm", seat=owner)
    assert {"effect-own-boat", "effect-boat"} & told(t, "buy cheese").keys() == {effect}


@rule("LL-CHAR-BLUE-01")
def test_a_blue_character_shows_its_points_now() -> None:
    t = merchant("usse").circus("usse").delivered("m1-02", "m1-07", "m1-01").delivered("m1-12", seat=1)
    before = t.game.points(t.s)[0]
    assert told(t, "hire general")["effect-points-now"] == {"points": 5}
    assert told(t, "hire judge")["effect-points-now"] == {"points": 1}
    assert "effect-points-now" not in told(t, "hire witch")
    t.play("hire general")
    assert t.game.points(t.s)[0] == before + 5


def test_an_action_is_taken_back_by_the_name_it_was_chosen_by() -> None:
    t = Table(2).free(usse=1).piece("merchant", "tours").hire("blacksmith").deniers(5).ride("merchant")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    assert {choice.group for choice in decision.choices} == {"ride", "smith"}
    assert [GAME.label(t.s, 0, each.action) for each in decision.choices] == [each.label for each in decision.choices]


@rule("LL-CHAR-BLACKSMITH-01")
def test_paid_horses_come_after_the_rides() -> None:
    t = Table(2).no_free_horses().free(usse=1).piece("merchant", "tours").hire("blacksmith").deniers(5).ride("merchant")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    assert [choice.group for choice in decision.choices] == ["ride", "smith"]


@rule("LL-HIRE-05")
@pytest.mark.parametrize("gone", ["yellow", "red", "none"])
def test_characters_stand_under_their_colours_in_one_order_however_many_are_left(gone: str) -> None:
    t = merchant("usse").circus("usse")
    t.s.stock = [0 if colour == gone else 1 for colour in c.CHARACTER_COLOUR]
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    colours = ["hire-yellow", "hire-green", "hire-white", "hire-red", "hire-blue"]
    assert [group.id for group in decision.groups()] == ["buy", *colours, "done"]


@rule("LL-MSG-06", "LL-MSG-02")
@pytest.mark.parametrize(
    ("held", "deniers", "promised"), [(1, 1, True), (2, 1, False), (1, 0, False)], ids=["room", "full hand", "no money"]
)
def test_a_ride_promises_messages_only_to_who_can_buy_one(held: int, deniers: int, promised: bool) -> None:
    t = Table(2).piece("messenger", "meung").messages(*["m1-01", "m1-02"][:held]).deniers(deniers)
    assert ("effect-messages" in told(t.ride("messenger"), "ride orleans 0")) == promised


@rule("LL-PAL-BANK-01", "LL-MSG-02")
def test_a_ride_counts_what_the_bank_pays() -> None:
    t = Table(2).piece("messenger", "meung").deniers(0).palace("bank-orleans")
    assert "effect-messages" in told(t.ride("messenger"), "ride orleans 0")


@rule("LL-HIRE-03")
@pytest.mark.parametrize(("piece", "hires", "promised"), [("merchant", 0, True), ("merchant", 1, False)])
def test_a_ride_promises_no_hire_after_the_hire_of_the_turn(piece: str, hires: int, promised: bool) -> None:
    t = Table(2).piece(piece, "chinon", heading=-1).circus("usse").ride(piece)
    t.s.hires = hires
    assert ("effect-circus" in told(t, "ride usse 0")) == promised


@rule("LL-SHIP-03")
def test_shipping_with_a_full_boat_says_that_nothing_moves() -> None:
    t = merchant("nantes", 20)
    t.s.boat[0] = t.s.options.end_space
    assert "effect-own-boat-stays" in told(t, "ship 1")
    t.s.boat[0] -= 1
    assert told(t, "ship 2")["effect-own-boat"] == {"space": t.s.options.end_space}


@rule("LL-BUY-06", "LL-SHIP-03")
def test_a_purchase_at_a_building_says_that_its_boat_stays() -> None:
    t = merchant("saumur").building("saumur", "farm", seat=1)
    t.s.boat[1] = t.s.options.end_space
    assert "effect-boat-stays" in told(t, "buy cheese")


@rule("LL-SCORE-01", "LL-SCORE-02", "LL-CHAR-BLUE-01")
@pytest.mark.parametrize(("hired", "more"), [((), 0), (("judge",), 0), (("general",), 2)])
def test_a_delivery_shows_the_change_of_the_score(hired: tuple[str, ...], more: int) -> None:
    """An undelivered message counts a point already; a blue character of its type adds two."""
    t = Table(2).messages("m1-12").hire(*hired).stop("messenger", "montsoreau")
    before = GAME.points(t.s)[0]
    gain = told(t, "deliver m1-12")["effect-gain"]["count"]
    assert gain == c.MESSAGE_VP[c.MESSAGE_IDS.index("m1-12")] - 1 + more
    assert GAME.points(t.play("deliver m1-12").s)[0] == before + gain


@rule("LL-CAS-04")
def test_ll_cas_04_a_message_whose_turn_has_not_come_says_so_when_bought_marked_and_reached() -> None:
    t = Table(2, variant="casual").messages().shield(blois="yellow", tours="blue").deniers(10)
    assert told(t.stop("messenger", "nantes"), "message 2") == {
        "effect-worth": {"count": 2, "low": 3, "high": 5},
        "effect-below": {"level": 1},
    }
    assert told(t, "message 1").keys() == {"effect-worth"}
    assert "effect-below" in told(t.messages("m2-07").stop("messenger", "blois"), "mark m2-07")
    t.token(1, "m2-07", "blois").piece("messenger", "langeais", 0)
    assert told(t.ride("messenger"), "ride tours 0")["effect-early"] == {"level": 1}
    assert told(t.delivered("m1-01"), "ride tours 0").keys() == {"effect-deliver"}


@rule("LL-TOK-03", "LL-TOK-05")
def test_a_recall_shows_what_it_makes_possible() -> None:
    t = Table(2).messages("m2-07", "m2-13").hire("apprentice").token(1, "m2-07", "tours")
    t.shield(blois="yellow", tours="blue").circus("blois").stop("messenger", "blois")
    effects = told(t, "recall 1")
    assert effects.keys() == {"effect-station-lost", "effect-then-mark"}
    assert effects["effect-then-mark"]["message"].id == "message-2"
    assert "effect-then-mark" not in told(t.ride("messenger"), "recall 1")


@rule("LL-TOK-05")
def test_what_is_greyed_is_the_mark_that_lacks_a_token() -> None:
    t = Table(2).messages("m2-07", "m2-13").hire("apprentice").token(1, "m2-10", "tours")
    t.shield(blois="yellow", tours="blue").circus("blois").stop("messenger", "blois")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    refused = {each.notation: each.reason.rule for each in decision.choices if each.reason is not None}
    assert refused["mark m2-13"] == refused["mark m2-07"] == "LL-TOK-05"
    assert "deliver m2-13" not in refused


PATRONUS = [
    ("one_wood", "farm", 1),
    ("one_wood", "monastery", 1),
    ("all_wood", "monastery", 2),
    ("all_wood", "castle", 1),
]


@rule("LL-CHAR-PATRONUS-01")
@pytest.mark.parametrize(("patronus", "kind", "replaced"), PATRONUS)
def test_how_much_wood_the_patronus_replaces(patronus: str, kind: str, replaced: int) -> None:
    t = Table(2, patronus_wood=patronus).hire("patronus").deniers(20).goods(wood=2).building("saumur", "farm")
    label = GAME.label(t.stop("merchant", "nantes").s, 0, GAME.parse(f"build {kind} deniers"))
    assert label.args["wood"] == Message("wood-count", count=replaced)
    assert label.args["deniers"] == Message("denier-count", count=2)


@rule("LL-CHAR-BLACKSMITH-01")
def test_a_click_on_a_village_rides_and_a_click_on_its_horses_pays_for_one() -> None:
    t = Table().no_free_horses().free(usse=2, nantes=1).piece("merchant", "blois").deniers(5)
    assert drawn(t.ride("merchant").s)["fetches"] == []
    t.hire("blacksmith")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    anchors = {choice.notation: choice.anchors for choice in decision.choices}
    assert anchors["smith usse"] == ["horses:usse"]
    assert "location:talcy" in anchors["ride talcy 0"]
    assert [mark["place"] for mark in drawn(t.s)["fetches"]] == ["nantes", "usse"]


def test_rides_are_listed_from_the_nearest_in_both_directions() -> None:
    t = Table().no_free_horses().piece("merchant", "orleans", 2).ride("merchant")
    decision = t.game.decision(t.s, 0)
    assert decision is not None
    assert [choice.notation for choice in decision.allowed] == [
        "ride meung 0",
        "ride chambord 0",
        "ride beaugency 1",
        "ride cheverny 1",
        "ride talcy 2",
        "ride amboise 2",
    ]
