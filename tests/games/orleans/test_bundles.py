"""Questions in places instead of pairs: every line can be played, and nothing the rules allow is lost."""

from __future__ import annotations

import pytest

from orleans import Table
from postchaise import Dice, Match
from postchaise.games.orleans import components as c
from postchaise.games.orleans.actions import SPACE
from postchaise.games.orleans.extras import EXTRAS
from postchaise.games.orleans.state import TAKE_BACKS
from postchaise.games.orleans.web.board.pieces import find_reachable_routes
from postchaise.games.orleans.web.desk.gains import describe_expected_gain
from postchaise.games.orleans.web.questions.bundles import build_bundles
from postchaise.games.orleans.web.state_from_view import build_state_from_view
from postchaise.kernel.actions.decision import Bundle, Decision
from postchaise.web.translations import translator_for
from postchaise.web.views.decisions import build_choice_groups

SEATS = {2: 11, 3: 12, 5: 13}
SAID = translator_for("en", "orleans", ["Ada", "Ben", "Cleo", "Dora", "Emil"])


def lines(table: Table, seat: int = 0) -> list[Bundle]:
    decision = table.game.decision(table.s, seat)
    assert decision is not None
    return build_bundles(table.game.view(table.s, seat), decision)


def line(table: Table, id: str) -> Bundle:
    return next(each for each in lines(table) if each.id == id)


def to_text(bundle: Bundle) -> str:
    return "; ".join(
        SAID.translate(each) for each in [bundle.label, *bundle.effects, *([bundle.reason] if bundle.reason else [])]
    )


@pytest.mark.parametrize("seats", SEATS)
def test_every_line_can_be_played_and_every_choice_is_still_there(seats: int) -> None:
    match = Match("orleans", seats, Dice(SEATS[seats]))
    chance = Dice(seats)
    while not match.over:
        seat = match.actors[chance.below(len(match.actors))]
        decision = match.decision(seat)
        assert decision is not None
        found = build_bundles(match.view(seat), decision)
        assert len({bundle.id for bundle in found}) == len(found)
        _check_choices(match, decision, found)
        for bundle in found:
            if bundle.actions and chance.below(4) == 0:
                state = match.state.copy()
                for action in bundle.actions:
                    assert match.game.parse(action) in match.game.legal(state, seat), bundle.id
                    match.game.step(state, seat, match.game.parse(action), Dice(1), None)
        plan = next((each for each in found if len(each.actions) > 1 and each.group == "fill"), None)
        if plan is not None and chance.below(2):
            for action in plan.actions:
                match.play(seat, action)
        else:
            match.play(seat, decision.allowed[chance.below(len(decision.allowed))].action)


def _check_choices(match: Match, decision: Decision, found: list[Bundle]) -> None:
    known = {choice.notation for choice in decision.choices}
    for bundle in found:
        assert set(bundle.covers) <= known
        assert bundle.actions or bundle.reason is not None or bundle.anchors  # a line that only narrows
    shown = build_choice_groups(match.game, match.view(decision.seat), decision, SAID)
    listed = {button.notation for heading in shown for button in (*heading.open, *heading.covered)}
    played = {bundle.actions[0] for bundle in found if len(bundle.actions) == 1}
    assert {choice.notation for choice in decision.allowed} <= listed | played


def test_a_place_is_filled_by_the_printed_character_and_by_starters_first() -> None:
    table = Table().market("farmer", "own-farmer", "own-boatman", "craftsman", "monk").plan()
    assert line(table, "fill-village").actions == [
        "put own-farmer village-farmer",
        "put own-boatman village-boatman",
        "put craftsman village-craftsman",
    ]


def test_a_monk_stands_in_where_nobody_else_can() -> None:
    table = Table().market("farmer", "boatman", "monk").plan()
    assert "put monk village-craftsman" in line(table, "fill-village").actions
    assert line(table, "fill-village").anchors == ["place:village"]


def test_where_two_ways_are_as_good_the_line_only_narrows() -> None:
    table = Table().market("farmer", "trader").plan()
    hall = line(table, "fill-town-hall")
    assert hall.actions == []
    assert hall.reason is None
    assert hall.anchors == ["slot:town-hall"]


def test_the_one_kind_that_a_deed_needs_joins_the_town_hall_with_one_click() -> None:
    table = Table().market("farmer", "scholar").stand("town-hall", "trader").plan()
    table.deeds_closed().deed("astronomy", scholar=2, trader=1)
    assert line(table, "fill-town-hall").actions == ["put scholar town-hall"]
    table = Table().market("farmer", "scholar").stand("town-hall", "trader").plan()
    assert line(table, "fill-town-hall").actions == []


