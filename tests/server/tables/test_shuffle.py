"""The shuffle: dealt at the start of the match from a key fixed before and a nonce of every browser."""

from __future__ import annotations

import hashlib
import random
import subprocess

import pytest

from command_processes import environment
from postchaise import Match, SealedDice
from postchaise.kernel.replay import verify_shuffle
from server.persons import NONCE, Browser, Person, create_token
from server.serving import COMMAND, Serving, play_both_seats

OTHER = "0ddba11c" * 4
THREE = [{"kind": "me"}, {"kind": "hot"}, {"kind": "friend"}]


def nonces(serving: Serving, table: str) -> list[str]:
    return serving.live(table).row.nonces


def bare(ada: Person, seats: list[dict[str, str]], game: str = "la-loire") -> dict[str, object]:
    """Create a table without any nonce."""
    made: dict[str, object] = ada.post("/api/v1/tables", {"game": game, "seats": seats}).json()
    ada.http.headers["authorization"] = f"Bearer {ada.token or made['token']}"
    ada.http.cookies.clear()
    return made


def test_nothing_is_dealt_before_every_browser_has_given_its_part(serving: Serving) -> None:
    ada, ben = Person(serving), Person(serving, token=create_token())
    made = bare(ada, THREE)
    table = str(made["table"])
    assert made["status"] == "waiting"
    stored = "select cast(setup as text), cast(nonces as text) from tables where id = ?"
    assert serving.sql(stored, table) == [("[]", "[]")]
    seal = hashlib.sha256(serving.key(table)).hexdigest()
    assert made["seal"] == seal, "the key is fixed, and told, before anybody gives anything"
    assert seal in ben.get(made["invitations"][0]["url"]).text  # type: ignore[index]
    assert ben.join(made, 2).json()["status"] == "waiting"
    seen = ben.look(table)
    assert [player["shuffled"] for player in seen["players"]] == [False, False, True]
    assert (seen["nonces"], seen["view"]) == ([], None)
    assert ada.shuffle(table, OTHER) == "playing"
    assert nonces(serving, table) == [OTHER, OTHER, NONCE], "two at one screen give theirs once"
    assert ben.look(table)["nonces"] == [OTHER, OTHER, NONCE], "then everybody sees them"
    live = serving.live(table)
    again = Match("la-loire", 3, SealedDice(serving.key(table), 0, [OTHER, OTHER, NONCE]), **live.row.options)
    assert live.row.setup == again.setup_outcomes
    assert ada.shuffle(table, NONCE) == "playing"
    assert nonces(serving, table) == [OTHER, OTHER, NONCE], "what was given stays"


def test_another_part_is_another_deal(serving: Serving) -> None:
    deals = []
    for part in (NONCE, OTHER):
        ada = Person(serving)
        table = str(bare(ada, [{"kind": "me"}, {"kind": "bot", "level": "random"}])["table"])
        assert ada.shuffle(table, part) == "playing"
        assert nonces(serving, table) == [part, "random"]
        deals.append(serving.live(table).row.setup)
    assert deals[0] != deals[1], "the key is the same at every table of the tests"


@pytest.mark.parametrize("nonce", ["xyz", NONCE.upper(), NONCE + "0", "random", "é" * 32])
def test_what_is_no_part_is_refused(serving: Serving, nonce: str) -> None:
    ada, eve = Person(serving), Person(serving, token=create_token())
    made = bare(ada, THREE)
    table = str(made["table"])
    refused = ada.send_command(table, "shuffle", nonce=nonce)
    assert (refused.status_code, refused.json()["code"]) == (400, "nonce-wrong")
    assert eve.send_command(table, "shuffle", nonce=NONCE).status_code == 403, "who does not sit has no part"
    invite = made["invitations"][0]["url"].rpartition("/")[2]  # type: ignore[index]
    assert eve.send_command(table, "join", seat=2, invite=invite, nonce=nonce).status_code == 400
    assert eve.look(table)["seats"] == []


def test_a_browser_gives_its_part_by_a_form_with_and_without_script(serving: Serving) -> None:
    ada, ben = Browser(serving), Browser(serving)
    table = ada.send("/play/la-loire", name="Ada").headers["location"].rpartition("/")[2]
    page = ada.get(f"/t/{table}").text
    assert f'data-shuffle="{table}"' in page
    assert "shuffle.js" in page
    assert ben.get(f"/t/{table}").text.find("data-shuffle") < 0, "only who sits is asked"
    assert ada.send(f"/t/{table}/shuffle", nonce="").status_code == 303
    assert nonces(serving, table) == ["random", *["random"] * (len(nonces(serving, table)) - 1)], "without script"
    made = bare(ada, [{"kind": "me"}, {"kind": "friend"}])
    link = made["invitations"][0]["url"]  # type: ignore[index]
    assert 'name="nonce"' in ben.get(str(link)).text
    assert ben.send(str(link), name="Ben", nonce=OTHER).status_code == 303
    assert ada.shuffle(str(made["table"])) == "playing"
    assert nonces(serving, str(made["table"])) == [NONCE, OTHER]
    assert f'data-dealt="{NONCE} {OTHER}"' in ben.get(f"/t/{made['table']}").text, "a browser compares it with its own"


def test_a_seat_that_is_freed_takes_its_part_with_it(serving: Serving) -> None:
    ada, ben, eve = Person(serving), Person(serving, token=create_token()), Person(serving, token=create_token())
    made = bare(ada, [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    table = str(made["table"])
    assert ben.join(made, 1).status_code == 200
    freed = ada.send_command(table, "seats/1", do="free").json()
    invite = next(each["url"] for each in freed["invitations"] if each["seat"] == 1).rpartition("/")[2]
    assert eve.send_command(table, "join", seat=1, invite=invite).status_code == 200
    assert ada.send_command(table, "seats/2", do="bot", level="random").status_code == 200
    assert ada.shuffle(table) == "waiting", "Eve has given nothing yet, and Ben's part is gone"
    assert eve.shuffle(table, OTHER) == "playing"
    assert nonces(serving, table) == [NONCE, OTHER, "random"]


def test_a_whole_match_at_the_server_is_proved_by_its_record(serving: Serving) -> None:
    ada, ben = Person(serving), Person(serving, token=create_token())
    made = ada.make(options={"variant": "casual", "end_boat": "2/2/2/2"})
    table = made["table"]
    assert ben.join(made, 1).status_code == 200
    mirror, chance = serving.create_mirror(table), random.Random(3)  # a short match: 75 actions
    play_both_seats(mirror, {0: ada, 1: ben}, table, 0, 2000, chance.choice)
    assert mirror.over
    text = ben.get(f"/api/v1/tables/{table}/record").text
    assert verify_shuffle(text).verdict == "fair"
    page = ben.get(f"/t/{table}").text
    seal = text.rpartition("seal: ")[2].strip()
    for shown in (seal, NONCE, made["seal"], serving.key(table).hex()):
        assert shown in page
    lines = text.splitlines()
    checked = subprocess.run(
        [COMMAND, "check", "/dev/stdin", "--lang", "en"],
        input="\n".join(lines[:-3]) + "\n",
        capture_output=True,
        text=True,
        env=environment(),
    )
    assert checked.returncode == 2
    assert "truncated" in checked.stderr
