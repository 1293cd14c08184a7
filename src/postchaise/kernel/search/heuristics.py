"""What a bot knows of a game beside its rules. A game brings its own in `extras.py`; this one knows only points."""

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
    """Likings and values for one game. It may read a state freely: it is only ever given imagined ones.

    `weights` are the numbers its scores are made of, `weights` those of its estimate: data, so that they can be tuned.
    """

    def __init__(self, weights: list[float] | None = None, value_weights: list[float] | None = None) -> None:
        self.weights: list[float] = weights or []
        self.weight_vec: vec[float] = vec[float](self.weights)  # the same for compiled guides
        self.value_weights: list[float] = value_weights or []
        self.noise: float = 0.25  # by which part of the spread of scores a habit may err: rollouts should differ
        self.max_candidates: int = 6  # so many choices are tried out
        self.lookahead_turns: int = 2  # so many turns a rollout looks ahead; 0: to the end of the match
        self.min_z: float = 0.0  # standard errors by which a choice must beat that of habit to be preferred
        self.journeyman_rollouts: int = (
            0  # rollouts by which journeymen think about a choice; 0: as many as in other games
        )
        self.master_candidates: int = 0  # so many choices masters try out; 0: no more than others
        self.win_bonus: float = 0.0  # points that winning is worth beside those of the match
        self.followup_rollouts: int = (
            0  # rollouts by which masters choose, in their mind, what follows in the same turn
        )

    def with_weights(self, weights: list[float], value_weights: list[float]) -> Heuristics[Any]:
        """The same knowledge with other weights."""
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
        """The choices worth a thought, never none; steps that only take back an own one are left out."""
        return [action for action in legal if not game.is_retraction(state, action)] or legal

    def move_scores(self, game: Game[Any], state: S, seat: int, legal: list[int]) -> list[float]:
        """How much each of these choices is liked, about in points; comparable within one question."""
        return [0.0] * len(legal)

    def rollout_action(self, game: Game[Any], state: S, seat: int, legal: list[int], dice: Dice) -> int:
        """What a hurried player does: the most liked choice, give or take a whim. Rollouts are made of it."""
        return self.best_scored(self.move_scores(game, state, seat, legal), legal, self.noise, dice)

    def fast_action(self, game: Game[Any], state: S, seat: int, dice: Dice) -> int:
        """What habit does where it need not know everything that is legal: rollouts save the list. Otherwise ASK."""
        return ASK

    def best_scored(self, scores: list[float], legal: list[int], noise: float, dice: Dice) -> int:
        """The choice with the best score, each score raised by chance up to `whim` of their spread."""
        row = vec[float]([0.0] * len(legal))  # filled one by one: compiled, making it of the list itself takes longer
        for i in range(len(legal)):
            row[i] = scores[i]
        return legal[best_scored_index(row, len(legal), noise, dice)]

    def complete_world(self, game: Game[Any], state: S, seat: int, dice: Dice) -> None:
        """Makes an imagined world more like real ones, where `sample_world` knows only what is possible: in place."""

    def turns_begun(self, game: Game[Any], state: S) -> int:
        """How many turns have begun: a rollout ends with a turn, not in the middle of one."""
        return game.turn_number(state)

    def weight_names(self) -> list[str]:
        """One for each taste; tuned weights are kept by name."""
        return []

    def feature_names(self) -> list[str]:
        """One for each feature; weights are kept by name."""
        return []

    def features(self, game: Game[Any], state: S, seat: int) -> list[float]:
        """A few numbers that tell what will become points for a seat by the end."""
        return []

    def estimate(self, game: Game[Any], state: S) -> list[float]:
        """What the position is worth to each seat, in points at the end: those it has, and what its features tell.

        At the end, to win may be worth more than its points: between two ways to end the match, the won one is better.
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
    """Where the best of the first so many scores stands, each of them raised by chance up to `whim` of their spread."""
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


def margin(values: list[float], seat: int) -> float:
    """The lead over the best other seat."""
    best, others = 0.0, False
    for other in range(len(values)):
        if other != seat and (not others or values[other] > best):
            best, others = values[other], True
    return values[seat] - best
