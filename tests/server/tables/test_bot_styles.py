"""Bot styles: chosen by form or API, shown to everybody; unknown styles are refused by name."""

from __future__ import annotations

import pytest

from server.persons import Browser, Person, create_token
from server.serving import Serving

ME = {"kind": "me"}
VOYAGER = {"kind": "bot", "level": "journeyman:voyager"}


def test_a_program_reads_which_characters_there_are_and_seats_one(serving: Serving) -> None:
    ada = Person(serving)
    (title,) = [each for each in ada.get("/api/v1/games").json() if each["id"] == "thurn-und-taxis"]
    voyager = title["styles"][1]
    assert (voyager["id"], voyager["name"], voyager["seats"]) == ("voyager", "Voyager", [2, 4])
    table = ada.make("thurn-und-taxis", seats=[ME, VOYAGER])["table"]
    assert ada.look(table)["players"][1]["level"] == "journeyman:voyager"


def test_a_bot_that_plays_on_may_have_a_character(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make("thurn-und-taxis", seats=[ME, {"kind": "friend"}])["table"]
    assert ada.send_command(table, "seats/1", do="bot", level="apprentice:racer").status_code == 200
    assert ada.look(table)["players"][1]["level"] == "apprentice:racer"
    wrong = ada.send_command(table, "seats/0", do="bot", level="apprentice:farmer")
    assert (wrong.status_code, wrong.json()["code"]) == (422, "style-unknown")
    assert "racer, voyager" in wrong.json()["message"]


def test_a_form_without_script_seats_a_character_and_the_pages_tell_it(serving: Serving) -> None:
    browser = Browser(serving)
    seats = {"seat-0-kind": "me", "seat-1-kind": "friend", "seat-2-kind": "bot", "seat-3-kind": "bot"}
    bots = {
        "seat-2-level": "novice",
        "seat-2-style": "racer",
        "seat-3-level": "random",
        "seat-3-style": "racer",
    }
    made = browser.send("/tables", game="thurn-und-taxis", listed="1", **seats, **bots)
    assert made.status_code == 303
    where = made.headers["location"]
    browser.send(f"{where}/shuffle", nonce="")
    page = browser.get(where).text
    assert "Novice bot, the Racer" in page
    assert "Wanderer bot, the" not in page, "who wanders has no character"
    assert "Closes a route as soon as" in page
    assert "(Novice bot, the Racer)" in Person(serving, token=create_token()).get("/").text


@pytest.mark.parametrize("level", ["journeyman:voyager", "random:racer", "reference-1:racer"])
def test_where_there_are_no_tastes_there_is_no_character(serving: Serving, level: str) -> None:
    seats = [ME, {"kind": "bot", "level": level}, {"kind": "friend"}][: 3 if "voyager" in level else 2]
    answer = Person(serving).post("/api/v1/tables", {"game": "thurn-und-taxis", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "style-unknown")
    assert level in answer.json()["message"]
