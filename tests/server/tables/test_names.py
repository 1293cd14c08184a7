"""Lookalike names are made distinct, and invisible names are refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from postchaise.server.tables.names import NAME, TITLE, clean, has_mixed_scripts, lookalike_key, make_distinct
from server.persons import BOT, Browser, Person, create_token
from server.serving import Serving, start_table_for_two


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
    assert ben.send_command(made["table"], "chat", text="hello", name=mask).status_code == 400


def test_at_the_table_a_look_alike_gets_a_number_and_an_onlooker_too(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    assert ada.send_command(made["table"], "seats/0", do="name", name="Anna").status_code == 200
    assert ben.send_command(made["table"], "seats/1", do="name", name="\u200bANNA\ufeff").status_code == 200
    assert [each["name"] for each in ada.look(made["table"])["players"]] == ["Anna", "ANNA 2"]
    eve = Person(serving, token=create_token())
    assert eve.send_command(made["table"], "chat", text="trust me", name="anna").status_code == 204
    names = serving.sql('select name from chat where "table" = ?', made["table"])
    assert ("anna",) not in names, "nobody speaks in the name of somebody at the table"
    assert ("anna 3",) in names


BAD = {
    "invisible": "\u200bAn\u2062na\u3164",
    "right to left": "\u202eann\u2066A",
    "control": "A\x00n\x1b[31mn\x85a",
    "mixed": "\u0410nna",
    "long": "Anna" * 50,
    "look-alike": "ANNA",
    "piled": "An" + "\u0301" * 50 + "na",
}
FRIEND = {"kind": "friend", "name": "Anna"}
RECORD = Path(__file__).resolve().parents[2] / "matches" / "thurn-und-taxis" / "base-2.txt"


def create(serving: Serving, *seats: dict[str, str]) -> httpx.Response:
    return Person(serving, token=create_token()).post("/api/v1/tables", {"game": "la-loire", "seats": [*seats]})


def find_id(answer: httpx.Response) -> str:
    """The table of an answer; empty if it was refused."""
    if answer.status_code == 201:
        return str(answer.json()["table"])
    return answer.headers.get("location", "").removeprefix("/t/").partition("/")[0]


def create_with_form(serving: Serving, **fields: str) -> httpx.Response:
    form = {"seat-0-kind": "me", "seat-0-name": "Anna", "seat-1-kind": "bot", **fields}
    return Browser(serving).send("/tables", game="la-loire", **form)


def join_by_page(serving: Serving, name: str) -> str:
    made = Person(serving).make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "friend"}])
    Browser(serving).send(made["invitations"][0]["url"], name=name)
    return str(made["table"])


def join_by_api(serving: Serving, name: str) -> str:
    made = Person(serving).make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "friend"}])
    Person(serving).join(made, 1, name)
    return str(made["table"])


def rename(serving: Serving, name: str) -> str:
    ada = Person(serving)
    table = ada.make(seats=[{"kind": "me"}, FRIEND])["table"]
    ada.send_command(table, "seats/0", do="name", name=name)
    return str(table)


def fill_with_bot(serving: Serving, name: str) -> str:
    ada = Person(serving)
    table = ada.make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "friend"}])["table"]
    ada.send_command(table, "seats/1", do="bot", level="random", name=name)
    return str(table)


def chat(serving: Serving, name: str) -> str:
    table = Person(serving).make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot"}])["table"]
    Person(serving, token=create_token()).send_command(table, "chat", text="hello", name=name)
    return str(table)


def with_cookie(serving: Serving, path: str, name: str) -> str:
    browser = Browser(serving)
    browser.http.cookies["name"] = quote(name)
    return find_id(browser.send(path))


def upload(serving: Serving, name: str) -> str:
    lines = RECORD.read_text("utf-8").splitlines()
    told = [f"# seat 1: person {name}", "# seat 2: person Anna"]
    return find_id(Browser(serving).send("/replay", record="\n".join([*lines[:1], *told, *lines[1:]])))


def fork(serving: Serving, name: str) -> str:
    form = {"at": "3", "seat-0-kind": "me", "seat-1-kind": "bot", "seat-1-level": "random"}
    return find_id(Browser(serving).send(f"/t/{upload(serving, name)}/fork", **form))


def move_to_phone(serving: Serving, name: str) -> str:
    old, phone = Browser(serving), Browser(serving)
    old.http.cookies["name"] = quote(name)
    code = old.send("/my/device").text.partition('id="the-code">')[2].partition("<")[0]
    assert phone.send("/move", code=code).status_code == 303
    moved = phone.http.cookies.get("name", "")
    phone.use_token(old.token)
    phone.http.cookies["name"] = moved
    return find_id(phone.send("/play/la-loire"))


WAYS: dict[str, Callable[[Serving, str], str]] = {
    "own seat": lambda serving, name: find_id(create(serving, {"kind": "me", "name": name}, FRIEND)),
    "seat of a bot": lambda serving, name: find_id(create(serving, {"kind": "bot", "name": name}, FRIEND)),
    "seat of a friend": lambda serving, name: find_id(create(serving, {"kind": "friend", "name": name}, FRIEND)),
    "form": lambda serving, name: find_id(create_with_form(serving, **{"seat-1-kind": "hot", "seat-1-name": name})),
    "form of a bot": lambda serving, name: find_id(create_with_form(serving, **{"seat-1-name": name})),
    "quick start": lambda serving, name: find_id(Browser(serving).send("/play/la-loire", name=name)),
    "cookie": lambda serving, name: with_cookie(serving, "/play/la-loire", name),
    "lesson": lambda serving, name: with_cookie(serving, "/learn/la-loire", name),
    "page of an invitation": join_by_page,
    "invitation": join_by_api,
    "new name": rename,
    "bot of a host": fill_with_bot,
    "chat": chat,
    "upload": upload,
    "fork": fork,
    "other device": move_to_phone,
}


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_give_a_name_checks_it(serving: Serving, way: str, bad: str) -> None:
    table = WAYS[way](serving, BAD[bad])
    assert table or bad == "mixed" or (way in ("upload", "fork") and bad == "control"), "nothing else is refused"
    seated = [name for (name,) in serving.sql('select name from seats where "table" = ?', table)]
    names = [name for (name,) in serving.sql('select name from chat where "table" = ?', table)]
    found = [*seated, *names]
    assert len(found) >= 2 or not table
    for name in found:
        assert clean(name, NAME) == name != ""
        assert not has_mixed_scripts(name)
    assert len({lookalike_key(name) for name in found}) == len(found), found


@pytest.mark.parametrize("bad", ["invisible", "right to left", "control", "long", "piled"])
def test_a_title_shows_what_it_contains(serving: Serving, bad: str) -> None:
    table = Person(serving).make(seats=BOT, title=BAD[bad])["table"]
    ((title,),) = serving.sql("select title from tables where id = ?", table)
    assert clean(title, TITLE) == title != ""
