"""Several actions that a person thinks of as one: fill a place, close a route and build its houses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from postchaise.kernel.messages.message import Message


@dataclass
class Bundle:
    """One line of a question that plays `actions`, one after the other. Made of a view alone, as boards are.

    Each action is judged when its turn comes: the first that is refused ends it, and the reason is told.
    """

    id: str  # unlike that of any other bundle of the question
    actions: list[
        str
    ]  # notations; none for a line that says why not, or one that only narrows to the first of its anchors
    label: Message
    group: str  # under this heading, `group-<id>`
    effects: list[Message] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)  # a click there, with nothing picked yet, plays it
    touch: list[str] = field(default_factory=list)  # lit beside the anchors when it is pointed at
    icon: str = ""
    mark: str = ""  # a few signs at the right, as "+7"
    covers: list[str] = field(default_factory=list)  # notations of choices that need no line of their own beside it
    reason: Message | None = None
    rule: str = ""  # the id of the rule behind the reason
    drawn: dict[str, Any] = field(default_factory=dict)  # for the game's own template `bundle.html`
