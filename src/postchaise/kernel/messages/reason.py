"""Why an action is not allowed: a rule id and the numbers its sentence needs, by name."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

# Reasons that belong to no rulebook. The first four are asked in this order before any rule of the game.
OVER: Final = "match-over"
NOT_YOUR_TURN: Final = "not-your-turn"  # player
UNKNOWN_ACTION: Final = "action-unknown"  # number
NOT_THIS_STEP: Final = "not-this-step"
NOTHING_TO_UNDO: Final = "undo-nothing"
UNDO_NOT_YOURS: Final = "undo-not-yours"  # player
UNDO_REVEALED: Final = "undo-revealed"


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason:
    """Why an action is not allowed: a rule id such as LL-BUY-04, or one that belongs to no rulebook such as OVER.

    `Reason("TT-ROUTE-03", case=1, city=city)`: the name of a domain makes it that thing, the name of an amount a number
    with its unit, `player` a seat counted from 1; any other name is a bare number.
    """

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, **args: int) -> None:
        self.rule: str = rule
        self.args: dict[str, int] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        return f"Reason({', '.join([repr(self.rule), *(f'{name}={value}' for name, value in self.args.items())])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _reason, (self.rule, self.args)


def _reason(rule: str, args: dict[str, int]) -> Reason:
    return Reason(rule, **args)
