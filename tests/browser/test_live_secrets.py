"""Two browsers at one table: each receives public information at once and the other's secrets never."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.positions import PreparedTable, create_match, create_random_policy, play_until, store_table
from browser.table_page import locate_followers, read_choices, read_version, wait_for_choices, wait_for_version
from browser.windows import LAPTOP, People
from postchaise import Match
from postchaise.games.thurn_und_taxis.state import S_DRAW, State
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
STAYS = "window.stays = true"  # gone after a reload


class PageListener:
    """A page at a table, and everything the server ever sends to it."""

    def __init__(self, people: People, laid: PreparedTable, token: str) -> None:
        self.page = people.open_window("/offline/en", token=token, reuse=False, viewport=LAPTOP)
        self.url, self.api = people.address + laid.path, f"{people.address}/api/v1/tables/{laid.table}"
        self.heard: list[str] = []
        self.answers: list[Any] = []
        wire = self.page.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda told: self.heard.append(told["data"]))
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.page.goto(self.url)
        self.page.locator("#players .seat-row").first.wait_for()
        self.page.evaluate(STAYS)

    def look(self) -> dict[str, Any]:
        """Request the table through the API."""
        answer = self.page.request.get(self.api)
        self.heard.append(answer.text())
        return dict(answer.json())

    def request_everything(self, seats: int) -> str:
        """Request every resource, also as other seats, and return everything received so far."""
        for path in ("", "/catch-up", "/reference", "/record"):
            for seat in range(seats):
                answer = self.page.request.get(f"{self.api}{path}?seat={seat}")
                assert answer.status == (403 if path == "/record" else 200), path
                self.heard.append(answer.text())
        for path in ("/log", "?text_board=1", "?seat=0", "?seat=1"):
            self.heard.append(self.page.request.get(self.url + path).text())
        for answer in self.answers:
            if "/stream" not in answer.url and "/static/" not in answer.url:
                self.heard.append(answer.text())
        self.answers.clear()
        return "\n".join(self.heard)


def open_listeners(people: People, laid: PreparedTable) -> list[PageListener]:
    """Open the table as Ada, as Ben and as a spectator."""
    listeners = [PageListener(people, laid, token) for token in (*laid.tokens, "")]
    onlooker = listeners[-1].page
    expect(onlooker.locator(".page-location .head-tag")).to_have_text("watching")
    assert not read_choices(onlooker)
    assert onlooker.locator("#do-undo, #do-catch-up, [data-form=notation]").count() == 0
    return listeners


# Orléans: all plan at the same time


def locate_state(page: Any, seat: int) -> Any:
    return page.locator(f'#players [data-anchor="seat:{seat}"] .state')


def fill_place(page: Any, place: str) -> None:
    page.locator(f'article[data-anchor="place:{place}"] .cover').click(position={"x": 6, "y": 6})


def say_ready(page: Any) -> None:
    page.locator('[data-notation="ready"]').click()


def list_filled_places(listener: PageListener) -> list[list[str]]:
    """Return the occupied places of each seat that this person can see."""
    players = listener.look()["view"]["players"]
    return [[place["id"] for place in player["places"] if any(place["spaces"])] for player in players]


def test_or_phase4_05_a_plan_stays_hidden_while_two_players_plan(people: People, serving: Serving) -> None:
    """Others see at once who is ready, but not the plan."""
    match = play_until(create_match("orleans", 2, 5), create_random_policy(1), lambda m: m.view(-1)["step"] == "plan")
    laid = store_table(serving.database, match)
    ada, ben, eve = listeners = open_listeners(people, laid)
    before = ben.look()["view"], eve.look()["view"]
    wait_for_choices(ada.page)
    wait_for_choices(ben.page)
    fill_place(ada.page, "farmhouse")
    expect(locate_followers(ada.page, "farmhouse")).to_have_count(2)
    for listener in listeners:
        wait_for_version(listener.page, read_version(ada.page))
        expect(locate_state(listener.page, 0)).to_contain_class("thinks")
        expect(locate_state(listener.page, 1)).to_contain_class("thinks")
    assert (ben.look()["view"], eve.look()["view"]) == before, "nobody can tell that anything was planned"
    fill_place(ben.page, "university")
    expect(locate_followers(ben.page, "university")).to_have_count(3)
    say_ready(ada.page)
    for listener in listeners:
        expect(locate_state(listener.page, 0)).to_contain_class("ready")
        expect(locate_state(listener.page, 1)).to_contain_class("thinks")
    expect(ben.page.locator(".desk .socket.coin")).to_have_count(3)
    expect(eve.page.locator(".desk .socket.coin")).to_have_count(0)
    for listener in listeners:
        assert list_filled_places(listener) == [
            ["farmhouse"] if listener is ada else [],
            ["university"] if listener is ben else [],
        ]
    for listener in listeners:
        assert ('"own-boatman farmhouse-boatman"' in listener.request_everything(2)) == (listener is ada), (
            "as it stands in the plan"
        )
    say_ready(ben.page)
    for listener in listeners:
        expect(listener.page.locator("#players .state:is(.ready, .thinks)")).to_have_count(0)
        assert list_filled_places(listener) == [["farmhouse"], ["university"]], "now everybody sees both"
        assert listener.page.evaluate("window.stays"), "nothing was loaded again"


# Thurn und Taxis: hands are hidden


def is_drawing(match: Match) -> bool:
    return isinstance(match.state, State) and match.state.agenda[-1] == S_DRAW and match.version > 30


def test_only_its_owner_sees_a_card_drawn_from_the_pile(people: People, serving: Serving) -> None:
    """Search everything that the others received for the log line and the drawn card."""
    match = play_until(create_match("thurn-und-taxis", 2, 4), create_random_policy(4), is_drawing)
    laid, owner = store_table(serving.database, match), match.actor
    listeners = open_listeners(people, laid)
    page = listeners[owner].page
    wait_for_choices(page)
    before = read_version(page)
    public = json.dumps(match.view(-1)["players"]) + json.dumps(match.view(-1)["display"])
    match.play(owner, match.game.parse("draw pile"))
    was, cards = match.view(-1)["players"][owner], match.view(owner)["players"][owner]["cards"]
    drawn = next(city for city in cards if city not in was["known"])
    assert f'"{drawn}"' not in public, "a card that nobody else could name"
    page.locator(".city-card.pile").click()
    for listener in listeners:
        wait_for_version(listener.page, before + 1)
    sentence = page.locator("#log li").last.inner_text().strip()
    assert "draws a card" not in sentence
    for seat, listener in enumerate(listeners):
        heard = listener.request_everything(2)
        own = seat == owner
        assert (f'data-piece=\\"card-{drawn}-' in heard or f'data-piece="card-{drawn}-' in heard) == own, seat
        assert (sentence.partition("draws ")[2] in heard) == own, seat
        assert (drawn in str(listener.look()["view"]["players"][owner])) == own, seat
