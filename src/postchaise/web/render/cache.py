"""The render cache of one table: nothing is rendered twice while what it shows stays the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.content.boards import PartPerSeat, SeatView
from postchaise.kernel.extras import Extras
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator
from postchaise.web.views.decisions import ChoiceGroup, build_choice_groups
from postchaise.web.views.lesson import LessonProgress
from postchaise.web.views.log import LogCache
from postchaise.web.views.table_view import TableView, ViewerContext

from .templates import list_template_names, render_template

VARIANTS: Final = 6  # versions kept of a part, as seats see different things
PLAYERS: Final = "players"  # the list of what each seat has, of which most parts read a little
View = dict[str, Any]
Path = tuple[str, int]  # an entry of a view and a seat; -1 for the view itself
Source = list[tuple[Path, Any]]  # what a part has read


class SeatMark(NamedTuple):
    """A player as boards draw them. Parts may depend on nothing else of a player."""

    seat: int
    name: str
    shape: str
    col: str


class TrackedView(dict[str, Any]):
    """A view, or a seat's entry in it, that records what is read. Entries are copied on first access, so that reading
    them again is as fast as with any dictionary.
    """

    def __init__(self, entries: View) -> None:
        super().__init__()
        self._entries = entries
        self.asked: set[str] = set()  # keys read since the last reset

    def reset(self) -> None:
        self.clear()
        self.asked.clear()

    def __missing__(self, key: str) -> Any:
        self.asked.add(key)
        found = self._entries[key]
        self[key] = found
        return found

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return self._entries.get(key, default)

    def _all(self) -> View:
        self.asked.update(self._entries)
        return dict(self._entries)

    def __contains__(self, key: object) -> bool:
        self.asked.add(str(key))
        return key in self._entries

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def keys(self) -> Any:
        return self._all().keys()

    def values(self) -> Any:
        return self._all().values()

    def items(self) -> Any:
        return self._all().items()

    def copy(self) -> View:
        return self._all()

    def __or__(self, other: Any) -> Any:
        return self._all() | other

    def __ror__(self, other: Any) -> Any:
        return other | self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == other

    __hash__ = None  # like any dictionary


class LazyParts:
    """One part for each seat, built when somebody reads it."""

    def __init__(self, make: list[Callable[[], Any]]) -> None:
        self._make = make

    def __getitem__(self, seat: int) -> Any:
        return self._make[seat]()


class SceneCache:
    """The scenes of one table in one language."""

    def __init__(self) -> None:
        self._seated: list[SeatMark] = []
        self._seen: dict[Path, list[Any]] = {}  # recent values of each entry, newest last
        self._made: dict[Hashable, list[tuple[Source, Any]]] = {}  # recent versions of each part, newest last

    def scene(
        self, brought: Extras, view: View, translator: TableTranslator, players: Sequence[SeatView]
    ) -> dict[str, Any]:
        seated = [SeatMark(player.seat, player.name, player.shape, player.col) for player in players]
        if not brought.parts:
            return brought.scene(view, translator, seated)
        if seated != self._seated:
            self._seated = seated
            self._made.clear()
        now: dict[Path, Any] = {}
        seats = [TrackedView(self._intern(has, now, seat)) for seat, has in enumerate(view.get(PLAYERS, ()))]
        entries = self._intern({key: value for key, value in view.items() if key != PLAYERS}, now)
        watched = TrackedView({**entries, PLAYERS: seats} if PLAYERS in view else entries)

        def made(name: Hashable, make: Callable[..., Any], *seat: int) -> Any:
            known = self._made.setdefault(name, [])
            for source, part in reversed(known):
                for path, value in source:
                    if now.get(path) is not value:
                        break
                else:
                    return part
            for each in (watched, *seats):
                each.reset()
            part = make(watched, translator, seated, *seat)
            asked = [(key, seat) for seat, each in enumerate((watched, *seats), -1) for key in each.asked]
            _add(known, ([(path, now.get(path)) for path in asked], part))
            return part

        return {
            name: LazyParts([partial(made, (name, seat), part.make, seat) for seat in range(len(seated))])
            if isinstance(part, PartPerSeat)
            else made(name, part)
            for name, part in brought.parts.items()
        }

    def _intern(self, entries: View, now: dict[Path, Any], seat: int = -1) -> View:
        """Replace values by equal ones seen before, so that parts can compare by identity."""
        same: View = {}
        for key, value in entries.items():
            path = key, seat
            seen = self._seen.setdefault(path, [])
            for known in reversed(seen):
                if known == value:
                    same[key] = now[path] = known
                    break
            else:
                _add(seen, value)
                same[key] = now[path] = value
        return same


def _add(last: list[Any], new: Any) -> None:
    last.append(new)
    if len(last) > VARIANTS:
        del last[0]


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
        for layer, file in (("places", "click-targets"), ("pieces", "pieces")):
            draw = partial(render_template, f"{game}/{file}.html", translator, **context)
            source = [context.get(name) for name in list_template_names(f"{game}/{file}.html")]
            scene[layer] = self.part((layer, translator.code), source, draw)
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
