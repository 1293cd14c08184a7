"""The written site in a real browser, from a folder of files below a path."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chromium
from postchaise.kernel.errors import PostchaiseError
from postchaise.site import packages
from postchaise.site.build import build_site
from server.serving import free_port, wait_until
from site_browsers import StoredBrowser, find_frame

BELOW = "games/postchaise"
# Plays the first seat through the API; stops at the end, or after so many actions
PLAY = """async ([game, levels, most, known]) => {
  const { root } = document.body.dataset;
  const call = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const sent = body && { method: "POST", body: JSON.stringify(body), headers };
    const response = await fetch(`${root}/api/v1/tables${path}`, sent);
    return { code: response.status, ...await response.json().catch(() => ({})) };
  };
  let table = known;
  if (!table) {
    const seats = [{ kind: "me", name: "Ada" }, ...levels.map((level) => ({ kind: "bot", level }))];
    ({ table } = await call("", { game, seats, pace: "instant" }));
    await call(`/${table}/shuffle`, { nonce: "0".repeat(32) });
  }
  let played = 0;
  for (;;) {
    const view = await call(`/${table}?seat=0`);
    if (view.code !== 200) return { table, problem: view };
    if (view.status === "over" || played === most) return { table, played, number: view.number, status: view.status };
    const choices = (view.decision?.choices ?? []).filter(({ allowed, notation }) => allowed && notation !== "reopen");
    if (!choices.length) {
      await new Promise((resolve) => { setTimeout(resolve, 20); });
      continue;
    }
    const { action } = choices[played * 7 % choices.length];
    const { code } = await call(`/${table}/actions`, { seat: 0, number: view.number, action });
    if (code === 200) played += 1;
    else if (code !== 409) return { table, problem: code };
  }
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed: the site cannot be built")
    cache = packages.find_cache_folder()
    try:
        packages.fetch_pyodide(cache)
        packages.fetch_compiled_wheels(cache)
    except PostchaiseError as error:
        if os.environ.get("CI") or error.code != "site-tool-failed":
            raise
        pytest.skip(f"npm or PyPI cannot be reached: {error}")
    top = tmp_path_factory.mktemp("web")
    build_site(top / BELOW)
    return top


class FileServer:
    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self.address = f"http://127.0.0.1:{self._port}/{BELOW}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self._port), "--bind", "127.0.0.1"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, cwd=self._folder, **quiet)
        wait_until(self._answers, "the file server")

    def _answers(self) -> bool:
        import httpx

        try:
            return httpx.get(self.address).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="module")
def files(folder: Path) -> Iterator[FileServer]:
    server = FileServer(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StoredBrowser]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no test in the browser")
    if chromium.find_executable() is None:
        pytest.skip("no chromium on this machine: no test in the browser")
    chromium.stop()  # one event loop of Playwright at a time
    found = StoredBrowser(api.sync_playwright(), tmp_path_factory.mktemp("profile"))
    yield found
    found.close()


@pytest.fixture(scope="module")
def page(files: FileServer, browser: StoredBrowser) -> Any:
    return browser.open(files.address)


def test_the_folder_describes_itself(folder: Path) -> None:
    site = folder / BELOW
    build = json.loads((site / "build.json").read_text("utf-8"))
    assert (site / build["bots"]).exists()
    assert (site / build["server"]).exists()
    assert build["packages"]["pydantic_core"]
    assert "Mozilla Public License" in (site / "licences" / "README.txt").read_text("utf-8")
    assert not list(site.rglob("*.so"))


@pytest.mark.parametrize(
    ("game", "levels"),
    [("la-loire", ["novice"]), ("orleans", ["apprentice"]), ("thurn-und-taxis", ["apprentice", "novice"])],
)
def test_a_whole_match_is_played(page: Any, game: str, levels: list[str]) -> None:
    result = find_frame(page).evaluate(PLAY, [game, levels, 1000, ""])
    assert result.get("status") == "over", result
    find_frame(page).evaluate("path => location.assign(document.body.dataset.root + path)", f"/t/{result['table']}")
    page.wait_for_function("table => location.hash.endsWith(table)", arg=result["table"])
    page.frame_locator("#page").locator(".rank").first.wait_for()


PAGES = ("/", "/my", "/my/export.json", "/new/orleans", "/rules/orleans?q=boat", "/learn/la-loire", "/puzzle/orleans")
PAGES_OF_MATCH = ("", "/replay", "/replay.json?as=0", "/log")
STATUS = "async (path) => (await fetch(document.body.dataset.root + path)).status"


def test_every_kind_of_page_answers(page: Any) -> None:
    frame = find_frame(page)
    table = frame.evaluate(PLAY, ["thurn-und-taxis", ["novice"], 1000, ""])["table"]
    paths = [*PAGES, *(f"/t/{table}{each}" for each in PAGES_OF_MATCH), f"/api/v1/tables/{table}/record"]
    assert {path: frame.evaluate(STATUS, path) for path in paths} == dict.fromkeys(paths, 200)


def test_a_killed_browser_loses_nothing_and_needs_no_network(
    page: Any, files: FileServer, browser: StoredBrowser
) -> None:
    result = find_frame(page).evaluate(PLAY, ["la-loire", ["novice"], 3, ""])
    files.stop()
    for _ in range(3):
        browser.kill()
        page = browser.open(files.address)
        found = find_frame(page).evaluate(PLAY, ["", [], 0, result["table"]])
        assert found["number"] >= result["number"]
        result = find_frame(page).evaluate(PLAY, ["", [], 2, result["table"]])
        assert result["played"] == 2
    assert not browser.complaints


def test_a_second_tab_takes_over(files: FileServer, browser: StoredBrowser) -> None:
    first = browser.context.pages[-1]
    second = browser.context.new_page()
    second.goto(f"{files.address}app/new/orleans")
    second.wait_for_function("location.hash === '#/new/orleans'")
    assert second.evaluate("document.documentElement.matches('.is-ready')")
    second.frame_locator("#page").locator("#create").click()
    second.frame_locator("#page").locator("[data-region=decision]").wait_for()
    first.close()
    second.wait_for_function("performance.getEntriesByName('ready').length", timeout=120_000)
    second.frame_locator("#page").locator("[data-region=decision]").wait_for()
