"""What runs in a process that paints: copies of the matches that people follow, and who was told what of them.

A painter hears what is played, never decides anything, and can be replaced at any moment.
"""

from __future__ import annotations

import logging
import pickle
import signal
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

from postchaise.bots.workers import leave_with_the_parent
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.entry import Entry, Kept
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Options
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import titles
from postchaise.server.ops.gc_tuning import seldom_collected
from postchaise.web.render.templates import ENGINE

from .updates import Drawn, Teller, message
from .viewer import Easel, Sight

UP: Final = b"up"
FAILED: Final = b""  # no message is empty

log: Final = logging.getLogger(__name__)


@dataclass
class Whole:
    """A match from its beginning; `kept` spares the actions before it."""

    game: str
    seats: int
    options: Options
    setup: list[int]
    entries: list[Entry]
    kept: Kept | None


@dataclass
class Order:
    """What one listener is to be told. `match` is what the painter does not know of it yet."""

    table: str
    listener: int
    match: Whole | list[Entry]
    sight: Sight
    before: str  # the status of the table that the listener was told last
    page: Drawn | None
    as_json: bool


@dataclass
class Farewell:
    """A listener is gone."""

    table: str
    listener: int


@dataclass
class Copy:
    """A table as a painter knows it."""

    match: Match
    easel: Easel = field(default_factory=Easel)
    tellers: dict[int, Teller] = field(default_factory=dict)


class Studio:
    def __init__(self) -> None:
        self.copies: dict[str, Copy] = {}

    def painted(self, order: Order) -> bytes:
        """What is said to the listener. When it fails, the table is forgotten: the next order brings all of it."""
        try:
            copy = self._copy(order)
            teller = copy.tellers.setdefault(order.listener, Teller())
            if order.as_json:
                seen = copy.easel.observation(copy.match, order.sight)
                return message("update", seen, order.sight.table.number).encode()
            return teller.news(copy.easel, copy.match, order.sight, order.before, order.page).encode()
        except Exception:
            log.exception("painting", extra={"data": {"table": order.table}})
            self.copies.pop(order.table, None)
            return FAILED

    def _copy(self, order: Order) -> Copy:
        given = order.match
        if isinstance(given, Whole):
            game = find_game(given.game)
            match = Match.restored(game, given.seats, given.options, given.setup, given.entries, given.kept)
            copy = self.copies.setdefault(order.table, Copy(match))
            copy.match = match
            return copy
        copy = self.copies[order.table]
        for entry in given:
            after = copy.match.state.copy()
            copy.match.game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
            copy.match.accept(entry, after)
        return copy

    def leave(self, gone: Farewell) -> None:
        copy = self.copies.get(gone.table)
        if copy is not None:
            copy.tellers.pop(gone.listener, None)
            if not copy.tellers:
                del self.copies[gone.table]


def paint(pipe: Connection[Any, Any], engine: dict[str, Any]) -> None:
    """Until the pipe ends. `engine` is what templates know of this server. Ctrl-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()
    ENGINE.globals |= engine
    for title in titles():
        with suppress(Exception):  # of one game: it harms its own tables only
            find_game(title)
    seldom_collected()
    studio = Studio()
    try:
        pipe.send_bytes(UP)
        while True:
            heard = pickle.loads(pipe.recv_bytes())
            if isinstance(heard, Farewell):
                studio.leave(heard)
            else:
                pipe.send_bytes(studio.painted(heard))
    except (OSError, EOFError):
        return
