"""The drawn board: what it shows over whole matches, what a choice lights on it, and that nothing secret is on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from estafette import SPECTATOR, Match
from estafette.games.thurn_und_taxis import actions as x
from estafette.games.thurn_und_taxis import components as c
from estafette.games.thurn_und_taxis.game import GAME
from estafette.games.thurn_und_taxis.state import State
from estafette.games.thurn_und_taxis.table import geometry as g
from estafette.games.thurn_und_taxis.table.bundles import bundles
from estafette.games.thurn_und_taxis.table.scene import scene
from estafette.games.thurn_und_taxis.table.touch import icon, touches
from estafette.kernel.dice import ScriptedDice
from estafette.kernel.phrase import Phrase
from estafette.table.engine import render
from estafette.table.log import touched
from estafette.table.seats import Player
from estafette.table.words import words
from thurn_und_taxis import PATH, Table, rule

NAMES = ("Margot", "Anna", "Paracelsus", "Wilma")
RECORDS = sorted((Path(__file__).resolve().parents[2] / "matches" / "thurn-und-taxis").glob("*.txt"))


def drawn(s: State, audience: int = 0, lang: str = "en") -> dict[str, Any]:
    return scene(GAME.view(s, audience), said(s, lang), seated(s))


def seated(s: State) -> list[Player]:
    return [Player(seat, NAMES[seat]) for seat in range(s.seats)]


def said(s: State, lang: str = "en") -> Any:
    return words(lang, "thurn-und-taxis", NAMES[: s.seats])


def html(s: State, audience: int, lang: str = "en") -> str:
    """Everything of the board as the page has it, but what lies below the map."""
    players = seated(s)
    context = {**drawn(s, audience, lang), "view": GAME.view(s, audience), "players": players}
    parts = [render(f"thurn-und-taxis/{part}.html", said(s, lang), **context) for part in ("map", "spots", "pieces")]
    parts += [render("thurn-und-taxis/cabinet.html", said(s, lang), **context)]
    return "\n".join(
        parts + [render("thurn-und-taxis/player.html", said(s, lang), **{**context, "who": each}) for each in players]
    )


def positions(path: Path, every: int = 61) -> Iterator[State]:
    """A recorded match, looked at now and then, at its end and the first time in every step of a turn."""
    match = Match.from_record(path.read_text("utf-8"))
    first = Match.restored(match.game, match.seats, match.options, match.setup_outcomes, [], None)
    s, seen = first.state.copy(), set[int]()
    assert isinstance(s, State)
    for number, entry in enumerate(match.entries):
        if number % every == 0 or s.agenda[-1] not in seen:
            seen.add(s.agenda[-1])
            yield s
        match.game.step(s, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
    yield s


# Whole matches


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_matches_are_drawn_for_everybody(path: Path) -> None:
    for number, s in enumerate(positions(path)):
        lang = ("en", "fr", "de")[number % 3]
        for audience in (SPECTATOR, s.active):
            picture, page = drawn(s, audience, lang), html(s, audience, lang)
            assert page.count('class="cty"') == c.CITIES
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
            found = touches(view, notation, x.SPACE.anchors(action))
            missing = [anchor for anchor in found if anchor not in there and not anchor.startswith(ON_THE_DESK)]
            assert not missing, (notation, missing)
            assert found or x.KIND[action].ends, notation
            symbol = icon(view, notation)
            assert symbol == "posthorn" or symbol in symbols(), (notation, symbol)
    assert len(kinds) >= 8


@cache
def symbols() -> set[str]:
    text = render("thurn-und-taxis/sprites.html", words("en", "thurn-und-taxis"))
    return set(re.findall(r'<symbol id="([\w-]+)"', text))


def spots(s: State) -> dict[str, set[str]]:
    return {spot["id"]: set(spot["anchors"].split()) for spot in drawn(s)["spots"]}


def test_a_city_stands_for_its_card_while_cards_are_asked_for() -> None:
    t = Table(2).hand("ulm", "lodz").draw()
    assert spots(t.s)["ulm"] == {"city:ulm", "display:ulm"}
    t.playing()
    assert spots(t.s)["ulm"] == {"city:ulm", "card:ulm"}


def test_the_road_to_the_end_at_which_a_card_is_laid_lights() -> None:
    t = Table(2).route("ulm", "augsburg").hand("ingolstadt", "kempten").playing()
    view = GAME.view(t.s, 0)
    assert "road:ingolstadt-ulm" in touches(view, "play ingolstadt left", [])
    assert "road:augsburg-ingolstadt" in touches(view, "play ingolstadt right", [])
    shown = {fit["id"] for fit in drawn(t.s)["own"]["fits"]}
    assert shown == {"ingolstadt-ulm", "augsburg-ingolstadt", "kempten-ulm", "augsburg-kempten"}


@rule("TT-HOUSE-01")
def test_houses_to_come_are_shown_for_certain_or_as_one_of_several() -> None:
    t = Table(2).route("ulm", "augsburg", "muenchen", "salzburg").houses("salzburg").closing().play("close")
    view = GAME.view(t.s, 0)
    each = touches(view, "houses each", [])
    assert {anchor for anchor in each if not anchor.startswith("stack:")} == {
        "preview:ulm",
        "maybe:augsburg",
        "maybe:muenchen",
    }
    assert touches(view, "houses in baiern", []) == ["preview:augsburg", "preview:muenchen"]
    assert {piece["city"] for piece in drawn(t.s)["previews"]} == {"ulm", "augsburg", "muenchen"}


@rule("TT-BONUS-PROV-01", "TT-BONUS-LENGTH-01", "TT-CARRIAGE-01")
def test_tiles_and_the_carriage_that_closing_brings_light() -> None:
    t = Table(2).route("ulm", "stuttgart", "mannheim", "carlsruhe", "freiburg").houses("sigmaringen").closing()
    assert {"stack:length-5", "carriage:3"} <= set(touches(GAME.view(t.s, 0), "close", []))
    t.play("close")
    view = GAME.view(t.s, 0)
    assert "stack:baden" in touches(view, "houses in baden", ["province:baden"])
    assert "stack:wuerttemberg-hohenzollern" in touches(view, "houses in wuerttemberg", [])
    assert not [each for each in touches(view, "houses each", []) if each.startswith("stack:")]


@rule("TT-CARRIAGE-02", "TX-CARRIAGE-01")
def test_a_click_in_the_cabinet_takes_the_carriage_or_goes_without() -> None:
    t = Table(2).route("ulm", "augsburg", "muenchen").closing().play("close").play("houses each")
    t.play("house muenchen")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    found = {tuple(bundle.actions): bundle.anchors for bundle in bundles(GAME.view(t.s, 0), decision)}
    assert found == {("take carriage",): ["carriage:3"], ("decline carriage",): ["courier"]}
    assert spots(t.s)["carriage-3"] == {"carriage:3"}


@rule("TT-HOUSE-01")
def test_a_click_on_the_mark_of_a_province_places_the_houses_there() -> None:
    t = Table(2).route("ulm", "augsburg", "muenchen").closing().play("close")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    found = {bundle.actions[0]: bundle.anchors for bundle in bundles(GAME.view(t.s, 0), decision)}
    assert found["houses in baiern"] == ["province:baiern"]
    assert found["houses each"] == []
    assert spots(t.s)["baiern"] == {"province:baiern"}


def test_lines_of_the_log_light_cities_and_tiles() -> None:
    tile = Phrase("log-tile", stack=Phrase("stack-baden"), points=Phrase("point-count", count=3))
    assert touched("thurn-und-taxis", tile) == ["stack:baden"]
    assert touched("thurn-und-taxis", Phrase("log-draw", city=Phrase("city-ulm"))) == ["city:ulm"]


# Routes


def test_both_ends_of_the_own_route_are_flown_and_the_others_wait() -> None:
    t = Table(3).route("ulm", "augsburg", "muenchen").route("lodz", "pilsen", seat=1)
    picture = drawn(t.s)
    assert picture["own"]["ends"] == [g.shifted(g.PENNON, g.node(city)) for city in ("ulm", "muenchen")]
    assert picture["own"]["way"] == g.ROADS["augsburg-ulm"] + g.ROADS["augsburg-muenchen"]
    assert [(other["seat"], other["way"]) for other in picture["others"]] == [(1, g.ROADS["lodz-pilsen"])]
    page = html(t.s, 0)
    assert 'data-anchor="route:1 seat:1"' in page
    assert page.count('data-touch="route:1"') == 2


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
    assert "data-whole" in html(far.s, 0)
    assert "data-whole" not in html(near.s, 0)


# Cabinet, title, panels


@rule("TT-BONUS-PROV-01", "TT-BONUS-ALL-01")
def test_a_pip_for_every_house_a_tile_asks_for() -> None:
    t = Table(2).houses("ulm", "sigmaringen", "lodz").houses("basel", seat=1)
    pips = drawn(t.s)["pips"]
    rows: dict[float, list[bool]] = {}
    for pip in pips:
        rows.setdefault(pip["y"], []).append(pip["on"])
    counts = [(len(row), sum(row)) for row in rows.values()]
    assert counts == [(3, 0), (3, 2), (3, 0), (4, 0), (8, 0), (8, 3)]
    assert all(row == sorted(row, reverse=True) for row in rows.values())
    assert [sum(pip["on"] for pip in drawn(t.s, 1)["pips"])] == [2]  # Basel itself, and Switzerland
    nine = Table(2, all_provinces="all_nine")
    assert len(drawn(nine.s)["pips"]) == len(pips) + 1


def test_the_cabinet_tells_who_has_what() -> None:
    t = (
        Table(4)
        .carriage(5)
        .carriage(5, seat=1)
        .carriage(5, seat=3)
        .tiles("baiern", 2, seat=2)
        .tiles("baden", 3, seat=1)
    )
    cabinet = drawn(t.s)["cabinet"]
    owners = {each["level"]: [sign["shape"] for sign in each["owners"]] for each in cabinet["carriages"]}
    assert owners == {3: [], 4: [], 5: ["disc", "square", "triangle"], 6: [], 7: []}
    stacks = {each["id"]: each for each in cabinet["stacks"]}
    assert (stacks["baiern"]["top"], len(stacks["baiern"]["under"])) == (3, 1)
    assert [sign["shape"] for sign in stacks["baiern"]["taken"]] == ["lozenge"] * 2
    assert (stacks["baden"]["top"], stacks["baden"]["under"]) == (0, [])
    assert drawn(t.s)["next"]["level"] == 6
    assert drawn(t.carriage(7).s)["next"] is None


@rule("TT-INFO-03")
def test_tiles_that_lie_face_down_are_nobodys_in_the_cabinet() -> None:
    t = Table(2, hide_bonus_totals=True).tiles("baiern", 1, seat=1)
    taken = {each["id"]: each["taken"] for each in drawn(t.s)["cabinet"]["stacks"]}
    assert taken["baiern"] == []
    assert [sign["shape"] for sign in {e["id"]: e for e in drawn(t.s, 1)["cabinet"]["stacks"]}["baiern"]["taken"]]


def test_the_title_tells_who_is_nearest_to_the_end() -> None:
    t = Table(3)
    assert drawn(t.s)["title"][1:] == ("ends at carriage 7, or at 20 houses", False)
    t.houses_left(2, seat=2)
    assert drawn(t.s)["title"][1:] == ("2 houses left: Paracelsus", True)
    t.carriage(6, seat=1)
    assert drawn(t.s)["title"][1:] == ("only carriage 7 is missing: Anna", True)
    t.ended_by(2, over=False)
    assert drawn(t.s)["title"][1:] == ("this round is the last", True)


def test_few_houses_left_stand_out() -> None:
    t = Table(2).houses_left(4).houses_left(3, seat=1)
    assert [panel["few"] for panel in drawn(t.s)["panels"]] == [False, True]


# Secrets


@rule("TT-INFO-01")
@pytest.mark.parametrize("memory_aid", [True, False])
def test_hidden_cards_change_nothing_for_anybody_else(memory_aid: bool) -> None:
    """Two tables that differ only in what the second player drew from the pile."""
    hands = [("lodz", "lodz", "linz"), ("ulm", "basel", "kempten")]
    one, two = (
        Table(3, memory_aid=memory_aid)
        .display("passau", "salzburg")
        .route("pilsen", seat=1)
        .hand(*hand, seat=1)
        .blind(*hand, seat=1)
        .draw()
        for hand in hands
    )
    assert one.shown() == two.shown()
    for audience in (SPECTATOR, 0, 2):
        for lang in ("en", "fr", "de"):
            assert html(one.s, audience, lang) == html(two.s, audience, lang)
            assert drawn(one.s, audience, lang) == drawn(two.s, audience, lang)
    assert html(one.s, 1) != html(two.s, 1), "but the player sees it"


@rule("TT-INFO-04")
def test_known_cards_are_told_only_as_the_memory_aid_allows() -> None:
    for memory_aid in (True, False):
        t = Table(2, memory_aid=memory_aid).hand("lodz", "ulm", seat=1).known("lodz", seat=1)
        for audience in (SPECTATOR, 0):
            panel = drawn(t.s, audience)["panels"][1]
            assert panel["known"] == ("Lodz" if memory_aid else "")
            assert panel["unknown"] == (1 if memory_aid else 2)
        assert drawn(t.s, 1)["panels"][1]["known"] == "", "one's own hand lies below the map"


@rule("TT-INFO-01")
def test_what_fits_the_route_of_another_is_told_of_face_up_cards_alone() -> None:
    t = Table(2).display("linz", "ulm", only=True).route("passau").hand("salzburg").draw()
    fits = {audience: {fit["city"] for fit in drawn(t.s, audience)["own"]["fits"]} for audience in (SPECTATOR, 0)}
    assert fits == {SPECTATOR: {"linz"}, 0: {"linz", "salzburg"}}
