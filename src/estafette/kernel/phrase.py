"""Words without a language: a message id and its arguments."""

from __future__ import annotations

from typing import Any

from .reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNDO_NOT_YOURS, UNKNOWN_ACTION, Reason


class Phrase:
    """`Phrase("choice-buy", good=Phrase("good-cheese"), deniers=2)`: the languages say it, the code never does."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: int | str | Phrase) -> None:
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        inner = "".join(f", {key}={value!r}" for key, value in self.args.items())
        return f"Phrase({self.id!r}{inner})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _phrase, (self.id, self.args)

    def to_json(self) -> dict[str, Any]:
        args = {k: v.to_json() if isinstance(v, Phrase) else v for k, v in self.args.items()}
        return {"id": self.id, "args": args}


def _phrase(id: str, args: dict[str, int | str | Phrase]) -> Phrase:
    return Phrase(id, **args)


def seat(number: int) -> Phrase:
    """A player, by seat counted from 1: whoever speaks knows the name."""
    return Phrase("seat", seat=number)


Arguments = dict[str, int | str | Phrase]  # of a message


def common_reason(reason: Reason) -> Phrase | None:
    """The sentence of a reason that belongs to no rulebook; None for a rule of a game."""
    if reason.rule not in (OVER, NOT_YOUR_TURN, UNKNOWN_ACTION, NOT_THIS_STEP, UNDO_NOT_YOURS) and not (
        reason.rule.startswith("undo-")
    ):
        return None
    args = {name: seat(n) if name == "player" else n for name, n in reason.args.items()}
    return Phrase(f"reason-{reason.rule}", **args)
