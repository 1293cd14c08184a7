"""A whole match in the browser: how much arrives, how soon, and how long a step takes to show.

    python bench/replay.py [tests/matches/la-loire/en-casual-2.txt ...]

Records are uploaded to a server of their own. Measured inside the page: from the key until the new regions are styled
and laid out; a jump goes to a moment far away.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser import BROWSER, FLAGS

ROOT = Path(__file__).resolve().parent.parent
PORT = 8433
RECORDS = ("la-loire/en-casual-2", "la-loire/default-standard-4", "orleans/boats-3", "orleans/ruin-5")
RECORDS += ("thurn-und-taxis/courier-2", "thurn-und-taxis/courier-4")
PRESS = """(keys) => keys.map((key) => {
  const began = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  document.querySelector("#board").getBoundingClientRect(); // styled and laid out
  return performance.now() - began;
})"""
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
    steps = page.evaluate(PRESS, ["ArrowRight"] * 150)[10:]
    jumps = page.evaluate(JUMP, [last * (i * 37 % 100) // 100 for i in range(40)])
    name = f"{path.parent.name}/{path.stem}"
    print(f"| {name} | {last} | {sent:.0f} | {first:.1f} | {late(steps)} | {late(jumps)} |", flush=True)


def main() -> None:
    paths = [Path(given) for given in sys.argv[1:]] or [ROOT / "tests" / "matches" / f"{name}.txt" for name in RECORDS]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/matches.sqlite"
        given = ["serve", "--port", str(PORT), "--database", database]
        with subprocess.Popen([sys.executable, "-c", "from estafette.cli.main import main; main()", *given]) as server:
            try:
                for _ in range(300):
                    try:
                        urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz")
                        break
                    except OSError:
                        time.sleep(0.2)
                print("| record | actions | kB sent | s until it is there | step, ms: median / 95 % | jump, ms |")
                with sync_playwright() as play:
                    browser = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
                    for path in paths:
                        context = browser.new_context(viewport={"width": 1440, "height": 900})
                        measure(context.new_page(), path)
                        context.close()
                    browser.close()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
