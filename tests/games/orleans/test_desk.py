"""The desk: what a player plans with, drawn from a view alone."""

from __future__ import annotations

import pytest

from orleans import Table
from postchaise import Dice, Match
from postchaise.games.orleans import components as c
from postchaise.games.orleans.state import FIELDS, State
from postchaise.games.orleans.view import hide_plans
from postchaise.games.orleans.web.board.hourglass import build_hourglass
from postchaise.games.orleans.web.desk.desk import Piece, build_desk
from postchaise.games.orleans.web.questions.bundles import build_bundles
from postchaise.games.orleans.web.state_from_view import build_state_from_view
from postchaise.web.translations import translator_for

UNTOLD = {"agenda", "taken_back", "stored", "built"}  # nobody is told; `built` counts, the view lists the towns


@pytest.mark.parametrize("seats", [2, 5])
def test_a_position_is_what_its_view_tells(seats: int) -> None:
    match = Match("orleans", seats, Dice(seats), exclude_places=True)
    chance = Dice(7)
    while not match.over:
        seat = match.actors[chance.below(len(match.actors))]
        for viewer in (-1, seat):
            seen, told = hide_plans(match.state, viewer), build_state_from_view(match.view(viewer))
            for name in FIELDS:
                if name not in UNTOLD and not (name == "plans" and _gears(seen.plans)):
                    assert getattr(told, name) == getattr(seen, name), name
            assert told.built == seen.built
            assert told.agenda[-1:] == seen.agenda[-1:]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])


def _gears(plans: list[list[int]]) -> bool:
    """Technology tiles are seen on their spaces; a view does not list them among the plans."""
    return any(code // c.SLOTS == c.GEAR for plan in plans for code in plan)


SAID = translator_for("en", "orleans", ["Ada", "Ben", "Cleo", "Dora", "Emil"])


def card(table: Table, id: str, seat: int = 0) -> Piece:
    cards: list[Piece] = build_desk(table.view(seat), SAID, seat)["cards"]
    return next(each for each in cards if each["id"] == id)


def note(table: Table, id: str) -> str:
    return str(card(table, id)["note"])


# What the next use gives, in words


def test_a_recruit_is_shown_with_the_next_step_of_its_track() -> None:
    table = Table().track("farmer", 3).track("knight", 3).track("scholar", 2).dev(8).plan()
    assert note(table, "farmhouse") == "farmer 4: cheese"
    assert note(table, "castle") == "knight 4: a citizen\u00a0+2"
    assert note(table, "university") == "scholar 3: 4 steps to 12, level\u00a03 and 4 coins"


def test_a_knight_says_whether_one_more_is_drawn() -> None:
    table = Table().track("knight", 2).plan()
    assert note(table, "castle") == "knight 3: draw one more"
    assert note(Table().track("knight", 3).citizen("knights", seat=1).plan(), "castle") == "knight 4: nothing besides"


def test_a_boatman_shows_the_coins() -> None:
    assert note(Table().track("boatman", 2).plan(), "village") == "boatman (4 coins), craftsman or trader"


def test_goods_are_shown_with_how_many_are_left() -> None:
    """A workshop is worth nothing once its good has run out: one plans for that before."""
    assert note(Table().tile("tailor-shop").good_supply(brocade=2).plan(), "tailor-shop") == "1 brocade, 2 left"


# What the event would do


def plague(table: Table) -> str:
    view = table.hourglass("plague").plan().view(0)
    return str(build_hourglass(view, SAID)["stakes"][0]["text"])


def test_the_plague_threatens_those_who_come_back_into_the_bag_too() -> None:
    assert plague(Table().bag()) == "your bag is empty: nobody is lost"
    assert plague(Table().bag("own-farmer").fill("castle")) == "one drawn; 1 of 4 is safe"
    assert plague(Table().bag().fill("town-hall")) == "your bag is empty: nobody is lost"  # they go to deeds


def test_a_journey_shows_town_and_goods_or_how_many() -> None:
    table = Table().merchant("montargis").cargo("montargis-briare-road", "wine")
    table.cargo("etampes-montargis-road", "wool").cargo("orleans-montargis-road").plan()
    assert note(table, "wagon") == "3 towns: wine or wool"


def test_where_no_route_leads_on_the_place_may_still_be_of_use_later() -> None:
    shown = card(Table().merchant("chartres").plan(), "ship")
    assert shown["passing"]
    assert shown["state"] == ""
    assert "Chartres" in shown["note"]


def test_the_town_hall_shows_which_deed_waits_for_whom() -> None:
    table = Table().deeds_closed().deed("cathedral", trader=1).market("trader").plan()
    assert note(table, "town-hall") == "Cathedral needs a trader"
    assert note(Table().deeds_closed().deed("cathedral", trader=1).market("knight").plan(), "town-hall") == (
        "no deed needs a knight now"
    )
    table = Table().deeds_closed().deed("cathedral", trader=1).stand("town-hall", "boatman").market("trader").plan()
    assert note(table, "town-hall") == "one deed needs others, but not a boatman"


def test_a_place_that_gives_nothing_any_more_looks_so() -> None:
    shown = card(Table().supply(farmer=0).plan(), "farmhouse")
    assert shown["state"] == "dead"
    assert shown["note"] == "No farmers are left"


# The sockets


def test_who_was_put_down_this_round_can_be_taken_back_and_others_are_nailed() -> None:
    table = Table().market("farmer").stand("village-craftsman", "craftsman").plan()
    table.play("put farmer village-farmer", seat=0)
    farmer, boatman, craftsman = card(table, "village")["sockets"]
    assert farmer["moved"]
    assert farmer["anchor"] == "stand:farmer:village-farmer"
    assert boatman["kind"] == "empty"
    assert craftsman["old"]
    lift = next(choice for choice in _open(table) if choice.startswith("lift "))
    assert lift == "lift farmer village-farmer"


def _open(table: Table) -> list[str]:
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    return [choice.notation for choice in decision.allowed]


def test_a_follower_keeps_its_name_from_market_to_place() -> None:
    table = Table().market("farmer", "farmer").plan()
    before = [token["piece"] for token in build_desk(table.view(0), SAID, 0)["market"]]
    table.play("put farmer village-farmer", seat=0)
    after = [token["piece"] for token in build_desk(table.view(0), SAID, 0)["market"] if token]
    assert sorted([*after, card(table, "village")["sockets"][0]["piece"]]) == sorted(before)


def test_nobody_moves_up_on_the_market_while_planning() -> None:
    table = Table().market("farmer", "farmer", "boatman").plan()
    table.play("put farmer village-farmer", seat=0)
    drawn = build_desk(table.view(0), SAID, 0)
    assert [token and token["follower"] for token in drawn["market"]] == ["farmer", None, "boatman"]
    assert (drawn["count"], drawn["rings"]) == (2, 5)
    table.play("put farmer ship-farmer", "put boatman village-boatman", seat=0)
    assert build_desk(table.view(0), SAID, 0)["market"] == [None, None, None]


def test_a_stand_in_shows_for_whom() -> None:
    table = Table().tile("school").market("scholar").plan()
    table.play("put scholar ship-boatman", seat=0)
    assert card(table, "ship")["sockets"][1]["stands"] == "boatman"


def test_recalled_followers_stay_in_sight_until_all_are_ready() -> None:
    table = Table().stand("village-farmer", "farmer").bag("monk").follow()
    table.play("lift farmer village-farmer", seat=0)
    assert card(table, "village")["sockets"][0]["recalled"]


# What others plan


def test_or_phase4_05_a_plan_is_on_nobody_elses_desk() -> None:
    table = Table(seats=3).market("farmer", "boatman").market("trader", seat=1).plan()
    before = {viewer: build_desk(table.view(viewer), SAID, 0) for viewer in (-1, 1, 2)}
    table.play("put farmer village-farmer", "put boatman village-boatman", seat=0)
    assert card(table, "village")["sockets"][0]["kind"] == "coin"
    for viewer, seen in before.items():
        assert build_desk(table.view(viewer), SAID, 0) == seen


# The words are what the rules then give


def _things(s: State, seat: int) -> dict[str, int]:
    return {
        "coins": s.coins[seat],
        "steps": s.dev[seat],
        "gear": s.gears[seat],
        "station": s.built[seat],
        "citizen": s.citizen.count(seat),
        "draws": c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]],
        **{f"good {id}": s.goods[seat * c.GOODS + i] for i, id in enumerate(c.GOOD_IDS)},
        **{f"dot {id}": -s.supply[i] for i, id in enumerate(c.CHARACTER_IDS)},
    }


