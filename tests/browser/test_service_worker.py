"""The service worker: an upgrade replaces old files, and a page says when there is no connection."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.windows import WATCH
from command_processes import POSTCHAISE
from server.serving import Serving, to_sqlite_url, wait_until

NEWER = (
    """
import sys
from postchaise.server.pages import tables, web_app
from postchaise.web.render import templates
read_asset = templates.read_asset
for module in (templates, tables, web_app):
    module.hash_assets = lambda: "0123456789ab"
    module.read_asset = lambda path: (read_asset(path) or b"") + (b":root{--newer:yes}" if path == "style.css" else b"")
sys.argv[1:] = ["serve", "--port", sys.argv[1], "--database", sys.argv[2], "--bot-workers", "1"]
"""
    + POSTCHAISE
)
# Asks the worker that serves this page which one it is.
EDITION = """() => new Promise((told) => { const wire = new MessageChannel();
  wire.port1.onmessage = (event) => told(event.data);
  setTimeout(told, 1000, ""); // one that is being replaced may not answer any more
  const worker = navigator.serviceWorker.controller;
  if (worker) worker.postMessage("", [wire.port2]);
  else told(""); })"""
CACHES = "() => caches.keys()"
KEPT = "async () => (await (await caches.open((await caches.keys())[0])).keys()).map((each) => each.url)"


def alone(page: Any, address: str) -> bool:
    """Wait until the old worker is replaced; a busy worker stays until its pages are closed."""
    for _ in range(50):
        if len(page.evaluate(CACHES)) == 1:
            return True
        page.wait_for_timeout(100)
    page.goto("about:blank")
    page.goto(address)
    return False


def test_an_upgrade_replaces_the_worker_and_offline_shows_a_page(browser: Any, tmp_path: Path) -> None:
    older = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    context = browser.new_context(locale="de")
    page = context.new_page()
    page.add_init_script(WATCH)
    complaints: list[str] = []
    page.on("console", lambda sentence: complaints.append(sentence.text) if sentence.type == "error" else None)
    newer = Serving(tmp_path, script=NEWER, database=older.database)
    newer.port, newer.address, newer.command[-3] = older.port, older.address, str(older.port)
    style = "getComputedStyle(document.documentElement).getPropertyValue('--newer')"
    try:
        page.goto(older.address)
        first = wait_until(lambda: page.evaluate(EDITION), "the worker")
        page.reload()
        assert any("/static/" in each for each in page.evaluate(KEPT))
        assert page.evaluate(style) == ""
        assert complaints == []
        older.stop()
        newer.start()
        page.reload()
        assert page.evaluate(style) == "yes"
        # Look at its files: a worker that is queried again and again never becomes idle.
        wait_until(lambda: page.evaluate(CACHES) not in ([], [f"postchaise {first}"]), "the newer worker")
        wait_until(lambda: alone(page, newer.address), "the end of the older one's files")
        second = wait_until(lambda: {page.evaluate(EDITION)} - {first, ""}, "its answer").pop()
        assert page.evaluate(CACHES) == [f"postchaise {second}"]
        page.goto(f"{newer.address}/rules/la-loire?lang=fr")
        newer.stop()
        page.goto(f"{newer.address}/rules/orleans")
        expect(page.get_by_role("heading", level=1)).to_have_text("Pas de connexion")
        assert page.evaluate(style) == "yes"
        newer.start()
        expect(page).to_have_title(re.compile("Orléans"))  # without a click
    finally:
        context.close()
        for each in (older, newer):
            if each.process is not None and each.process.poll() is None:
                each.kill()
