"""A match as a tree: every decision and every draw is a node, which never changes once it is made."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from estafette.kernel.batch import offered
from estafette.kernel.dice import AskingDice
from estafette.kernel.errors import Unknown
from estafette.kernel.game import Game, State
from estafette.kernel.meta import Options
from estafette.kernel.rewards import rewards_of

CHANCE, OVER = -1, -4  # as OpenSpiel numbers players who are none


@dataclass(frozen=True)
class Rules:
    """What stays the same in all matches."""

    game: Game[Any]
    seats: int
    options: Options
    rewards: str
    retractions: bool
    longest: int  # decisions after which a match is broken off without a reward; 0: never

    def start(self) -> Node:
        """Before the first draw of the setup."""
        return _made(None, CHANCE, self, None, -1, -1, [], 0)


class Memory(NamedTuple):
    """What a seat has seen and done up to a node."""

    digest: Any
    seen: bytes
    own: int  # decisions

    def grown(self, node: Node, seat: int) -> Memory:
        """With what a node adds to that of its parent."""
        acted = node.parent is not None and node.parent.player == seat
        now = node.observation(seat) if node.dice is None else self.seen
        if not acted and now == self.seen:
            return self
        digest = self.digest.copy()
        digest.update(f"did {node.was};".encode() if acted else b"")
        digest.update(now if now != self.seen else b"")
        return Memory(digest, now, self.own + acted)


class Node:
    """A position at its question, or, while something is drawn, the position before the action that draws."""

    __slots__ = (
        "_choices",
        "action",
        "decisions",
        "dice",
        "known",
        "memories",
        "parent",
        "player",
        "rules",
        "seat",
        "state",
        "was",
    )

    rules: Rules
    parent: Node | None
    was: int  # what led here from the parent: an action or an outcome
    state: State | None  # None while the match is being set up
    player: int  # who is asked: a seat, CHANCE or OVER
    seat: int  # while something is drawn: whose action draws,
    action: int  # which action,
    known: list[int]  # what it has drawn so far
    dice: AskingDice | None  # and what it asks
    decisions: int
    memories: dict[int, Memory] | None  # of the seats that were asked for theirs
    _choices: list[int] | None

    def after(self, action: int) -> Node:
        """What follows an action of the player, or an outcome."""
        if self.dice is not None:
            known = [*self.known, action]
            return _made(self, action, self.rules, self.state, self.seat, self.action, known, self.decisions)
        return _made(self, action, self.rules, self.state, self.player, action, [], self.decisions + 1)

    def choices(self) -> list[int]:
        """Sorted; of a draw, what can come."""
        if self.dice is not None:
            return self.dice.kinds
        if self._choices is None:
            rules = self.rules
            over = self.player == OVER
            self._choices = [] if over else offered(rules.game, self.state, self.player, rules.retractions)  # type: ignore[arg-type]  # there is one
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
        return rewards_of(rules.game, self.state, rules.rewards)

    def told(self) -> str:
        """Everything there is, as text."""
        state = json.dumps(self.state.to_json()) if self.state is not None else "setup"
        drawing = f"\n{self.rules.game.notation(self.action)}" if self.dice is not None and self.seat >= 0 else ""
        return f"{state}{drawing}\n{self.known}" if self.dice is not None else state

    def observation(self, seat: int) -> bytes:
        """What a seat can know; nothing while the match is being set up."""
        rules = self.rules
        return b"" if self.state is None else rules.game.observe(self.state, seat)

    def remembered(self, seat: int) -> str:
        """One text for everything the seat has seen and done up to here: what it cannot tell apart is the same.

        Seen is what changed in its observation: steps of others that it cannot know of leave no trace.
        """
        path: list[Node] = []
        node: Node | None = self
        while node is not None and (node.memories is None or seat not in node.memories):
            path.append(node)
            node = node.parent
        memory = Memory(hashlib.sha256(f"{seat}".encode()), b"", 0)
        if node is not None and node.memories is not None:
            memory = node.memories[seat]
        for node in reversed(path):
            memory = memory.grown(node, seat)
            node.memories = {**(node.memories or {}), seat: memory}
        return f"seat {seat}, decision {memory.own}, {memory.digest.hexdigest()}"

    def path(self) -> list[int]:
        """All actions and outcomes from the start."""
        found: list[int] = []
        node = self
        while node.parent is not None:
            found.append(node.was)
            node = node.parent
        return found[::-1]

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.rules, self.path())


def replayed(rules: Rules, path: list[int]) -> Node:
    """The node at the end of a path."""
    node = rules.start()
    for each in path:
        node = node.after(each)
    return node


def _made(
    parent: Node | None,
    was: int,
    rules: Rules,
    before: State | None,
    seat: int,
    action: int,
    known: list[int],
    decisions: int,
) -> Node:
    """Tries the action with what is known of its draws: either it ends, or it asks for one more."""
    node = Node()
    node.rules, node.parent, node.was, node.decisions = rules, parent, was, decisions
    node.seat, node.action, node.known = seat, action, known
    node._choices = None
    node.memories = None
    dice = AskingDice(known)
    try:
        if before is None:
            state = rules.game.setup(rules.seats, rules.options, dice)
        else:
            state = before.copy()
            rules.game.step(state, seat, action, dice, None)
    except Unknown:
        node.state, node.player, node.dice = before, CHANCE, dice
        return node
    actor = rules.game.actor(state)
    node.state, node.dice = state, None
    node.player = OVER if actor < 0 or decisions == rules.longest > 0 else actor
    return node
