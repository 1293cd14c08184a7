"""What was drawn for a table so far: the same thing is not drawn twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.registry import extras
from postchaise.web.views.decisions import Heading, groups
from postchaise.web.views.table_view import Frame

from .scene import VARIANTS, Scenes, View
from .templates import needs, render


class Drawings:
    """What was drawn for one table: the same thing is not drawn twice."""

    def __init__(self) -> None:
        self._scenes: dict[str, Scenes] = {}  # by language
        self._boards: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {}  # of this moment, by language
        self._asked: dict[Any, tuple[View, Decision, list[Heading]]] = {}  # the last question of each seat, by language
        self._kept: dict[Any, list[tuple[Any, str]]] = {}  # the last drawings of each part, and what they show

    def outdated(self) -> None:
        self._boards.clear()

    def asked(self, frame: Frame) -> list[Heading]:
        """The question in words. It stays while others decide at the same time, if the seat learns nothing of it."""
        assert frame.decision is not None
        known = self._asked.get((frame.words.code, frame.viewer))
        if known is None or known[0] != frame.view or known[1] != frame.decision:
            told = groups(frame.game, frame.view, frame.decision, frame.words)
            known = self._asked[frame.words.code, frame.viewer] = frame.view, frame.decision, told
        return known[2]

    def board(self, frame: Frame) -> dict[str, Any]:
        """The scene with its drawings. It depends on the view alone, so whoever sees the same gets the same."""
        known = self._boards.setdefault(frame.words.code, [])
        for view, drawn in known:
            if view == frame.view:
                return drawn
        game, words = frame.table.game, frame.words
        scenes = self._scenes.setdefault(words.code, Scenes())
        scene = scenes.scene(extras(frame.game), frame.view, words, frame.players)
        context = {**scene, "view": frame.view, "players": frame.players}
        # the drawing under the pieces changes seldom: `map_key` is everything it depends on
        draw = partial(render, f"{game}/map.html", words, **context)
        scene["map"] = self.kept(("map", words.code), scene["map_key"], draw)
        draw = partial(render, f"{game}/spots.html", words, **context)
        scene["places"] = self.kept(("spots", words.code), scene["spots"], draw)
        draw = partial(render, f"{game}/pieces.html", words, **context)
        shown = [context.get(name) for name in needs(f"{game}/pieces.html")]
        scene["pieces"] = self.kept(("pieces", words.code), shown, draw)
        known.append((frame.view, scene))
        return scene

    def part(self, frame: Frame, name: str, scene: dict[str, Any]) -> str:
        """A region of the game's own, drawn from the entry of the scene that has its name."""
        me = frame.players[frame.viewer] if frame.viewer >= 0 else None
        context = {**scene, "view": frame.view, "players": frame.players, "me": me}
        draw = partial(render, f"{frame.table.game}/{name}.html", frame.words, **context)
        return self.kept((name, frame.words.code, frame.viewer), scene[name], draw)

    def kept(self, part: Any, source: Any, draw: Callable[[], str]) -> str:
        """A part of the page; drawn anew only when what it shows has changed."""
        known: list[tuple[Any, str]] = self._kept.setdefault(part, [])
        for shown, drawn in known[::-1]:
            if shown is source or shown == source:
                return drawn
        new = draw()
        known.append((source, new))
        if len(known) > VARIANTS:
            del known[0]
        return new
