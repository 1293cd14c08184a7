"""The process behind `render_pool`: replicas of matches, and the update streams of their viewers.

A worker only replays what it is sent. It decides nothing and can be replaced at any time.
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

from postchaise.bots.process_memory import return_memory, tune_gc, tune_malloc
from postchaise.bots.workers import exit_with_parent
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.entry import Entry, StateCheckpoint
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Options
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import titles
from postchaise.web.render.cache import RenderCache
from postchaise.web.render.regions import render_observation
from postchaise.web.render.templates import ENVIRONMENT
from postchaise.web.views.table_view import ViewerContext

from .updates import PageState, UpdateStream, format_stream_event

READY: Final = b"up"
FAILED: Final = b""  # no message is empty
QUIET_SECONDS: Final = 20.0  # without a request, after which a worker returns memory to the system

log: Final = logging.getLogger(__name__)


@dataclass
class MatchSnapshot:
    """A whole match. `kept` is a snapshot that spares replaying the actions before it."""

    game: Game[Any]  # first, see `BotRequest`
    seats: int
    options: Options
    setup: list[int]
    entries: list[Entry]
    kept: StateCheckpoint | None


@dataclass
class RenderRequest:
    """Asks for one viewer's next message. `match` is what the worker does not know yet."""

    table: str
    listener: int
    match: MatchSnapshot | list[Entry]
    context: ViewerContext
    before: str  # the status that the viewer last heard
    page: PageState | None
    as_json: bool


@dataclass
class Unsubscribe:
    """A viewer has left."""

    table: str
    listener: int


@dataclass
class TableReplica:
    """A worker's copy of a table."""

    match: Match
    cache: RenderCache = field(default_factory=RenderCache)
    streams: dict[int, UpdateStream] = field(default_factory=dict)


class RenderWorker:
    def __init__(self) -> None:
        self.replicas: dict[str, TableReplica] = {}

    def render(self, request: RenderRequest) -> bytes:
        """Render the viewer's next message. If that fails, drop the table: the next request brings all of it."""
        try:
            replica = self._replica(request)
            stream = replica.streams.setdefault(request.listener, UpdateStream())
            if request.as_json:
                seen = render_observation(replica.match, request.context, replica.cache)
                return format_stream_event("update", seen, request.context.number).encode()
            return stream.next_message(
                replica.cache, replica.match, request.context, request.before, request.page
            ).encode()
        except Exception:
            log.exception("rendering", extra={"data": {"table": request.table}})
            self.replicas.pop(request.table, None)
            return FAILED

    def _replica(self, request: RenderRequest) -> TableReplica:
        given = request.match
        if isinstance(given, MatchSnapshot):
            match = Match.restored(given.game, given.seats, given.options, given.setup, given.entries, given.kept)
            replica = self.replicas.setdefault(request.table, TableReplica(match))
            replica.match = match
            return replica
        replica = self.replicas[request.table]
        for entry in given:
            after = replica.match.state.copy()
            replica.match.game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
            replica.match.accept(entry, after)
        return replica

    def unsubscribe(self, gone: Unsubscribe) -> None:
        replica = self.replicas.get(gone.table)
        if replica is not None:
            replica.streams.pop(gone.listener, None)
            if not replica.streams:
                del self.replicas[gone.table]


def run_worker(pipe: Connection[Any, Any], engine: dict[str, Any]) -> None:
    """Serve until the pipe ends. `engine` holds the template globals of the server. The parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tune_malloc()
    threading.Thread(target=exit_with_parent, daemon=True).start()
    ENVIRONMENT.globals |= engine
    for title in titles():
        with suppress(Exception):  # a broken game harms its own tables only
            find_game(title)
    tune_gc()
    worker = RenderWorker()
    try:
        pipe.send_bytes(READY)
        while True:
            if not pipe.poll(QUIET_SECONDS):
                return_memory()
            heard = pickle.loads(pipe.recv_bytes())
            if isinstance(heard, Unsubscribe):
                worker.unsubscribe(heard)
            else:
                pipe.send_bytes(worker.render(heard))
    except (OSError, EOFError):
        return
