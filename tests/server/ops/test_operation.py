"""Operating a server: warnings, limits, headers, the settings check, and erasing a person."""

import json
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from command_processes import POSTCHAISE, environment, postchaise
from postchaise.server.errors import ServerStopping, StorageUnavailable
from postchaise.server.ops import logs
from postchaise.server.storage.schema import create_database_engine, upgrade_schema
from server.persons import Browser, Person, create_token
from server.serving import Serving, start_table_for_two, to_sqlite_url, wait_until

HARD = resource.getrlimit(resource.RLIMIT_NOFILE)[1]


@pytest.mark.parametrize(
    ("words", "warned"),
    [
        (["--host", "0.0.0.0"], True),
        (["--host", "0.0.0.0", "--trusted-proxies", "10.0.0.0/8"], False),
        (["--host", "127.0.0.1"], False),
    ],
)
def test_a_server_beyond_this_machine_without_a_proxy_says_so_once(
    words: list[str], warned: bool, tmp_path: Path
) -> None:
    one = Serving(tmp_path, *words, database=to_sqlite_url(tmp_path)).start()
    limits = Path(f"/proc/{one.pid}/limits").read_text("utf-8").splitlines()
    assert one.stop() == 0, one.read_trace()
    assert one.read_trace().count("without a trusted proxy") == warned
    (files,) = [line.split() for line in limits if line.startswith("Max open files")]
    assert files[3] == files[4] == str(HARD)  # soft and hard


def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    one = Serving(tmp_path, "--public-url", "https://club.example/", database=to_sqlite_url(tmp_path)).start()
    for path in ("/", "/static/style.css", "/nowhere", "/api/v1/games"):
        assert Person(one).get(path).headers["strict-transport-security"] == "max-age=31536000", path
    too_large = Person(one).ask("POST", "/my/delete", content=b"x" * 100_000)
    assert (too_large.status_code, "strict-transport-security" in too_large.headers) == (413, True)
    assert one.stop() == 0, one.read_trace()


def test_a_trusted_proxy_tells_whether_a_request_came_over_https(tmp_path: Path) -> None:
    one = Serving(tmp_path, "--trusted-proxies", "127.0.0.0/8", database=to_sqlite_url(tmp_path)).start()
    for scheme, told in (("https", True), ("http", False)):
        headers = Person(one).get("/", headers={"x-forwarded-proto": scheme}).headers
        assert ("strict-transport-security" in headers) == told, scheme
    assert one.stop() == 0, one.read_trace()


def test_without_https_browsers_are_told_nothing_of_the_kind(serving: Serving) -> None:
    assert "strict-transport-security" not in Person(serving).get("/").headers


@pytest.mark.parametrize("path", ["/my/", "/api/v1/games/", "//evil.example/my/", "/favicon.ico", "/t/none/"])
def test_no_redirect_follows_the_host_header(serving: Serving, path: str) -> None:
    answer = Person(serving).get(path, headers={"host": "evil.example"})
    assert "evil" not in answer.headers.get("location", "")
    form = Browser(serving).send("/play/la-loire")
    assert form.headers["location"].startswith("/t/")


# Check the settings


def check(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    return postchaise("admin", "check-config", *words, **more)


def problems(folder: Path, **values: object) -> list[str]:
    """The lines that `check-config` prints."""
    values = {"database": to_sqlite_url(folder), **values}
    file = folder / "postchaise.toml"
    file.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items()), "utf-8")
    done = check("--settings", str(file))
    lines = done.stdout.splitlines()
    if "No problems" in done.stdout:
        assert done.returncode == 0
        return []
    assert done.returncode == 1, done.stderr
    return lines


GOOD = {"public_url": "https://club.example/", "trusted_proxies": ["127.0.0.1"]}


def test_good_settings_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, **GOOD) == []
    assert not (tmp_path / "postchaise.sqlite").exists()  # nothing is created by looking


def test_every_wrong_key_and_value_has_a_line(tmp_path: Path) -> None:
    lines = problems(tmp_path, prot=1, bot_workers=0, public_url="club.example")
    assert len(lines) == 3
    for words in ("“port”", "1-64", "https://club.example/"):
        assert any(words in line for line in lines), words


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"public_url": "http://club.example/"}, "set https"),
        ({"trusted_proxies": []}, "Set trusted_proxies"),
        ({"public_url": ""}, "public_url is not"),
        ({"trusted_proxies": ["0.0.0.0/0"]}, "trusts every address"),
        ({"host": "0.0.0.0", "trusted_proxies": [], "public_url": ""}, "Listen on 127.0.0.1"),
        ({"database": "sqlite:////proc/postchaise/a.sqlite"}, "cannot write to the folder /proc"),
        ({"database": "postgresql+psycopg://nobody:secret@127.0.0.1:1/x"}, "whether the database runs"),
        ({"create_tables": "password"}, "table_password"),
        ({"imprint": "/nowhere/imprint.md"}, "/nowhere/imprint.md"),
    ],
)
def test_a_problem_is_one_line_with_its_remedy(values: dict[str, object], words: str, tmp_path: Path) -> None:
    (line,) = problems(tmp_path, **{**GOOD, **values})
    assert words in line
    assert "secret" not in line


