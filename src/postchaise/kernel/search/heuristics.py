"""What a bot knows about a game besides its rules. Games override it in `extras.py`; the default only knows points."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from postchaise.kernel.actions.space import UNSCORED, Kind
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, S
from postchaise.kernel.native import vec

PER_MILLE: Final = 1000
ASK: Final = -1  # no action
NEVER: Final = -1000.0  # the score of a choice that nobody makes while there is another one


def declared_score(kind: Kind) -> float:
    """Return the score declared with a kind that a scoring function does not know; without one, raise."""
    if kind.score == UNSCORED:
        raise NotImplementedError(f"bots have no score for {kind.name!r}: score it, or declare it with score=")
    return kind.score


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """Action scores and position values for one game. They may read any field: they only see determinizations.

    `weights` parameterize the action scores, `value_weights` the position value. They are data, so that they can be
    tuned.
    """

    def __init__(self, weights: list[float] | None = None, value_weights: list[float] | None = None) -> None:
        self.weights: list[float] = weights or []
        self.weight_vec: vec[float] = vec[float](self.weights)  # the same for compiled subclasses
        self.value_weights: list[float] = value_weights or []
        self.noise: float = 0.25  # rollout noise, as a fraction of the score spread
        self.max_candidates: int = 6  # tried by rollouts
        self.lookahead_turns: int = 2  # length of a rollout; 0: to the end of the match
        self.min_z: float = 0.0  # standard errors by which a choice must beat the rollout policy
        self.journeyman_rollouts: int = 0  # budget of a journeyman per decision; 0: the same as in other games
        self.master_candidates: int = 0  # tried by masters; 0: `max_candidates`
        self.win_bonus: float = 0.0  # added to the estimate of the winner at the end of a match
        self.followup_rollouts: int = 0  # spent by masters on each later choice of the same turn

    def with_weights(self, weights: list[float], value_weights: list[float]) -> Heuristics[Any]:
        """Return a copy with other weights."""
        made = type(self)(weights, value_weights)
        made.noise, made.max_candidates, made.lookahead_turns, made.min_z = (
            self.noise,
            self.max_candidates,
            self.lookahead_turns,
            self.min_z,
        )
        made.journeyman_rollouts, made.master_candidates, made.followup_rollouts, made.win_bonus = (
            self.journeyman_rollouts,
            self.master_candidates,
            self.followup_rollouts,
            self.win_bonus,
        )
        return made

    def candidates(self, game: Game[Any], state: S, seat: int, legal: list[int]) -> list[int]:
        """Return the actions worth considering, at least one. Retractions are left out."""
        return [action for action in legal if not game.is_retraction(state, action)] or legal

    def move_scores(self, game: Game[Any], state: S, seat: int, legal: list[int]) -> list[float]:
        """Return a score for each action, roughly in points. Scores are comparable within one decision."""
        return [0.0] * len(legal)

    def rollout_action(self, game: Game[Any], state: S, seat: int, legal: list[int], dice: Dice) -> int:
        """Choose an action by the rollout policy: the best score after noise."""
        return self.best_scored(self.move_scores(game, state, seat, legal), legal, self.noise, dice)

    def fast_action(self, game: Game[Any], state: S, seat: int, dice: Dice) -> int:
        """Choose by the rollout policy without listing all legal actions, where the game can; otherwise return ASK."""
        return ASK

    def best_scored(self, scores: list[float], legal: list[int], noise: float, dice: Dice) -> int:
        """Return the action with the best score, after adding noise of up to `noise` times the score spread."""
        row = vec[float]([0.0] * len(legal))  # filled one by one: compiled, making it of the list itself takes longer
        for i in range(len(legal)):
            row[i] = scores[i]
        return legal[best_scored_index(row, len(legal), noise, dice)]

    def complete_world(self, game: Game[Any], state: S, seat: int, dice: Dice) -> None:
        """Make a sampled world more plausible in place, where `sample_world` only guarantees that it is possible."""

    def turns_begun(self, game: Game[Any], state: S) -> int:
        """Return how many turns have begun. Rollouts end between turns."""
        return game.turn_number(state)

    def weight_names(self) -> list[str]:
        """Return the name of each weight; tuned weights are stored by name."""
        return []

    def feature_names(self) -> list[str]:
        """Return the name of each feature; value weights are stored by name."""
        return []

    def features(self, game: Game[Any], state: S, seat: int) -> list[float]:
        """Return numbers that predict the points a seat will still score."""
        return []

    def estimate(self, game: Game[Any], state: S) -> list[float]:
        """Return the estimated final points of each seat: its points plus its weighted features.

        At the end of a match, `win_bonus` is added for the winner.
        """
        points = game.points(state)
        if self.win_bonus and game.actor(state) < 0:
            places = game.ranking(state)
            return [points[seat] + (self.win_bonus if places[seat] == 1 else 0.0) for seat in range(len(points))]
        if not self.value_weights or game.actor(state) < 0:
            return [float(each) for each in points]
        value_weights = self.value_weights
        out: list[float] = []
        for seat in range(len(points)):
            total = float(points[seat])
            features = self.features(game, state, seat)
            for i in range(len(features)):
                feature = features[i]
                if feature != 0.0:
                    total += value_weights[i] * feature
            out.append(total)
        return out


def best_scored_index(scores: vec[float], count: i64, noise: float, dice: Dice) -> int:
    """Return the index of the best of the first `count` scores, each with noise of up to `noise` times their spread."""
    most, total, counted = NEVER, 0.0, 0.0
    for i in range(count):
        score = scores[i]
        if score > NEVER:
            counted += 1.0
            total += score
            if score > most:
                most = score
    spread = most - total / counted if counted > 0.0 else 0.0
    step = noise * (spread if spread > 0.0 else 1.0) / PER_MILLE
    best = NEVER
    found: i64 = 0
    for i in range(count):
        score = scores[i]
        if score > NEVER:
            value = score + step * dice.below(PER_MILLE)
            if value > best:
                best, found = value, i
    return found


def compute_lead(values: list[float], seat: int) -> float:
    """Return the lead of a seat over the best other seat."""
    best, others = 0.0, False
    for other in range(len(values)):
        if other != seat and (not others or values[other] > best):
            best, others = values[other], True
    return values[seat] - best
