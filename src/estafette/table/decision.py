"""A question of the kernel as groups of buttons, in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from estafette.kernel.decision import Choice, Decision, shown_price
from estafette.kernel.game import Game
from estafette.kernel.registry import extras

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
    parts: list[tuple[str, int]] = field(default_factory=list)  # of its first price, as amounts to pay or to get
    gain: bool = False  # that price is paid to the player


@dataclass
class Heading:
    """A group of the kernel, in words."""

    id: str
    title: str
    open: list[Button]
    greyed: list[Button]
    ends: bool  # the question: always in sight, however many choices there are


def groups(game: Game[Any], view: dict[str, Any], decision: Decision, words: Words) -> list[Heading]:
    """In the order of the kernel."""
    numbers = {choice.action: number for number, choice in enumerate(decision.open, 1)}
    found = []
    for group in decision.groups():
        title = words.say(f"group-{group.id}") if words.knows(f"group-{group.id}") else ""
        buttons = [_button(game, view, choice, words) for choice in group.choices]
        for button in buttons:
            button.key = numbers.get(button.action, 0)
        allowed = [button for button in buttons if button.key]
        greyed = [button for button in buttons if not button.key]
        found.append(Heading(group.id, title, allowed, greyed, group.ends))
    return found


def _button(game: Game[Any], view: dict[str, Any], choice: Choice, words: Words) -> Button:
    brought = extras(game.meta.id)
    total = sum(amount for _, amount in choice.parts)
    return Button(
        choice.action,
        choice.notation,
        words.say(choice.label),
        [words.say(effect) for effect in choice.effects],
        list(shown_price(choice.pays).items()),
        choice.anchors,
        list(brought.touches(view, choice.notation, choice.anchors)),
        brought.icon(view, choice.notation) or choice.icon,
        words.reason(game, choice.reason) if choice.reason else "",
        choice.reason.rule if choice.reason else "",
        parts=[(words.say(phrase), -amount if total < 0 else amount) for phrase, amount in choice.parts],
        gain=total < 0,
    )