def test_a_database_of_an_older_version_is_a_problem(tmp_path: Path) -> None:
    engine = create_database_engine(to_sqlite_url(tmp_path))
    upgrade_schema(engine, "0012")
    engine.dispose()
    (line,) = problems(tmp_path, **GOOD)
    assert "start the server once" in line
    engine = create_database_engine(to_sqlite_url(tmp_path))
    upgrade_schema(engine)
    engine.dispose()
    assert problems(tmp_path, **GOOD) == []


def test_too_few_open_files_are_a_problem(tmp_path: Path) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512))" + POSTCHAISE
    command = [sys.executable, "-c", few, "admin", "check-config", "--database", to_sqlite_url(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment())
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1
    assert "LimitNOFILE" in done.stdout


# What is left of a person


def test_an_erased_person_is_in_no_byte_of_the_database(tmp_path: Path) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    ada, ben, made = start_table_for_two(one)
    table = made["table"]
    ada.post(f"/api/v1/tables/{table}/seats/0", {"do": "name", "name": "Wilhelmine Quastenflosser"})
    for i in range(6):
        assert ada.send_command(table, "chat", text=f"{i} Geheimnisse " * 40).status_code == 204
    alone = Browser(one)
    alone.use_token(ada.token)
    mine = alone.make(
        seats=[{"kind": "me", "name": "Quastenflosser"}, {"kind": "bot", "level": "random"}], title="Quaste"
    )
    other = Person(one, token=create_token()).make(seats=[{"kind": "me", "name": "Otto"}, {"kind": "bot"}])
    found = b"".join(each.read_bytes() for each in tmp_path.glob("postchaise.sqlite*"))
    assert b"Quastenflosser" in found
    assert alone.send("/my/delete", sure="1").status_code == 303
    assert one.sql("select count(*) from tables where id = ?", mine["table"]) == [(0,)]
    files = list(tmp_path.glob("postchaise.sqlite*"))
    found = b"".join(each.read_bytes() for each in files)
    for words in (b"Quastenflosser", b"Geheimnisse", b"Quaste"):
        assert words not in found, words
    assert b"Otto" in found
    assert ben.get(f"/t/{table}").status_code == 200
    assert one.sql("select count(*) from tables where id = ?", other["table"]) == [(1,)]
    assert one.stop() == 0, one.read_trace()


def test_a_reason_is_logged_once_in_ten_seconds(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: now))
    log, full = logs.FailureLog(), StorageUnavailable("storage-failed")
    full.__cause__ = OSError("disk full\n[SQL: insert into secrets]")
    for code in (full, full, ServerStopping("server-stopping"), full):
        log.add(code)
    now += logs.FAILURE_SECONDS
    log.add(full)
    told = [record.data for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [
        {"problem": "storage-failed", "cause": "disk full"},
        {"problem": "server-stopping"},
        {"problem": "storage-failed", "cause": "disk full", "more": 2},
    ]


HANGING = """
import asyncio, sys
from fastapi.responses import StreamingResponse
from postchaise.server import run
from postchaise.server.ops.settings import Settings
run.GRACE, made = 1, run.create_app
from pathlib import Path
arrived = Path(sys.argv[3], "arrived")
async def hang():
    with arrived.open("a") as file:
        file.write(".")
    await asyncio.Event().wait()
async def begin():
    yield b"begun"
    await hang()
def hanging(settings):
    app = made(settings)
    for path in ("/api/hang", "/hang"):
        app.add_api_route(path, hang)
    app.add_api_route("/api/stream", lambda: StreamingResponse(begin()))
    return app
run.create_app = hanging
run.serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_workers=1), False, True)
"""


def test_requests_under_way_when_a_server_stops_are_answered_without_a_traceback(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=HANGING, database=to_sqlite_url(tmp_path)).start()
    arrived = tmp_path / "arrived"

    def cut_off() -> None:
        with suppress(httpx.TransportError):
            Person(one).get("/api/stream")

    with ThreadPoolExecutor() as threads:
        hanging = [threads.submit(Person(one).get, path) for path in ("/api/hang", "/hang")]
        stream = threads.submit(cut_off)
        wait_until(lambda: arrived.exists() and len(arrived.read_text()) == 3, "the requests")
        assert one.stop() == 0, one.read_trace()
        program, page = (each.result() for each in hanging)
        stream.result()
    assert (program.status_code, program.json()["code"]) == (503, "server-stopping")
    assert page.status_code == 503
    assert "<main" in page.text
    assert "Traceback" not in one.read_trace()
