"""The player board of Thurn und Taxis: draw and play cards by clicking them, and close a route."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.positions import PreparedTable, create_long_route_policy, create_match, play_until, store_table
from browser.table_page import read_choices, read_version, wait_for_choices, wait_for_version
from browser.windows import LAPTOP, PHONE, People
from postchaise import Match
from postchaise.games.thurn_und_taxis.state import S_CLOSE, S_DRAW, S_PLAY, State
from postchaise.games.thurn_und_taxis.web.questions.card_preview import find_fitting_sides
from server.serving import Serving


def store_position(serving: Serving, done: Callable[[Match], bool]) -> PreparedTable:
    match = play_until(create_match("thurn-und-taxis", 3, 11), create_long_route_policy(3), done)
    assert not match.over
    return store_table(serving.database, match, title="Passau")


def open_desk(people: People, table: PreparedTable, **options: Any) -> Any:
    return people.open_window(table.path, token=table.tokens[table.match.actor], **options)


def is_at(match: Match, step: int, cards: int = 0) -> bool:
    s = match.state
    assert isinstance(s, State)
    return s.agenda[-1] == step and len(s.route[s.active]) >= cards


def list_fitting_sides(match: Match, city: str) -> list[str]:
    return find_fitting_sides(match.view(match.actor)["players"][match.actor]["route"], city)


def read_hand(match: Match) -> list[str]:
    return list(match.view(match.actor)["players"][match.actor]["cards"])


def read_route(page: Any) -> list[str]:
    found = page.locator(".ribbon > .city-card").evaluate_all("(all) => all.map((one) => one.dataset.anchor)")
    return [anchor.split()[0].removeprefix("laid:") for anchor in found]


def act_and_wait(page: Any, act: Callable[[], None]) -> None:
    before = read_version(page)
    act()
    wait_for_version(page, before + 1)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_cards_are_drawn_by_a_click_on_them(people: People, serving: Serving, screen: dict[str, int]) -> None:
    table = store_position(serving, lambda match: is_at(match, S_DRAW, 2) and not match.state.drawn)
    page = open_desk(people, table, viewport=screen)
    wait_for_choices(page)
    if screen is PHONE:
        page.locator("#tab-player-board").click()
    held = page.locator(".hand-section .city-card").count()
    act_and_wait(page, lambda: page.locator(".display-section button.city-card:not(.pile)").nth(2).click())
    assert page.locator(".hand-section .city-card").count() == held + 1
    act_and_wait(page, lambda: page.locator(".city-card.pile").click())
    assert page.locator(".hand-section .city-card").count() == held + 2


def test_a_card_that_fits_one_end_is_played_with_one_click_or_key(people: People, serving: Serving) -> None:
    def one_end(match: Match) -> bool:
        return is_at(match, S_PLAY, 2) and any(len(list_fitting_sides(match, city)) == 1 for city in read_hand(match))

    table = store_position(serving, one_end)
    city = next(city for city in read_hand(table.match) if len(list_fitting_sides(table.match, city)) == 1)
    page = open_desk(people, table)
    wait_for_choices(page)
    card = page.locator(f'.hand-section [data-anchor~="card:{city}"]').first
    card.focus()
    act_and_wait(page, lambda: page.keyboard.press("Enter"))
    assert city in (read_route(page)[0], read_route(page)[-1])


@pytest.mark.parametrize("dragged", [False, True], ids=["clicked", "dragged"])
def test_a_card_that_fits_both_ends_goes_to_the_chosen_end(people: People, serving: Serving, dragged: bool) -> None:
    def both_ends(match: Match) -> bool:
        return is_at(match, S_PLAY, 2) and any(len(list_fitting_sides(match, city)) == 2 for city in read_hand(match))

    table = store_position(serving, both_ends)
    city = next(city for city in read_hand(table.match) if len(list_fitting_sides(table.match, city)) == 2)
    page = open_desk(people, table)
    wait_for_choices(page)
    card, end = (
        page.locator(f'.hand-section [data-anchor~="card:{city}"]').first,
        page.locator('.gap[data-anchor="side:left"]'),
    )
    if dragged:
        act_and_wait(page, lambda: card.drag_to(end))
    else:
        card.click()
        assert {choice["notation"] for choice in read_choices(page)} == {f"play {city} left", f"play {city} right"}
        act_and_wait(page, end.click)
    assert read_route(page)[0] == city


def test_closing_a_route_has_the_previewed_effects(people: People, serving: Serving) -> None:
    """Close in the first way, answer with the first choice, and take the carriage."""
    table = store_position(serving, lambda match: is_at(match, S_CLOSE, 5) and match.state.turns_begun > 30)
    seat = table.match.actor
    page = open_desk(people, table)
    wait_for_choices(page)
    way = page.locator(".choice.bundle").first
    way.hover()
    assert page.locator(".ghost-house.highlighted").count(), "the houses are shown on the map"
    told = page.locator(".route-sum.highlighted .sum-change b").inner_text()
    act_and_wait(page, way.click)
    while page.locator(f'.seat-row.turn[data-anchor="seat:{seat}"]').count() and read_choices(page):
        act_and_wait(page, lambda: page.locator("#choices .choice").first.click())
    now = page.locator(f'[data-count="points-{seat}"]').inner_text()
    least, _, most = told.removesuffix(" then").partition("–")
    figures = [int(each.replace("−", "-")) for each in (least, most or least)]
    assert figures[0] <= int(now.replace("−", "-")) <= figures[1]


def test_tapping_an_official_explains_and_plays_nothing(people: People, serving: Serving) -> None:
    table = store_position(
        serving, lambda match: is_at(match, S_DRAW, 2) and not match.state.drawn and bool(read_hand(match))
    )
    page = open_desk(people, table, viewport=PHONE, has_touch=True, is_mobile=True)
    wait_for_choices(page)
    before, official = read_version(page), page.locator('.official[data-anchor="official:administrator"]')
    assert official.bounding_box()["height"] >= 24
    official.tap()
    page.get_by_text("Replace all face-up cards.").filter(visible=True).first.wait_for()
    assert read_version(page) == before
    assert page.locator(".choice kbd:visible").count() == 0, "numbers are for keyboards"


def test_a_click_on_a_bot_leaves_no_tooltip(people: People, serving: Serving) -> None:
    match = play_until(
        create_match("thurn-und-taxis", 3, 11),
        create_long_route_policy(3),
        lambda match: is_at(match, S_DRAW, 2) and match.actor == 0,
    )
    table = store_table(serving.database, match, bots=2)
    page = open_desk(people, table)
    wait_for_choices(page)
    name, tip = page.locator(".seat-name[tabindex]").first, page.locator(".seat-name[tabindex] .tooltip").first
    name.hover()
    tip.wait_for(state="visible")
    name.click()
    page.mouse.move(5, 5)
    tip.wait_for(state="hidden")
    page.locator("#look-1").focus()
    page.keyboard.press("Tab")
    tip.wait_for(state="visible")


def test_the_page_of_an_opponent_contains_no_hidden_card(people: People, serving: Serving) -> None:
    """Nothing the server sends to the neighbour names a card that only its owner knows."""

    def secret(match: Match) -> set[str]:
        player = match.view(match.actor)["players"][match.actor]
        return {city for city in player["cards"] if city not in player["known"]}

    def alone(match: Match) -> bool:
        return is_at(match, S_PLAY) and bool(secret(match))

    table = store_position(serving, alone)
    match = table.match
    neighbour = (match.actor + 1) % match.seats
    for token in (table.tokens[neighbour], ""):
        page = people.open_window(table.path, token=token)
        page.wait_for_selector(".hand-section")
        anchors = page.locator("[data-anchor]").evaluate_all(
            "(all) => all.flatMap((one) => one.dataset.anchor.split(' '))"
        )
        own = match.view(neighbour)["players"][neighbour]["cards"] if token else {}
        board = (
            {f"card:{city['id']}" for city in match.view(-1)["cities"]} if match.state.agenda[-1] == S_PLAY else set()
        )
        told = {anchor for anchor in anchors if anchor.startswith("card:")} - board
        assert told <= {f"card:{city}" for city in own}
        shown = page.locator(".hand-section .city-card").evaluate_all(
            "(all) => all.map((one) => one.dataset.piece ?? '')"
        )
        names = {piece.removeprefix("card-").rsplit("-", 1)[0] for piece in shown if piece}
        known = set(match.view(-1)["players"][match.actor]["known"])
        assert names <= (set(own) if token else known)
