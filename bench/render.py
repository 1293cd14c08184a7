"""Measure how long the pages of a match take to render: every region after every action, for both players.

    PYTHONPATH=src python bench/render.py [--game la-loire] [--actions 60] [--rounds 5]

Matches are played with fixed dice. Caches live as long as the match, as they do on a server. Times are processor time
of the best round, which other programs on the machine disturb less.
"""

from __future__ import annotations

import argparse
import time

from postchaise import Dice, Match, titles
from postchaise.web.render.cache import RenderCache
from postchaise.web.render.regions import render_page
from postchaise.web.views.table_view import Player, ViewerContext


def render_match(game: str, actions: int) -> tuple[int, float]:
    """Pages rendered, and the processor time that took."""
    match, dice, cache = Match(game, 2, Dice(5)), Dice(6), RenderCache()
    pages, seconds = 0, 0.0
    for number in range(actions):
        if match.over:
            break
        start = time.process_time()
        for seat in range(2):
            players = [Player(name, you=n == seat, present=True) for n, name in enumerate(("Margot", "Colette"))]
            context = ViewerContext("bench", game, "", "playing", number, "", players, "en")
            context.render_version, context.cache_key = number, (seat,)
            render_page(match, context, cache)
            pages += 1
        seconds += time.process_time() - start
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return pages, seconds


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--game", default="", help="one title; all without it")
    options.add_argument("--actions", type=int, default=60)
    options.add_argument("--rounds", type=int, default=5)
    given = options.parse_args()
    for game in [given.game] if given.game else titles():
        rounds = [render_match(game, given.actions) for _ in range(given.rounds)]
        print(f"{game}: {min(1000 * seconds / pages for pages, seconds in rounds):.2f} ms per page")


if __name__ == "__main__":
    main()
