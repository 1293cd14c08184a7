"""Analyses of finished matches: computed once, in the background, for everybody with the link.

The row in the database is the job. The process that computes it sends heartbeats; a job without a heartbeat is taken
over by any process, so that neither a restart nor a crash loses it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from postchaise.bots.analysis import Analysis, ExpectedResult, analysis_from_json
from postchaise.bots.analyzer import AnalysisEffort, AnalysisProgress, compute_engine_digest
from postchaise.bots.background import AnalysisTooSlow, create_analysis_job, run_analysis_job
from postchaise.bots.fair_queue import FairQueue
from postchaise.kernel.errors import PostchaiseError
from postchaise.server.cluster import presence
from postchaise.server.errors import Forbidden, NotFound, RateLimited
from postchaise.server.storage.schema import ANALYSES
from postchaise.server.storage.store import TableStore

from .live_table import LiveTable

log = logging.getLogger("postchaise.analyses")
BEAT = 10.0  # seconds between two heartbeats
DEAD = 40.0  # seconds without one, after which a job is taken over
ATTEMPTS = 3
JOB_SECONDS = 1800.0  # after which a job is given up, so that others have their turn
WAITING = 20  # jobs queued in one process
KEPT = 10  # cached


@dataclass
class AnalysisStatus:
    """The state of a match's analysis."""

    state: str  # none, queued, going, done, failed
    done: int = 0  # per cent
    before: int = 0  # jobs ahead in the queue
    analysis: Analysis | None = None
    older: bool = False  # of an older engine
    course: list[ExpectedResult] = field(default_factory=list)  # as far as this process has computed it


@dataclass
class RunningAnalysis:
    done: int = 0  # per cent
    course: list[ExpectedResult] = field(default_factory=list)

    def on_progress(self, step: AnalysisProgress) -> None:
        self.done = step.percent
        self.course += [step.expected] if step.expected is not None else []


