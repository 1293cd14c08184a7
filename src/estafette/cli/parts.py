"""Modules that a game may bring along: rulebook, inspection."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from estafette.kernel.registry import package_of


def part(game: str, name: str) -> ModuleType | None:
    module = f"{package_of(game)}.{name}"
    try:
        there = find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a module, not a package
        there = False
    return import_module(module) if there else None
