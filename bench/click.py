"""From a click to the new board in a real browser, on one machine, three bots idle at the table.

    python bench/click.py [--game orleans] [--clicks 60] [--bin .venv-fast/bin]

Measured inside the page: from the click on a choice until the regions of the page were swapped. The glide that follows
shows where the pieces went; the new board is there from its first frame.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser import BROWSER, FLAGS

ROOT = Path(__file__).resolve().parent.parent
PORT = 8432
# Nothing comes of a click that only opens a list, or that somebody else was quicker than.
CLICK = """() => new Promise((done) => {
  const choices = [...document.querySelectorAll("#whatnow button.choice:not([data-actions=''])")]
    .filter((choice) => choice.checkVisibility());
  if (!choices.length) return done(null);
  setTimeout(() => done(null), 5000);
  const before = document.body.dataset.number, began = performance.now();
  new MutationObserver((_, observer) => {
    if (document.body.dataset.number === before) return;
    observer.disconnect();
    queueMicrotask(() => done(performance.now() - began));
  }).observe(document.body, { attributes: true, attributeFilter: ["data-number"] });
  choices[Math.floor(Math.random() * Math.min(3, choices.length))].click();
})"""


def begin(page: Page, game: str) -> None:
    page.goto(f"http://127.0.0.1:{PORT}/")
    page.locator(f"form[action='/play/{game}'] button").click()
    page.wait_for_url("**/t/**")


def measure(page: Page, game: str, clicks: int) -> list[float]:
    begin(page, game)
    took: list[float] = []
    while len(took) < clicks:
        page.locator("#whatnow button.choice, #to-result").first.wait_for(state="attached", timeout=120_000)
        if page.locator("#to-result").count():  # bots are quick
            begin(page, game)
            continue
        page.wait_for_timeout(700)  # a person looks first; glides have ended
        if not page.locator("#whatnow button.choice:visible").count():
            page.keyboard.press("Escape")  # the sheet of cards: back to the list
        ms = page.evaluate(CLICK)
        if ms is not None:
            took.append(ms)
    return took[5:]  # the first ones warm up


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--game", default="la-loire")
    options.add_argument("--clicks", type=int, default=60)
    options.add_argument("--bin", default=str(ROOT / ".venv" / "bin"))
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [f"{given.bin}/postchaise", "serve", "--port", str(PORT), "--bot-pause", "0.1"]
        command += ["--database", f"sqlite:///{folder}/bench.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
                page = browser.new_page(viewport={"width": 1440, "height": 900})
                took = sorted(measure(page, given.game, given.clicks))
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
    middle, most = statistics.median(took), took[-1]
    print(f"{len(took)} clicks: median {middle:.0f} ms, 95 % {took[int(len(took) * 0.95)]:.0f} ms, most {most:.0f} ms")


if __name__ == "__main__":
    main()
