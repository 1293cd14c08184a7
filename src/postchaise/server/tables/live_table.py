"""One table in memory: match, seats and presence. One writer at a time; others are told after a change is stored.

The database holds the truth (the events); everything here can be rebuilt from it.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from postchaise.kernel.dice import Dice, ScriptedDice, SealedDice
from postchaise.kernel.entry import Entry, StateCheckpoint
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import Game, State
from postchaise.kernel.match import Match
from postchaise.kernel.record import NOT_FORKED
from postchaise.server.errors import Forbidden, NotFound, Problem, StaleTable
from postchaise.server.ops.counters import ACTION_COUNT
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.event_log import (
    count_forked_actions,
    find_undo_start,
    limit_notes,
    list_current_entries,
    list_help_requests,
    list_late_joins,
    list_notes,
    list_rule_corrections,
)
from postchaise.server.storage.results import SeatResult, compute_results
from postchaise.server.storage.rows import ChatRow, Event, Row, Seat, StateSnapshot, StoredTable, TakebackRow
from postchaise.server.storage.store import TableStore
from postchaise.web.render.cache import RenderCache
from postchaise.web.views.lesson import LessonProgress
from postchaise.web.views.log import Note

from . import lessons
from .older_rules import decide_rules, load_snapshot_state
from .presence import Presence, TableListener
from .sync import retry_on_conflict

UNSEALED = "unsealed"  # an uploaded record without proof of its deal
SNAPSHOT = 40  # actions between two stored snapshots, so that long matches load fast
ANY = 2**62  # an unknown revision: check whatever you have


class TableObserver:
    """Learns what happens at tables. Override what is of interest."""

    def on_changed(self, live: LiveTable) -> None:
        """Something that others can see has changed; somebody may have to act."""

    def on_turn(self, live: LiveTable, seats: set[int], over: bool) -> None:
        """It is the turn of these seats, or the match is over."""

    def is_using(self, table: str) -> bool:
        """Whether the table must stay in memory."""
        return False


class LiveTable:
    def __init__(
        self,
        store: TableStore,
        stored: StoredTable,
        absence_seconds: float = 120.0,
        observers: Sequence[TableObserver] = (),
    ) -> None:
        self.store, self.observers = store, observers
        self.settled = decide_rules(stored)  # with the rules that are installed
        if self.settled.event is not None:
            stored = replace(stored, events=[*stored.events, self.settled.event])
        self.row: Row = self.settled.row
        self._commitment = SealedDice(self.row.key).commitment  # a table keeps its key
        self.seats: list[Seat] = stored.seats
        self.chat: list[ChatRow] = stored.chat
        self.game: Game[Any] = self.settled.game
        if stored.row.rules == self.game.meta.version:
            stored = replace(stored, events=[get_event_codec(self.game).name_numbers(event) for event in stored.events])
        saved = stored.saved if stored.row.rules == self.row.rules else None  # of other rules it may be another one
        entries, skipped, holds = list_current_entries(self.game, stored.events, saved)
        if self.settled.other_rules is None and any(entry.notation for entry in entries):
            raise ValueError("an action these rules do not have")
        self.forked = count_forked_actions(stored.events, self.row.fork) if self.row.fork is not None else NOT_FORKED
        kept = load_snapshot_state(self.game, saved) if holds else None
        self.snapshots = [kept] if kept is not None else []  # the last one or two: they spare replaying from the start
        self.is_final_stored = saved is not None and saved.final is not None
        self.dealt_by, self.corrections = list_rule_corrections(stored.events, self.row)
        self.snapshot_version = (
            self.snapshots[-1].version if self.snapshots else 0
        )  # actions in the stored state; 0 when it holds no more
        self.match = self._match(entries, skipped)
        self.match.helps = list_help_requests(stored.events)
        self.match.late_joins = list_late_joins(stored.events)
        self.lesson: LessonProgress | None = lessons.get_lesson_progress(self.row, self.match)
        self.number = stored.events[-1].number if stored.events else 0
        self.notes = list_notes(stored.events)  # log entries about seats and help
        self.asked_since = [self.number] * len(self.seats)  # version since which each seat's decision is unchanged
        self._asked_at = [stored.events[-1].at if stored.events else 0.0] * len(self.seats)
        self._legal = self._legal_by_seat()
        self.request: TakebackRow | None = None  # a pending take-back
        asked = stored.request
        if asked is not None and asked.number == self.number and all(isinstance(each, str) for each in asked.missing):
            self.request = asked  # older versions stored seats instead of people: that request is void
        self.lock = asyncio.Lock()
        self.presence = Presence(stored.elsewhere, self._seconds_away(stored), absence_seconds)
        self.render_version = 0  # changes with everything a page can show
        self.seating_version = 0  # changes when somebody takes or leaves a seat
        self.broken = False  # the state here may differ from the database: load it again
        self.pending_revision = 0  # the newest revision that another process may have written
        self.owner = self.row.host  # the network that its bots count for in the fair queue
        self.used = time.monotonic()
        self.hints: dict[int, Any] = {}  # the latest of each seat, as `hints.HintState`
        self.thinking: dict[int, tuple[int, float]] = {}  # by seat: the turn, and seconds spent on it
        self.render_cache = RenderCache(self.lesson)

    def _match(self, entries: list[Entry], skipped: int) -> Match:
        """Restore the match from the nearest snapshot before the last run of actions, which can still be undone."""
        row, kept = self.row, self.nearest_snapshot(find_undo_start(entries))
        if not self.dealt:
            return Match(self.game, len(self.seats), Dice(), **row.options)  # nobody sees it
        other = self.settled.other_rules
        if other is not None:
            match = Match.preserved(self.game, len(self.seats), row.options, row.setup, entries, other)
        else:
            match = Match.restored(self.game, len(self.seats), row.options, row.setup, entries, kept)
        match.rules, match.corrections = self.dealt_by, list(self.corrections)
        match.skipped = skipped
        self.seal_match(match)
        return match

    def seal_match(self, match: Match) -> None:
        """Draw what comes from the sealed shuffle. A match dealt from a record has no valid seal."""
        match.seal_with(self._sealed())
        match.forked = self.forked
        if not self.is_provably_fair:
            match.seal = ""

    def _sealed(self) -> SealedDice:
        return SealedDice(self.row.key, 0, self.row.nonces)

    @property
    def dealt(self) -> bool:
        """Whether the match is dealt: not before every browser has contributed to the shuffle."""
        return self.row.status != "waiting" or bool(self.row.nonces)

    def deal(self) -> None:
        """Start the match; the deal is stored."""
        self.match = self._match([], 0)
        self._legal = self._legal_by_seat()

    @property
    def seal(self) -> str:
        """The commitment to the shuffle, known from the creation of the table on."""
        return self._commitment if self.is_provably_fair else ""

    @property
    def is_provably_fair(self) -> bool:
        """Whether it was dealt from its own key, unlike lessons, forks and some uploads."""
        row = self.row
        return not row.learning and row.fork is None and row.settings.get("uploaded") != UNSEALED

    def nearest_snapshot(self, position: int) -> StateCheckpoint | None:
        """The last snapshot at or before a position. Do not modify it."""
        return next((kept for kept in reversed(self.snapshots) if kept.version <= position), None)

    @property
    def lesson_running(self) -> bool:
        """Whether the lesson is under way; until its end only its record can be played."""
        return self.lesson is not None and self.lesson.is_running(self.match)

    # Notifying

    def changed(self) -> None:
        self.render_version += 1
        self.used = time.monotonic()
        self.presence.wake()
        for observer in self.observers:
            observer.on_changed(self)

    def forget_rendering(self) -> None:
        """Drop what was rendered; it is rendered again when somebody looks."""
        self.render_cache = RenderCache(self.lesson)

    def announce_turn(self, seats: set[int], over: bool = False) -> None:
        for observer in self.observers:
            observer.on_turn(self, seats, over)

    # People

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and s.holder == person] if person else []

    def is_host(self, person: str) -> bool:
        return bool(person) and self.row.host == person

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise NotFound("seat-missing", seat=number + 1)
        return self.seats[number]

    def require_own_seat(self, person: str, seat: int) -> int:
        if seat not in self.seats_of(person):
            raise Forbidden("seat-not-yours")
        self.presence.mark_seen(person)
        return seat

    def is_present(self, seat: int) -> bool:
        return self.seats[seat].kind == "person" and self.presence.is_present(self.seats[seat].holder)

    def replaceable_at(self, seat: int) -> float | None:
        """When others may hand over this seat, in Unix time; None while its holder is there."""
        if self.seats[seat].kind != "person" or self.row.status != "playing" or self.is_present(seat):
            return None
        return math.ceil(self.presence.replaceable_at(self.seats[seat].holder))

    def add_listener(self, listener: TableListener) -> None:
        self.presence.listeners.add(listener)
        self._on_listener_changed(listener)
        for observer in self.observers:
            observer.on_changed(self)  # bots among themselves rest while nobody looks

    def remove_listener(self, listener: TableListener, silent: bool = False) -> None:
        """`silent` when the server stops: nobody needs to know who is still there."""
        self.presence.listeners.discard(listener)
        if not silent:
            self._on_listener_changed(listener)

    def _on_listener_changed(self, listener: TableListener) -> None:
        """Tell everybody when a player comes or goes."""
        if self.presence.is_only_listener(listener) and self.seats_of(listener.person):
            self.presence.mark_seen(listener.person)
            self.seating_version += self.row.status == "waiting"  # the waiting room has no regions: it is loaded again
            self.changed()

    def _seconds_away(self, stored: StoredTable) -> dict[str, float]:
        """As all processes know it; a player who acted was there. Others count from now on."""
        now = time.time()
        played = {self.seats[event.seat].holder: now - event.at for event in stored.events if event.kind == "action"}
        return {person: max(0.0, min(ago, played.get(person, ago))) for person, ago in stored.away.items()}

    # Thinking time of bots in the current turn

    def thinking_seconds(self, seat: int) -> float:
        turn, seconds = self.thinking.get(seat, (-1, 0.0))
        return seconds if turn == self.game.turn_number(self.match.state) else 0.0

    def add_thinking(self, seat: int, seconds: float) -> None:
        self.thinking[seat] = (self.game.turn_number(self.match.state), self.thinking_seconds(seat) + max(0.0, seconds))

    # Playing

    def _legal_by_seat(self) -> dict[int, list[int]]:
        """Also of seats that wait: they may take back that they are ready."""
        return {seat: self.match.legal(seat) for seat in range(len(self.seats))} if self.match.actors else {}

    def check_current(self, seat: int, seen: int) -> None:
        """Check that a command answers the current decision of its seat. Others deciding at the same time do not
        matter.
        """
        if self.row.status != "playing":
            raise Problem(f"table-{self.row.status}")
        if not self.asked_since[seat] <= seen <= self.number:
            raise StaleTable("table-stale", number=self.number)

    async def change(self, job: Callable[..., None], *args: Any) -> None:
        """Store a change, unless the table has changed since it was read."""
        if self.broken:
            raise StaleTable("table-stale", number=self.number)
        try:
            await asyncio.shield(self.store.write(job, self.row.id, *args, seen=self.row.revision))
        except BaseException as error:
            self.broken = not isinstance(error, PostchaiseError)
            raise
        self.row = replace(self.row, revision=self.row.revision + 1)

    async def write(
        self, events: list[Event], status: str, saved: StateSnapshot | None = None, results: Sequence[SeatResult] = ()
    ) -> None:
        try:
            await self.change(self.store.append, events, status, saved, results)
        except BaseException:
            if self.dealt:
                self.seal_match(self.match)  # what was not stored was not drawn
            raise
        self.number = events[-1].number
        self.row = replace(self.row, status=status, changed=time.time())

    async def note(self, event: Event, note: Note) -> None:
        """Store an entry of the log between two actions."""
        await self.write([event], self.row.status)
        self.notes.append(note)

    def _update_questions(self, acted: int, everybody: bool = False) -> None:
        """Note for which seats the decision has changed; an unchanged decision does not become stale."""
        before, self._legal = self._legal, self._legal_by_seat()
        for seat in range(len(self.seats)):
            if everybody or seat == acted or self._legal.get(seat) != before.get(seat):
                self.asked_since[seat], self._asked_at[seat] = self.number, time.time()

    def waiting_since(self, seat: int) -> float:
        """Since when a seat has to decide, in Unix time; before the first action, since the start of the match."""
        return self._asked_at[seat] or self.row.changed

    async def play(self, seat: int, action: int | str, seen: int) -> int:
        return await self.play_all(seat, [action], seen)

    @retry_on_conflict
    async def play_all(self, seat: int, actions: Sequence[int | str], seen: int) -> int:
        """Play actions one after the other: check, store, accept; then notify once. Return the new version."""
        async with self.lock:
            self.check_current(seat, seen)
            before = self.number
            try:
                for action in actions:
                    await self._play(seat, action)
            finally:
                if self.number != before:
                    self.changed()
            return self.number

    async def _play(self, seat: int, action: int | str) -> None:
        match = self.match
        lesson = self.lesson if self.lesson_running else None
        if lesson is not None:
            match.dice = ScriptedDice(lessons.get_scripted_outcomes(lesson, match, seat, action))
        entry, after = match.attempt(seat, action)
        over = self.game.over(after)
        saved = None
        if self._is_snapshot_due(entry, after):
            saved = self.to_saved(self.number + 1, match.version + 1, after)
        event = get_event_codec(self.game).to_event(entry, self.number + 1, time.time())
        asked = set(match.actors)
        await self.write([event], "over" if over else "playing", saved, self.results(after) if over else ())
        self.accept(entry, after)
        self.announce_turn(set(range(len(self.seats))) if over else set(match.actors) - asked, over)
        ACTION_COUNT.labels(self.row.game).inc()
        if lesson is not None:
            self.seal_match(match)

    def results(self, state: State) -> list[SeatResult]:
        """The results of all seats, if the table counts."""
        return compute_results(self.game, state, self.seats) if self.row.counts else []

    def _is_snapshot_due(self, entry: Entry, after: State) -> bool:
        """Whether to store a snapshot now: never within a run of actions that can still be undone."""
        late = self.match.version + 1 - self.snapshot_version >= SNAPSHOT
        return self.game.over(after) or (late and (entry.barrier or entry.seat not in self.game.actors(after)))

    def to_saved(self, number: int, version: int, state: State) -> StateSnapshot:
        """A state as it is stored; of a match that is over with its result: rules may count otherwise one day."""
        over = self.game.over(state)
        final = {"scores": self.game.scores(state), "ranking": self.game.ranking(state)} if over else None
        return StateSnapshot(number, version, state.to_json(), self.game.meta.layout, final)

    def state_to_store(self) -> StateSnapshot | None:
        """The latest position, when the table leaves memory; None where it is stored, or cannot be."""
        match, settled = self.match, self.settled
        if match.other_rules is not None or not self.dealt or self.broken or not settled.written:
            return None
        missing_result = match.over and not self.is_final_stored
        if self.snapshots and self.snapshot_version == match.version and not missing_result:
            return None
        return self.to_saved(self.number, match.version, match.state)

    def accept(self, entry: Entry, after: State) -> None:
        """Accept a stored action. The caller notifies others."""
        keeps = self._is_snapshot_due(entry, after)
        self.match.accept(entry, after)
        if keeps:
            self.snapshot_version, self.snapshots = (
                self.match.version,
                [*self.snapshots[-1:], StateCheckpoint(self.match.version, after)],
            )
        self._update_questions(entry.seat)
        self.request = None

    def on_rewound(self, seat: int) -> None:
        match = self.match
        self.forked = min(self.forked, match.version)
        limit_notes(self.notes, match.version)
        self.snapshots = [kept for kept in self.snapshots if kept.version <= match.version]
        if self.snapshot_version > match.version:
            self.snapshot_version = 0  # the stored snapshot is void: store one at the next chance
        if match.entries and match.entries[-1].seat != seat:
            self.match = self._match(match.entries, match.skipped)  # the previous seat may undo again as far as before
            self.match.helps, self.match.late_joins = match.helps, match.late_joins
        self._update_questions(seat, everybody=True)
        self.request = None
        self.changed()
