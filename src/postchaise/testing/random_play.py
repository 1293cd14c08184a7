"""Random play shared by all checks: each match is played once and inspected by every check."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import SPECTATOR, LogEvent, State
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.reason import Reason

from .cases import Case, list_cases

LONGEST = 40_000  # decisions; random play of our games never needs half of them
SAMPLE = 250  # of the decisions, one in so many is looked at closely, and the first of each sort
FEW = 10  # cases: with so few there are few matches, and more of each is looked at
SAMPLE_OF_FEW = 15


@dataclass
class RandomMatch:
    """A random match: its end, and sampled positions with their JSON."""

    last: State
    positions: list[State] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    lines: set[LogEvent] = field(default_factory=set)
    problem: str = ""

    def note(self, state: State) -> None:
        self.positions.append(state.copy())
        self.texts.append(to_json(state))

    def every(self, n: int) -> list[tuple[State, str]]:
        """Return one position in n, with its JSON."""
        return list(zip(self.positions[::n], self.texts[::n]))


def to_json(state: State) -> str:
    return json.dumps(state.to_json(), sort_keys=True)


def list_viewers(case: Case) -> list[int]:
    return [*range(case.seats), SPECTATOR]


def play_random_match(case: Case, seed: int) -> RandomMatch:
    """Return the random match of this number. A game that gets stuck or never ends fails here."""
    found = _play_random_match(case, seed)
    assert not found.problem, found.problem
    return found


@cache
def _play_random_match(case: Case, seed: int) -> RandomMatch:
    """Every other choice is made among the kinds of actions first, so that rare ones are played too."""
    rules, kind_at = case.game, case.game.space.kind_at
    given: dict[str, Any] = dict(case.options)
    dice, chooser = Dice(case.seed(seed)), Dice(case.seed(seed) + 1)
    state = rules.new(case.seats, dice, **given)
    found, sample = RandomMatch(state), SAMPLE if len(list_cases(case.id)) > FEW else SAMPLE_OF_FEW
    seen: set[tuple[str, int]] = set()
    while (seat := rules.actor(state)) >= 0 and not found.problem:
        legal = rules.legal(state, seat)
        if not legal:
            found.problem = f"after {len(found.actions)} actions seat {seat} is asked and has no answer"
            break
        kinds = sorted({kind_at[action].index for action in legal})
        prompt = rules.prompt(state, seat).id
        sorts = {(prompt, kind) for kind in kinds}
        if not sorts <= seen or len(found.actions) % sample == 0:
            seen |= sorts
            found.note(state)
        if chooser.below(2):
            kind = kinds[chooser.below(len(kinds))]
            legal = [action for action in legal if kind_at[action].index == kind]
        action = legal[chooser.below(len(legal))]
        log = Log()
        rules.step(state, seat, action, dice, log)
        found.lines.update(log.lines())
        found.actions.append(action)
        if len(found.actions) >= LONGEST:
            found.problem = f"the match is not over after {LONGEST} actions"
    found.note(state)
    return found


@dataclass
class LegalityVerdict:
    """What `why_not` says about every action in every position of a walk, to the seat that is asked."""

    allowed: list[list[int]] = field(default_factory=list)
    reasons: set[Reason] = field(default_factory=set)


@cache
def list_legality_verdicts(case: Case, seed: int) -> LegalityVerdict:
    rules, found = case.game, LegalityVerdict()
    numbers = range(len(rules.space))
    for state in play_random_match(case, seed).positions:
        seat = max(0, rules.actor(state))
        allowed: list[int] = []
        for action in numbers:
            why = rules.why_not(state, seat, action)
            if why is None:
                allowed.append(action)
            else:
                found.reasons.add(why)
        found.allowed.append(allowed)
    return found
