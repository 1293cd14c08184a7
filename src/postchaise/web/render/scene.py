"""Builds the scene of a board part by part, and rebuilds a part only when something it read has changed.

While a part is built, the view records which entries it reads. As long as these stay the same, so does the part.
Dependencies need not be declared, so none can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from postchaise.kernel.content.boards import PartPerSeat, SeatView
from postchaise.kernel.extras import Extras
from postchaise.web.translations import TableTranslator

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
