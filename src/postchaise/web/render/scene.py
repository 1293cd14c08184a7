"""The scene of a board, part by part: a part is made anew only when something it has looked at has changed.

While a part is made, the view notes which of its entries are asked for; as long as these are what they were, so is the
part. Nobody has to say on what a part depends, so nobody can forget it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from postchaise.kernel.content.boards import PerSeat, SeatView
from postchaise.kernel.extras import Extras
from postchaise.web.translations import TableTranslator

VARIANTS: Final = 6  # of a part: what the seats of a table see differs
PLAYERS: Final = "players"  # an entry of views: a list of what each seat has, of which most parts need a little
View = dict[str, Any]
Path = tuple[str, int]  # an entry of a view, or of what a seat has; -1 for no seat
Source = list[tuple[Path, Any]]  # what a part has looked at


class SeatMark(NamedTuple):
    """Whoever sits at a seat, as boards draw it: nothing else of them may be in a part, for it would grow old."""

    seat: int
    name: str
    shape: str
    col: str


class TrackedView(dict[str, Any]):
    """A view, or what a seat has in it. It begins empty and fetches what it is asked for: so it knows what that was,
    and to ask again costs no more than with any dictionary."""

    def __init__(self, entries: View) -> None:
        super().__init__()
        self._entries = entries
        self.asked: set[str] = set()  # for what, since it began anew

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

    __hash__ = None  # as of every dictionary


class LazyParts:
    """One part for each seat, made when somebody looks at it."""

    def __init__(self, make: list[Callable[[], Any]]) -> None:
        self._make = make

    def __getitem__(self, seat: int) -> Any:
        return self._make[seat]()


class SceneCache:
    """Those of one table in one language."""

    def __init__(self) -> None:
        self._seated: list[SeatMark] = []
        self._seen: dict[Path, list[Any]] = {}  # the last values of each entry, newest last
        self._made: dict[Hashable, list[tuple[Source, Any]]] = {}  # the last of each part, newest last

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
            if isinstance(part, PerSeat)
            else made(name, part)
            for name, part in brought.parts.items()
        }

    def _intern(self, entries: View, now: dict[Path, Any], seat: int = -1) -> View:
        """Each as it was seen before, if there is an equal one: then a part that looked at it need not compare."""
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
