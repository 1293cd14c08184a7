"""Measure replays in the browser: size, time until ready, and time until a step is shown.

    python bench/replay.py [tests/matches/la-loire/en-casual-2.txt ...]

Records are uploaded to a server started for this. The page itself measures from the key press until the new regions
are styled and laid out; a jump goes to a distant position. As other programs make these times longer, the processor
time of the page's thread for a step, painting included, is reported next to them.

    python bench/replay.py --crowd

Compares how long people wait on a quiet server and while one address requests a very long record in eight ways: for a
replay, which nobody has asked for in this view before, and for a click at a table. Quiet and crowded samples alternate.
On a machine with other work, compare the processor time that the server spends meanwhile, for whomever.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from clients import NONCE, create_token
from playwright.sync_api import CDPSession, Page, sync_playwright
from serving import processor

from browser import BROWSER, FLAGS

ROOT = Path(__file__).resolve().parent.parent
PORT = 8437
RECORDS = ("la-loire/en-casual-2", "la-loire/default-standard-4", "orleans/boats-3", "orleans/ruin-5")
RECORDS += ("thurn-und-taxis/courier-2", "thurn-und-taxis/courier-4")
STEPS = 100
PRESS = """() => {
  const began = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  document.querySelector("#board").getBoundingClientRect(); // styled and laid out
  return performance.now() - began;
}"""
JUMP = """(places) => places.map((place) => {
  const slider = document.querySelector("#at"), began = performance.now();
  slider.value = place;
  slider.dispatchEvent(new Event("input"));
  document.querySelector("#board").getBoundingClientRect();
  return performance.now() - began;
})"""


def late(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} / {statistics.quantiles(times, n=20)[18]:.0f}"


def measure(page: Page, path: Path) -> None:
    began = time.monotonic()
    page.goto(f"http://127.0.0.1:{PORT}/replay")
    page.locator("#record").fill(path.read_text("utf-8"))
    with page.expect_response("**/replay.json*", timeout=180_000) as told:
        page.locator("#watch").click()
        page.wait_for_url("**/t/**/replay")
    sent = int(told.value.headers["content-length"]) / 1000
    page.locator("html.ready").wait_for(timeout=180_000)
    first, last = time.monotonic() - began, int(page.locator("#at").get_attribute("max") or 0)
    steps, spent = pressed(page)
    jumps = page.evaluate(JUMP, [last * (i * 37 % 100) // 100 for i in range(40)])
    name = f"{path.parent.name}/{path.stem}"
    print(f"| {name} | {last} | {sent:.0f} | {first:.1f} | {late(steps)} | {late(spent)} | {late(jumps)} |", flush=True)


def pressed(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds of every step: until it is laid out, and of the processor."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    steps, spent = [], []
    for _ in range(STEPS):
        before = computed(wire)
        steps.append(page.evaluate(PRESS))
        spent.append(1000 * (computed(wire) - before))
    return steps[10:], spent[10:]


def computed(wire: CDPSession) -> float:
    """Seconds of the page's thread."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


