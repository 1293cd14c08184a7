"""The drawn board: what it shows over whole matches, and what a choice lights on it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from games.thurn_und_taxis.boards import RECORDS, drawn, html, positions
from postchaise import SPECTATOR
from postchaise.games.thurn_und_taxis import actions as x
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import State
from postchaise.games.thurn_und_taxis.web.board import geometry as g
from postchaise.games.thurn_und_taxis.web.highlights import list_highlights
from postchaise.games.thurn_und_taxis.web.questions.bundles import build_bundles
from postchaise.kernel.messages.message import Message
from postchaise.web.render.templates import render_template
from postchaise.web.translations import translator_for
from postchaise.web.views.log import list_message_anchors
from thurn_und_taxis import PATH, Table, rule

# Whole matches


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_matches_are_drawn_for_everybody(path: Path) -> None:
    for number, s in enumerate(positions(path)):
        lang = ("en", "fr", "de")[number % 3]
        for viewer in (SPECTATOR, s.active):
            picture, page = drawn(s, viewer, lang), html(s, viewer, lang)
            assert page.count('class="city-sign"') == c.CITIES
            assert len(picture["streets"]) == sum(1 for city in range(c.CITIES) if any(h >> city & 1 for h in s.houses))
            houses = [piece["id"] for piece in picture["houses"]]
            houses += [f"{picture['own']['seat']}-{piece['city']}" for piece in picture["own_houses"]]
            assert sorted(houses) == sorted(
                f"{seat}-{c.CITY_IDS[city]}"
                for seat in range(s.seats)
                for city in range(c.CITIES)
                if s.houses[seat] >> city & 1
            )
            assert {piece["city"] for piece in picture["letters"]} == {
                id for city, id in enumerate(c.CITY_IDS) if s.mail >> city & 1
            }
            assert len(set(re.findall(r'data-piece="([^"]*)"', page))) == page.count("data-piece=")
            assert "style=" not in re.sub(r'style="--[^"]*"', "", page)


@rule("TX-LETTER-02")
@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.startswith("base")], ids=lambda path: path.stem)
def test_the_base_game_knows_no_letters_and_no_courier(path: Path) -> None:
    for s in positions(path, 97):
        page = html(s, s.active)
        assert "#g-letter" not in page
        assert "courier-drawn" not in page.replace('href="#courier-drawn"', "")
        left = drawn(s)["cabinet"]["left"]
        assert [each["left"] for each in left] == s.left


# Choices


def anchors_on(page: str) -> set[str]:
    return {anchor for found in re.findall(r'data-anchor="([^"]*)"', page) for anchor in found.split()}


# Below the map: cards, ends of the route, officials, the pile
ON_THE_DESK = ("card:", "display:", "side:", "official:", "pile")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_choice_finds_its_things_on_the_board(path: Path) -> None:
    kinds = set()
    for s in positions(path, 41):
        view = GAME.view(s, s.active)
        there = anchors_on(html(s, s.active))
        for action in GAME.legal(s, s.active) if not s.over else []:
            notation = GAME.notation(action)
            kinds.add(x.KIND[action].name)
            found = list_highlights(view, action, x.SPACE.anchors(action))
            missing = [anchor for anchor in found if anchor not in there and not anchor.startswith(ON_THE_DESK)]
            assert not missing, (notation, missing)
            assert found or x.KIND[action].ends, notation
            symbol = x.SPACE.icon(action)
            assert symbol == "posthorn" or symbol in symbols(), (notation, symbol)
    assert len(kinds) >= 8


@cache
def symbols() -> set[str]:
    text = render_template("thurn-und-taxis/sprites.html", translator_for("en", "thurn-und-taxis"))
    return set(re.findall(r'<symbol id="([\w-]+)"', text))


def spots(s: State) -> dict[str, set[str]]:
    return {spot["id"]: set(spot["anchors"].split()) for spot in drawn(s)["click_targets"]}


def test_a_city_stands_for_its_card_while_cards_are_asked_for() -> None:
    t = Table(2).hand("ulm", "lodz").draw()
    assert spots(t.s)["ulm"] == {"city:ulm", "display:ulm"}
    t.playing()
    assert spots(t.s)["ulm"] == {"city:ulm", "card:ulm"}


def test_the_road_to_the_end_at_which_a_card_is_laid_lights() -> None:
    t = Table(2).route("ulm", "augsburg").hand("ingolstadt", "kempten").playing()
    view = GAME.view(t.s, 0)
    assert "road:ingolstadt-ulm" in list_highlights(view, GAME.parse("play ingolstadt left"), [])
    assert "road:augsburg-ingolstadt" in list_highlights(view, GAME.parse("play ingolstadt right"), [])
    shown = {fit["id"] for fit in drawn(t.s)["own"]["fits"]}
    assert shown == {"ingolstadt-ulm", "augsburg-ingolstadt", "kempten-ulm", "augsburg-kempten"}


@rule("TT-HOUSE-01")
def test_houses_to_come_are_shown_for_certain_or_as_one_of_several() -> None:
    t = Table(2).route("ulm", "augsburg", "muenchen", "salzburg").houses("salzburg").closing().play("close")
    view = GAME.view(t.s, 0)
    each = list_highlights(view, GAME.parse("houses each"), [])
    assert {anchor for anchor in each if not anchor.startswith("stack:")} == {
        "preview:ulm",
        "maybe:augsburg",
        "maybe:muenchen",
    }
    assert list_highlights(view, GAME.parse("houses in baiern"), []) == ["preview:augsburg", "preview:muenchen"]
    assert {piece["city"] for piece in drawn(t.s)["previews"]} == {"ulm", "augsburg", "muenchen"}


@rule("TT-BONUS-PROV-01", "TT-BONUS-LENGTH-01", "TT-CARRIAGE-01")
def test_tiles_and_the_carriage_that_closing_brings_light() -> None:
    t = Table(2).route("ulm", "stuttgart", "mannheim", "carlsruhe", "freiburg").houses("sigmaringen").closing()
    assert {"stack:length-5", "carriage:3"} <= set(list_highlights(GAME.view(t.s, 0), GAME.parse("close"), []))
    t.play("close")
    view = GAME.view(t.s, 0)
    assert "stack:baden" in list_highlights(view, GAME.parse("houses in baden"), ["province:baden"])
    assert "stack:wuerttemberg-hohenzollern" in list_highlights(view, GAME.parse("houses in wuerttemberg"), [])
    assert not [each for each in list_highlights(view, GAME.parse("houses each"), []) if each.startswith("stack:")]


@rule("TT-CARRIAGE-02", "TX-CARRIAGE-01")
def test_a_click_in_the_cabinet_takes_the_carriage_or_goes_without() -> None:
    t = Table(2).route("ulm", "augsburg", "muenchen").closing().play("close").play("houses each")
    t.play("house muenchen")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    found = {tuple(bundle.actions): bundle.anchors for bundle in build_bundles(GAME.view(t.s, 0), decision)}
    assert found == {("take carriage",): ["carriage:3"], ("decline carriage",): ["courier"]}
    assert spots(t.s)["carriage-3"] == {"carriage:3"}


@rule("TT-HOUSE-01")
def test_a_click_on_the_mark_of_a_province_places_the_houses_there() -> None:
    t = Table(2).route("ulm", "augsburg", "muenchen").closing().play("close")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    found = {bundle.actions[0]: bundle.anchors for bundle in build_bundles(GAME.view(t.s, 0), decision)}
    assert found["houses in baiern"] == ["province:baiern"]
    assert found["houses each"] == []
    assert spots(t.s)["baiern"] == {"province:baiern"}


def test_lines_of_the_log_light_cities_and_tiles() -> None:
    tile = Message("log-tile", stack=Message("stack-baden"), points=Message("point-count", count=3))
    assert list_message_anchors(GAME, tile) == ["stack:baden"]
    assert list_message_anchors(GAME, Message("log-draw", city=Message("city-ulm"))) == ["city:ulm"]


# Routes


def test_both_ends_of_the_own_route_are_flown_and_the_others_wait() -> None:
    t = Table(3).route("ulm", "augsburg", "muenchen").route("lodz", "pilsen", seat=1)
    picture = drawn(t.s)
    assert picture["own"]["ends"] == [g.shift_box(g.PENNON, g.city_sign_center(city)) for city in ("ulm", "muenchen")]
    assert picture["own"]["way"] == g.ROADS["augsburg-ulm"] + g.ROADS["augsburg-muenchen"]
    assert [(other["seat"], other["way"]) for other in picture["others"]] == [(1, g.ROADS["lodz-pilsen"])]
    page = html(t.s, 0)
    assert 'data-anchor="route:1 seat:1"' in page
    assert page.count('data-highlight="route:1"') == 2


def test_a_single_card_is_both_ends() -> None:
    own = drawn(Table(2).route("lodz").hand("pilsen").playing().s)["own"]
    assert len(own["ends"]) == 1
    assert [fit["id"] for fit in own["fits"]] == ["lodz-pilsen"]
    assert own["way"] == ""


def test_a_route_across_the_map_asks_for_the_whole_map() -> None:
    near = Table(2).hand().route("ulm", "augsburg", "muenchen").playing()
    far = Table(2).hand().route(*PATH[:12]).playing()
    assert not drawn(near.s)["own"]["far"]
    assert drawn(far.s)["own"]["far"]
    assert "data-show-whole" in html(far.s, 0)
    assert "data-show-whole" not in html(near.s, 0)


def test_every_city_that_could_be_drawn_has_its_name_on_the_whole_map() -> None:
    t = Table(2).hand("basel").route("ulm", "augsburg").draw()
    asked = {city for city in t.shown() if city is not None} | {"basel", "ulm", "augsburg"}
    translate = translator_for("en", "thurn-und-taxis").translate
    assert {each["name"] for each in drawn(t.s)["own"]["names"]} == {translate(f"city-{city}") for city in asked}
