"""One table in memory: its match, its seats, who is looking. One writer at a time; what was written down is told after.

The database holds the truth (the events); everything here can be rebuilt from it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field, replace
from typing import Any

from estafette.kernel.dice import SealedDice
from estafette.kernel.errors import EstafetteError, IllegalAction
from estafette.kernel.game import Game
from estafette.kernel.match import Entry, Kept, Match
from estafette.kernel.reason import NOTHING_TO_UNDO, Reason
from estafette.kernel.registry import game as find_game
from estafette.table.frame import Drawings

from . import people
from .problems import Forbidden, Gone, NotFound, Problem, Stale, TooMuch
from .store import Event, Row, Said, Saved, Seat, Store, Stored

SNAPSHOT = 40  # actions after which the state is kept, so that a long match loads fast
CHAT_SHOWN = 200


@dataclass(eq=False)
class Listener:
    """A page or program that follows the table; it is only woken, and reads the newest state when it can."""

    person: str
    seat: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class TakeBack:
    """Somebody asks the others to go back to the position after `to` actions."""

    seat: int
    to: int
    number: int  # the version it was asked at
    missing: set[int]  # seats whose people have not agreed yet


def entries_of(events: list[Event], saved: Saved | None) -> tuple[list[Entry], int, bool]:
    """The actions that count, the outcomes spent since the last of them, and whether the saved state still holds."""
    entries: list[Entry] = []
    spent, holds = 0, saved is not None
    for event in events:
        if event.kind == "action":
            lines = [(n[0], n[1], n[2], n[3], n[4]) for n in event.log]
            entries.append(Entry(event.seat, event.action, event.outcomes, lines, event.barrier, spent))
            spent = 0
        elif event.kind == "undo":
            spent += entries.pop().spent
        else:
            spent += sum(len(entry.outcomes) + entry.spent for entry in entries[event.action :])
            del entries[event.action :]
        if saved is not None and event.number > saved.number and len(entries) < saved.version:
            holds = False
    return entries, spent, holds


class Room:
    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.row: Row = stored.row
        self.seats: list[Seat] = stored.seats
        self.chat: list[Said] = stored.chat
        self.game: Game[Any] = find_game(self.row.game)
        if (self.row.rules, self.row.components) != (self.game.meta.version, self.game.components):
            raise Problem("table-old-rules", title=self.row.title)
        self.saved = 0  # actions in the state that was kept last; 0 when none holds
        self.match = self._match(stored)
        self.number = stored.events[-1].number if stored.events else 0
        self.asked = [self.number] * len(self.seats)  # since when the question of a seat stands
        self._legal = self._questions()
        self.request: TakeBack | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.tick = 0  # changes with everything a page can show
        self.seating = 0  # changes when somebody takes or leaves a seat
        self.broken = False  # another process wrote to this table: load it again
        self.used = time.monotonic()
        self.shown: dict[Any, tuple[int, Any]] = {}  # pages drawn for this tick, by audience and language
        self.drawings = Drawings()
        self.told: dict[Any, dict[int, tuple[Any, ...]]] = {}  # lines of the log, by audience and language
        self.course: list[list[int]] | None = None

    def _match(self, stored: Stored) -> Match:
        entries, spent, holds = entries_of(stored.events, stored.saved)
        kept = None
        if holds and stored.saved is not None:
            self.saved = stored.saved.version
            kept = Kept(stored.saved.version, self.game.from_json(stored.saved.state))
        row = self.row
        match = Match.restored(self.game, len(stored.seats), row.options, row.setup, entries, kept)
        match.spent = spent
        match.seal_with(SealedDice(row.key))
        return match

    # Who is who

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and s.holder == person] if person else []

    def is_host(self, person: str) -> bool:
        return bool(person) and self.row.host == person

    def present(self, seat: int) -> bool:
        holder = self.seats[seat].holder
        return self.seats[seat].kind == "person" and any(each.person == holder for each in self.listeners)

    def present_changed(self, listener: Listener) -> bool:
        """Did somebody at a seat come or go with this listener?"""
        others = any(each.person == listener.person for each in self.listeners if each is not listener)
        return not others and bool(self.seats_of(listener.person))

    def own(self, person: str, seat: int) -> int:
        if seat not in self.seats_of(person):
            raise Forbidden("seat-not-yours")
        return seat

    # Telling everybody

    def changed(self) -> None:
        self.tick += 1
        self.drawings.outdated()
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.news.set()

    # Playing

    def _questions(self) -> dict[int, list[int]]:
        return {seat: self.match.legal(seat) for seat in self.match.actors}

    def _fresh(self, seat: int, seen: int) -> None:
        """A command must have seen the question it answers. Others deciding at the same time do not make it stale."""
        if self.row.status != "playing":
            raise Problem(f"table-{self.row.status}")
        if not self.asked[seat] <= seen <= self.number:
            raise Stale("table-stale", number=self.number)

    async def _write(self, events: list[Event], status: str, saved: Saved | None = None) -> None:
        try:
            await asyncio.shield(self.store.write(self.store.append, self.row.id, events, status, saved))
        except BaseException as error:
            self.match.seal_with(SealedDice(self.row.key))  # what was not written was not drawn
            self.broken = self.broken or not isinstance(error, EstafetteError) or isinstance(error, Stale)
            raise
        self.number = events[-1].number
        self.row = replace(self.row, status=status, changed=time.time())

    def _asks(self, acted: int, everybody: bool = False) -> None:
        """Since when each seat's question stands: a question that did not change is not stale."""
        before, self._legal = self._legal, self._questions()
        for seat in range(len(self.seats)):
            if everybody or seat == acted or self._legal.get(seat) != before.get(seat):
                self.asked[seat] = self.number

    async def play(self, seat: int, action: int | str, seen: int) -> int:
        """Judge, write down, then let it count and tell. Returns the new version."""
        async with self.lock:
            self._fresh(seat, seen)
            match = self.match
            entry, after = match.attempt(seat, action)
            over = self.game.over(after)
            version = match.version + 1
            saved = None
            if version - self.saved >= SNAPSHOT and (entry.barrier or self.game.actor(after) != seat or over):
                saved = Saved(self.number + 1, version, after.to_json())
            lines: list[Any] = [list(line) for line in entry.log]
            event = Event(
                self.number + 1, "action", seat, entry.action, entry.outcomes, lines, entry.barrier, time.time()
            )
            await self._write([event], "over" if over else "playing", saved)
            match.accept(entry, after)
            self.saved = saved.version if saved else self.saved
            self._asks(seat)
            self.request = None
            self.changed()
            return self.number

    async def undo(self, seat: int, seen: int) -> int:
        async with self.lock:
            self._fresh(seat, seen)
            return await self._undo(seat, 1)

    async def restart(self, seat: int, seen: int) -> int:
        """Back to the start of the turn, as far as nothing was revealed."""
        async with self.lock:
            self._fresh(seat, seen)
            return await self._undo(seat, max(1, self.match.version - self.match.turn_start(seat)))

    async def _undo(self, seat: int, count: int) -> int:
        reason = self.match.undoable(seat)
        if reason is not None:
            raise IllegalAction(reason, self.game.meta.id)
        now = time.time()
        events = [Event(self.number + 1 + i, "undo", seat, 0, at=now) for i in range(count)]
        await self._write(events, "playing")
        for _ in range(count):
            self.match.undo(seat)
        self._went_back(seat)
        return self.number

    def _went_back(self, seat: int) -> None:
        if self.saved > self.match.version:
            self.saved = 0  # what was saved holds no more: the next chance is taken
        self._asks(seat, everybody=True)
        self.request = None
        self.course = None
        self.changed()

    # Going back by consent

    async def ask_back(self, seat: int, seen: int) -> int:
        """Asks the people at the other seats to go back before this seat's last action; bots never mind."""
        async with self.lock:
            if self.row.status != "playing":  # after the end the key of the dice is known: nobody goes back
                raise Problem(f"table-{self.row.status}")
            if not 0 <= seen <= self.number:
                raise Stale("table-stale", number=self.number)
            own = [i for i, entry in enumerate(self.match.entries) if entry.seat == seat]
            if not own:
                raise IllegalAction(Reason(NOTHING_TO_UNDO), self.game.meta.id)
            holder = self.seats[seat].holder
            others = {s.seat for s in self.seats if s.kind == "person" and s.holder != holder}
            self.request = TakeBack(seat, own[-1], self.number, others)
            if not others:
                return await self._rewind()
            self.changed()
            return self.number

    async def answer_back(self, seat: int, agree: bool) -> int:
        async with self.lock:
            request = self.request
            if request is None or request.number != self.number:
                raise Gone("takeback-over")
            if seat not in request.missing:
                raise Forbidden("takeback-not-asked")
            if not agree:
                self.request = None
            else:
                holder = self.seats[seat].holder
                request.missing -= {s.seat for s in self.seats if s.holder == holder and s.kind == "person"}
                if not request.missing:
                    return await self._rewind()
            self.changed()
            return self.number

    async def _rewind(self) -> int:
        request = self.request
        assert request is not None
        await self._write([Event(self.number + 1, "rewind", request.seat, request.to, at=time.time())], "playing")
        self.match.rewind(request.to)
        self._went_back(request.seat)
        return self.number

    # Seats

    async def _change(self, seat: Seat) -> None:
        """Writes a seat down; the match begins when the last one is taken."""
        seats = [seat if s.seat == seat.seat else s for s in self.seats]
        status = self.row.status
        if status == "waiting" and all(s.taken for s in seats):
            status = "playing"
        holder = self.seats[seat.seat].holder
        await asyncio.shield(self.store.write(self.store.change_seat, self.row.id, seat, status, holder))
        self.seats = seats
        self.row = replace(self.row, status=status, changed=time.time())
        self.seating += 1
        self.changed()

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise NotFound("seat-missing", seat=number + 1)
        return self.seats[number]

    async def sit(self, number: int, person: str, name: str) -> None:
        """Somebody takes a free seat: by its link, or at an open table."""
        async with self.lock:
            seat = self.seat(number)
            if seat.taken:
                raise Gone("seat-taken")
            name = self._name(seat, name)
            await self._change(replace(seat, kind="person", holder=person, former="", name=name, round=seat.round + 1))

    async def free(self, number: int, until: float) -> None:
        """The host frees a seat: its link is new, and whoever sat there may come back while it is empty."""
        async with self.lock:
            seat = self.seat(number)
            if seat.kind == "bot" and not seat.former:
                former = ""
            else:
                former = seat.holder or seat.former
            await self._change(
                replace(seat, kind="friend", holder="", former=former, round=seat.round + 1, until=until)
            )

    async def give_to_bot(self, number: int, level: str, name: str) -> None:
        async with self.lock:
            seat = self.seat(number)
            former = seat.holder or seat.former
            name = seat.name if seat.kind == "person" else name
            await self._change(
                replace(
                    seat,
                    kind="bot",
                    level=level,
                    holder="",
                    former=former,
                    name=name or seat.name,
                    round=seat.round + 1,
                )
            )

    async def come_back(self, number: int, person: str) -> None:
        async with self.lock:
            seat = self.seat(number)
            if not person or seat.former != person or seat.kind == "person":
                raise Forbidden("seat-not-yours")
            await self._change(replace(seat, kind="person", holder=person, former="", level="", round=seat.round + 1))

    async def rename(self, number: int, name: str) -> None:
        async with self.lock:
            seat = self.seat(number)
            await self._change(replace(seat, name=self._name(seat, name)))

    def _name(self, seat: Seat, wanted: str) -> str:
        others = [each.name for each in self.seats if each.seat != seat.seat]
        return people.unlike(people.clean(wanted, people.NAME) or seat.name, others)

    async def renew_link(self, number: int, until: float) -> None:
        """An older link of this seat opens nothing any more."""
        async with self.lock:
            seat = self.seat(number)
            if seat.taken:
                raise Gone("seat-taken")
            await self._change(replace(seat, round=seat.round + 1, until=until))

    # Chat

    async def say(self, seat: int, name: str, text: str) -> None:
        if not self.row.chat:
            raise Forbidden("chat-off")
        text = people.clean(text, people.CHAT)
        if not text:
            raise Problem("chat-empty")
        async with self.lock:
            number = self.chat[-1].number + 1 if self.chat else 1
            if number > 20_000:
                raise TooMuch("chat-full")
            line = Said(number, seat, people.clean(name, people.NAME), text, time.time())
            await asyncio.shield(self.store.write(self.store.say, self.row.id, line))
            self.chat = [*self.chat, line][-CHAT_SHOWN:]
            self.changed()
