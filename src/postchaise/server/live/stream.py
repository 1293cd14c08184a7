"""The live stream of a table for one page or program, from whichever version it has.

Nothing is queued: a listener is woken and gets the newest state when it can take it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Collection, Sequence

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import Gone
from postchaise.server.http.guard import Limit
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.presence import TableListener
from postchaise.server.tables.registry import TableRegistry
from postchaise.web.views.table_view import ViewerContext

from . import table_views
from .render_pool import RenderPool, RenderUnavailable, WorkerProcess
from .updates import PageState, UpdateStream, format_stream_event

log = logging.getLogger("postchaise.stream")
HEARTBEAT = 20.0
RETRY = "retry: 1500\n\n"
RETRY_LATER = "retry: 10000\n\n"
SUBSCRIBER_NUMBERS = itertools.count(1)  # of this process


async def stream_updates(
    registry: TableRegistry,
    table: str,
    person: str,
    seat: int | None,
    lang: str,
    text_board: bool,
    shown_seat: int | None,
    version: int,
    marks: Collection[str],
    as_json: bool,
    network: str = "",
    limits: Sequence[Limit] = (),
) -> AsyncIterator[str | bytes]:
    """Stream until the reader leaves or the server stops. `limits` are the limits it counts towards."""
    try:
        live = await registry.get(table)
    except PostchaiseError as error:  # the table vanished after the response had started
        yield format_stream_event("reload", {}) if isinstance(error, Gone) else RETRY_LATER
        return
    if not registry.stream_limiter.has_room(limits):  # several streams started at the same moment
        yield RETRY_LATER
        return
    registry.streams += 1
    registry.render_pool.start_if_busy(registry.streams)
    registry.stream_limiter.acquire(limits)
    listener = TableListener(person, seat)
    if live.seats_of(person):
        live.owner = network or live.owner
    told = ViewerStream(registry.render_pool, listener, lang, text_board, shown_seat, as_json)
    try:
        registry.viewers_changed.set()
        live.add_listener(listener)
        yield RETRY
        yield await told.first(live, PageState(version, marks))
        while not registry.closing.is_set():
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await listener.news.wait()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            listener.news.clear()
            try:
                live = await registry.get_cached(table)
            except Gone:  # the host closed the table; its page says so
                yield format_stream_event("reload", {"number": live.number})
                return
            said = await told.next_message(live)
            if said:
                yield said
    except Exception as error:  # the table or its game failed: the page reconnects later
        if not isinstance(error, PostchaiseError):
            log.exception("stream", extra={"data": {"table": table}})
        yield RETRY_LATER
    finally:
        told.close(table)
        registry.streams -= 1
        registry.stream_limiter.release(limits)
        live.remove_listener(listener, silent=registry.closing.is_set())
        registry.viewers_changed.set()


class ViewerStream:
    """The updates of one listener, rendered by a worker or by the server itself."""

    def __init__(
        self,
        pool: RenderPool,
        listener: TableListener,
        lang: str,
        text_board: bool,
        shown_seat: int | None,
        as_json: bool,
    ) -> None:
        self.listener = listener
        self.lang, self.text_board, self.shown_seat, self.as_json = lang, text_board, shown_seat, as_json
        self.status = ""  # of the table, as last sent
        self.seating = 0
        self._pool = pool
        self._worker: WorkerProcess | None = None
        self._number = next(SUBSCRIBER_NUMBERS)
        self._stream = UpdateStream()

    async def first(self, live: LiveTable, page: PageState) -> str | bytes:
        """Everything, unless the page shows this very version."""
        self.status, self.seating = live.row.status, live.seating_version
        if live.row.status == "waiting" and not self.as_json:
            return ": waiting\n\n"
        return await self._told(live, page)

    async def next_message(self, live: LiveTable) -> str | bytes:
        if "waiting" not in (live.row.status, self.status) or self.as_json:
            return await self._told(live)
        changed = (self.status, self.seating) != (live.row.status, live.seating_version)
        self.status, self.seating = live.row.status, live.seating_version
        return format_stream_event("reload", {"number": live.number}, live.number) if changed else ""

    async def _told(self, live: LiveTable, page: PageState | None = None) -> str | bytes:
        """Render the next message. A worker that does not know the listener yet sends everything."""
        worker, before = self._pool.worker_for(live), self.status
        if worker is not self._worker:
            self.close(live.row.id)
            self._worker = worker
        self.status, self.seating = live.row.status, live.seating_version
        if worker is not None:
            try:
                return await worker.render_update(live, self._number, self._context(live), before, page, self.as_json)
            except RenderUnavailable:
                self.close(live.row.id)
        self.status, self.seating = live.row.status, live.seating_version
        if self.as_json:
            return format_stream_event(
                "update", table_views.render_table_observation(live, self._context(live)), live.number
            )
        return self._stream.next_message(live.render_cache, live.match, self._context(live), before, page)

    def _context(self, live: LiveTable) -> ViewerContext:
        return table_views.build_viewer_context(
            live, self.listener.person, self.lang, self.listener.seat, self.text_board, self.shown_seat
        )

    def close(self, table: str) -> None:
        """Forget what was sent: the next message contains everything."""
        if self._worker is not None:
            self._worker.unsubscribe(table, self._number)
        self._worker, self._stream = None, UpdateStream()
