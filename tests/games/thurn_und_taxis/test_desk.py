"""Ribbon, hand and display as they are drawn, choices with their previews; nothing hidden is shown."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import S_CLOSE, S_DRAW, S_PLAY, State
from postchaise.games.thurn_und_taxis.web.desk.desk import build_player_board, build_route_ribbon
from postchaise.games.thurn_und_taxis.web.desk.point_sums import summarize_next_card
from postchaise.games.thurn_und_taxis.web.questions.bundles import build_bundles
from postchaise.kernel.actions.decision import Bundle
from postchaise.web.render.regions import render_regions
from postchaise.web.translations import translator_for
from postchaise.web.views.table_view import Player, ViewerContext, build_table_view
from thurn_und_taxis import Table, rule, wander

NAMES = ["Ada", "Ben", "Cleo"]


def shown(s: State, viewer: int, lang: str = "en", hot: bool = False) -> dict[str, str]:
    """Every region of the page of a seat, or of a spectator; `hot`: all seats are at one screen."""
    match = Match("thurn-und-taxis", s.seats, Dice(1))
    match.state = s
    seats = [Player(NAMES[i], you=hot or i == viewer) for i in range(s.seats)]
    wanted = viewer if viewer >= 0 else None
    context = ViewerContext("t", "thurn-und-taxis", "Ulm", "playing", 0, "", seats, lang, wanted)
    return render_regions(build_table_view(match, context))


def asked(t: Table) -> list[Bundle]:
    decision = GAME.decision(t.s, t.s.active)
    assert decision is not None
    return build_bundles(GAME.view(t.s, t.s.active), decision)


# Nothing hidden is told


def hidden(**options: Any) -> tuple[Table, Table]:
    """Two positions that differ only in cards that Ada cannot know: Ben holds other ones, and so does the pile."""
    found = []
    for cards in (("ulm", "basel"), ("lodz", "passau")):
        t = Table(3, **options).hand("linz", "carlsruhe").hand("pilsen", *cards, seat=1).known("pilsen", seat=1)
        t.hand("kempten", seat=2).route("stuttgart", "ingolstadt", "regensburg").display("nuernberg", "ulm", "mannheim")
        found.append(t.blind(*cards, seat=1))
    return found[0], found[1]


@rule("TT-INFO-01", "TT-INFO-04")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("step", ["draw", "playing", "closing"])
@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_tt_info_01_pages_are_the_same_whatever_is_hidden(memory: bool, step: str, viewer: int) -> None:
    one, other = hidden(memory_aid=memory)
    for t in (one, other):
        t.draw()
        if step != "draw":
            getattr(t, step)()
    for name, html in shown(one.s, viewer).items():
        assert html == shown(other.s, viewer)[name], name


@rule("TT-INFO-01", "TT-INFO-04")
def test_tt_info_01_the_owner_sees_the_difference() -> None:
    one, other = (shown(t.draw().s, 1)["player_board"] for t in hidden())
    assert "Basel" in one
    assert "Basel" not in re.sub(r'(title|aria-label)="[^"]*"', "", other)
    assert one != other


@rule("TT-INFO-04")
def test_tt_info_04_onlookers_see_backs_and_with_the_memory_aid_what_everybody_saw() -> None:
    def hand(memory: bool) -> tuple[list[str], int]:
        view = GAME.view(hidden(memory_aid=memory)[0].draw(1).s, -1)
        told = build_player_board(view, translator_for("en", "thurn-und-taxis"), 1, -1)
        return [card["id"] for card in told["hand"]], told["backs"]

    assert hand(True) == (["pilsen"], 2)
    assert hand(False) == ([], 3)


def test_behind_the_curtain_there_is_nothing() -> None:
    t = hidden()[0].draw()
    drawn = shown(t.s, -1, hot=True)
    assert 'data-do="reveal"' in drawn["decision"]
    assert drawn["ribbon"] == drawn["player_board"] == drawn["map"] == drawn["pieces"] == ""


# The ribbon


def test_both_ends_are_open_and_name_what_fits() -> None:
    t = Table().hand("augsburg", "linz", "ulm").route("stuttgart", "ingolstadt", "regensburg").draw().playing()
    left, right = build_route_ribbon(GAME.view(t.s, 0), translator_for("en", "thurn-und-taxis"), 0, 0)["gaps"]
    assert (left["fits"], right["fits"]) == (["Ulm"], [])
    closing = Table().route("stuttgart", "ingolstadt", "regensburg").draw().closing()
    assert build_route_ribbon(GAME.view(closing.s, 0), translator_for("en", "thurn-und-taxis"), 0, 0)["gaps"] == []


@rule("TX-LETTER-02")
def test_a_card_of_the_route_shows_whether_a_house_stands_is_missing_or_would_win_a_letter() -> None:
    t = Table().houses("ulm").houses("augsburg", seat=1).route("ulm", "augsburg", "kempten").draw()
    told = build_route_ribbon(GAME.view(t.s, 0), translator_for("en", "thurn-und-taxis"), 0, 0)
    assert [card["sign"] for card in told["cards"]] == ["has", "free", "mail"]
    assert [(free["province"], free["count"]) for free in told["free"]] == [("Württemberg", 0), ("Bavaria", 2)]


def test_no_two_cards_of_a_page_glide_under_one_name() -> None:
    for s, _ in wander(3, 9):
        if s.turns_begun in (3, 20, 41, 60) and s.agenda[-1] in (S_DRAW, S_PLAY, S_CLOSE):
            drawn = shown(s, s.active)
            pieces = re.findall(r'data-piece="([^"]+)"', "".join(drawn.values()))
            assert [name for name, count in Counter(pieces).items() if count > 1] == []


# The choices


@pytest.mark.parametrize("options", [{}, {"expansion": False}, {"house_placement": "optional"}])
def test_every_choice_of_the_rules_is_still_there_and_what_is_offered_can_be_played(options: dict[str, Any]) -> None:
    """Alone, or as a bundle that the engine carries out to its end."""
    several = 0
    for s, _ in wander(3, 4, **options):
        decision = GAME.decision(s, s.active)
        if decision is None or s.turns_begun > 150:
            break
        offered = build_bundles(GAME.view(s, s.active), decision)
        assert len({bundle.id for bundle in offered}) == len(offered)
        open_now = {choice.notation for choice in decision.allowed}
        for bundle in offered:
            assert bool(bundle.actions) == (bundle.reason is None)
            assert set(bundle.actions[:1]) <= open_now
            if len(bundle.actions) > 1:
                after = s.copy()
                for action in bundle.actions:
                    GAME.apply(after, s.active, GAME.parse(action), Dice(1))
                several += 1
        met = [action for bundle in offered for action in bundle.covers]
        if s.agenda[-1] != S_CLOSE:
            assert len(set(met)) == len(met), "said once"
        assert set(met) <= {choice.notation for choice in decision.choices} | {
            action for bundle in offered for action in bundle.actions
        }
    assert several > 30


def test_refusals_of_one_reason_are_one_line() -> None:
    t = Table().hand("lodz", "basel", "ulm", "augsburg").route("stuttgart", "ulm", "kempten").draw().playing()
    told = [bundle for bundle in asked(t) if bundle.reason is not None]
    assert [bundle.reason.id for bundle in told if bundle.reason] == ["desk-no-road", "desk-no-twice"]
    assert translator_for("en", "thurn-und-taxis").translate(told[0].label) == "Basel, Lodz"


def test_cards_are_offered_with_the_best_they_could_bring_but_in_a_fixed_order() -> None:
    t = Table().hand("nuernberg", "augsburg").route("ingolstadt", "muenchen", "passau").houses("augsburg")
    told = [bundle for bundle in asked(t.draw().playing()) if bundle.actions]
    assert [(bundle.drawn["city"], bundle.drawn["at"]) for bundle in told] == [
        ("augsburg", "left"),
        ("nuernberg", "left"),
    ]
    assert int(told[0].mark) < int(told[1].mark)


def test_cards_that_fit_are_offered_first_then_those_that_fit_later() -> None:
    t = Table().hand("pilsen").route("regensburg").display("basel", "budweis", "passau", "carlsruhe")
    told = [bundle.id for bundle in asked(t)]
    assert told[:2] == ["draw-passau", "draw-budweis"]
    assert told.index("draw-basel") < told.index("draw-carlsruhe") < told.index("draw-pile")


def test_before_a_route_begins_cards_say_what_they_join_in_hand() -> None:
    t = Table().hand("zuerich", "freiburg").display("basel", "kempten", "lodz")
    told = {bundle.id: bundle for bundle in asked(t)}
    sentence = [
        [translator_for("en", "thurn-und-taxis").translate(each) for each in told[f"draw-{x}"].effects]
        for x in t.shown()[:3]
        if x
    ]
    assert sentence == [["next to Freiburg, Zürich"], ["next to Zürich"], []]


def test_a_second_card_of_a_city_in_hand_is_no_news_for_the_route() -> None:
    t = Table().hand("passau").route("regensburg", "muenchen").display("passau", "salzburg", "nuernberg", "basel")
    told = {bundle.id: bundle for bundle in asked(t)}
    assert [effect.id for effect in told["draw-passau"].effects] == ["desk-fits-held"]
    assert told["draw-passau"].drawn["dull"]
    assert not told["draw-passau"].mark
    assert told["draw-nuernberg"].mark


@rule("TX-OFFICE-06")
def test_what_the_question_or_the_strip_of_officials_says_has_no_line_of_its_own() -> None:
    t = Table().letters(1)
    assert t.refused("administrator") == "TX-OFFICE-06"
    page = shown(t.s, 0)["decision"]
    assert 'class="official poor"' in page
    assert "You must still pay the Postmaster: together that takes" in page
    assert 'data-notation="administrator"' not in page


@rule("TT-OFFICE-ADMINISTRATOR-02")
def test_the_administrator_leaves_the_strip_of_officials_with_the_first_card() -> None:
    t = Table(expansion=False).hand("ulm")
    assert 'data-anchor="official:administrator"' in shown(t.s, 0)["decision"]
    t.draws("augsburg").play("draw pile")
    page = shown(t.s, 0)["decision"]
    assert 'data-anchor="official:administrator"' not in page
    assert 'data-anchor="official:postmaster"' in page


@rule("TT-OFFICE-CARRIER-01", "TT-INFO-01")
def test_the_carrier_is_asked_for_even_if_no_card_fits_and_the_question_says_so() -> None:
    t = Table().hand("ulm", "lodz").draw().playing().play("play ulm right")
    assert GAME.prompt(t.s, 0).id == "prompt-play-again-none"
    t = Table().hand("ulm", "augsburg").draw().playing().play("play ulm right")
    assert GAME.prompt(t.s, 0).id == "prompt-play-again"


@rule("TT-TURN-06")
def test_after_the_second_card_one_goes_on_without_the_administrator() -> None:
    t = Table().letters(9).hand("ulm").draw().play("draw pile").play("draw pile")
    told = {choice.notation: choice.label.id for choice in GAME.decision(t.s, 0).choices}
    assert told["end draw"] == "choice-end-draw-administrator"


def test_the_window_of_a_phone_shows_every_card_a_route_could_begin_with() -> None:
    t = Table().hand("linz").display("basel", "nuernberg")
    look = re.search(r'data-anchor="look:([a-z-]*)" data-show-whole', shown(t.s, 0)["pieces"])
    assert look is not None
    assert {"linz", "basel", "nuernberg"} <= set(look[1].split("-"))


@rule("TT-ROUTE-03")
def test_a_card_that_goes_on_from_a_fitting_one_in_hand_says_so() -> None:
    t = Table().hand("budweis", "pilsen").route("lodz").display("regensburg", "linz", "basel")
    told = {bundle.id: bundle for bundle in asked(t)}
    translator = translator_for("en", "thurn-und-taxis")
    assert translator.translate(told["draw-regensburg"].effects[0]) == "fits after Pilsen"
    assert translator.translate(told["draw-linz"].effects[0]) == "fits after Budweis"
    assert [effect.id for effect in told["draw-basel"].effects] == ["desk-fits-nowhere"]


@rule("TT-OFFICE-CARRIER-01", "TX-OFFICE-05")
def test_what_a_second_card_is_good_for_counts_the_carrier_as_used() -> None:
    translator = translator_for("en", "thurn-und-taxis", NAMES)
    t = Table().carriage(5).letters(1).hand("sigmaringen", "zuerich").route("stuttgart", "carlsruhe").draw().playing()

    def parts() -> list[str]:
        rest = summarize_next_card(GAME.view(t.s, 0), translator, 0)
        assert rest is not None
        return rest["parts"]

    assert parts() == ["carriage 6: 3 cards short"]
    t.play("play sigmaringen left")
    assert parts() == ["carriage 6: 2 cards short"], "the Cartwright would cost 2 letters then"


def test_a_way_lights_houses_cards_tiles_and_carriage() -> None:
    t = Table().route("freiburg", "carlsruhe", "mannheim", "wuerzburg", "nuernberg").draw().closing()
    told = {bundle.id: bundle for bundle in asked(t)}
    baden = set(told["way-baden"].touch)
    assert {"preview:freiburg", "laid:mannheim", "stack:baden", "stack:length-5", "carriage:3"} <= baden
    each = set(told["way-each"].touch)
    assert {"maybe:freiburg", "maybe:nuernberg"} <= each
    assert "preview:freiburg" not in each


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_all_pages_are_drawn_in_all_languages(lang: str) -> None:
    for s, _ in wander(2, 6):
        if not s.over and s.turns_begun in (2, 9, 16):
            for viewer in (0, 1, -1):
                drawn = shown(s, viewer, lang)
                assert not re.search(r"desk-[a-z-]+ \{|>desk-|tt-[a-z-]+ \{", "".join(drawn.values()))


def test_keeping_a_route_says_what_it_needs() -> None:
    def kept(t: Table) -> list[str]:
        decision = GAME.decision(t.s, 0)
        assert decision is not None
        effects = next(choice for choice in decision.allowed if choice.notation == "end turn").effects
        return [translator_for("en", "thurn-und-taxis").translate(effect) for effect in effects]

    t = Table().hand("linz", "salzburg", "ulm").route("budweis", "pilsen", "regensburg").draw().closing()
    assert kept(t) == ["next turn a card must fit, else all 3 are lost", "in hand: Linz"]
    last = Table().route("budweis", "pilsen", "regensburg").ended_by(1, over=False).draw().closing()
    assert kept(last) == ["the game ends before your next turn: the route scores nothing"]
    assert c.LEAST_TO_CLOSE == 3
