"""The daily puzzle on a real server: shown, answered, stored, and played on."""

from __future__ import annotations

from datetime import timedelta

import pytest

from postchaise import Match
from postchaise.server.pages.puzzles import get_puzzle_date
from postchaise.web.views.puzzle import choose_puzzle_number, find_puzzles
from server.persons import Browser
from server.serving import Serving

GAMES = ("la-loire", "orleans", "thurn-und-taxis")


@pytest.mark.parametrize("game", GAMES)
def test_asked_answered_and_played_on(serving: Serving, game: str) -> None:
    ada, day = Browser(serving), get_puzzle_date()
    puzzle = find_puzzles(game)[choose_puzzle_number(game, day)]
    asks = ada.get(f"/puzzle/{game}?day={day}")
    assert asks.status_code == 200
    assert all(f'value="{choice}"' in asks.text for choice in (puzzle.best, *(o.choice for o in puzzle.others)))
    assert 'id="verdict"' not in asks.text
    assert 'class="points-behind"' not in asks.text, "nothing tells the best one before an answer"
    wrong = ada.send(f"/puzzle/{game}", day=day.isoformat(), choice=puzzle.others[0].choice)
    assert wrong.status_code == 303
    page = ada.get(wrong.headers["location"]).text
    assert "Not the best choice" in page
    assert "Where the difference comes from" in page
    assert "answered, not solved" in ada.get("/").text
    right = ada.send(f"/puzzle/{game}", day=day.isoformat(), choice=puzzle.best)
    assert "Solved!" in ada.get(right.headers["location"]).text
    assert "answered, not solved" in ada.get("/").text, "the first answer of a day counts"
    table = ada.send(f"/puzzle/{game}/play", day=day.isoformat()).headers["location"].removeprefix("/t/")
    live = serving.live(table)
    assert live.match.state.to_json() == Match.from_record(puzzle.record).state.to_json()
    assert [seat.seat for seat in live.seats if seat.kind == "person"] == [puzzle.seat]
    assert "fork-banner" in ada.get(f"/t/{table}").text


def test_the_home_page_shows_a_puzzle_solved_at_the_first_attempt(serving: Serving) -> None:
    ben, day = Browser(serving), get_puzzle_date()
    puzzle = find_puzzles("orleans")[choose_puzzle_number("orleans", day)]
    assert "solved today" not in ben.get("/").text
    ben.send("/puzzle/orleans", day=day.isoformat(), choice=puzzle.best)
    assert ben.get("/").text.count("solved today") == 1
    ben.send("/my/delete", sure="1")
    assert "solved today" not in ben.get("/").text, "who deletes everything deletes that, too"


def test_earlier_days_are_there_and_later_ones_are_not(serving: Serving) -> None:
    ada, day = Browser(serving), get_puzzle_date()
    assert ada.get(f"/puzzle/orleans?day={day - timedelta(1)}").status_code == 200
    for wrong in (day + timedelta(2), day - timedelta(4000), "yesterday", "0001-01-01"):
        assert ada.get(f"/puzzle/orleans?day={wrong}").status_code == 404
    assert ada.get("/puzzle/chess").status_code == 404
    refused = ada.send("/puzzle/orleans", day=day.isoformat(), choice="give up")
    assert refused.status_code == 400
    assert ada.get("/puzzle/orleans?choice=%3Cb%3E").status_code == 200


def test_the_date_of_a_puzzle_is_formatted_for_the_language(serving: Serving) -> None:
    now = get_puzzle_date()
    for lang, sentence in (("en", f"{now.day} "), ("fr", f"{now.day} "), ("de", f"{now.day}. ")):
        page = Browser(serving).get("/puzzle/la-loire", headers={"accept-language": lang}).text
        line = page.partition('class="eyebrow days"><span>')[2].partition("</span>")[0]
        assert sentence in line, lang
        assert now.isoformat() not in line, lang
