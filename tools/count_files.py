"""Count the project's Python files that run while one La Loire ride is played and one viewer's page is drawn.

    PYTHONPATH=src python tools/count_files.py [--list] [--functions] [--deal N]

A layer that only passes facts on shows up here. The match is dealt from a fixed key and played in memory; the page was
drawn once before, so that imports, templates and caches are warm. Other deals (`--deal`) offer other choices after the
ride. Compiled modules do not report their calls: run it on the sources.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from postchaise.kernel.match import Match
from postchaise.server.live import table_views
from postchaise.server.live.updates import UpdateStream
from postchaise.server.storage.rows import StoredTable
from postchaise.server.tables import creation
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.translations import translator_for

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "postchaise"
GAME = "la-loire"


def record_calls(work: Callable[[], object]) -> Counter[tuple[str, str]]:
    """Files and functions of the project that are entered while `work` runs."""
    called: Counter[tuple[str, str]] = Counter()

    def profile(frame: Any, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            called[frame.f_code.co_filename[len(str(PACKAGE)) + 1 :], frame.f_code.co_qualname] += 1

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return called


def open_table(deal: int) -> tuple[LiveTable, int]:
    """A running table in memory: one person against a bot."""
    request = creation.quick_start_request(GAME, "Margot")
    row, seats = creation.build_table(request, "margot", translator_for("en"), 1)
    seats[0].nonce = "0" * 32
    dealt = creation.deal(replace(row, key=deal.to_bytes(32, "big")), seats)
    nothing: Any = None  # no database: nothing is stored
    return LiveTable(nothing, StoredTable(dealt, seats, [], [], None)), 0


def find_ride(match: Match, seat: int) -> int:
    """Play the first legal actions until this seat may ride, and return the ride."""
    for _ in range(200):
        for action in match.legal(seat):
            if match.game.notation(action).startswith("ride"):
                return action
        match.play(match.actor, match.legal(match.actor)[0])
    raise RuntimeError("no ride became legal")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--list", action="store_true", help="name the files")
    options.add_argument("--functions", action="store_true", help="name the functions, too")
    options.add_argument("--deal", type=int, default=0, help="the key of the deal")
    given = options.parse_args()
    live, seat = open_table(given.deal)
    match, stream = live.match, UpdateStream()
    ride = find_ride(match, seat)

    def draw() -> None:
        live.changed()
        stream.next_message(live.render_cache, match, table_views.build_viewer_context(live, "margot", "en"), "playing")

    draw()
    played = record_calls(lambda: live.accept(*match.attempt(seat, ride)))
    drawn = record_calls(draw)
    for title, called in (("playing", played), ("drawing", drawn), ("both", played + drawn)):
        files = sorted({file for file, _ in called})
        print(f"{title}: {len(files)} files, {len(called)} functions")
        if given.list and title != "both":
            for file in files:
                print(f"  {file}")
                if given.functions:
                    print("".join(f"    {name}\n" for where, name in sorted(called) if where == file), end="")


if __name__ == "__main__":
    main()
