"""Words without a language: a message id and its arguments."""

from __future__ import annotations

from typing import Any


class Message:
    """Words without a language: a message id and its arguments, which may be phrases themselves.

    `Message("choice-buy", good=Message("good-cheese"), deniers=2)`: the languages say it, the code never does.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: int | str | Message) -> None:
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        inner = "".join(f", {key}={value!r}" for key, value in self.args.items())
        return f"Message({self.id!r}{inner})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _message, (self.id, self.args)

    def to_json(self) -> dict[str, Any]:
        """For programs that bring words of their own."""
        args = {k: v.to_json() if isinstance(v, Message) else v for k, v in self.args.items()}
        return {"id": self.id, "args": args}


def _message(id: str, args: dict[str, int | str | Message]) -> Message:
    return Message(id, **args)


def seat_message(number: int) -> Message:
    """A player, by seat counted from 1: whoever speaks knows the name."""
    return Message("seat", seat=number)


Arguments = dict[str, int | str | Message]  # of a message


def format_last_turns(seats: list[int]) -> Message:
    """Who still has a turn before the end, in order."""
    sentence = seat_message(seats[-1] + 1)
    for each in reversed(seats[:-1]):
        sentence = Message("goal-then", first=seat_message(each + 1), rest=sentence)
    return Message("goal-last-turns", players=sentence, count=len(seats))


def get_count_message_id(name: str) -> str:
    """The message that says how many of something there are: "letters" -> `letter-count`."""
    return f"{name.removesuffix('s')}-count"
