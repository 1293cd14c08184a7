"""Why an action is not allowed: a rule id and the numbers its sentence needs."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

# Reasons that belong to no rulebook. The first four are asked in this order before any rule of the game.
OVER: Final = "match-over"
NOT_YOUR_TURN: Final = "not-your-turn"
UNKNOWN_ACTION: Final = "action-unknown"
NOT_THIS_STEP: Final = "not-this-step"
NOTHING_TO_UNDO: Final = "undo-nothing"
UNDO_NOT_YOURS: Final = "undo-not-yours"
UNDO_REVEALED: Final = "undo-revealed"

# The names of their numbers, for the sentences; a player is a seat counted from 1
COMMON: Final[dict[str, tuple[str, ...]]] = {
    OVER: (),
    NOT_YOUR_TURN: ("player",),
    UNKNOWN_ACTION: ("number",),
    NOT_THIS_STEP: ("step",),
    NOTHING_TO_UNDO: (),
    UNDO_NOT_YOURS: ("player",),
    UNDO_REVEALED: (),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason:
    """`rule` is a rule id such as LL-BUY-04, or one of the constants above; `args` are plain numbers."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, args: tuple[int, ...] = ()) -> None:
        self.rule: str = rule
        self.args: tuple[int, ...] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, self.args))

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.rule, self.args)