def test_the_tower_shows_who_waits_there_and_passing_leaves_nothing_behind() -> None:
    table = Table().tile("gunpowder-tower").tower("trader", "knight").act()
    assert line(table, "use-gunpowder-tower").drawn["tokens"] == [("trader", False), ("knight", False)]
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    assert next(each.effects for each in decision.allowed if each.notation == "pass") == []


def test_who_is_recalled_is_not_said_on_every_line() -> None:
    table = Table().bag("farmer", "trader").stand("castle-boatman", "boatman").follow()
    table.play("lift boatman castle-boatman", seat=0)
    assert (
        next(to_text(each) for each in lines(table) if each.group == "draw")
        == "Draw 2 followers; the bag is empty then"
    )


def test_those_who_stand_there_already_need_no_second_follower() -> None:
    table = Table().market("knight").stand("guildhall-farmer", "farmer").stand("guildhall-craftsman", "gear").plan()
    assert line(table, "fill-guildhall").actions == ["put knight guildhall-knight"]


def test_what_lacks_one_follower_says_who_and_how_many_the_bag_has() -> None:
    table = Table().market("craftsman").bag("boatman", "own-boatman").plan()
    refusal = line(table, "no-fill-farmhouse")
    assert refusal.reason is not None
    assert SAID.translate(refusal.reason) == "no boatman; 2 in the bag"


def test_places_with_the_same_reason_share_a_line() -> None:
    table = Table().track("scholar", 5).market("farmer", "trader", "craftsman", "boatman").plan()
    knights = [each for each in lines(table) if each.reason and "knight" in SAID.translate(each.reason)]
    assert [SAID.translate(each.label) for each in knights] == ["Ship, Wagon and Guildhall"]


def test_a_place_that_gives_nothing_is_refused_with_its_reason() -> None:
    table = Table().track("scholar", 5).market("farmer", "craftsman", "trader").plan()
    assert "end of the track" in to_text(line(table, "no-fill-university"))


def test_with_nobody_left_to_place_no_place_is_refused() -> None:
    table = Table().track("scholar", 5).market("boatman", "craftsman").plan()
    for action in line(table, "fill-farmhouse").actions:
        table.play(action, seat=0)
    assert not [each for each in lines(table) if each.reason]


def test_a_guildhall_in_a_taken_town_can_still_be_filled() -> None:
    """The merchant may travel before it is used."""
    table = Table().station("orleans").market("farmer", "craftsman", "knight").plan()
    hall = line(table, "fill-guildhall")
    assert hall.drawn["passing"]
    assert len(hall.actions) == 3


def test_a_full_place_is_emptied_by_the_same_click() -> None:
    table = Table().market("boatman", "craftsman").plan()
    for action in line(table, "fill-farmhouse").actions:
        table.play(action, seat=0)
    back = line(table, "lift-farmhouse")
    assert back.anchors == ["place:farmhouse"]
    assert sorted(back.actions) == ["lift boatman farmhouse-boatman", "lift craftsman farmhouse-craftsman"]


def test_technology_is_one_line_for_all_spaces() -> None:
    table = Table().market("farmer").gears(1).plan()
    assert line(table, "gear").anchors == ["gear"]
    assert line(table, "gear").actions == []


def test_in_the_technology_window_a_place_is_one_line() -> None:
    table = Table().stand("farmhouse-boatman", "boatman").gears(1, 1).window()
    ship, farmhouse = line(table, "gear-ship"), line(table, "gear-farmhouse")
    assert to_text(ship) == "Ship; 2 more are needed there"
    assert [kind for kind, _ in ship.drawn["tokens"]] == ["farmer", "boatman", "knight"]
    assert ship.actions == []
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    narrowed = [each.notation for each in decision.allowed if ship.anchors[0] in each.anchors]
    assert narrowed == ship.covers == ["gear ship-farmer", "gear ship-boatman", "gear ship-knight"]
    assert farmhouse.actions == ["gear farmhouse-craftsman"], "where only one space is left, the line is the choice"


def test_active_places_say_what_they_give_now() -> None:
    table = Table().fill("village").track("boatman", 2).act()
    assert to_text(line(table, "use-village")) == "Village; boatman (4 coins), craftsman or trader"
    assert SPACE.parse(line(table, "use-village").actions[0]) in table.game.legal(table.s, 0)


