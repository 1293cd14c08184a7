"""An uploaded record can be watched, or is refused with its faulty line."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from postchaise import Match
from postchaise.kernel.dice import Dice, SealedDice
from postchaise.server.ops import admin
from postchaise.server.storage.store import TableStore
from server.persons import Browser
from server.serving import Serving

RECORDS = Path(__file__).resolve().parents[2] / "matches"
TEXT = (RECORDS / "orleans" / "knights-2.txt").read_text("utf-8")


def upload_record(serving: Serving, text: str) -> tuple[Browser, httpx.Response]:
    ada = Browser(serving)
    return ada, ada.send("/replay", record=text)


def create_sealed_record(game: str = "la-loire", seats: int = 1, rewound: bool = False) -> str:
    match, dice = Match(game, seats, SealedDice(bytes(range(32)))), Dice(2)
    while not match.over:
        if rewound and match.version == 30 and not match.skipped and not any(e.skipped for e in match.entries):
            match.rewind(10)
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match.record()


def assert_refused(serving: Serving, text: str, *words: str) -> None:
    _, answer = upload_record(serving, text)
    assert answer.status_code == 422
    for word in words:
        assert word in answer.text, word


def test_it_is_kept_as_a_finished_table_that_only_its_link_opens(serving: Serving) -> None:
    ada, answer = upload_record(serving, "\ufeff" + TEXT.replace("\n", "\r\n") + "# seat 2: you <i>Mélusine</i>\r\n")
    assert answer.status_code == 303
    path = answer.headers["location"].removesuffix("/replay")
    page = ada.get(f"{path}/replay").text
    assert "&lt;i&gt;Mélusine" in page
    assert "<i>Mélusine" not in page
    assert ada.get(f"{path}/replay.json").json()["last"] == Match.from_record(TEXT).version
    assert ada.get(path).status_code == 200
    assert ada.get(f"/api/v1{path.replace('/t/', '/tables/')}/record").text == TEXT
    assert path in ada.get("/").text, "who brought it finds it again"
    assert path not in Browser(serving).page.text
    assert Browser(serving).get(f"{path}/replay").status_code == 200


def test_it_counts_in_nobody_s_results(serving: Serving) -> None:
    ada, answer = upload_record(serving, TEXT)
    table = answer.headers["location"].split("/")[2]
    assert "Nothing finished yet." in ada.get("/my", headers={"accept-language": "en"}).text
    assert serving.sql('select seat from results where "table" = ?', table) == []


@pytest.mark.parametrize("rewound", [False, True])
def test_a_sealed_record_comes_back_with_seal_and_key(serving: Serving, rewound: bool) -> None:
    text = create_sealed_record(rewound=rewound)
    assert ("spent: " in text) == rewound
    ada, answer = upload_record(serving, text)
    path = answer.headers["location"].removesuffix("/replay")
    assert ada.get(f"/api/v1{path.replace('/t/', '/tables/')}/record").text == text
    key = text.partition("key: ")[2].partition("\n")[0]
    assert key in ada.get(path).text


def test_a_record_that_was_changed_is_found_out(serving: Serving) -> None:
    text = create_sealed_record()
    key = text.partition("key: ")[2][:64]
    line = 1 + text.splitlines().index(f"key: {key}")
    assert_refused(serving, text.replace(key, key[::-1]), f"Line {line}", "follow from the key")


def test_the_line_that_does_not_fit_is_named_and_shown(serving: Serving) -> None:
    lines = TEXT.splitlines()
    lines[60] = "1 dance <script>"
    assert_refused(serving, "\n".join(lines), "Line 61", "<code>1 dance &lt;script&gt;</code>")


def test_what_is_no_match_is_refused(serving: Serving) -> None:
    lines = TEXT.splitlines()
    assert_refused(serving, "", "Line 1")
    assert_refused(serving, "\x00\ud7ff" + TEXT, "Line 1")
    assert_refused(
        serving, "postchaise record 1\ngame: chess 1\ncomponents: none\nseats: 2\nsetup: 1\n1 e4\n", "Line 2", "chess"
    )
    assert_refused(serving, "postchaise record 1\n" + "1 p\n" * 4100, "game")
    many = "\n".join([*lines[: lines.index(next(x for x in lines if x[0].isdigit()))], *["1 pass"] * 4100])
    assert_refused(serving, many, "more than 4000 actions")


def test_bytes_that_are_no_text_and_files_that_are_too_large(serving: Serving) -> None:
    ada = Browser(serving)
    head = {"origin": serving.address, "content-type": "application/x-www-form-urlencoded"}
    body = f"csrf={ada.csrf}&record=".encode() + b"%ff%fe%00" * 2000
    assert ada.ask("POST", "/replay", content=body, headers=head).status_code == 422
    assert ada.ask("POST", "/replay", content=b"record=" + b"x" * 270_000, headers=head).status_code == 413
    assert (
        ada.ask("POST", "/replay", content=b"record=x", headers={**head, "origin": "http://elsewhere"}).status_code
        == 403
    )


def test_the_longest_match_fits_into_the_form(serving: Serving) -> None:
    """Written out as a form sends it, it is a third longer."""
    text = max((file.read_text("utf-8") for file in RECORDS.glob("*/*.txt")), key=len)
    assert len(text) > 50_000
    _, answer = upload_record(serving, text.replace("\n", "\r\n"))
    assert answer.status_code == 303
    assert_refused(serving, TEXT + "x" * 100_000, "longer than any match")


def test_it_is_deleted_when_nobody_wants_it_any_more(serving: Serving) -> None:
    _, answer = upload_record(serving, TEXT)
    table = answer.headers["location"].split("/")[2]
    store = TableStore(serving.database)
    try:
        serving.sql("update tables set changed = ? where id = ?", time.time() - 40 * 86400, table)
        assert admin.purge_tables(store.engine, 30, 0)["unused"] >= 1
    finally:
        store.close()
    assert serving.sql('select count(*) from events where "table" = ?', table)[0][0] == 0
