"""Collects every message of a game: those of random play, and those its source and metadata name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from postchaise.kernel.game import OPEN, SPECTATOR, LogEvent
from postchaise.kernel.messages.message import Message, get_count_message_id
from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.registry import extras, find_package
from postchaise.kernel.registry import game as find_game

from .cases import Case
from .random_play import list_legality_verdicts, play_random_match


@cache
def collect_messages(case: Case, seed: int) -> dict[str, Message]:
    """Yield every message of one random match: questions, choices, prices, log, reasons, scores and the end."""
    rules, walked = case.game, play_random_match(case, seed)
    found: dict[str, Message] = {}
    for line in walked.lines:
        for viewer in (line[1], (line[1] + 1) % case.seats, SPECTATOR, OPEN):
            found |= _list_log_messages(case.id, line, viewer)
    for reason in list_legality_verdicts(case, seed).reasons:
        found |= _list_reason_messages(case.id, reason)
    for state in walked.positions[:: 1 if case.usual else 3]:
        for seat in range(case.seats):
            if (why := rules.why_not(state, seat, -1)) is not None:
                found |= _list_reason_messages(case.id, why)
        for seat in rules.actors(state)[:1]:
            found |= {repr(message): message for message in _list_question_messages(case, state, seat)}
    for state in (walked.positions[0], walked.positions[-1]):
        found |= {repr(message): message for message in _list_card_messages(case, rules.view(state, 0))}
    others = [*(f"score-{source}" for source in rules.scores(walked.last)[0]), f"ending-{rules.ending(walked.last)}"]
    return found | {id: Message(id) for id in others}


@cache
def _list_log_messages(id: str, line: LogEvent, viewer: int) -> dict[str, Message]:
    """The messages of a log line, cached, as the same lines occur in many matches."""
    message = find_game(id).log_line(line, viewer)
    return {} if message is None else {repr(message): message}


@cache
def _list_reason_messages(id: str, reason: Reason) -> dict[str, Message]:
    message = find_game(id).explain(reason)
    return {repr(message): message}


def _list_question_messages(case: Case, state: object, seat: int) -> Iterator[Message]:
    decision = case.game.decision(state, seat)
    if decision is None:
        return
    yield decision.prompt
    for choice in decision.choices:
        yield choice.label
        yield Message(f"group-{choice.group}")
        yield from choice.effects
        yield from (message for message, _, _ in choice.parts)
        if choice.confirm is not None:
            yield choice.confirm
        for currency, amount in choice.pays.items():
            yield Message(get_count_message_id(currency), count=abs(amount))


def _list_card_messages(case: Case, view: dict[str, Any]) -> Iterator[Message]:
    """The goal, and every card of the reference."""
    yield from extras(case.id).goal(view)
    for card in extras(case.id).reference(view, 0):
        yield from (card.name, card.effect, Message(card.column), *([card.note] if card.note else []))
        yield from (copies.where for copies in card.copies if copies.where is not None)


@cache
def list_declared_ids(id: str) -> list[str]:
    """List the message ids implied by declarations: events, options and their values, styles of bots."""
    rules = find_game(id)
    found: list[str] = []
    for event in rules.events.all:
        found += [f"log-{event.name}", *([f"log-{event.others}"] if event.others else [])]
    for option in rules.meta.options:
        key = f"option-{option.key}"
        values = ("true", "false") if isinstance(option.default, bool) else option.values
        found += [each.replace("_", "-") for each in (key, *(f"{key}-{value}" for value in values))]
    found += [f"style-{style}" for style in extras(id).styles()]
    return list(dict.fromkeys(found))


@cache
def list_source_ids(id: str, name: str) -> dict[str, str]:
    """The ids that stand in a game's source as `Message("...")` or `Reason("...")`, each with its file."""
    found: dict[str, str] = {}
    for path in _read_sources(files(import_module(find_package(id)))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.setdefault(first.value, path.name)
    return found


def _read_sources(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda path: path.name):
        if each.is_dir() and each.name != "__pycache__":
            yield from _read_sources(each)
        elif each.name.endswith(".py"):
            yield each
