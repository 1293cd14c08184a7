"""How a hint is thought: a search picks the field, a count with other luck judges it, some games go to the end.

The coach sees what a bot in that seat would see: imagined worlds, never the match.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.search.search import rank

from .bot import NEVER, sample_worlds
from .bot_request import Thought
from .hint import TOLD, Hint, hint_of
from .paired_comparison import NO_ACTION, Count, Field, go_on, look_ahead, play_out
from .search_bot import guides_of

WORLDS: Final = 12
SECONDS: Final = 1.6  # for one hint: something is shown within two
PLAYOUTS: Final = 240  # of the search that picks the field
FIELD: Final = 4  # choices that are counted
ROUNDS: Final = 60  # games of each that look ahead,
TURNS: Final = 30  # games of the best one, to the end of the turn,
ENDS: Final = 40  # and of each that are played to the end
PARTS: Final = (0.25, 0.5, 0.85, 1.0)  # of the time: picked, counted, counted to the end of the match, all done


def thought_of(
    game: Game[Any], state: State, seat: int, seed: int, about: int = NO_ACTION, seconds: float = SECONDS
) -> Thought:
    """The question to a worker: what this seat may imagine, and nothing else of the match."""
    worlds = sample_worlds(game, state, seat, Dice(seed), WORLDS)
    return Thought(game, "coach", worlds, game.legal(state, seat), seat, seed, seconds, True, about)


def plans_of(game: Game[Any], state: State, seat: int, seed: int, seconds: float = SECONDS) -> Thought:
    """As `thought_of`, about no choice: what the seat still gains if everybody plays on."""
    return replace(thought_of(game, state, seat, seed, NO_ACTION, seconds), legal=[])


def advise(thought: Thought) -> Hint:
    """Thinking is counted in games, so that a hint can be repeated; the seconds only cut it short."""
    began = time.monotonic()
    ends = [began + part * thought.seconds if thought.seconds < NEVER else NEVER for part in PARTS]
    game, seat, dice = thought.game, thought.seat, Dice(thought.seed)
    worlds = [world.copy() for world in thought.worlds]
    guides = guides_of(game, len(game.points(worlds[0])), seat)
    for world in worlds:
        guides[seat].furnish(game, world, seat, dice)
    field = Field(game, guides, worlds, seat)
    now = game.scores(worlds[0])[seat]
    if not thought.legal:  # only plans are asked for
        counts = [Count(NO_ACTION)]
        play_out(field, counts, ENDS, dice, ends[3])
        return hint_of(counts, now)
    counts = _picked(field, thought, dice, ends[0])
    if len(counts) > 1:
        look_ahead(field, counts, ROUNDS, dice, ends[2] if field.whole else ends[1])
    told = _shown_of(counts, now)
    go_on(field, told[0], TURNS, dice, ends[3])
    if not field.whole or len(counts) == 1:
        play_out(field, told, ENDS, dice, ends[3])
    return hint_of(counts, now)


def _picked(field: Field, thought: Thought, dice: Dice, deadline: float) -> list[Count]:
    ranking = rank(field.game, field.guides, field.worlds, field.seat, PLAYOUTS, dice, deadline)
    actions = [trial.action for trial in ranking][:FIELD]
    if thought.about in thought.legal and thought.about != actions[0]:  # among the first two: those are always counted
        actions = [actions[0], thought.about, *(each for each in actions[1:] if each != thought.about)]
    return [Count(action) for action in actions]


def _shown_of(counts: list[Count], now: dict[str, int]) -> list[Count]:
    """Those that will be shown, the best first, with a share of wins: it costs a whole game each time."""
    shown = [tried.action for tried in hint_of(counts, now).tried][:TOLD]
    return sorted((count for count in counts if count.action in shown), key=lambda each: shown.index(each.action))
