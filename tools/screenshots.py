"""Pictures of every screen in a real browser, for somebody to look at: sizes, themes, languages.

    .venv/bin/python tools/screenshots.py [--to screenshots] [--only turn] [--lang fr]

Starts a server of its own with a database of its own; the matches on it are played by bots.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.positions import create_bot_policy, create_crowded_match, store_table  # noqa: E402
from browser.screens import Screen, create_screens  # noqa: E402
from browser.windows import BROAD, LANGUAGES, LAPTOP, PHONE, WIDE, People, WindowPool  # noqa: E402  (helpers shared with the tests)
from chromium import ARGS, find_executable  # noqa: E402
from server.serving import Serving, to_sqlite_url  # noqa: E402

LOOKS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "broad": {"viewport": BROAD},
}
LOOKS |= {f"{look}-dark": {**how, "color_scheme": "dark"} for look, how in LOOKS.items()}
LONG = ("home", "new", "waiting", "join", "end", "rules", "five", "error")  # pages that scroll: the whole of them


def crowds(serving: Serving) -> Screen:
    match = create_crowded_match("saumur", 1)
    laid = store_table(serving.database, match, title="Saumur")
    return Screen("crowd", laid.path, laid.tokens[match.actor], "#board .stack")


def take(people: People, screen: Screen, look: str, lang: str, folder: Path) -> None:
    page = people.open_window(screen.path.replace("{lang}", lang), lang, token=screen.token, **LOOKS[look])
    page.locator(screen.wait).first.wait_for(state="attached")  # a board may show another side of itself
    page.wait_for_load_state("load")
    whole = screen.name.partition("-")[0] in LONG and not screen.name.startswith("rules")
    page.screenshot(path=folder / f"{screen.name}-{look}-{lang}.png", full_page=whole)
    if look.startswith("phone") and screen.name == "turn":
        for tab in ("player-board", "players", "log", "chat"):
            page.locator(f"#tab-{tab}").click()
            page.screenshot(path=folder / f"{screen.name}-{tab}-{look}-{lang}.png")
    page.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--only", default="", help="one screen by its name")
    parser.add_argument("--lang", default="", help="one language")
    parser.add_argument("--look", default="", help="one of: " + ", ".join(LOOKS))
    parser.add_argument("--actions", type=int, default=60, help="how far into the match")
    given = parser.parse_args()
    chromium = find_executable()
    if chromium is None:
        print("no chromium on this machine", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), database=to_sqlite_url(Path(folder))).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        try:
            every = [*create_screens(serving, create_bot_policy("apprentice", 5), given.actions), crowds(serving)]
            for screen in every:
                for look in LOOKS:
                    for lang in LANGUAGES:
                        wanted = (given.only, screen.name), (given.lang, lang), (given.look, look)
                        if all(not one or one == this for one, this in wanted):
                            take(People(WindowPool(browser), serving.address), screen, look, lang, given.to)
        finally:
            browser.close()
            serving.stop()
    print(f"{len(list(given.to.glob('*.png')))} pictures in {given.to}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
