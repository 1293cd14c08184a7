"""The render cache of one table: nothing is rendered twice while what it shows stays the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.registry import extras
from postchaise.web.views.decisions import ChoiceGroup, build_choice_groups
from postchaise.web.views.lesson import LessonProgress
from postchaise.web.views.log import LogCache
from postchaise.web.views.table_view import TableView, ViewerContext

from .scene import VARIANTS, SceneCache, View
from .templates import list_template_names, render_template

MAX_PAGES: Final = 40  # cached for one version of a table
T = TypeVar("T")


class RenderCache:
    def __init__(self, lesson: LessonProgress | None = None) -> None:
        self.lesson = lesson
        self.log = LogCache()
        self._version = -1  # `ViewerContext.render_version` of the cached pages
        self._pages: dict[Any, Any] = {}
        self._scenes: dict[str, SceneCache] = {}  # by language
        self._boards: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {}  # of this version, by language
        self._headings: dict[Any, tuple[View, Decision, list[ChoiceGroup]]] = {}  # last question, by language and seat
        self._parts: dict[Any, list[tuple[Any, str]]] = {}  # what each part showed, and its HTML

    def page(self, context: ViewerContext, key: Any, build: Callable[[], T]) -> T:
        """Build a page or observation once for all viewers who see the same version of the table."""
        if self._version != context.render_version or len(self._pages) > MAX_PAGES:
            self._version = context.render_version
            self._pages.clear()
            self.clear_boards()
        if key not in self._pages:
            self._pages[key] = build()
        found: T = self._pages[key]
        return found

    def clear_boards(self) -> None:
        """The position has changed."""
        self._boards.clear()

    def headings(self, table_view: TableView) -> list[ChoiceGroup]:
        """The choices in translator. They stay while others decide at the same time and the seat learns nothing new."""
        assert table_view.decision is not None
        known = self._headings.get((table_view.translator.code, table_view.viewer))
        if known is None or known[0] != table_view.view or known[1] != table_view.decision:
            headings = build_choice_groups(table_view.game, table_view.view, table_view.decision, table_view.translator)
            known = self._headings[table_view.translator.code, table_view.viewer] = (
                table_view.view,
                table_view.decision,
                headings,
            )
        return known[2]

    def board(self, table_view: TableView) -> dict[str, Any]:
        """The scene with its rendered layers. It depends on the view alone: viewers with equal views share it."""
        known = self._boards.setdefault(table_view.translator.code, [])
        for view, board in known:
            if view == table_view.view:
                return board
        game, translator = table_view.table.game, table_view.translator
        scenes = self._scenes.setdefault(translator.code, SceneCache())
        scene = scenes.scene(extras(table_view.game), table_view.view, translator, table_view.players)
        context = {**scene, "view": table_view.view, "players": table_view.players}
        # The map under the pieces rarely changes: `map_key` is everything it depends on
        draw = partial(render_template, f"{game}/map.html", translator, **context)
        scene["map"] = self.part(("map", translator.code), scene["map_key"], draw)
        draw = partial(render_template, f"{game}/spots.html", translator, **context)
        scene["places"] = self.part(("spots", translator.code), scene["spots"], draw)
        draw = partial(render_template, f"{game}/pieces.html", translator, **context)
        source = [context.get(name) for name in list_template_names(f"{game}/pieces.html")]
        scene["pieces"] = self.part(("pieces", translator.code), source, draw)
        known.append((table_view.view, scene))
        return scene

    def game_region(self, table_view: TableView, name: str, scene: dict[str, Any]) -> str:
        """A region that the game defines, rendered from the scene entry of the same name."""
        context = {**scene, "view": table_view.view, "players": table_view.players, "me": table_view.me}
        draw = partial(render_template, f"{table_view.table.game}/{name}.html", table_view.translator, **context)
        return self.part((name, table_view.translator.code, table_view.viewer), scene[name], draw)

    def part(self, key: Any, source: Any, draw: Callable[[], str]) -> str:
        """Render a part only if `source`, which is everything it shows, has changed."""
        known: list[tuple[Any, str]] = self._parts.setdefault(key, [])
        for before, html in known[::-1]:
            if before is source or before == source:
                return html
        new = draw()
        known.append((source, new))
        if len(known) > VARIANTS:
            del known[0]
        return new
