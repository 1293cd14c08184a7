"""Prints a decision: choices under headings with prices and effects, and unavailable ones with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from postchaise.cli.screen import Screen
from postchaise.kernel.actions.decision import Choice, Decision
from postchaise.kernel.actions.space import normalize_text
from postchaise.kernel.game import Game

NUMBERS = 5  # columns for the number of a choice
LABELS = 41  # columns for labels; longer ones push the rest to the right
COSTS = 20
ENOUGH = 40  # columns in which effects read well
MANY = 3  # this many choices with the same reason share a line


def print_question(screen: Screen, game: Game[Any], decision: Decision, name: str = "") -> None:
    """Print the decision. `name` says who must answer, where several people share a terminal."""
    translator = screen.translator
    labels = min(LABELS, max(cell_len(get_choice_label(screen, choice)) for choice in decision.allowed))
    costs = min(COSTS, max(cell_len(translator.translator.price(choice.pays)) for choice in decision.allowed))
    prompt = translator.translate(decision.prompt)
    screen.print()
    screen.print(translator.translate("asked", name=name, question=prompt) if name else prompt, "bold")
    headings = decision.groups()
    number = 0
    for group in headings:
        if len(headings) > 1:
            heading = f"group-{group.id}"
            screen.print(translator.translate(heading) if translator.knows(heading) else group.id, "underline")
        longest = max([cell_len(join_effects(screen, choice)) for choice in group.allowed] or [0])
        columns = screen.width - NUMBERS - labels - 2 - (costs + 2 if costs else 0)
        for choice in group.allowed:
            number += 1
            _print_available(screen, number, choice, labels, costs, columns if columns >= min(longest, ENOUGH) else 0)
        _print_disabled(screen, game, group.disabled)


def _print_available(screen: Screen, number: int, choice: Choice, labels: int, costs: int, columns: int) -> None:
    """Label, price and effects in columns; effects go below where columns are too narrow."""
    body = screen.text(get_choice_label(screen, choice))
    body.pad_right(max(0, labels - body.cell_len))
    if costs:
        price = screen.text(screen.translator.translator.price(choice.pays), "yellow")
        price.pad_right(max(0, costs - price.cell_len))
        body.append("  ").append_text(price)
    mark, effects = screen.text(str(number), "bold cyan"), screen.text(join_effects(screen, choice), "dim")
    if effects and not columns:
        body.append("\n").append_text(effects)
    if not effects or not columns or body.cell_len + 2 + columns + NUMBERS > screen.width:
        body.rstrip()
        if effects and columns:
            body.append("  ").append_text(effects)
        _format_line(screen, mark, body)
    else:
        _format_line(screen, mark, body, effects)


def get_choice_label(screen: Screen, choice: Choice) -> str:
    """The label of a choice; its notation if the game has no message for it."""
    return screen.translator.translate(choice.label) if screen.translator.knows(choice.label.id) else choice.notation


def join_effects(screen: Screen, choice: Choice) -> str:
    """The effects of a choice in one line: sentences follow each other, fragments are joined."""
    wording = ""
    for effect in choice.effects:
        wording += (" " if wording.endswith(".") else "; " if wording else "") + screen.translator.translate(effect)
    return wording


def _print_disabled(screen: Screen, game: Game[Any], choices: Sequence[Choice]) -> None:
    by_reason: dict[str, list[str]] = {}
    for choice in choices:
        if choice.reason is not None:
            sentence = screen.translator.translator.reason(game, choice.reason)
            by_reason.setdefault(sentence, []).append(get_choice_label(screen, choice))
    for sentence, labels in by_reason.items():
        for few in [labels] if len(labels) >= MANY else [[label] for label in labels]:
            wording = screen.translator.translate("disabled-choices", choices=", ".join(few), reason=sentence)
            _format_line(screen, screen.text("–", "dim"), screen.text(wording, "dim italic"))


def _format_line(screen: Screen, mark: Text, *cells: Text) -> None:
    table = screen.table("right", *["left"] * (len(cells) - 1), "wide")
    table.columns[0].width = NUMBERS - 2
    table.add_row(mark, *cells)
    screen.put(table, 0)


def find_answer(screen: Screen, decision: Decision, text: str) -> Choice | None:
    """The choice with this number or label, if any."""
    choices = decision.allowed
    if text.isascii() and text.isdigit():
        number = int(text[:6])
        return choices[number - 1] if 1 <= number <= len(choices) else None
    typed = normalize_text(text)
    return next((choice for choice in choices if normalize_text(get_choice_label(screen, choice)) == typed), None)
