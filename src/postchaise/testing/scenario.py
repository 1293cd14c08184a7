"""A table for tests: arrange a position, script the dice, play in notation, inspect."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self

from postchaise.kernel.dice import Dice, ScriptedDice
from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.game import Game, S
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason


class Scenario(Generic[S]):
    """A test table. Games subclass it with `game` and add helpers that arrange and inspect their pieces."""

    game: ClassVar[Game[Any]]
    usual: ClassVar[dict[str, Any]] = {}  # options of a test that says nothing else

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.s: S = self.game.new(seats, Dice(seed), **{**self.usual, **options})
        self.dice: Dice = Dice(seed)
        self.log = Log()

    def rolls(self, *outcomes: int) -> Self:
        """Script the outcomes of the dice."""
        self.dice = ScriptedDice(list(outcomes))
        return self

    # Playing

    def asked(self, seat: int | None = None) -> int:
        """Return the given seat, or the one that must act."""
        return self.game.actor(self.s) if seat is None else seat

    def play(self, *actions: str, seat: int | None = None) -> Self:
        """Play an action that `legal` and `why_not` both allow."""
        for action in actions:
            assert self.allowed(action, seat), f"{action}: {self.why_not(action, seat)}"
            self.log = Log()
            self.game.apply(self.s, self.asked(seat), self.game.parse(action), self.dice, self.log)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        return [self.game.notation(action) for action in self.game.legal(self.s, self.asked(seat))]

    def why_not(self, action: str, seat: int | None = None) -> Reason | None:
        return self.game.why_not(self.s, self.asked(seat), self.game.parse(action))

    def allowed(self, action: str, seat: int | None = None) -> bool:
        """Return whether an action is legal; `legal` and `why_not` must agree."""
        legal = self.game.parse(action) in self.game.legal(self.s, self.asked(seat))
        assert legal == (self.why_not(action, seat) is None), f"the witnesses disagree about {action}"
        return legal

    def refused(self, action: str, seat: int | None = None) -> str:
        """Return the rule that forbids an action; the state must not change."""
        before, who = self.s.to_json(), self.asked(seat)
        assert self.game.parse(action) not in self.game.legal(self.s, who), f"{action} is legal"
        try:
            self.game.apply(self.s, who, self.game.parse(action), self.dice)
        except IllegalAction as error:
            assert self.s.to_json() == before, f"{action} was refused and left its trace"
            return error.reason.rule
        raise AssertionError(f"{action} is not legal, and was carried out")

    # Looking

    def view(self, viewer: int) -> dict[str, Any]:
        return self.game.view(self.s, viewer)

    def events(self) -> list[str]:
        """Names of the log lines of the last action."""
        return [self.game.events[line[0]].name for line in self.log.lines()]

    def told(self, viewer: int) -> list[Message]:
        """The last action as this audience reads it."""
        found = [self.game.log_line(line, viewer) for line in self.log.lines()]
        return [line for line in found if line is not None]

    def effects(self, notation: str, seat: int | None = None) -> dict[str, dict[str, Any]]:
        """What a choice says will follow, by message id."""
        decision = self.game.decision(self.s, self.asked(seat))
        assert decision is not None, "nobody is asked"
        choice = next(each for each in decision.choices if each.notation == notation)
        return {effect.id: effect.args for effect in choice.effects}
