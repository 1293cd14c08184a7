"""A field of a state is declared once: copies, JSON and states made from a view follow, or these tests fail."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from postchaise import Dice, game, play_random
from postchaise.games.orleans.web import state_from_view as orleans
from postchaise.games.thurn_und_taxis.web import state_from_view as thurn_und_taxis

TITLES = ("la_loire", "orleans", "thurn_und_taxis")
each_title = pytest.mark.parametrize("title", TITLES)
SHARED = {"options", "shield"}  # never changed, so copies share it


def declared(title: str) -> tuple[dict[str, str], dict[str, str], list[str]]:
    """Return the annotated fields of a state class with their types, what its `copy` assigns to each, and the rows that
    `assign_rows` assigns.
    """
    module = import_module(f"postchaise.games.{title}.state")
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).with_suffix(".py").read_text("utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    fields = {
        node.target.id: ast.unparse(node.annotation)
        for node in state.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    copy = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "copy")
    copied = {}
    for node in copy.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            assert node.targets[0].attr not in copied, f"{node.targets[0].attr} is copied twice"
            copied[node.targets[0].attr] = ast.unparse(node.value)
    assign = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "assign_rows")
    rows = [ast.unparse(node) for node in assign.body if isinstance(node, ast.Assign)]
    return fields, copied, rows


@each_title
def test_every_field_is_declared_typed_and_copied_once(title: str) -> None:
    module = import_module(f"postchaise.games.{title}.state")
    fields, copied, rows = declared(title)
    assert set(module.FIELDS) | ({"options"} if "options" in fields else set()) == set(fields)
    assert len(module.FIELDS) == len(set(module.FIELDS))
    assert set(copied) == set(fields)
    assert sorted(rows) == sorted(f"state.{name} = vec[i64](rows['{name}'])" for name in module.VECTORS)
    for name, annotation in fields.items():
        assert (annotation == "i64") == (name in module.NUMBERS), name
        assert (annotation == "vec[i64]") == (name in module.VECTORS), name
        shared = name in module.NUMBERS or name in SHARED
        assert shared == (copied[name] == f"self.{name}"), f"copy shares {name}, or copies a number"


@each_title
def test_copies_and_json_keep_every_field(title: str) -> None:
    rules = game(title.replace("_", "-"))
    state = rules.new(rules.meta.max_seats, Dice(1))
    module = import_module(f"postchaise.games.{title}.state")
    for number, name in enumerate(module.NUMBERS):
        if name not in ("seats", "active", "turns_begun"):
            setattr(state, name, number)
    for other in (state.copy(), rules.from_json(state.to_json())):
        assert other.to_json() == state.to_json()
        for name in module.FIELDS:
            assert getattr(other, name) == getattr(state, name), name


@each_title
def test_rows_have_their_declared_length_throughout_a_match(title: str) -> None:
    rules = game(title.replace("_", "-"))
    module = import_module(f"postchaise.games.{title}.state")
    for seats in range(rules.meta.min_seats, rules.meta.max_seats + 1):
        for state in positions(rules, seats, 60):
            for name, length in module.ROWS.items():
                assert len(getattr(state, name)) == length, name
            for name, length in module.SEAT_ROWS.items():
                assert len(getattr(state, name)) == seats * length, name


def positions(rules: Any, seats: int, steps: int, every: int = 20) -> list[Any]:
    """Return some positions of a match of random actions."""
    dice, state, found = Dice(seats), None, []
    state = rules.new(seats, Dice(seats))
    for number in range(steps):
        seat = rules.actor(state)
        if seat < 0:
            break
        if number % every == 0:
            found.append(state.copy())
        legal = rules.legal(state, seat)
        rules.step(state, seat, legal[dice.below(len(legal))], dice, None)
    return found


@each_title
def test_changing_a_copy_leaves_the_original_alone(title: str) -> None:
    rules, dice = game(title.replace("_", "-")), Dice(5)
    module = import_module(f"postchaise.games.{title}.state")
    state = rules.new(2, dice)
    play_random(rules, state, dice, 200)
    before = json.dumps(state.to_json())
    for other in (state.copy(), rules.from_json(json.loads(before))):
        for name in set(module.VECTORS) - SHARED:
            row = getattr(other, name)
            row[0] = row[0] + 1
        assert json.dumps(state.to_json()) == before


CASES: list[tuple[str, Callable[..., Any], tuple[str, ...]]] = [
    ("orleans", lambda view, seat: orleans.build_state_from_view(view), orleans.BLANK),
    ("thurn_und_taxis", thurn_und_taxis.build_state_from_view, thurn_und_taxis.BLANK),
]


@pytest.mark.parametrize(("title", "read", "blank"), CASES, ids=[case[0] for case in CASES])
def test_a_view_shows_every_field_that_is_not_declared_blank(
    title: str, read: Callable[..., Any], blank: tuple[str, ...]
) -> None:
    """A new field has to be read from the view, or to be named among those that stay blank."""
    rules = game(title.replace("_", "-"))
    module = import_module(f"postchaise.games.{title}.state")
    lost: set[str] = set()
    for seats in range(rules.meta.min_seats, rules.meta.max_seats + 1):
        for state in positions(rules, seats, 1500, 50):
            seat = rules.actor(state)
            known = read(rules.view(state, seat), seat)
            seen = (
                state if title != "orleans" else import_module("postchaise.games.orleans.view").hide_plans(state, seat)
            )
            lost |= {name for name in module.FIELDS if getattr(known, name) != getattr(seen, name)}
    assert lost <= set(blank)
    assert set(blank) <= set(module.FIELDS)
