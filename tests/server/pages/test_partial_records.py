"""Incomplete records, such as a copied position or a record up to its faulty line, can only be watched."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from browser.positions import load_recorded_match, store_table
from postchaise import Match
from postchaise.kernel import record
from postchaise.kernel.errors import BadRecord
from postchaise.web.translations import translator_for
from server.pages.test_uploads import RECORDS, TEXT, assert_refused, create_sealed_record, upload_record
from server.persons import Browser, Person
from server.serving import Serving


def part(serving: Serving, text: str) -> tuple[Browser, httpx.Response]:
    ada = Browser(serving)
    return ada, ada.send("/replay", record=text, part="1")


def path_of(answer: httpx.Response) -> str:
    assert answer.status_code == 303, answer.text.partition('role="alert"')[2][:300]
    return str(answer.headers["location"]).partition("/replay")[0]


def banner(page: str) -> str:
    found = re.search(r'<p class="fork-banner[ "].*?</p>', page, re.DOTALL)
    return html.unescape(re.sub(r"<[^>]*>", "", found[0])) if found else ""


@pytest.mark.parametrize(
    ("game", "name"), [("la-loire", "blue-2"), ("orleans", "boats-3"), ("thurn-und-taxis", "base-2")]
)
def test_a_copied_moment_is_opened_again_as_it_was(serving: Serving, game: str, name: str) -> None:
    text = (RECORDS / game / f"{name}.txt").read_text("utf-8") + "# seat 2: you Mélusine\n"
    ada, answer = upload_record(serving, text)
    last, over = Match.from_record(text).version, path_of(answer)
    for at, eyes in ((0, "open"), (41, "1"), (last, "spectator")):
        copied = ada.get(f"{over}/position.txt", params={"at": at, "as": eyes}).text
        answer = ada.send("/replay", record=f"Regarde !\r\n\r\n{copied}".replace("\n", "\r\n"))
        path, whole = path_of(answer), at == last
        assert answer.headers["location"] == f"{path}/replay?at={at}&as={eyes}"
        page = ada.get(answer.headers["location"]).text
        assert ("fork-banner" in page) != whole
        again = ada.get(f"{path}/position.txt", params={"at": at, "as": eyes}).text
        told = [line for line in copied.splitlines() if line.startswith("#|")][3:]
        assert told == [line for line in again.splitlines() if line.startswith("#|")][3:]
        assert record.read_record(again).actions == record.read_record(copied).actions, "a copy of the copy is as good"


def test_a_part_is_watched_and_played_on_but_has_no_result(serving: Serving) -> None:
    over = store_table(serving.database, load_recorded_match("la-loire", "blue-2"), ["Ada", "Ben"])
    ada = Browser(serving)
    copied = ada.get(f"{over.path}/position.txt", params={"at": 30, "as": "open"}).text
    path = path_of(ada.send("/replay", record=copied))
    assert ada.get(path).headers["location"] == f"{path}/replay?at=30"
    assert ada.get(f"{path}/analysis").status_code == 403
    assert ada.get(f"{path}/card/en.png").status_code == 404
    assert "og:url" not in ada.get(f"{path}/replay").text
    assert ada.get(f"{path}/replay.json").json()["moments"].strip() == ""
    assert ada.get(f"{path}/log").status_code == 200
    home = ada.get("/").text
    assert path in home
    assert translator_for("en").translate("part-banner") in home
    table = path.rpartition("/")[2]
    assert serving.sql('select seat from results where "table" = ?', table) == []
    fork = {"at": "30", "seat-0-kind": "me", "seat-1-kind": "bot", "seat-1-level": "novice"}
    forked = ada.send(f"{path}/fork", **fork)
    assert forked.status_code == 303, "what comes next is not known: one may play it"
    assert ada.get(forked.headers["location"]).status_code == 200
    assert ada.send(f"{path}/fork", **(fork | {"at": "31"})).status_code == 400


def test_the_text_of_a_running_match_links_to_it_and_shows_no_other_view(serving: Serving) -> None:
    laid = store_table(serving.database, load_recorded_match("thurn-und-taxis", "base-2", 60), ["Ada", "Ben"])
    ada = Person(serving, token=laid.tokens[0])
    copied = ada.get(f"{laid.path}/position.txt").text
    assert record.FIRST_LINE not in copied
    own, eve = Browser(serving), Browser(serving)
    own.use_token(laid.tokens[0])
    assert own.send("/replay", record=copied).headers["location"] == f"{laid.path}/replay?at=60&as=0"
    answer = eve.send("/replay", record=copied)
    assert answer.headers["location"] == f"{laid.path}/replay?at=60"
    assert eve.get(answer.headers["location"]).status_code == 200
    tables = serving.sql("select count(*) from tables")
    for wrong in (copied.replace(serving.address, "https://club.example"), copied.replace(laid.table, "nowhere")):
        for lang in ("en", "fr", "de"):
            answer = Browser(serving).send(f"/replay?lang={lang}", record=wrong)
            assert answer.status_code == 422
            assert translator_for(lang).translate("position-elsewhere") in html.unescape(answer.text)
            assert "watch-part" not in answer.text
    assert serving.sql("select count(*) from tables") == tables


def test_a_refused_record_is_watched_up_to_its_bad_line(serving: Serving) -> None:
    lines = TEXT.splitlines()
    lines[60] = "1 dance"
    first = next(number for number, line in enumerate(lines) if line[0].isdigit())
    good = sum(line[0].isdigit() for line in lines[first:60])
    bad = "\n".join(lines)
    assert_refused(serving, bad, "Line 61", f"Watch up to this line ({good} steps)", 'form="bring"')
    ada, answer = part(serving, bad)
    path = path_of(answer)
    assert answer.headers["location"] == f"{path}/replay?at={good}"
    for lang in ("en", "fr", "de"):
        sentence = banner(ada.get(f"{path}/replay", params={"lang": lang}).text)
        assert translator_for(lang).translate("part-banner-line", line=61) in sentence
        assert translator_for(lang).translate("part-banner-line", line=61) in banner(
            ada.get(f"{path}/log?lang={lang}").text
        )
    shown = ada.get(f"/api/v1{path.replace('/t/', '/tables/')}/record").text.splitlines()
    assert shown[-1] == lines[59]
    assert "end:" not in shown[-1]


def test_where_nothing_fits_nothing_is_offered(serving: Serving) -> None:
    lines = TEXT.splitlines()
    first = next(number for number, line in enumerate(lines) if line[0].isdigit())
    for text in ("", "hello", TEXT.replace("game: orleans", "game: chess"), "\n".join([*lines[:first], "1 dance"])):
        ada, answer = part(serving, text)
        assert answer.status_code == 422
        assert "watch-part" not in answer.text
        assert "/t/" not in ada.get("/").text.partition('id="h-my"')[2].partition("</section>")[0]


def played(text: str) -> bool:
    """Whether the rules have nothing against it."""
    try:
        Match.from_record(text)
    except BadRecord:
        return False
    return True


def test_a_sealed_record_that_was_changed_or_cut_is_never_shown_as_proved(serving: Serving) -> None:
    lines = create_sealed_record("thurn-und-taxis", 2).splitlines()
    cut = "\n".join(lines[:60])
    assert_refused(serving, cut, "Line 61", "the record ends here", "Watch up to this line")
    number, drawn = [(i, line) for i, line in enumerate(lines) if " ; " in line and line[0].isdigit()][8]
    begun, outcome = drawn.rpartition(" ")[::2]
    changed = next(
        filter(played, ("\n".join([*lines[:number], f"{begun} {n}"]) for n in range(22) if str(n) != outcome))
    )
    assert_refused(serving, changed, f"Line {number + 1}", "do not follow from the key", "Watch up to this line")
    for bad in (cut, changed):
        ada, answer = part(serving, bad)
        shown = ada.get(f"/api/v1{path_of(answer).replace('/t/', '/tables/')}/record").text
        assert not re.search(r"^(sealed|key|seal|nonces|end):", shown, re.MULTILINE)
