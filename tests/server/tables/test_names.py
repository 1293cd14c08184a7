"""Names that look alike are told apart, and one that shows nothing is none."""

from __future__ import annotations

import unicodedata

import pytest

from postchaise.server.tables.names import NAME, clean, make_distinct
from server.persons import Browser, Person, create_token
from server.serving import Serving, pair


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Bill", "BiIl"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Otto", "0tt0"),
        ("Anna", "A nna"),
        ("\uff21nna", "Anna"),  # full width
        ("\u039d\u03b9\u03ba\u03bf", "Niko"),  # Greek
        ("\u0420\u0415\u0422\u0415", "PETE"),  # Cyrillic capitals
        ("\u13a0\u13aa\u13d9\u13a2", "DAVT"),  # Cherokee
        ("\u0585\u057d\u0578", "oun"),  # Armenian
        ("\U0001d400nna", "Anna"),  # mathematical
        ("Pawe\u0142", "Pawel"),
    ],
)
def test_lookalike_names_are_made_distinct(name: str, other: str) -> None:
    assert make_distinct(name, [other]) == f"{name} 2"
    assert make_distinct(name, [other, f"{name} 2"]) == f"{name} 3"


def test_different_names_stay_as_they_are() -> None:
    assert make_distinct("Ada", ["Ben", "Adam", "Ida"]) == "Ada"
    assert make_distinct("Anna 2", ["Anna", "Anna 3"]) == "Anna 2"


@pytest.mark.parametrize("text", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301\u0301", "\u00ad", "\ufe0f"])
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert clean(text, NAME) == ""


def test_letters_are_composed_and_accents_do_not_pile_up() -> None:
    assert clean("Zoe\u0308", NAME) == "Zo\u00eb"
    piled = clean("e" + "\u0301" * 50, NAME)
    assert len([c for c in piled if unicodedata.combining(c)]) == 2


MASKS = ["\u0410nna", "P\u03b1ul", "An\u0578a", "\uff21nn\u0430"]


@pytest.mark.parametrize("mask", MASKS)
def test_letters_of_two_alphabets_are_refused_wherever_a_name_is_given(serving: Serving, mask: str) -> None:
    ada, ben = Person(serving), Browser(serving)
    seats = [{"kind": "me", "name": mask}, {"kind": "friend"}]
    refused = ada.post("/api/v1/tables", {"game": "la-loire", "seats": seats})
    assert (refused.status_code, refused.json()["code"]) == (400, "name-mixed")
    made = ada.make()
    assert ben.join(made, 1, mask).json()["code"] == "name-mixed"
    page = ben.send(made["invitations"][0]["url"], name=mask)
    assert mask in page.text.replace("\u2068", "").replace("\u2069", "") or clean(mask, NAME) in page.text
    assert ben.look(made["table"])["seats"] == []
    assert ben.does(made["table"], "chat", text="hello", name=mask).status_code == 400


def test_at_the_table_a_look_alike_gets_a_number_and_an_onlooker_too(serving: Serving) -> None:
    ada, ben, made = pair(serving)
    assert ada.does(made["table"], "seats/0", do="name", name="Anna").status_code == 200
    assert ben.does(made["table"], "seats/1", do="name", name="\u200bANNA\ufeff").status_code == 200
    assert [each["name"] for each in ada.look(made["table"])["players"]] == ["Anna", "ANNA 2"]
    eve = Person(serving, token=create_token())
    assert eve.does(made["table"], "chat", text="trust me", name="anna").status_code == 204
    said = serving.sql('select name from chat where "table" = ?', made["table"])
    assert ("anna",) not in said, "nobody speaks in the name of somebody at the table"
    assert ("anna 3",) in said
