"""What was drawn for a table so far: the same thing is not drawn twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from estafette.kernel.registry import extras

from .engine import render
from .frame import Frame


class Drawings:
    """What was drawn for one table: the same thing is not drawn twice."""

    def __init__(self) -> None:
        self._boards: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {}  # of this moment, by language
        self._kept: dict[Any, tuple[Any, str]] = {}  # the last drawing of each part, and what it was drawn from

    def outdated(self) -> None:
        self._boards.clear()

    def board(self, frame: Frame) -> dict[str, Any]:
        """The scene with its drawings. It depends on the view alone, so whoever sees the same gets the same."""
        known = self._boards.setdefault(frame.words.code, [])
        for view, drawn in known:
            if view == frame.view:
                return drawn
        game, words = frame.table.game, frame.words
        scene = extras(game).scene(frame.view, words, frame.players)
        context = {**scene, "view": frame.view, "players": frame.players}
        # the drawing under the pieces changes seldom: `map_key` is everything it depends on
        draw = partial(render, f"{game}/map.html", words, **context)
        scene["map"] = self.kept(("map", words.code), scene["map_key"], draw)
        draw = partial(render, f"{game}/spots.html", words, **context)
        scene["places"] = self.kept(("spots", words.code), scene["spots"], draw)
        scene["pieces"] = render(f"{game}/pieces.html", words, **context)
        known.append((frame.view, scene))
        return scene

    def part(self, frame: Frame, name: str, scene: dict[str, Any]) -> str:
        """A region of the game's own, drawn from the entry of the scene that has its name."""
        me = frame.players[frame.audience] if frame.audience >= 0 else None
        context = {**scene, "view": frame.view, "players": frame.players, "me": me}
        draw = partial(render, f"{frame.table.game}/{name}.html", frame.words, **context)
        return self.kept((name, frame.words.code, frame.audience), scene[name], draw)

    def kept(self, part: Any, source: Any, draw: Callable[[], str]) -> str:
        """A part of the page; drawn anew only when what it shows has changed."""
        known = self._kept.get(part)
        if known is None or known[0] != source:
            known = self._kept[part] = (source, draw())
        return known[1]
