"""The heuristics of Orléans: scores for every choice, and features for the value of a position."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game
from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import ASK, NEVER, Heuristics, best_scored_index, declared_score

from .. import actions as x
from .. import components as c
from ..rules.travel import can_build_station
from ..state import S_ACT, S_BATH, S_FOLLOW, S_HARVEST, S_PLAN, S_TORTURE, State, is_place_active
from . import deed_values, features, journey_values, place_values, plan_scores, recall_scores, values
from . import weights as k
from .loss_scores import score_losses
from .opponent_plans import replan_opponents

PLAN_KINDS: Final = (x.PUT, x.LIFT, x.GEAR_ON, x.READY, x.REOPEN)


class OrleansHeuristics(Heuristics[State]):
    """Plans whole places, uses all of them, and recalls followers from places that can do nothing."""

    def __init__(self, weights: list[float] | None = None, value_weights: list[float] | None = None) -> None:
        super().__init__(weights or k.INITIAL[:], value_weights)
        self.lookahead_turns = 0
        self.plan: plan_scores.PlanCandidates = plan_scores.PlanCandidates()
        self.min_z = 1.5

    def candidates(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        """Bad choices are ruled out by their scores."""
        return legal

    def move_scores(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[float]:
        if state.agenda[-1] != S_PLAN:
            return list(self._scores(state, seat, legal))
        found = self.plan
        plan_scores.find_plan_candidates(state, seat, self.weight_vec, found)
        out = [NEVER] * len(legal)
        for i in range(found.count):
            action = int(found.actions[i])
            if action in legal:
                out[legal.index(action)] = found.scores[i]
        for i in range(len(legal)):
            if x.KIND[legal[i]] not in PLAN_KINDS:
                out[i] = declared_score(x.KIND[legal[i]])
        return out

    def _scores(self, state: State, seat: int, legal: list[int]) -> vec[float]:
        """Return the scores of every question but the plan."""
        step = state.agenda[-1]
        w = self.weight_vec
        if step == S_FOLLOW:
            return recall_scores.score_recalls(state, seat, legal, w)
        if step == S_ACT:
            return score_place_uses(state, seat, legal, w)
        if step in (S_HARVEST, S_TORTURE):
            return score_losses(state, seat, legal, w)
        part = values.compute_remaining_fraction(state)
        found = vec[float]([0.0] * len(legal))
        for i in range(len(legal)):
            found[i] = score_answer(state, seat, legal[i], step, w, part)
        return found

    def rollout_action(self, game: Game[Any], state: State, seat: int, legal: list[int], dice: Dice) -> int:
        action = self.fast_action(game, state, seat, dice)
        if action != ASK:
            return action
        return legal[best_scored_index(self._scores(state, seat, legal), len(legal), self.noise, dice)]

    def fast_action(self, game: Game[Any], state: State, seat: int, dice: Dice) -> int:
        """Plan what the followers at hand can complete, without listing everything that is legal."""
        if state.agenda[-1] != S_PLAN:
            return ASK
        found = self.plan
        plan_scores.find_plan_candidates(state, seat, self.weight_vec, found)
        if found.count == 1:
            return found.actions[0]
        return found.actions[best_scored_index(found.scores, found.count, self.noise, dice)]

    def complete_world(self, game: Game[Any], state: State, seat: int, dice: Dice) -> None:
        """Replace sampled plans of ready rivals by plans of the rollout policy."""
        replan_opponents(self, game, state, seat, dice)

    def turns_begun(self, game: Game[Any], state: State) -> int:
        return state.round

    def weight_names(self) -> list[str]:
        return k.NAMES

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, game: Game[Any], state: State, seat: int) -> list[float]:
        return features.compute_features(state, seat)


def score_place_uses(s: State, seat: int, legal: list[int], w: vec[float]) -> vec[float]:
    """All active places are used sooner or later; a station is built before the merchant moves on."""
    part = values.compute_remaining_fraction(s)
    hall = is_place_active(s, seat, journey_values.GUILDHALL)
    build = hall and can_build_station(s, seat)
    found = vec[float]([0.0] * len(legal))
    for i in range(len(legal)):
        action = legal[i]
        if x.KIND[action] is x.PASS:
            found[i] = -w[k.PASS]
            continue
        if x.KIND[action] is not x.USE:
            found[i] = declared_score(x.KIND[action])
            continue
        place = x.ARG_A[action]
        score = w[k.FIRST + place]
        verb = c.VERB[place]
        if verb == c.V_MOVE:
            if build:
                score -= w[k.HOME]
            elif hall and journey_values.is_site_one_journey_away(s, seat, place):
                score += w[k.HOME]
        elif verb == c.V_DEEDS or verb == c.V_TOWER or verb == c.V_PAY:
            gives = place_values.compute_use_value(s, seat, place, w, part)
            if gives < 0.0:
                score += gives - w[k.PASS]
        found[i] = score
    return found


def score_answer(s: State, seat: int, action: int, step: int, w: vec[float], part: float) -> float:
    """Score an answer to one of the smaller questions."""
    kind, a, b = x.KIND[action], x.ARG_A[action], x.ARG_B[action]
    if kind is x.RECRUIT:
        return values.compute_follower_value(s, seat, a, w, part)
    if kind is x.MOVE:
        good = w[k.GOOD + b - 1] if b != x.NO_CARGO else 0.0
        return good + journey_values.compute_arrival_value(
            s, seat, journey_values.find_route_destination(s, seat, a), w, part
        )
    if kind is x.SEND:
        return deed_values.compute_sending_value(s, seat, a, b, w, part)
    if kind is x.TAKE:
        return values.compute_tile_value(a + c.LOCATIONS, w, part)
    if kind is x.GEAR_ON:
        return w[k.GEAR + c.SLOT_PLACE[a]]
    if kind is x.REWARD:
        return values.compute_development_value(s, seat, 1, w, part) if a == x.IN_DEVELOPMENT else w[k.COIN]
    if kind is x.PAY:
        return place_values.compute_payment_value(s, seat, a + 1, w, part)
    if kind is x.PUT and step == S_BATH:
        return plan_scores.compute_standing_value(s, seat, a, b, w, part)
    if kind is x.PROTECT:
        return w[k.SHIELD] if a == x.SHIELD_USED else 0.0
    if kind is x.STORE:
        return 1.0
    if kind is x.EXCLUDE:
        return -values.compute_tile_value(a + c.LOCATIONS, w, part)
    return 0.0 if kind is x.DONE or kind is x.REOPEN else declared_score(kind)
