"""The desk of Thurn und Taxis by hand: cards are taken and played where they lie, and closing brings what was told."""

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


def laid(serving: Serving, done: Callable[[Match], bool]) -> PreparedTable:
    match = play_until(create_match("thurn-und-taxis", 3, 11), create_long_route_policy(3), done)
    assert not match.over
    return store_table(serving.database, match, title="Passau")


def window(people: People, table: PreparedTable, **options: Any) -> Any:
    return people.open_window(table.path, token=table.tokens[table.match.actor], **options)


def at(match: Match, step: int, cards: int = 0) -> bool:
    s = match.state
    assert isinstance(s, State)
    return s.agenda[-1] == step and len(s.route[s.active]) >= cards


def sides(match: Match, city: str) -> list[str]:
    return find_fitting_sides(match.view(match.actor)["players"][match.actor]["route"], city)


def hand(match: Match) -> list[str]:
    return list(match.view(match.actor)["players"][match.actor]["cards"])


def route(page: Any) -> list[str]:
    found = page.locator(".ribbon > .city-card").evaluate_all("(all) => all.map((one) => one.dataset.anchor)")
    return [anchor.split()[0].removeprefix("laid:") for anchor in found]


def done(page: Any, act: Callable[[], None]) -> None:
    before = read_version(page)
    act()
    wait_for_version(page, before + 1)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_cards_are_drawn_by_a_click_on_them(people: People, serving: Serving, screen: dict[str, int]) -> None:
    table = laid(serving, lambda match: at(match, S_DRAW, 2) and not match.state.drawn)
    page = window(people, table, viewport=screen)
    wait_for_choices(page)
    if screen is PHONE:
        page.locator("#tab-player-board").click()
    held = page.locator(".hand-section .city-card").count()
    done(page, lambda: page.locator(".display-section button.city-card:not(.pile)").nth(2).click())
    assert page.locator(".hand-section .city-card").count() == held + 1
    done(page, lambda: page.locator(".city-card.pile").click())
    assert page.locator(".hand-section .city-card").count() == held + 2


def test_a_card_that_fits_one_end_is_played_at_once_and_by_keyboard(people: People, serving: Serving) -> None:
    def one_end(match: Match) -> bool:
        return at(match, S_PLAY, 2) and any(len(sides(match, city)) == 1 for city in hand(match))

    table = laid(serving, one_end)
    city = next(city for city in hand(table.match) if len(sides(table.match, city)) == 1)
    page = window(people, table)
    wait_for_choices(page)
    card = page.locator(f'.hand-section [data-anchor~="card:{city}"]').first
    card.focus()
    done(page, lambda: page.keyboard.press("Enter"))
    assert city in (route(page)[0], route(page)[-1])


@pytest.mark.parametrize("dragged", [False, True], ids=["clicked", "dragged"])
def test_a_card_that_fits_both_ends_goes_where_one_says(people: People, serving: Serving, dragged: bool) -> None:
    def both_ends(match: Match) -> bool:
        return at(match, S_PLAY, 2) and any(len(sides(match, city)) == 2 for city in hand(match))

    table = laid(serving, both_ends)
    city = next(city for city in hand(table.match) if len(sides(table.match, city)) == 2)
    page = window(people, table)
    wait_for_choices(page)
    card, end = (
        page.locator(f'.hand-section [data-anchor~="card:{city}"]').first,
        page.locator('.gap[data-anchor="side:left"]'),
    )
    if dragged:
        done(page, lambda: card.drag_to(end))
    else:
        card.click()
        assert {choice["notation"] for choice in read_choices(page)} == {f"play {city} left", f"play {city} right"}
        done(page, end.click)
    assert route(page)[0] == city


def test_closing_brings_what_was_told(people: People, serving: Serving) -> None:
    """The first way, the first answer to what is asked then; the carriage is taken."""
    table = laid(serving, lambda match: at(match, S_CLOSE, 5) and match.state.turns_begun > 30)
    seat = table.match.actor
    page = window(people, table)
    wait_for_choices(page)
    way = page.locator(".choice.bundle").first
    way.hover()
    assert page.locator(".ghost-house.highlighted").count(), "the houses are shown on the map"
    told = page.locator(".route-sum.highlighted .sum-change b").inner_text()
    done(page, way.click)
    while page.locator(f'.seat-row.turn[data-anchor="seat:{seat}"]').count() and read_choices(page):
        done(page, lambda: page.locator("#choices .choice").first.click())
    now = page.locator(f'[data-count="points-{seat}"]').inner_text()
    least, _, most = told.removesuffix(" then").partition("–")
    figures = [int(each.replace("−", "-")) for each in (least, most or least)]
    assert figures[0] <= int(now.replace("−", "-")) <= figures[1]


def test_tapping_an_official_explains_and_plays_nothing(people: People, serving: Serving) -> None:
    table = laid(serving, lambda match: at(match, S_DRAW, 2) and not match.state.drawn and bool(hand(match)))
    page = window(people, table, viewport=PHONE, has_touch=True, is_mobile=True)
    wait_for_choices(page)
    before, official = read_version(page), page.locator('.official[data-anchor="official:administrator"]')
    assert official.bounding_box()["height"] >= 24
    official.tap()
    page.get_by_text("Replace all face-up cards.").filter(visible=True).first.wait_for()
    assert read_version(page) == before
    assert page.locator(".choice kbd:visible").count() == 0, "numbers are for keyboards"


def test_a_click_on_a_bot_leaves_no_tooltip_open(people: People, serving: Serving) -> None:
    match = play_until(
        create_match("thurn-und-taxis", 3, 11),
        create_long_route_policy(3),
        lambda match: at(match, S_DRAW, 2) and match.actor == 0,
    )
    table = store_table(serving.database, match, bots=2)
    page = window(people, table)
    wait_for_choices(page)
    name, tip = page.locator(".seat-name[tabindex]").first, page.locator(".seat-name[tabindex] .tooltip").first
    name.click()
    tip.wait_for(state="visible")
    page.mouse.move(5, 5)
    tip.wait_for(state="hidden")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    tip.wait_for(state="visible")


def test_nobody_finds_the_hidden_cards_of_another_in_the_page(people: People, serving: Serving) -> None:
    """Canaries: whatever the server sends to the neighbour names no card that only the owner knows."""

    def secret(match: Match) -> set[str]:
        player = match.view(match.actor)["players"][match.actor]
        return {city for city in player["cards"] if city not in player["known"]}

    def alone(match: Match) -> bool:
        return at(match, S_PLAY) and bool(secret(match))

    table = laid(serving, alone)
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
