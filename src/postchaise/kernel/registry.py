"""Which games there are. Every game, ours too, is found by its entry point in the group `postchaise.games`.

A game whose package cannot be loaded is left out with one warning that names it; everything else works.
"""

from __future__ import annotations

import threading
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from types import ModuleType
from typing import Any, Final

from .components import loader
from .components.game_copies import import_from_copy, remove_failed_import
from .errors import ComponentsError, PostchaiseError, UnknownGame
from .extras import Extras
from .game import Game
from .meta import Meta, find_closest_match

GROUP: Final = "postchaise.games"
EARLIER: Final = "earlier_components"  # a folder of a game's package: files it shipped before, named by their digests
_texts: Final[dict[tuple[str, str], str]] = {}  # by game and digest: components files that are not in use
_copies: Final[dict[tuple[str, str], Game[Any]]] = {}
_lock: Final = threading.RLock()


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
    sentence = f"{type(error).__name__}: {error}"
    warnings.warn(f"the game {entry.name} ({entry.value}) cannot be loaded: {sentence}", RuntimeWarning, 2)


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
        raise UnknownGame("game-unknown", game=id, near=find_closest_match(id, known), known=", ".join(known))
    return _entries()[id]


def titles() -> list[str]:
    """The ids of all installed games."""
    return list(_entries())


def meta(id: str) -> Meta:
    """The title page of the game of that id; loads without the rules."""
    return _title_page(_entry(id))


def game(id: str, components: str = "") -> Game[Any]:
    """The game of that id; with a digest, the copy of it that uses those numbers. A broken one leaves the list."""
    found = _game(id)
    return found if components in ("", found.components) else _copy(id, components)


@cache
def _game(id: str) -> Game[Any]:
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


def extras(game: str | Game[Any]) -> Extras:
    """What a game brings beside its rules; of the game itself where its numbers matter, else by its id."""
    if isinstance(game, str):
        return _extras(game)
    copied = is_game_copy(game)
    return _copied_extras(game.meta.id, game.components) if copied else _extras(game.meta.id)


@cache
def _extras(id: str) -> Extras:
    return _extras_of(import_module(_entry(id).module))


@cache
def _copied_extras(id: str, components: str) -> Extras:
    return _extras_of(import_from_copy(_entry(id).module, components))


def _extras_of(module: ModuleType) -> Extras:
    found = getattr(module, "EXTRAS", None)
    return found if isinstance(found, Extras) else Extras()


# Games with other numbers than this process uses: matches keep the numbers they were dealt with


def register_components(id: str, text: str) -> str:
    """Makes a components file known by its digest, which is returned."""
    found = loader.compute_digest(loader.parse_components(text, id))
    _texts[id, found] = text
    return found


def find_components_text(id: str, digest: str) -> str:
    """The file with that digest: the one in use, one that was registered, or an earlier one that the game ships."""
    if id not in _entries():
        return ""
    if digest == _game(id).components:
        return loader.find_loaded_file(id)
    if (id, digest) not in _texts:
        place = files(find_package(id)).joinpath(EARLIER, f"{digest}.toml")
        if place.is_file():
            _texts[id, digest] = place.read_text("utf-8")
    return _texts.get((id, digest), "")


def is_game_copy(game: Game[Any]) -> bool:
    """Whether a game uses other numbers than this process does."""
    return (game.meta.id, game.components) in _copies and _copies[game.meta.id, game.components] is game


def restore_game(id: str, components: str, text: str) -> Game[Any]:
    """The game that was pickled in another process."""
    if components and (id, components) not in _texts:
        _texts[id, components] = text
    return game(id, components)


def _copy(id: str, components: str) -> Game[Any]:
    with _lock:
        found = _copies.get((id, components))
        if found is None:
            found = _copies[id, components] = _import_copy(id, components)
        return found


def _import_copy(id: str, components: str) -> Game[Any]:
    text, entry = find_components_text(id, components), _entry(id)
    if not text:
        raise ComponentsError("components-unknown", game=id, entry=components)
    loader.begin_loading_copy(id, text)
    try:
        found: Any = import_from_copy(entry.module, components)
        for name in entry.attr.split("."):
            found = getattr(found, name)
    except PostchaiseError:
        remove_failed_import(entry.module, components)
        raise
    except Exception as error:  # its modules cannot live under another name
        remove_failed_import(entry.module, components)
        raise ComponentsError("components-no-copy", game=id, entry=components, problem=repr(error)[:200]) from error
    finally:
        loader.end_loading_copy(id)
    if not isinstance(found, Game) or found.components != components:
        remove_failed_import(entry.module, components)
        raise ComponentsError("components-no-copy", game=id, entry=components, problem=str(found.components))
    return found


def forget_games() -> None:
    """Look for games again when somebody asks: others may be installed now."""
    for each in (_entries, _game, _extras, _copied_extras):
        each.cache_clear()
    _copies.clear()


def list_metas() -> list[Meta]:
    """The title pages of all installed games."""
    return [meta(id) for id in titles()]


def find_package(id: str) -> str:
    """The package a game lives in: its words and its help lie there."""
    return _entry(id).module