def test_while_planning_an_empty_bag_only_delays_the_bathhouse() -> None:
    """OR-PLACE-BATHHOUSE-03: followers used before come back into the bag."""
    table = Table().tile("bathhouse").market("farmer", "boatman", "craftsman").plan()
    assert to_text(line(table, "fill-bathhouse")) == "Bathhouse; draw 2 as soon as somebody is back in your bag"
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    told = {choice.notation: [effect.id for effect in choice.effects] for choice in decision.allowed}
    assert told["put farmer bathhouse"] == ["effect-active", "effect-card"]
    table.play("put farmer bathhouse")
    assert _ready(table) == ["effect-idle"]  # nobody would come back before it is used
    table.play("put boatman farmhouse-boatman").play("put craftsman farmhouse-craftsman")
    assert _ready(table) == ["effect-are-active"]


def test_more_than_two_active_places_are_counted() -> None:
    """The board marks them, and a list would make the button five lines high."""
    table = Table().fill("farmhouse").fill("village").plan()
    assert _ready(table) == ["effect-are-active"]
    table = Table().fill("farmhouse").fill("village").fill("castle").plan()
    assert _ready(table) == ["effect-many-active"]


def _ready(table: Table) -> list[str]:
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    return [effect.id for choice in decision.allowed if choice.notation == "ready" for effect in choice.effects]


def test_after_the_bathhouse_has_drawn_a_click_on_a_space_fills_it() -> None:
    table = Table().tile("bathhouse").stand("bathhouse", "farmer").bag("boatman", "knight")
    table.stand("farmhouse-craftsman", "craftsman").act().play("use bathhouse")
    assert line(table, "bath-boatman-farmhouse-boatman").anchors == ["slot:farmhouse-boatman"]
    who = line(table, "who-knight").anchors  # narrows to the first of them, and marks the others
    assert (who[0], "slot:castle-farmer" in who, "slot:ship-knight" in who) == ("follower:knight", False, True)


def test_a_click_on_a_road_goes_where_the_road_leads() -> None:
    table = Table().fill("wagon").act().play("use wagon")
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    found = EXTRAS.bundles(table.game.view(table.s, 0), decision)
    roads = {anchor for bundle in found for anchor in bundle.anchors if anchor.startswith("way:")}
    assert roads == {f"way:{id}" for id in find_reachable_routes(table.game.view(table.s, 0))} != set()


def test_a_follower_on_its_own_space_needs_no_more_words() -> None:
    table = Table().market("own-trader", "monk").plan()
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    told = {choice.notation: SAID.translate(choice.label) for choice in decision.allowed}
    assert told["put own-trader university-trader"] == "Starting trader: University"
    assert told["put monk university-trader"] == "Monk: University, as trader"


def test_whom_a_line_recruits_is_said_once() -> None:
    table = Table().fill("village").act().play("use village")
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    told = {choice.notation: [effect.id for effect in choice.effects] for choice in decision.allowed}
    assert told == {"recruit boatman": [], "recruit craftsman": ["effect-gear"], "recruit trader": ["effect-tile"]}


def test_the_position_of_a_view_knows_whom_the_bathhouse_drew() -> None:
    table = Table().tile("bathhouse").stand("bathhouse", "farmer").bag("boatman", "knight").act()
    table.play("use bathhouse")
    assert sorted(build_state_from_view(table.game.view(table.s, 0)).drawn) == sorted(table.s.drawn)
    assert {each.id for each in lines(table)} >= {"who-boatman", "who-knight"}


def automatic(table: Table) -> str:
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    return EXTRAS.automatic_answer(table.game.view(table.s, 0), decision, True)


def test_as_many_as_allowed_are_drawn_unless_somebody_could_be_recalled() -> None:
    table = Table().market().bag("farmer", "monk").bag("monk", seat=1)
    assert automatic(table.follow()) == "draw 2"
    table = Table().market().bag("farmer").bag("monk", seat=1).stand("ship-knight", "knight")
    assert automatic(table.follow()) == ""


def test_when_nobody_can_be_taken_back_any_more_the_question_says_why() -> None:
    table = Table().plan()
    table.play("put own-farmer village-farmer", seat=0)
    assert all(each.id != "no-lift" for each in lines(table))
    table.s.taken_back[0] = TAKE_BACKS
    refused = line(table, "no-lift")
    assert refused.rule == "OR-GEN-BACK-01"
    assert not [each for each in lines(table) if each.id.startswith("lift")]


def test_values_now_are_said_with_stations_citizens_and_levels() -> None:
    table = Table().dev(8).act()
    assert "a station in Orléans\u00a0+2" in _expected(table, "guildhall")
    table = Table().dev(8).station("blois", "tours").act()
    assert "level\u00a0III" not in _expected(table, "scriptorium")
    assert "level\u00a03\u00a0+2" in _expected(table, "scriptorium")


def _expected(table: Table, place: str) -> str:
    return SAID.translate(describe_expected_gain(table.s, 0, c.PLACE_IDS.index(place), []).note)
