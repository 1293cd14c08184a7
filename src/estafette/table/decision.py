"""A question of the kernel as groups of buttons, in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from estafette.kernel.decision import Choice, Decision, asked
from estafette.kernel.game import Game

from .parts import part
from .words import Words


@dataclass
class Button:
    """One choice; `reason` says why it is greyed, and is empty when it can be taken."""

    action: int
    notation: str
    label: str
    effects: list[str]
    price: list[tuple[str, int]]  # currency, amount; below zero is a gain
    anchors: list[str]
    touch: list[str]
    icon: str
    reason: str = ""
    rule: str = ""
    key: int = 0  # its number, from 1


@dataclass
class Group:
    id: str
    title: str
    open: list[Button] = field(default_factory=list)
    greyed: list[Button] = field(default_factory=list)

    @property
    def out(self) -> bool:
        """It ends the question: always in sight, however many choices there are."""
        return self.id in ("done", "ready", "pass")


def groups(game: Game[Any], view: dict[str, Any], decision: Decision, words: Words) -> list[Group]:
    """In the order in which the game lists its choices; what ends the question comes last."""
    found: dict[str, Group] = {}
    for choice in decision.choices:
        group = found.get(choice.group)
        if group is None:
            title = words.say(f"group-{choice.group}") if words.knows(f"group-{choice.group}") else ""
            group = found[choice.group] = Group(choice.group, title)
        (group.open if choice.reason is None else group.greyed).append(_button(game, view, choice, words))
    listed = sorted(found.values(), key=lambda group: group.out)
    number = 0
    for group in listed:
        for button in group.open:
            number += 1
            button.key = number
    return listed


def _button(game: Game[Any], view: dict[str, Any], choice: Choice, words: Words) -> Button:
    touches, icon = part(game.meta.id, "touches"), part(game.meta.id, "icon")
    touch = touches(view, choice.notation, choice.anchors) if touches else choice.anchors
    return Button(
        choice.action,
        choice.notation,
        words.say(choice.label),
        [words.say(effect) for effect in choice.effects],
        list(asked(choice.pays).items()),
        choice.anchors,
        list(touch),
        icon(view, choice.notation) if icon else "",
        words.reason(game, choice.reason) if choice.reason else "",
        choice.reason.rule if choice.reason else "",
    )
