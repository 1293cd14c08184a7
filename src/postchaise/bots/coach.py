"""Computes hints: a search picks candidates, fresh rollouts compare them, and some rollouts go to the end.

The coach sees what a bot in that seat would see: determinizations, never the match.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from postchaise.bots.bot import BotRequest
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.search.search import rank_choices

from .bot import NEVER, sample_worlds
from .hint import MAX_SHOWN, Hint, build_hint
from .paired_comparison import (
    NO_ACTION,
    CandidateSamples,
    PairedComparison,
    sample_lookahead,
    sample_results,
    sample_turns,
)
from .search_bot import load_seat_heuristics

DETERMINIZATIONS: Final = 12
SECONDS: Final = 1.6  # for one hint: something is shown within two
ROLLOUTS: Final = 240  # of the search that picks the comparison
MAX_COMPARED: Final = 4  # choices that are counted
ROUNDS: Final = 60  # games of each that look ahead,
TURNS: Final = 30  # games of the best one, to the end of the turn,
ENDS: Final = 40  # and of each that are played to the end
TIME_SHARES: Final = (0.25, 0.5, 0.85, 1.0)  # of the time: picked, counted, counted to the end of the match, all done


def build_hint_request(
    game: Game[Any], state: State, seat: int, seed: int, about: int = NO_ACTION, seconds: float = SECONDS
) -> BotRequest:
    """Build the request for a hint. It holds what the seat can know and nothing else of the match."""
    determinizations = sample_worlds(game, state, seat, Dice(seed), DETERMINIZATIONS)
    return BotRequest(game, "coach", determinizations, game.legal(state, seat), seat, seed, seconds, True, about)


def build_plan_request(game: Game[Any], state: State, seat: int, seed: int, seconds: float = SECONDS) -> BotRequest:
    """Build a request without a choice: what the seat will still gain if everybody plays on."""
    return replace(build_hint_request(game, state, seat, seed, NO_ACTION, seconds), legal=[])


def compute_hint(request: BotRequest) -> Hint:
    """Compute a hint. The work is counted in rollouts, so a hint can be reproduced; seconds only cut it short."""
    began = time.monotonic()
    ends = [began + part * request.seconds if request.seconds < NEVER else NEVER for part in TIME_SHARES]
    game, seat, dice = request.game, request.seat, Dice(request.seed)
    determinizations = [world.copy() for world in request.determinizations]
    seat_heuristics = load_seat_heuristics(game, len(game.points(determinizations[0])), seat)
    for world in determinizations:
        seat_heuristics[seat].complete_world(game, world, seat, dice)
    comparison = PairedComparison(game, seat_heuristics, determinizations, seat)
    now = game.scores(determinizations[0])[seat]
    if not request.legal:  # only plans are asked for
        candidates = [CandidateSamples(NO_ACTION)]
        sample_results(comparison, candidates, ENDS, dice, ends[3])
        return build_hint(candidates, now)
    candidates = _pick_candidates(comparison, request, dice, ends[0])
    if len(candidates) > 1:
        sample_lookahead(comparison, candidates, ROUNDS, dice, ends[2] if comparison.whole else ends[1])
    told = _select_shown(candidates, now)
    sample_turns(comparison, told[0], TURNS, dice, ends[3])
    if not comparison.whole or len(candidates) == 1:
        sample_results(comparison, told, ENDS, dice, ends[3])
    return build_hint(candidates, now)


def _pick_candidates(
    comparison: PairedComparison, request: BotRequest, dice: Dice, deadline: float
) -> list[CandidateSamples]:
    ranking = rank_choices(
        comparison.game,
        comparison.seat_heuristics,
        comparison.determinizations,
        comparison.seat,
        ROLLOUTS,
        dice,
        deadline,
    )
    actions = [candidate.action for candidate in ranking][:MAX_COMPARED]
    if request.about in request.legal and request.about != actions[0]:  # among the first two: those are always counted
        actions = [actions[0], request.about, *(each for each in actions[1:] if each != request.about)]
    return [CandidateSamples(action) for action in actions]


def _select_shown(candidates: list[CandidateSamples], now: dict[str, int]) -> list[CandidateSamples]:
    """Return the candidates that will be shown, the best first. Their win share costs whole matches."""
    shown = [tried.action for tried in build_hint(candidates, now).tried][:MAX_SHOWN]
    return sorted((count for count in candidates if count.action in shown), key=lambda each: shown.index(each.action))
