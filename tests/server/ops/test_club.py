"""What an operator decides: who creates tables, the site's name, legal pages, bans, and the chat."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from command_processes import postchaise
from postchaise import Dice, Match
from postchaise.server.http import tokens
from server.persons import BOT, TWO, Browser, Person, create_token
from server.serving import Serving, open_stream, start_table_for_two, to_sqlite_url, wait_until


def settings(folder: Path, **values: object) -> tuple[str, str]:
    """The flags for a settings file with these values."""
    folder.mkdir(exist_ok=True)
    file = folder / "postchaise.toml"
    file.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items()), "utf-8")
    return "--settings", str(file)


def admin(one: Serving, *words: str) -> subprocess.CompletedProcess[str]:
    return postchaise("admin", *words, "--database", one.database)


def record() -> str:
    match, dice = Match("la-loire", 1), Dice(2)
    while not match.over:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match.record()


def ways(who: Browser, over: str) -> dict[str, Callable[[], int]]:
    """Every way in which a table comes into being, and the status of its answer."""
    puzzle = {"game": "la-loire"}
    form = {"game": "la-loire", "seat-0-kind": "me", "seat-1-kind": "bot"}
    again = {"at": "0", "seat-0-kind": "me"}
    return {
        "api": lambda: who.post("/api/v1/tables", {"game": "la-loire", "seats": BOT}).status_code,
        "quick start": lambda: who.send("/play/la-loire").status_code,
        "form": lambda: who.send("/tables", **form).status_code,
        "lesson": lambda: who.send("/learn/la-loire").status_code,
        "puzzle": lambda: who.send(f"/puzzle/{puzzle['game']}/play").status_code,
        "upload": lambda: who.send("/replay", record=record()).status_code,
        "fork": lambda: who.send(f"/t/{over}/fork", **again).status_code,
    }


def count(one: Serving) -> int:
    return int(one.sql("select count(*) from tables")[0][0])


@pytest.fixture(params=["members", "password"])
def closed(request: pytest.FixtureRequest, tmp_path: Path) -> Serving:
    """A server at which not everybody may create tables, not yet started."""
    more = {"table_password": "loire"} if request.param == "password" else {}
    return Serving(tmp_path, *settings(tmp_path, create_tables=request.param, **more))


def test_no_way_of_creating_a_table_is_open_to_strangers(closed: Serving) -> None:
    closed.start()
    host, stranger = Browser(closed), Browser(closed)
    assert admin(closed, "admit", tokens.hash_token(host.token)).returncode == 0
    if "password" in Path(closed.command[-1]).read_text("utf-8"):
        assert host.send("/access", password="loire").status_code == 303
    over = host.send("/replay", record=record()).headers["location"].split("/")[2]
    before = count(closed)
    for name, way in ways(stranger, over).items():
        assert way() == (403 if name == "api" else 303), name
        assert count(closed) == before, name
    assert stranger.send("/play/la-loire").headers["location"] == "/access"
    program = Person(closed)
    answer = program.post("/api/v1/tables", {"game": "la-loire", "seats": BOT})
    assert (answer.status_code, answer.json()["code"][:9]) == (403, "creation-")
    for way in ways(host, over).values():
        assert way() in (201, 303)
    assert count(closed) == before + 7
    again = host.send(f"/t/{host.make(seats=BOT)['table']}/again")
    assert again.status_code == 303
    assert stranger.send(f"{again.headers['location']}/again").status_code == 403  # only its players may
    assert closed.stop() == 0, closed.read_trace()


def test_everybody_may_join_what_a_member_created(tmp_path: Path) -> None:
    one = Serving(tmp_path, *settings(tmp_path, create_tables="members")).start()
    host, guest = Browser(one), Person(one, token=create_token())
    admin(one, "admit", tokens.hash_token(host.token))
    made = host.make(seats=TWO)
    assert guest.join(made, 1, "Ben").status_code == 200
    assert admin(one, "dismiss", tokens.hash_token(host.token)[:12]).returncode == 0
    assert host.post("/api/v1/tables", {"game": "la-loire", "seats": BOT}).status_code == 403  # at once
    assert host.get(f"/t/{made['table']}").status_code == 200
    assert admin(one, "dismiss", tokens.hash_token(host.token)[:12]).returncode == 2
    assert one.stop() == 0, one.read_trace()


def test_a_link_of_the_operator_makes_a_member_with_one_click(tmp_path: Path) -> None:
    one = Serving(tmp_path, *settings(tmp_path, create_tables="members")).start()
    done = postchaise(
        "admin", "admission", *settings(tmp_path, public_url="https://club.example/"), "--database", one.database
    )
    assert done.stdout.startswith("https://club.example/access/"), done.stderr
    path = done.stdout.strip().removeprefix("https://club.example")
    ada, eve = Browser(one), Browser(one)
    assert tokens.hash_token(ada.token) in ada.get("/access").text.replace("<wbr>", "")
    shown = ada.get(path).text
    code = re.search(r'name="code" value="([^"]+)"', shown)
    assert code is not None
    assert count(one) == 0
    assert ada.send("/access", code=code[1]).status_code == 303
    assert ada.send("/play/la-loire").headers["location"].startswith("/t/")
    until_then, _, mark = code[1].partition("-")
    for wrong in ("", "x", f"{int(until_then) + 1}-{mark}", f"1-{mark}", code[1][:-1]):
        assert eve.send("/access", code=wrong).status_code in (400, 410)
    members = json.loads(admin(one, "members", "--json").stdout)
    assert [each["person"] for each in members] == [tokens.hash_token(ada.token)]
    assert one.stop() == 0, one.read_trace()


def test_the_password_is_asked_once_and_guesses_are_limited(tmp_path: Path) -> None:
    one = Serving(tmp_path, *settings(tmp_path, create_tables="password", table_password="loire")).start()
    ada, eve = Browser(one), Browser(one)
    assert 'type="password"' in ada.get("/access").text
    assert ada.ask("POST", "/access", data={"password": "loire"}).status_code == 403  # not from our page
    assert ada.send("/access", password="Loire").status_code == 403
    assert ada.send("/access", password="loire").status_code == 303
    assert ada.send("/play/la-loire").headers["location"].startswith("/t/")
    assert 'type="password"' not in ada.get("/access").text
    codes = [eve.send("/access", password=f"guess {i}").status_code for i in range(12)]
    assert codes[:8] == [403] * 8
    assert codes[-1] == 429
    assert one.stop() == 0, one.read_trace()
    settings(tmp_path, create_tables="password", table_password="rhone")
    one.start()
    ada = Browser(one)
    assert ada.send("/play/la-loire").headers["location"] == "/access"  # another password asks everybody again
    assert one.stop() == 0, one.read_trace()


def test_a_server_with_a_password_mode_and_no_password_does_not_start(tmp_path: Path) -> None:
    done = postchaise("serve", *settings(tmp_path, create_tables="password"))
    assert done.returncode == 2
    assert "table_password" in done.stderr


def test_the_name_of_the_site_and_its_legal_pages_are_everywhere(tmp_path: Path) -> None:
    (tmp_path / "imprint.md").write_text("# About us\n\n<script>alert(1)</script> *Chess* club\n", "utf-8")
    (tmp_path / "imprint.de.md").write_text("# Über uns\n", "utf-8")
    (tmp_path / "privacy.txt").write_text("We keep your name & your matches.\n", "utf-8")
    pages = {"imprint": str(tmp_path / "imprint.md"), "privacy": str(tmp_path / "privacy.txt")}
    one = Serving(tmp_path, *settings(tmp_path, site_name="Café <Jeu>", **pages)).start()
    ada = Browser(one)
    table = ada.make(seats=BOT)["table"]
    for path in ("/", "/my", "/rules/orleans", "/move", f"/t/{table}", "/nowhere"):
        page = ada.get(path).text
        title = page.partition("<title>")[2].partition("</title>")[0]
        assert "Café &lt;Jeu&gt;" in title, path
        assert "Postchaise" not in title, path
    assert 'content="Café &lt;Jeu&gt;"' in ada.get("/").text
    assert ada.get("/manifest/fr.webmanifest").json()["name"] == "Café <Jeu>"
    for lang, words in (("en", "Imprint Privacy"), ("fr", "Mentions Confidentialité"), ("de", "Impressum Datenschutz")):
        foot = ada.get("/", params={"lang": lang}).text.partition("<footer")[2]
        assert 'href="/imprint"' in foot
        assert 'href="/privacy"' in foot
        assert all(word in foot for word in words.split())
    english = ada.get("/imprint", params={"lang": "en"}).text
    assert "<h1>About us</h1>" in english
    assert "<em>Chess</em>" in english
    assert "<script>alert" not in english
    assert "<h1>Über uns</h1>" in ada.get("/imprint", params={"lang": "de"}).text
    assert "your name &amp; your matches" in ada.get("/privacy").text
    assert one.stop() == 0, one.read_trace()


def test_without_legal_pages_there_are_none(serving: Serving) -> None:
    ada = Browser(serving)
    assert "/imprint" not in ada.page.text
    assert ada.get("/imprint").status_code == ada.get("/privacy").status_code == 404
    assert "<title>Postchaise" in ada.page.text or "Postchaise ·" in ada.page.text


# Moderation, on both kinds of database


@pytest.fixture(params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, servings: Callable[[str], Serving]) -> Serving:
    return servings(request.param)


def test_a_banned_person_stays_out_from_every_address_at_once(club: Serving) -> None:
    ada, ben, made = start_table_for_two(club)
    people = json.loads(admin(club, "people", made["table"], "--json").stdout)
    assert [each["name"] for each in people] == ["Ada", "Ben"]
    assert not any(token in json.dumps(people) for token in (ada.token, ben.token))
    id = people[1]["person"][:12]
    assert admin(club, "ban", id, "--why", "rude").returncode == 0
    wait_until(lambda: ben.get("/").status_code == 403, "the ban")
    elsewhere = Person(club, token=ben.token)
    for path in ("/", f"/t/{made['table']}", "/api/v1/games"):
        assert elsewhere.get(path).status_code == 403
    assert elsewhere.send_command(made["table"], "chat", text="still here").status_code == 403
    assert ada.get(f"/t/{made['table']}").status_code == 200  # the same address, another person
    assert Person(club, ben.at).get("/").status_code == 200
    assert Person(club, authorization="Bearer metrics").get("/healthz").status_code == 200
    assert json.loads(admin(club, "bans", "--json").stdout)[-1]["address"] == people[1]["person"]
    assert admin(club, "unban", id).returncode == 0
    wait_until(lambda: elsewhere.get("/").status_code == 200, "the end of the ban")
    assert admin(club, "unban", id).returncode == 2
    assert admin(club, "ban", "0123456789ab").returncode == 2


def test_a_removed_message_is_gone_for_everybody_live_and_stored(club: Serving) -> None:
    ada, ben, made = start_table_for_two(club)
    table, eve = made["table"], Person(club, token=create_token())
    assert ada.send_command(table, "chat", text="good morning").status_code == 204
    assert eve.send_command(table, "chat", text="filthy words", name="Filthy").status_code == 204
    lines = json.loads(admin(club, "chat", table, "--json").stdout)
    assert [(each["number"], each["text"]) for each in lines] == [(1, "good morning"), (2, "filthy words")]
    with open_stream(ben, table) as heard:
        wait_until(lambda: heard.events)
        assert admin(club, "remove-chat", table, "2").returncode == 0
        wait_until(lambda: "Message removed" in heard.events[-1][1].get("regions", {}).get("chat", ""), "the removal")
        assert "filthy" not in heard.events[-1][1]["regions"]["chat"].lower()
    for who in (ada, eve):
        page = who.get(f"/t/{table}").text
        assert "filthy" not in page.lower()
        assert "good morning" in page
    assert club.sql('select number, seat, name, text from chat where "table" = ? order by 1', table) == [
        (1, 0, "Ada", "good morning"),
        (2, -1, "", ""),
    ]
    assert ben.send_command(table, "chat", text="thank you").status_code == 204
    assert club.sql('select max(number) from chat where "table" = ?', table) == [(3,)]
    assert admin(club, "remove-chat", "nowhere", "1").returncode == 2
    assert admin(club, "remove-chat", table, "9").stdout.startswith(" 0 messages")


def test_a_removed_message_stays_removed_after_a_restart(tmp_path: Path) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    ada = Person(one)
    table = ada.make(seats=BOT)["table"]
    ada.send_command(table, "chat", text="filthy words")
    assert one.stop() == 0
    assert admin(one, "remove-chat", table, "1").returncode == 0
    one.start()
    page = Person(one, token=ada.token).get(f"/t/{table}").text
    assert "filthy" not in page
    assert "Message removed" in page
    assert one.stop() == 0, one.read_trace()
