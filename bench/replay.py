"""A whole match in the browser: how much arrives, how soon, and how long a step takes to show.

    python bench/replay.py [tests/matches/la-loire/en-casual-2.txt ...]

Records are uploaded to a server of their own. Measured inside the page: from the key until the new regions are styled
and laid out; a jump goes to a moment far away. Other programs make these longer, so what the page's thread computes for
a step, painting included, is told in seconds of the processor beside them.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from browser import BROWSER, FLAGS

ROOT = Path(__file__).resolve().parent.parent
PORT = 8433
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


def main() -> None:
    paths = [Path(given) for given in sys.argv[1:]] or [ROOT / "tests" / "matches" / f"{name}.txt" for name in RECORDS]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/matches.sqlite"
        given = ["serve", "--port", str(PORT), "--database", database]
        with subprocess.Popen([sys.executable, "-c", "from postchaise.cli.main import main; main()", *given]) as server:
            try:
                for _ in range(300):
                    try:
                        urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz")
                        break
                    except OSError:
                        time.sleep(0.2)
                print(
                    "| record | actions | kB | s until it is there | step, ms: median / 95 % | processor, ms | jump |"
                )
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
