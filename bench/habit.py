"""Playouts by habit per second, the loop that all thinking is made of, beside random play in the same run.

A playout is what the search does: copy an imagined world, make a choice, play on by habit for as many turns as the
guide looks ahead (or to the end of the match), and estimate. A second line for each title looks less far ahead: about
as many decisions as a playout had when the first figures were taken, so that all can be compared. Positions are
ordinary ones in the middle of matches of two. Seconds are those of the processor, so that other programs disturb less.

habit.py [SECONDS [GAME ...]]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

from postchaise import Dice, game, titles
from postchaise.bots.bot import sample_worlds
from postchaise.bots.search_bot import guides_of
from postchaise.kernel.search.search import play_by_habit, playout, rank

SEATS = 2
POSITIONS = 24
WORLDS = 4
PLAYOUTS = 40  # for each position, a few times
SHORT = {"la-loire": 3, "orleans": 1, "thurn-und-taxis": 6}  # turns, or rounds: about 16, 16 and 32 decisions
BLOCKS = 4  # the best of several short blocks: machines are noisy
ROW = "| {} | {} | {} | {} | {} | {} |"


def positions(title: Any, guides: list[Any]) -> list[tuple[list[Any], int]]:
    """Questions from the second and third quarter of matches by habit, as the one who is asked may imagine them."""
    found: list[tuple[list[Any], int]] = []
    dice, seed = Dice(3), 0
    while len(found) < POSITIONS:
        state = title.new(SEATS, Dice(seed))
        length = play_by_habit(title, guides, state.copy(), Dice(seed))
        wanted = length // 4 + (seed * 37 + 11) % (length // 2)
        luck = Dice(seed)
        for _ in range(wanted):
            seat = title.actor(state)
            legal = guides[seat].sift(title, state, seat, title.legal(state, seat))
            action = legal[0] if len(legal) == 1 else guides[seat].habit(title, state, seat, legal, luck)
            title.step(state, seat, action, luck, None)
        seat = title.actor(state)
        if len(guides[seat].sift(title, state, seat, title.legal(state, seat))) > 1:
            worlds = sample_worlds(title, state, seat, dice, WORLDS)
            for world in worlds:
                guides[seat].furnish(title, world, seat, dice)
            found.append((worlds, seat))
        seed += 1
    return found


def thinking(title: Any, guides: list[Any], found: list[tuple[list[Any], int]], seconds: float) -> float:
    """Playouts per second of the search."""
    count = 0
    dice, start = Dice(5), time.process_time()
    while time.process_time() - start < seconds:
        for worlds, seat in found:
            count += sum(trial.games for trial in rank(title, guides, worlds, seat, PLAYOUTS, dice))
    return count / (time.process_time() - start)


def random_play(title: Any, seconds: float) -> float:
    """Decisions per second of random play, from the deal to the end."""
    count = 0
    dice, start = Dice(1), time.process_time()
    while time.process_time() - start < seconds:
        count += playout(title, title.new(SEATS, dice), dice)
    return count / (time.process_time() - start)


def decisions(title: Any, guides: list[Any], found: list[tuple[list[Any], int]]) -> float:
    """How many decisions a playout has."""
    count = 0
    for worlds, seat in found:
        for number, world in enumerate(worlds):
            turns = guides[seat].turns
            until = [guides[seat].clock(title, world) + turns] if turns else []
            count += play_by_habit(title, guides, world.copy(), Dice(number), *until)
    return count / (len(found) * WORLDS)


def rows(id: str, seconds: float) -> Iterator[str]:
    """As far as the guide looks ahead, and not so far."""
    title = game(id)
    guides = guides_of(title, SEATS, 0)
    found = positions(title, guides)
    loop = max(random_play(title, seconds / BLOCKS) for _ in range(BLOCKS))
    for turns in [guides[0].turns, *([SHORT[id]] if id in SHORT else [])]:
        guide = guides[0].again(guides[0].tastes, guides[0].weights)
        guide.turns = turns
        rate = max(thinking(title, [guide] * SEATS, found, seconds / BLOCKS) for _ in range(BLOCKS))
        length = decisions(title, [guide] * SEATS, found)
        ahead = f"{guide.turns} turns" if guide.turns else "to the end"
        every = rate * length
        yield ROW.format(id, ahead, f"{length:.0f}", f"{rate:,.0f}", f"{every:,.0f}", f"{every / loop:.2f}")


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    print(ROW.format("by habit, 2 players", "looks ahead", "decisions", "playouts/s", "decisions/s", "x random loop"))
    print("|---|---|---:|---:|---:|---:|")
    for id in sys.argv[2:] or titles():
        for row in rows(id, seconds):
            print(row, flush=True)
