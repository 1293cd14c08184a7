"""The pictures of README, taken anew: each title in the middle of a match, a result, and two telephones.

    .venv/bin/python tools/readme_pictures.py [--to docs/pictures]

The matches are played by bots on fixed deals, so the same boards come out until rules, bots or drawings change.
Where Debian's pngquant is installed they weigh a quarter.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.positions import PreparedTable, create_bot_policy, create_match, play_until, store_table  # noqa: E402
from browser.windows import PHONE, WIDE, People, WindowPool  # noqa: E402  (helpers shared with the tests)
from chromium import ARGS, find_executable  # noqa: E402
from postchaise import Match  # noqa: E402
from server.serving import Serving, to_sqlite_url  # noqa: E402

RESULT = {"width": 1280, "height": 838}


def stopped(game: str, seed: int, least: int, route: int = 0, **wanted: Any) -> Match:
    """Where the first seat is asked, from round `least` on, with a route so long, and the view is as wanted."""

    def done(match: Match) -> bool:
        view = match.view(0)
        long = len(view["players"][0].get("route", ())) >= route
        asked = match.actor == 0 and view["round"] >= least
        return asked and long and all(view[key] == value for key, value in wanted.items())

    return play_until(create_match(game, 3, seed), create_bot_policy("apprentice", seed), done)


def laid(serving: Serving, match: Match, title: str) -> PreparedTable:
    return store_table(serving.database, match, names=("Margot", "Rabelais", "Mélusine"), bots=2, title=title)


def take(people: People, folder: Path, name: str, path: str, wait: str, lang: str = "en", **look: Any) -> None:
    page = people.open_window(path, lang, **look)
    page.locator(wait).first.wait_for(state="attached")
    page.wait_for_load_state("load")
    page.wait_for_timeout(800)  # what glides has arrived
    page.screenshot(path=folder / f"{name}.png")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    folder: Path = parser.parse_args().to
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as here, sync_playwright() as playwright:
        serving = Serving(Path(here), database=to_sqlite_url(Path(here))).start()
        browser = playwright.chromium.launch(executable_path=find_executable(), args=ARGS)
        people = People(WindowPool(browser), serving.address)
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        try:
            loire = laid(serving, stopped("la-loire", 7, 28, step="ride"), "Amboise")
            orleans = laid(serving, stopped("orleans", 5, 11, step="plan"), "Chartres")
            taxis = laid(serving, stopped("thurn-und-taxis", 3, 9, route=5, step="close"), "Passau")
            over = laid(serving, stopped("la-loire", 7, 1000), "Gien")  # nobody is: to its end
            take(people, folder, "la-loire-table", loire.path, "#board .stack", token=loire.tokens[0], viewport=WIDE)
            take(people, folder, "orleans-table", orleans.path, "#board .stack", token=orleans.tokens[0], viewport=WIDE)
            take(
                people, folder, "thurn-und-taxis-table", taxis.path, ".city-sign", token=taxis.tokens[0], viewport=WIDE
            )
            take(people, folder, "result", over.path, "#won", token=over.tokens[0], viewport=RESULT)
            take(people, folder, "phone", loire.path, "#board .stack", token=loire.tokens[0], **phone)
            take(people, folder, "phone-dark", "/", ".game-tiles", "fr", color_scheme="dark", **phone)
        finally:
            browser.close()
            serving.stop()
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--ext", ".png", *folder.glob("*.png")], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
