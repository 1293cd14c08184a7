"""Which games there are. Every game, ours too, is found by its entry point in the group `postchaise.games`.

A game whose package cannot be loaded is left out with one warning that names it; everything else works.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from .errors import PostchaiseError, UnknownGame
from .extras import Extras
from .game import Game
from .meta import Meta, closest_match

GROUP: Final = "postchaise.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    """By id, those whose title page can be read. A broken one is tried once."""
    found = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name):
        try:
            _title_page(entry)
            found[entry.name] = entry
        except Exception as error:  # whatever a stranger's code raises
            _warn(entry, error)
    return found


def _warn(entry: EntryPoint, error: Exception) -> None:
    said = f"{type(error).__name__}: {error}"
    warnings.warn(f"the game {entry.name} ({entry.value}) cannot be loaded: {said}", RuntimeWarning, 2)


def _title_page(entry: EntryPoint) -> Meta:
    """Without loading the rules where the game's package allows it."""
    found = getattr(import_module(entry.module), "META", None)
    if not isinstance(found, Meta):
        found = entry.load().meta
    if not isinstance(found, Meta):
        raise TypeError(f"{entry.module}.META is not a Meta")
    return found


def _entry(id: str) -> EntryPoint:
    known = list(_entries())
    if id not in known:
        raise UnknownGame("game-unknown", game=id, near=closest_match(id, known), known=", ".join(known))
    return _entries()[id]


def titles() -> list[str]:
    """The ids of all installed games."""
    return list(_entries())


def meta(id: str) -> Meta:
    """The title page of the game of that id; loads without the rules."""
    return _title_page(_entry(id))


@cache
def game(id: str) -> Game[Any]:
    """The game of that id. One whose rules cannot be loaded is no longer on the list."""
    entry = _entry(id)
    try:
        found: Game[Any] = entry.load()
    except PostchaiseError:
        raise  # a components file somebody gave is wrong: that is said by its own words
    except Exception as error:
        _warn(entry, error)
        del _entries()[id]
        raise UnknownGame("game-broken", game=id, problem=f"{type(error).__name__}: {error}") from error
    return found


@cache
def extras(id: str) -> Extras:
    """What the game of that id brings beside its rules."""
    found = getattr(import_module(_entry(id).module), "EXTRAS", None)
    return found if isinstance(found, Extras) else Extras()


def metas() -> list[Meta]:
    """The title pages of all installed games."""
    return [meta(id) for id in titles()]


def package_of(id: str) -> str:
    """The package a game lives in: its words and its help lie there."""
    return _entry(id).module