@contextlib.contextmanager
def serving() -> Iterator[int]:
    """A server, and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        given = ["serve", "--port", str(PORT), "--database", f"sqlite:///{folder}/matches.sqlite"]
        with subprocess.Popen([sys.executable, "-c", "from postchaise.cli.main import main; main()", *given]) as server:
            try:
                for _ in range(300):
                    try:
                        urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz")
                        break
                    except OSError:
                        time.sleep(0.2)
                yield server.pid
            finally:
                server.terminate()


# A crowd


def play_at_random(game: str, seats: int) -> str:
    """The record of a match much longer than people play."""
    from postchaise import Dice, Match

    match, chooser = Match(game, seats, Dice(3)), random.Random(1)
    while not match.over:
        match.play(match.actor, chooser.choice(match.legal(match.actor)))
    return match.record()


def upload(record: str, address: str) -> str:
    """The path of the uploaded match."""
    connection = http.client.HTTPConnection("127.0.0.1", PORT, source_address=(address, 0))
    connection.request("GET", "/replay")
    answer = connection.getresponse()
    cookie = str(answer.headers["set-cookie"]).partition(";")[0]
    csrf = answer.read().decode().partition('data-csrf="')[2].partition('"')[0]
    body = urllib.parse.urlencode({"csrf": csrf, "record": record})
    fields = {"cookie": cookie, "content-type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/replay", body, fields)
    answer = connection.getresponse()
    answer.read()
    return str(answer.headers["location"]).partition("/replay")[0]


def ask(address: str, path: str) -> socket.socket:
    """Ask without waiting for the answer."""
    connection = socket.create_connection(("127.0.0.1", PORT), source_address=(address, 0))
    connection.sendall(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode())
    return connection


def read(connection: socket.socket) -> int:
    told = connection.recv(1 << 16)
    while connection.recv(1 << 16):
        pass
    connection.close()
    return int(told.split()[1])


class Clicker:
    """A person with two seats at a table, who plays at random."""

    def __init__(self, address: str) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", PORT, source_address=(address, 0))
        self._headers = {"authorization": f"Bearer {create_token()}", "content-type": "application/json"}
        seats = [{"kind": "me"}, {"kind": "hot"}]
        self._here = f"/api/v1/tables/{self._ask('POST', '/api/v1/tables', game='la-loire', seats=seats)['table']}"
        self._ask("POST", f"{self._here}/shuffle", nonce=NONCE)
        self._chooser = random.Random(2)

    def _ask(self, method: str, path: str, **body: object) -> dict[str, Any]:
        self._line.request(method, path, json.dumps(body) if body else None, self._headers)
        answer = self._line.getresponse()
        told: dict[str, Any] = json.loads(answer.read())
        self._line.close()  # the server closes a line that nobody uses for a while
        if answer.status >= 400:
            sys.exit(f"status {answer.status}: {told}")
        return told

    def click(self) -> float:
        """Seconds for an action and the new board."""
        seat = self._ask("GET", self._here)["curtain"]
        seen = self._ask("GET", f"{self._here}?seat={max(seat, 0)}")
        decision = seen["decision"]
        action = self._chooser.choice([each["action"] for each in decision["choices"] if each["allowed"]])
        began = time.perf_counter()
        self._ask("POST", f"{self._here}/actions", seat=decision["seat"], number=seen["number"], action=action)
        self._ask("GET", f"{self._here}?seat={decision['seat']}")
        return time.perf_counter() - began


CLICKS = 5  # for each replay


def measure_crowd() -> None:
    """Seconds until a usual replay is there, and for clicks meanwhile."""
    replays: tuple[list[float], list[float]] = [], []  # quiet, crowded
    spent: tuple[list[float], list[float]] = [], []
    clicks: tuple[list[float], list[float]] = [], []
    usual = (ROOT / "tests" / "matches" / "orleans" / "knights-2.txt").read_text("utf-8")
    with serving() as server:
        short, long = upload(usual, "127.0.0.2"), upload(play_at_random("thurn-und-taxis", 4), "127.0.0.3")
        clicker = Clicker("127.0.0.4")
        ways = list(product(("spectator", "0", "1", "open"), ("en", "fr", "de"), ("", "&text_board=1")))
        for number, (view, lang, text) in enumerate(ways):
            crowd, crowded = list[socket.socket](), number % 2
            if crowded:
                greedy = f"127.0.1.{number}"
                asked = product(("spectator", "0", "1", "open"), ("en", "fr"))
                crowd = [ask(greedy, f"{long}/replay.json?as={each}&lang={other}") for each, other in asked]
                time.sleep(3)
            began, cpu = time.perf_counter(), processor([server])
            status = read(ask(f"127.0.2.{number}", f"{short}/replay.json?as={view}&lang={lang}{text}"))
            replays[crowded].append(time.perf_counter() - began)
            spent[crowded].append(processor([server]) - cpu)
            if status != 200:
                sys.exit(f"status {status}")
            clicks[crowded].extend(clicker.click() for _ in range(CLICKS))
            for each in crowd:
                each.close()
            time.sleep(1)
    print("| seconds: median / most | quiet | crowded | at most later |")
    for name, (quiet, crowded) in (("replay", replays), ("of it CPU of the server", spent), ("click", clicks)):
        figures = [f"{statistics.median(times):.2f} / {max(times):.2f}" for times in (quiet, crowded)]
        print(f"| {name} | {figures[0]} | {figures[1]} | {max(crowded) - max(quiet):+.2f} |")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("records", nargs="*", type=Path)
    options.add_argument("--crowd", action="store_true")
    given = options.parse_args()
    if given.crowd:
        measure_crowd()
        return
    paths = given.records or [ROOT / "tests" / "matches" / f"{name}.txt" for name in RECORDS]
    with serving(), sync_playwright() as play:
        print("| record | actions | kB | s until it is there | step, ms: median / 95 % | processor, ms | jump |")
        browser = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for path in paths:
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            measure(context.new_page(), path)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
