"""A match as a game tree: each decision and each draw is an immutable node."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from postchaise.kernel.dice import AskingDice, UnknownOutcome
from postchaise.kernel.game import Game, State
from postchaise.kernel.meta import Options
from postchaise.kernel.search.batch import compute_rewards, list_offered_actions

CHANCE, OVER = -1, -4  # as OpenSpiel numbers players who are none
NOTHING: list[int] = []  # is drawn yet


@dataclass(frozen=True)
class MatchSettings:
    """What stays the same in all matches."""

    game: Game[Any]
    seats: int
    options: Options
    rewards: str
    retractions: bool
    longest: int  # decisions after which a match is broken off without a reward; 0: never

    def start(self) -> GameTreeNode:
        """Before the first draw of the setup."""
        return _create_node(self, None, -1, -1, NOTHING, 0)


class SeatMemory(NamedTuple):
    """What a seat has seen and done up to a node. Seen is what changed in its observation: steps of others that it
    cannot know of leave no trace."""

    digest: Any
    seen: bytes
    own: int  # decisions

    def grown(self, node: GameTreeNode, seat: int, did: int) -> SeatMemory:
        """With what a node adds to that of the one before; `did`: what the seat itself chose there, or nothing (-1)."""
        now = node.observation(seat) if node.dice is None else self.seen
        if did < 0 and now == self.seen:
            return self
        digest = self.digest.copy()
        digest.update(f"did {did};".encode() if did >= 0 else b"")
        digest.update(now if now != self.seen else b"")
        return SeatMemory(digest, now, self.own + (did >= 0))

    def told(self, seat: int) -> str:
        """One text for everything: what the seat cannot tell apart is the same."""
        return f"seat {seat}, decision {self.own}, {self.digest.hexdigest()}"


class GameTreeNode:
    """A position at its question, or, while something is drawn, the position before the action that draws."""

    __slots__ = ("_choices", "action", "decisions", "dice", "known", "memories", "player", "rules", "seat", "state")

    rules: MatchSettings
    state: State | None  # None while the match is being set up
    player: int  # who is asked: a seat, CHANCE or OVER
    seat: int  # while something is drawn: whose action draws,
    action: int  # which action,
    known: list[int]  # what it has drawn so far
    dice: AskingDice | None  # and what it asks
    decisions: int
    memories: dict[int, SeatMemory] | None  # of the seats that were asked for theirs
    _choices: list[int] | None

    def after(self, action: int) -> GameTreeNode:
        """What follows an action of the player, or an outcome."""
        if self.dice is not None:
            node = _create_node(self.rules, self.state, self.seat, self.action, [*self.known, action], self.decisions)
        else:
            node = _create_node(self.rules, self.state, self.player, action, NOTHING, self.decisions + 1)
        if self.memories is not None:
            mine = self.player
            node.memories = {
                seat: memory.grown(node, seat, action if seat == mine else -1) for seat, memory in self.memories.items()
            }
        return node

    def choices(self) -> list[int]:
        """Sorted; of a draw, what can come."""
        if self.dice is not None:
            return self.dice.kinds
        if self._choices is None:
            if self.state is None or self.player == OVER:
                return []
            self._choices = list_offered_actions(self.rules.game, self.state, self.player, self.rules.retractions)
        return self._choices

    def chances(self) -> list[tuple[int, float]]:
        """Of a draw: what can come, and how likely it is."""
        if self.dice is None:
            return []
        total = self.dice.total
        return [(kind, weight / total) for kind, weight in zip(self.dice.kinds, self.dice.weights)]

    def returns(self) -> list[float]:
        rules = self.rules
        if self.state is None or self.dice is not None or rules.game.actor(self.state) >= 0:
            return [0.0] * rules.seats
        return compute_rewards(rules.game, self.state, rules.rewards)

    def told(self) -> str:
        """Everything there is, as text."""
        state = json.dumps(self.state.to_json()) if self.state is not None else "setup"
        if self.dice is None:
            return state
        drawing = self.rules.game.notation(self.action) if self.seat >= 0 else ""
        return f"{state}\n{drawing}\n{self.known}"

    def observation(self, seat: int) -> bytes:
        """What a seat can know; nothing while the match is being set up."""
        return b"" if self.state is None else self.rules.game.observe(self.state, seat)

    def memory(self, seat: int, path: list[int]) -> SeatMemory:
        """What the seat has seen and done on the path that led here. Asked once, it is kept, and so it goes on."""
        if self.memories is None or seat not in self.memories:
            node = self.rules.start()
            node.memories = {seat: SeatMemory(hashlib.sha256(b"%d" % seat), b"", 0)}
            for each in path:
                node = node.after(each)
            assert node.memories is not None
            self.memories = {**(self.memories or {}), **node.memories}
        return self.memories[seat]

    def __deepcopy__(self, memo: Any) -> GameTreeNode:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        state = None if self.state is None else self.state.to_json()
        return _restore, (self.rules, state, self.player, self.seat, self.action, self.known, self.decisions)


def _restore(
    rules: MatchSettings,
    told: dict[str, Any] | None,
    player: int,
    seat: int,
    action: int,
    known: list[int],
    decisions: int,
) -> GameTreeNode:
    state = None if told is None else rules.game.from_json(told)
    if player == CHANCE:
        return _create_node(rules, state, seat, action, known, decisions)
    node = GameTreeNode()
    node.rules, node.state, node.player, node.decisions = rules, state, player, decisions
    node.seat, node.action, node.known = seat, action, known
    node.dice = node.memories = node._choices = None
    return node


def _create_node(
    rules: MatchSettings, before: State | None, seat: int, action: int, known: list[int], decisions: int
) -> GameTreeNode:
    """Tries the action with what is known of its draws: either it ends, or it asks for one more."""
    node = GameTreeNode()
    node.rules, node.decisions = rules, decisions
    node.seat, node.action, node.known = seat, action, known
    node.dice = node.memories = node._choices = None
    dice = AskingDice(known)
    game = rules.game
    try:
        if before is None:
            state = game.setup(rules.seats, rules.options, dice)
        else:
            state = before.copy()
            game.step(state, seat, action, dice, None)
    except UnknownOutcome:
        node.state, node.player, node.dice = before, CHANCE, dice
        return node
    actor = game.actor(state)
    node.state = state
    node.player = OVER if actor < 0 or decisions == rules.longest > 0 else actor
    return node
