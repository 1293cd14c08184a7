"""What things are called that the kernel cannot name by their ids."""

from __future__ import annotations

from postchaise.kernel.messages.message import Message

from . import components as c
from .actions import LOCATION, SHIELD


def message_name(message: int) -> Message:
    """Messages are called by where they go."""
    level = c.LEVEL[message]
    if level in (1, c.ABBEY):
        return Message(f"message-{level}", place=location(c.DESTINATION[message]))
    colours = {letter: Message(SHIELD.key(shield)) for letter, shield in zip("abc", c.COLOURS[message])}
    return Message(f"message-{level}", **colours)


def location(place: int) -> Message:
    return Message(LOCATION.key(place))