class AnalysisQueue:
    def __init__(self, store: TableStore, get: Callable[[str], Awaitable[LiveTable]], percent: int) -> None:
        self.store, self._get = store, get
        self.offered = percent > 0
        self._effort = AnalysisEffort.scaled(max(1, percent))
        self._turns = FairQueue(1)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, RunningAnalysis] = {}  # of the running job
        self._known: OrderedDict[str, tuple[str, Analysis]] = OrderedDict()
        self._stop = threading.Event()
        self._kept = 0.0

    def engine(self, live: LiveTable) -> str:
        return compute_engine_digest(live.game, len(live.seats), self._effort)

    async def status(self, live: LiveTable) -> AnalysisStatus:
        table, name = live.row.id, self.engine(live)
        known = self._known.get(table)
        if known is not None and known[0] == name:
            return AnalysisStatus("done", 100, analysis=known[1])
        rows = await self.store.read(self._rows, table)
        mine = next((row for row in rows if row["engine"] == name), None)
        if mine is not None and mine["result"] is not None:
            return AnalysisStatus("done", 100, analysis=self._remember(table, name, mine["result"]))
        older = next((row for row in rows if row["result"] is not None), None)
        kept = analysis_from_json(older["result"]) if older is not None else None
        going = self._progress.get(table)
        if going is not None:
            return AnalysisStatus("going", going.done, analysis=kept, older=True, course=going.course)
        if mine is not None and mine["done"]:
            return AnalysisStatus("going", mine["done"], analysis=kept, older=True)
        if mine is None and table not in self._running:
            return AnalysisStatus("none" if kept is None else "done", 100, analysis=kept, older=kept is not None)
        if mine is not None and mine["attempts"] >= ATTEMPTS and table not in self._running:
            return AnalysisStatus("failed", analysis=kept, older=True)
        return AnalysisStatus(
            "queued",
            before=list(self._running).index(table) if table in self._running else 0,
            analysis=kept,
            older=True,
        )

    def forget(self) -> None:
        """Drop the cached analyses; they are stored."""
        self._known.clear()

    def _remember(self, table: str, name: str, result: dict[str, Any]) -> Analysis:
        found = analysis_from_json(result)
        self._known[table] = (name, found)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def ask(self, live: LiveTable, owner: str, spend: Callable[[], None]) -> None:
        """Request an analysis unless there is one; `spend` charges the rate limit for a new one."""
        check_finished(live)
        if not self.offered:
            raise NotFound("page-missing")
        status = await self.status(live)
        if status.state in ("queued", "going") or (status.state == "done" and not status.older):
            return
        if len(self._running) >= WAITING:
            raise RateLimited("analysis-full", seconds=120)
        spend()
        if await self.store.write(self._insert_order, live.row.id, self.engine(live), owner):
            self._start(live, owner)

    async def run_pending(self) -> None:
        """Send heartbeats for our jobs, and take over abandoned ones."""
        if not self.offered or time.monotonic() - self._kept < BEAT:
            return
        self._kept = time.monotonic()
        for table, owner in await self.store.write(
            self._beat, {each: self._progress.get(each, RunningAnalysis()).done for each in self._running}
        ):
            try:
                self._start(await self._get(table), owner)
            except PostchaiseError as error:
                log.warning("analysis", extra={"data": {"table": table, "problem": error.code}})

    async def close(self) -> None:
        self._stop.set()
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    # Computing

    def _start(self, live: LiveTable, owner: str) -> None:
        table = live.row.id
        if table not in self._running:
            self._running[table] = asyncio.create_task(self._compute(live, owner))

    async def _compute(self, live: LiveTable, owner: str) -> None:
        """Compute one job at a time in this process, fairly shared among networks."""
        table, name = live.row.id, self.engine(live)
        try:
            async with self._turns.slot(owner):
                going = self._progress[table] = RunningAnalysis()
                loop = asyncio.get_running_loop()

                def heard(step: AnalysisProgress) -> None:
                    loop.call_soon_threadsafe(going.on_progress, step)

                job = create_analysis_job(live.match, self._effort)
                result = await asyncio.to_thread(run_analysis_job, job, heard, self._stop, JOB_SECONDS)
                if result is not None:
                    await self.store.write(self._finish, table, name, result)
                    self._remember(table, name, result)
        except PostchaiseError as error:
            log.warning("analysis", extra={"data": {"table": table, "problem": error.code}})
        except AnalysisTooSlow:
            log.warning("analysis", extra={"data": {"table": table, "problem": "too slow"}})
            await self.store.write(self._give_up, table, name)
        except (EOFError, OSError) as error:  # the process died; a pending job is tried again
            log.warning("analysis", extra={"data": {"table": table, "problem": repr(error)}})
        finally:
            self._progress.pop(table, None)
            self._running.pop(table, None)

    # In the database

    def _now(self) -> Any:
        """The time by the clock that all processes share."""
        return presence.get_database_time() if self.store.shared else time.time()

    def _rows(self, table: str) -> list[dict[str, Any]]:
        with self.store.engine.connect() as db:
            query = select(ANALYSES).where(ANALYSES.c.table == table).order_by(ANALYSES.c.asked.desc())
            return [dict(row) for row in db.execute(query).mappings()]

    def _insert_order(self, table: str, name: str, owner: str) -> bool:
        """Insert a job; False if another process was faster. A new request resets the attempts."""
        new = {"asked": self._now(), "beat": self._now(), "attempts": 1, "done": 0, "owner": owner[:64]}
        try:
            with self.store.engine.begin() as db:
                here = and_(ANALYSES.c.table == table, ANALYSES.c.engine == name)
                db.execute(delete(ANALYSES).where(and_(here, ANALYSES.c.attempts >= ATTEMPTS)))
                db.execute(insert(ANALYSES).values(table=table, engine=name, **new))
        except IntegrityError:
            return False
        return True

    def _beat(self, mine: dict[str, int]) -> list[tuple[str, str]]:
        """Send heartbeats, and return the jobs that are ours from now on."""
        open_one = ANALYSES.c.result.is_(None)
        with self.store.engine.begin() as db:
            for table, done in mine.items():
                here = and_(open_one, ANALYSES.c.table == table)
                db.execute(update(ANALYSES).where(here).values(beat=self._now(), done=done))
            silent = and_(open_one, ANALYSES.c.beat < self._now() - DEAD, ANALYSES.c.attempts < ATTEMPTS)
            query = select(ANALYSES.c.table, ANALYSES.c.engine, ANALYSES.c.owner).where(silent).limit(WAITING)
            found = []
            for table, name, owner in db.execute(query.with_for_update(skip_locked=True)).all():
                here = and_(ANALYSES.c.table == table, ANALYSES.c.engine == name, silent)
                taken = {"beat": self._now(), "attempts": ANALYSES.c.attempts + 1, "done": 0}
                if db.execute(update(ANALYSES).where(here).values(**taken)).rowcount == 1:
                    found.append((table, owner))
        return found

    def _give_up(self, table: str, name: str) -> None:
        """Store that the job failed, so that it is not tried again until somebody asks."""
        with self.store.engine.begin() as db:
            here = and_(ANALYSES.c.table == table, ANALYSES.c.engine == name)
            db.execute(update(ANALYSES).where(here).values(attempts=ATTEMPTS, done=0))

    def _finish(self, table: str, name: str, result: dict[str, Any]) -> None:
        """Store the result in place of the job and of older results. Nothing is left to do for a deleted match."""
        with self.store.engine.begin() as db:
            if db.execute(delete(ANALYSES).where(ANALYSES.c.table == table)).rowcount:
                now = {"asked": self._now(), "beat": self._now(), "attempts": 0, "done": 100, "owner": ""}
                db.execute(insert(ANALYSES).values(table=table, engine=name, result=result, **now))


def check_finished(live: LiveTable) -> None:
    """Refuse running matches: they hold secrets, and an analysis would try out the future."""
    if live.row.status != "over" or not live.match.over:
        raise Forbidden("analysis-early")
    if live.match.other_rules is not None:
        raise Forbidden("analysis-other-rules")
