"""Thurn und Taxis with four players near the end: houses in all cities, and nothing overlaps in any language."""

from __future__ import annotations

from browser.layout_checks import find_cut_off_text, find_half_hidden_choices, find_overlaps, is_log_cut
from browser.positions import create_long_route_policy, create_match, play_until, store_table
from browser.table_page import wait_for_choices
from browser.windows import BROAD, LAPTOP, PHONE, WIDE, People, visit_in_languages
from postchaise import Match
from server.serving import Serving

HOUSES = 66  # of 80
ON_THE_MAP = [
    ".house",
    ".own-house:not(.ghost-house)",
    ".city-sign use",
    ".map.over text",
    ".map .title text",
    ".map .cabinet text",
    ".province-mark > g",
]
ON_THE_DESK = [
    "#player-board .city-card",
    "#part-ribbon .city-card",
    "#part-ribbon .gap",
    "#players .seat-name bdi",
    "#players .resources",
]
WORDS = [".seat-row .route-line", ".hand-section h3", ".display-section h3", ".officials .official b"]
DRAWN = """() => [...document.querySelectorAll(".house, .own-house:not(.ghost-house)")]
  .filter((house) => house.getBoundingClientRect().width > 5).length"""
LINES = "all => all.map((one) => one.getClientRects().length)"
NAMES_ABOVE = """() => [...document.querySelectorAll("#players .seat-row")].filter((row) =>
  row.querySelector(".seat-name bdi").getBoundingClientRect().top < row.getBoundingClientRect().top).length"""
SCROLLS = """() => { const page = document.documentElement;
  return page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1; }"""


def is_map_full(match: Match) -> bool:
    """Return whether every city has houses and the active player has a route."""
    view = match.view(-1)
    houses = [len(city["houses"]) for city in view["cities"]]
    return min(houses) > 0 and sum(houses) >= HOUSES and len(view["players"][view["active"]]["route"]) > 3


def test_nothing_overlaps_on_a_map_full_of_houses(people: People, serving: Serving) -> None:
    match = play_until(create_match("thurn-und-taxis", 4, 5), create_long_route_policy(5), is_map_full)
    assert not match.over
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[match.actor], viewport=BROAD)
    for lang in visit_in_languages(page, people.address + laid.path):
        page.set_viewport_size(BROAD)
        wait_for_choices(page)
        built = sum(len(city["houses"]) for city in match.view(-1)["cities"])
        assert page.evaluate(DRAWN) == built, "those of every player"
        for size in (BROAD, LAPTOP, PHONE):
            page.set_viewport_size(size)
            assert not page.evaluate(SCROLLS), (lang, size)
            found = find_overlaps(page, "#board", ON_THE_MAP, slack=2, at_least=120 if size != PHONE else 40)
            assert not found, (lang, size, found)
            found = find_overlaps(page, "main", ON_THE_DESK, at_least=4)
            assert not found, (lang, size, found)
            found = find_cut_off_text(page, "main", WORDS)
            assert not found, (lang, size, found)
            assert size == PHONE or not page.evaluate(NAMES_ABOVE), (lang, size, "names in the row above")
        # The small map omits most names; the title stays whole.
        title, map_ = (page.locator(each).bounding_box() for each in (".title .title-alone", "#viewport"))
        assert map_["x"] <= title["x"]
        assert title["x"] + title["width"] <= map_["x"] + map_["width"]
        page.locator("#do-fit").click()
        found = find_overlaps(page, "#board", ON_THE_MAP, slack=2, at_least=120)
        assert not found, (lang, found)


def is_second_card(match: Match) -> bool:
    """Return whether the decision has the most choices: six cards, the pile and the Administrator."""
    decision = match.decision(match.actor)
    assert decision is not None
    return is_map_full(match) and len(decision.choices) == 9


def test_all_choices_of_a_draw_are_visible(people: People, serving: Serving) -> None:
    match = play_until(create_match("thurn-und-taxis", 4, 5), create_long_route_policy(5), is_second_card)
    assert not match.over
    laid = store_table(serving.database, match, ("Ada", "Bastien", "Colette", "Dorothea"))
    page = people.open_window(token=laid.tokens[match.actor], viewport=LAPTOP)
    for lang in visit_in_languages(page, people.address + laid.path):
        wait_for_choices(page)
        assert page.locator(".choices button.choice").count() == 8
        for size, seen in ((LAPTOP, 8), (BROAD, 8), (PHONE, 7)):  # on a phone the Administrator is among the officials
            page.set_viewport_size(size)
            assert not find_half_hidden_choices(page, seen), (lang, size, find_half_hidden_choices(page, seen))
            assert size == PHONE or not is_log_cut(page), (lang, size)
        page.set_viewport_size(LAPTOP)


def is_card_paid(match: Match) -> bool:
    """Return whether the next card costs letters for the Postmaster."""
    view = match.view(match.actor)
    turn = view["this_turn"]
    return view["step"] == "draw" and turn["drawn"] == 1 and turn["used"] == ["administrator"] and turn["purse"] > 1


def test_card_costs_break_no_name_on_a_phone(people: People, serving: Serving) -> None:
    match = play_until(create_match("thurn-und-taxis", 4, 11), create_long_route_policy(11), is_card_paid)
    assert not match.over
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[match.actor], viewport=PHONE)
    for lang in visit_in_languages(page, people.address + laid.path):
        wait_for_choices(page)
        assert page.locator(".choice-group[data-group=draw] .cost-item").first.is_visible(), lang
        names = page.locator(".choice-group[data-group=draw] .choice-words > b").evaluate_all(LINES)
        assert max(names) == 1, (lang, names)
        found = find_overlaps(
            page,
            ".choice-group[data-group=draw]",
            [".choice-words > b", ".choice-words em", ".if-closing", ".cost-item"],
        )
        assert not found, (lang, found)


def test_the_log_tab_works_after_the_chat(people: People, serving: Serving) -> None:
    match = play_until(
        create_match("thurn-und-taxis", 2, 5), create_long_route_policy(5), lambda match: match.version > 20
    )
    laid = store_table(serving.database, match)
    page = people.open_window(laid.path, token=laid.tokens[match.actor], viewport=PHONE)
    wait_for_choices(page)
    page.locator("#tab-chat").click()
    page.locator("#tab-log").click()
    page.locator("#log li").first.wait_for(state="visible")


# By how much names are wider than their boxes: to a fraction, for that is enough to cut letters off
TOO_WIDE = """() => Math.max(...[...document.querySelectorAll(".seat-row .seat-name > bdi")].map((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return words.getBoundingClientRect().width - name.getBoundingClientRect().width; }))"""


def test_the_level_of_a_bot_is_shortened_before_its_name(people: People, serving: Serving) -> None:
    laid = store_table(
        serving.database, create_match("thurn-und-taxis", 3, 11), ("Margot", "Rabelais", "Mélusine"), bots=2
    )
    page = people.open_window(laid.path, token=laid.tokens[0], viewport=WIDE)
    page.locator(".seat-row").last.wait_for()
    assert page.evaluate(TOO_WIDE) <= 0
