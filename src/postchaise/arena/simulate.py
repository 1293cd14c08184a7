"""Simulates many games with bots. The same seed gives the same games for any number of processes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from postchaise.bots.levels import BotPlayer, find_level
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadOption
from postchaise.kernel.game import SPECTATOR, Game
from postchaise.kernel.registry import game as find_game

from .executors import Executor
from .process_executor import ProcessExecutor, check_count_option
from .statistics.simulation_report import SimulatedGame, SimulationReport

CHUNK: Final = 20  # games handed out together: few enough to stop soon, enough to be worth the way
RANDOM: Final = "random"
LIMIT: Final = 100_000  # decisions; the longest random game of ours takes a third of it
UNFINISHED: Final = "unfinished"  # the ending of a game that reached the limit

Progress = Callable[[int], None]


def derive_seed(*parts: int) -> int:
    """Derive independent seeds from one."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def simulate_games(
    game: str,
    seats: int,
    games: int,
    seed: int = 0,
    engine: Executor | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    levels: Sequence[str] = (),
    limit: int = LIMIT,
) -> SimulationReport:
    """Play `games` matches, in this process unless an engine is given; `progress` receives the number done."""
    found, given = find_game(game), dict(options or {})
    resolved = found.meta.resolve(seats, given)
    check_count_option("games", games)
    check_count_option("limit", limit)
    engine = engine or ProcessExecutor()
    begin = time.perf_counter()
    rows: list[SimulatedGame] = []
    chunk = partial(_chunk, game, fill_seats(seats, levels), seed, games, given, limit)
    for part in engine.run(chunk, range(0, games, CHUNK)):
        rows += part
        if progress is not None:
            progress(len(rows))
    rows.sort(key=lambda row: row.number)
    return SimulationReport(
        game, seats, seed, resolved, found.components, rows, engine.workers, time.perf_counter() - begin
    )


def fill_seats(seats: int, levels: Sequence[str]) -> list[str]:
    """Return a level for every seat. Too many or unknown levels raise."""
    if len(levels) > seats:
        raise BadOption("option-value", option="levels", value=", ".join(levels), expected=f"0-{seats}")
    return [find_level(name).id for name in levels] + [RANDOM] * (seats - len(levels))


def play_simulated_game(
    game: Game[Any],
    seats: int,
    seed: int,
    number: int,
    options: Mapping[str, Any],
    levels: Sequence[str] = (),
    limit: int = LIMIT,
) -> SimulatedGame:
    """Play match `number` of a series, to its end or to the limit of decisions."""
    dice = Dice(derive_seed(seed, number, 0))
    who = fill_seats(seats, levels)
    players = [BotPlayer(who[seat], Dice(derive_seed(seed, number, seat + 1))) for seat in range(seats)]
    state = game.new(seats, dice, **options)
    decisions = branches = widest = runs = 0
    last = SPECTATOR
    seat = game.actor(state)
    while seat >= 0 and decisions < limit:
        legal = game.legal(state, seat)
        width = len(legal)
        decisions += 1
        branches += width
        widest = max(widest, width)
        runs += seat != last
        last = seat
        if who[seat] == RANDOM:  # the same choice as the player's, without imagining anything
            action = legal[players[seat].dice.below(width)]
        else:
            action = players[seat].choose(game, state, seat)
        game.step(state, seat, action, dice, None)
        seat = game.actor(state)
    return SimulatedGame(
        number=number,
        turns=game.turn_number(state) or runs,
        decisions=decisions,
        branches=branches,
        widest=widest,
        ending=game.ending(state) if seat < 0 else UNFINISHED,
        scores=game.scores(state),
        ranking=game.ranking(state),
    )


def _chunk(
    game: str, who: list[str], seed: int, games: int, options: dict[str, Any], limit: int, first: int
) -> list[SimulatedGame]:
    """Runs in a worker process, too."""
    found, last = find_game(game), min(first + CHUNK, games)
    return [play_simulated_game(found, len(who), seed, number, options, who, limit) for number in range(first, last)]
