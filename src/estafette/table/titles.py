"""The games people can choose from. One that cannot be loaded must not take the others down."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from estafette.kernel import registry
from estafette.kernel.errors import UnknownGame
from estafette.kernel.game import Game
from estafette.kernel.meta import Meta

log = logging.getLogger("estafette.titles")


def metas() -> list[Meta]:
    """Of every installed game that can be loaded."""
    return [found for found in map(_meta, registry.titles()) if found is not None]


def meta_of(game: str) -> Meta:
    """The game of that id; one that cannot be loaded is as unknown as one that is not installed."""
    found = _meta(game) if game in registry.titles() else registry.meta(game)
    if found is None:
        raise UnknownGame("game-unknown", game=game, near="", known=", ".join(each.id for each in metas()))
    return found


def game_of(game: str) -> Game[Any]:
    return registry.game(meta_of(game).id)


def _meta(game: str) -> Meta | None:
    try:
        return registry.meta(game)
    except Exception as error:  # code of somebody else: anything can go wrong
        _complain(game, f"{type(error).__name__}: {error}")
        return None


@cache
def _complain(game: str, problem: str) -> None:
    """Once, not with every page."""
    log.warning("broken game", extra={"data": {"game": game, "problem": problem}})
