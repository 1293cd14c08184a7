"""Measure rollouts per second, the inner loop of every search, next to random play in the same run.

A rollout copies a sampled world, takes an action, follows the rollout policy for as many turns as the heuristics look
ahead (or to the end of the match), and evaluates the position. A second row for each title looks less far ahead, with
about as many decisions as in the first published figures, so that rows can be compared. Positions are from the middle
of two-player matches. Times are processor time, which other programs disturb less.

rollouts.py [SECONDS [GAME ...]]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

from postchaise import Dice, game, titles
from postchaise.bots.bot import sample_worlds
from postchaise.bots.search_bot import load_seat_heuristics
from postchaise.kernel.search.search import play_random, play_rollout, rank_choices

SEATS = 2
POSITIONS = 24
WORLDS = 4
ROLLOUTS = 40  # for each position, a few times
SHORT = {"la-loire": 3, "orleans": 1, "thurn-und-taxis": 6}  # turns, or rounds: about 16, 16 and 32 decisions
BLOCKS = 4  # the best of several short blocks: machines are noisy
ROW = "| {} | {} | {} | {} | {} | {} |"


def positions(title: Any, seat_heuristics: list[Any]) -> list[tuple[list[Any], int]]:
    """Return positions from the second and third quarter of rollouts, with worlds sampled for the deciding player."""
    found: list[tuple[list[Any], int]] = []
    dice, seed = Dice(3), 0
    while len(found) < POSITIONS:
        state = title.new(SEATS, Dice(seed))
        length = play_rollout(title, seat_heuristics, state.copy(), Dice(seed))
        wanted = length // 4 + (seed * 37 + 11) % (length // 2)
        common_random = Dice(seed)
        for _ in range(wanted):
            seat = title.actor(state)
            legal = seat_heuristics[seat].candidates(title, state, seat, title.legal(state, seat))
            action = (
                legal[0]
                if len(legal) == 1
                else seat_heuristics[seat].rollout_action(title, state, seat, legal, common_random)
            )
            title.step(state, seat, action, common_random, None)
        seat = title.actor(state)
        if len(seat_heuristics[seat].candidates(title, state, seat, title.legal(state, seat))) > 1:
            determinizations = sample_worlds(title, state, seat, dice, WORLDS)
            for world in determinizations:
                seat_heuristics[seat].complete_world(title, world, seat, dice)
            found.append((determinizations, seat))
        seed += 1
    return found


def thinking(title: Any, seat_heuristics: list[Any], found: list[tuple[list[Any], int]], seconds: float) -> float:
    """Rollouts per second of the search."""
    count = 0
    dice, start = Dice(5), time.process_time()
    while time.process_time() - start < seconds:
        for determinizations, seat in found:
            count += sum(
                candidate.games
                for candidate in rank_choices(title, seat_heuristics, determinizations, seat, ROLLOUTS, dice)
            )
    return count / (time.process_time() - start)


def random_play(title: Any, seconds: float) -> float:
    """Decisions per second of random play, from the deal to the end."""
    count = 0
    dice, start = Dice(1), time.process_time()
    while time.process_time() - start < seconds:
        count += play_random(title, title.new(SEATS, dice), dice)
    return count / (time.process_time() - start)


def decisions(title: Any, seat_heuristics: list[Any], found: list[tuple[list[Any], int]]) -> float:
    """How many decisions a rollout has."""
    count = 0
    for determinizations, seat in found:
        for number, world in enumerate(determinizations):
            turns = seat_heuristics[seat].lookahead_turns
            until = [seat_heuristics[seat].turns_begun(title, world) + turns] if turns else []
            count += play_rollout(title, seat_heuristics, world.copy(), Dice(number), *until)
    return count / (len(found) * WORLDS)


def rows(id: str, seconds: float) -> Iterator[str]:
    """A row for the full lookahead of the heuristics, and one for a shorter one."""
    title = game(id)
    seat_heuristics = load_seat_heuristics(title, SEATS, 0)
    found = positions(title, seat_heuristics)
    loop = max(random_play(title, seconds / BLOCKS) for _ in range(BLOCKS))
    for lookahead_turns in [seat_heuristics[0].lookahead_turns, *([SHORT[id]] if id in SHORT else [])]:
        heuristics = seat_heuristics[0].with_weights(seat_heuristics[0].weights, seat_heuristics[0].value_weights)
        heuristics.lookahead_turns = lookahead_turns
        rate = max(thinking(title, [heuristics] * SEATS, found, seconds / BLOCKS) for _ in range(BLOCKS))
        length = decisions(title, [heuristics] * SEATS, found)
        ahead = f"{heuristics.lookahead_turns} turns" if heuristics.lookahead_turns else "to the end"
        every = rate * length
        yield ROW.format(id, ahead, f"{length:.0f}", f"{rate:,.0f}", f"{every:,.0f}", f"{every / loop:.2f}")


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    print(ROW.format("rollouts, 2 players", "looks ahead", "decisions", "rollouts/s", "decisions/s", "x random loop"))
    print("|---|---|---:|---:|---:|---:|")
    for id in sys.argv[2:] or titles():
        for row in rows(id, seconds):
            print(row, flush=True)
