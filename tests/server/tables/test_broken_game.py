"""A game that cannot be loaded affects nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from server.persons import BOT, Person, create_token
from server.serving import PATIENCE, Serving, open_stream, to_sqlite_url, wait_until

get = partial(httpx.get, timeout=PATIENCE)
GAMES = ["la-loire", "orleans", "thurn-und-taxis"]
PATHS = ("/", "/new/la-loire", "/rules/la-loire", "/api/v1/games", "/static/style.css", "/static/la-loire/style.css")


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """With an installed package whose entry point names a module that is not there."""
    folder = tmp_path_factory.mktemp("broken")
    package = folder / "broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", "utf-8")
    (package / "entry_points.txt").write_text("[postchaise.games]\nbroken = postchaise_broken:GAME\n", "utf-8")
    one = Serving(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")])))
        one.start()
    yield one
    assert one.stop() == 0, one.read_trace()


@pytest.mark.parametrize("path", PATHS)
def test_the_others_are_there(serving: Serving, path: str) -> None:
    assert get(serving.address + path).status_code == 200


def test_it_is_not_offered(serving: Serving) -> None:
    assert [each["id"] for each in get(serving.address + "/api/v1/games").json()] == GAMES
    page = get(serving.address).text
    assert all(f'id="play-{game}"' in page for game in GAMES)
    assert 'id="play-broken"' not in page


@pytest.mark.parametrize("path", ["/new/broken", "/rules/broken", "/static/broken/style.css"])
def test_asked_for_by_name_it_is_not_there(serving: Serving, path: str) -> None:
    assert get(serving.address + path).status_code == 404


def test_a_table_of_it_cannot_be_made(serving: Serving) -> None:
    wish = {"game": "broken", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = httpx.post(serving.address + "/api/v1/tables", json=wish, timeout=PATIENCE)
    assert answer.status_code == 404
    assert answer.json()["code"] == "game-unknown"


WITHOUT_FILES = """
import sys
from fastapi.testclient import TestClient
from postchaise.server.app import create_app
from postchaise.server.ops.settings import Settings
from postchaise.web.render.templates import ENVIRONMENT
app = create_app(Settings(database=sys.argv[1], bot_workers=1, render_workers=0))
ENVIRONMENT.loader.load_func = lambda name: None
client = TestClient(app, raise_server_exceptions=False)
for language in ("en", "de"):
    print(client.get("/", headers={"accept-language": language}).text)
"""


def test_the_error_page_outlives_the_files_of_the_package(tmp_path: Path) -> None:
    """Reinstalling the package under a running server takes its templates away for a while."""
    command = [sys.executable, "-c", WITHOUT_FILES, to_sqlite_url(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "The horse has lost a shoe" in done.stdout, done.stderr
    assert "Das Pferd hat ein Eisen verloren" in done.stdout


RAISING = """
import sys
from postchaise.kernel.registry import game
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
kind = type(game("orleans"))
def raises(*args):
    raise RuntimeError("a mistake in the rules")
kind.step = kind.round_number = raises
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1), False, True)
"""


def test_a_game_that_raises_in_the_middle_harms_only_its_own_tables(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=RAISING).start()
    try:
        ada = Person(one)
        bad, good = (ada.make(game, BOT)["table"] for game in ("orleans", "la-loire"))

        def again() -> Person:
            """A connection ends with our own mistakes."""
            return Person(one, token=ada.token)

        seen = again().get(f"/api/v1/tables/{bad}")
        assert seen.status_code == 500
        assert seen.json()["code"] == "server-error"
        assert again().get(f"/t/{bad}").status_code == 500
        with open_stream(again(), bad) as told:
            assert told.ended.wait(PATIENCE), "a page that cannot be drawn comes back later"
            assert told.error is None
        legal = one.live(bad).match.legal(0)
        assert again().act(bad, 0, 0, legal[0]).status_code == 500
        assert ada.get("/").status_code == 200
        assert ada.get("/api/v1/tables").status_code == 200
        wait_until(lambda: ada.look(good)["decision"], "the bot of the other table")
    finally:
        assert one.stop() == 0, one.read_trace()


def test_who_sits_at_a_table_of_it_still_has_a_home_page(serving: Serving) -> None:
    token = create_token()
    table = serving.write_table("thurn-und-taxis", token)["table"]
    serving.sql("update tables set game = 'broken', title = 'Lost', status = 'playing' where id = ?", table)
    page = get(serving.address, cookies={"postchaise": token})
    assert page.status_code == 200
    assert "Lost" in page.text
    assert get(f"{serving.address}/t/{table}", cookies={"postchaise": token}).status_code == 404