def _promised(shown: Piece, before: dict[str, int]) -> dict[str, int]:
    after = dict(before)
    for sort, what in shown["signs"]:
        if sort == "draws":
            after["draws"] = int(what)
        elif sort in ("coins", "steps"):
            after[sort] += int(what)
        else:
            after[f"{sort} {what}".strip()] += 1
    return after


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_card_promises_is_what_the_rules_give(seats: int) -> None:
    match = Match("orleans", seats, Dice(40 + seats))
    chance, checked = Dice(3), set()
    while not match.over:
        seat = match.actors[chance.below(len(match.actors))]
        for action in _useful(match, seat, chance):
            verb, _, id = action.partition(" ")
            before = _things(match.state, seat)
            shown = [
                each for each in build_desk(match.view(seat), SAID, seat)["cards"] if (verb, each["id"]) == ("use", id)
            ]
            match.play(seat, action)
            if shown and match.view(seat)["step"] == "act":  # nothing was asked besides
                assert _things(match.state, seat) == _promised(shown[0], before), id
                checked.add(id)
    assert {"farmhouse", "castle"} <= checked


def _useful(match: Match, seat: int, chance: Dice) -> list[str]:
    """Fill a place if one can be filled, use one that is active, or anything else."""
    decision = match.decision(seat)
    assert decision is not None
    filled = [
        each.actions for each in build_bundles(match.view(seat), decision) if each.group == "fill" and each.actions
    ]
    used = [[choice.notation] for choice in decision.allowed if choice.notation.startswith("use ")]
    found = (
        filled or used or [[choice.notation] for choice in decision.allowed if not choice.notation.startswith("lift")]
    )
    return found[chance.below(len(found))]


def test_the_tower_stands_among_the_active_places_while_somebody_can_go_to_a_deed() -> None:
    table = Table().tile("gunpowder-tower").tower("trader").fill("castle")
    assert card(table.plan(), "gunpowder-tower")["state"] == ""
    assert card(table.act(), "gunpowder-tower")["state"] == "active"
    assert card(table.deeds_closed().act(), "gunpowder-tower")["state"] == ""


def test_a_new_tile_never_shifts_those_that_are_there() -> None:
    table = Table().track("trader", 1).tile("winery", "office").fill("village").act()
    table.play("use village", "recruit trader", "take hayrick")
    assert [c.PLACE_IDS[tile] for tile in table.s.tiles[0]] == ["winery", "office", "hayrick"]
