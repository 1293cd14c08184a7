"""Which games there are. Every game, ours too, is found by its entry point in the group `estafette.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from .errors import UnknownGame
from .game import Game
from .meta import Meta, closest

GROUP: Final = "estafette.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name)}


def _entry(id: str) -> EntryPoint:
    known = list(_entries())
    if id not in known:
        raise UnknownGame("game-unknown", game=id, near=closest(id, known), known=", ".join(known))
    return _entries()[id]


def titles() -> list[str]:
    """The ids of all installed games."""
    return list(_entries())


def meta(id: str) -> Meta:
    """A game's title page, without loading its rules where the game's package allows it."""
    found = getattr(import_module(_entry(id).module), "META", None)
    return found if isinstance(found, Meta) else game(id).meta


@cache
def game(id: str) -> Game[Any]:
    """The game of that id."""
    found: Game[Any] = _entry(id).load()
    return found


def package_of(id: str) -> str:
    """The package a game lives in: its words and its help lie there."""
    return _entry(id).module
