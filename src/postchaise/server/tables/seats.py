"""Changes of seats: sitting down, leaving, handing over, returning, names. `seat_rules.py` says who may do what.

Every function takes the table's lock, stores the change and notifies others. During a match each change is in the log.
"""

from __future__ import annotations

import math
import time
from contextlib import suppress
from dataclasses import replace

from postchaise.kernel.dice import RANDOM
from postchaise.kernel.record import LateJoin, is_nonce
from postchaise.server.errors import Forbidden, Gone, Problem
from postchaise.server.storage.rows import Event, Row, Seat
from postchaise.web.views.log import Note

from . import creation, names, seat_rules
from .live_table import LiveTable
from .seat_rules import Command, SeatState, Situation, state_of
from .sync import retry_on_conflict


@retry_on_conflict
async def take_seat(live: LiveTable, number: int, person: str, name: str, round: int, nonce: str = "") -> None:
    """Take a free seat, with its link or at a public table. `round` is that of the link that was checked."""
    _check_nonce(nonce)
    async with live.lock:
        seat = live.seat(number)
        _check(live, Command.SIT_DOWN, seat, person, has_link=seat.round == round)
        mine = live.seats_of(person)
        if seat.taken and mine:
            raise Forbidden("seat-second")  # it was offered to another person
        before, name = seat.name, _distinct_name(live, seat, name)
        if mine:  # one contribution per browser, however many seats it holds
            nonce = live.seats[mine[0]].nonce
        what = {SeatState.HANDED_OVER: "inherits", SeatState.OFFERED: "took"}.get(state_of(seat), "sat")
        await _change_seat(live, seat_rules.sit_down(seat, person, name, nonce), what, name, before)


async def take_reserved_seats(live: LiveTable, person: str) -> None:
    """Take the seats that are kept for somebody who played the match before. Their browser adds its nonce later."""
    for seat in list(live.seats):
        if seat_rules.is_reserved_for(seat, person):
            with suppress(Gone):  # somebody with the link was faster, or the same person pressed twice
                await take_seat(live, seat.seat, person, seat.name, seat.round)


@retry_on_conflict
async def add_successor(live: LiveTable, row: Row, taken: list[Seat]) -> str:
    """Create the table that follows this one, and return its id; that of another one if somebody was faster."""
    async with live.lock:
        if live.row.successor and not await _is_closed(live, live.row.successor):
            return live.row.successor
        await live.change(live.store.create_successor, row, taken)
        live.row = replace(live.row, settings={**live.row.settings, "successor": row.id})
        live.changed()
        return row.id


async def _is_closed(live: LiveTable, table: str) -> bool:
    found = await live.store.read(live.store.load, table)
    return found is None or found.row.status == "closed"


@retry_on_conflict
async def add_nonce(live: LiveTable, person: str, nonce: str) -> None:
    """Add a browser's contribution to the shuffle. The last one starts the match."""
    _check_nonce(nonce)
    async with live.lock:
        mine = live.seats_of(person)
        if not mine:
            raise Forbidden("seat-not-yours")
        if live.dealt or live.seats[mine[0]].nonce:
            return  # a contribution is final
        given = [replace(seat, nonce=nonce or RANDOM) if seat.seat in mine else seat for seat in live.seats]
        await _write(live, given, None)


def _check_nonce(nonce: str) -> None:
    if nonce and not is_nonce(nonce):
        raise Problem("nonce-wrong")


@retry_on_conflict
async def free_seat(live: LiveTable, number: int, by: str, until: float) -> None:
    """Free a seat before the match begins: by its holder, or by the host in the holder's absence. Its link changes."""
    async with live.lock:
        seat = live.seat(number)
        _check(live, Command.FREE, seat, by)
        await _change_seat(live, seat_rules.free(seat, "open" if live.row.listed else "friend", until))


@retry_on_conflict
async def give_to_bot(live: LiveTable, number: int, by: str, level: str, name: str) -> None:
    """Let a bot play: for a holder who leaves or is away, on a free seat, or another one in place of a bot.

    `level` and `name` only count for somebody's own stand-in and for bots that play for nobody.
    """
    async with live.lock:
        seat = live.seat(number)
        _check_changeable(live)
        if seat.kind != "person":
            _check(live, Command.CHANGE_BOT, seat, by)
            distinct = _distinct_name(live, seat, name)
            changed = seat_rules.change_bot(seat, level, distinct)
            await _change_seat(live, changed, "filled", changed.name)
        elif seat.holder == by:
            _check(live, Command.LEAVE_TO_BOT, seat, by)
            await _change_seat(live, seat_rules.stand_in(seat, level), "left", seat.name)
        else:
            _check(live, Command.REPLACE, seat, by)
            replaced = seat_rules.stand_in(seat, seat_rules.STAND_IN_LEVEL)
            await _change_seat(live, replaced, "absent", seat.name, seat_name_of(live, by))


async def leave_table(live: LiveTable, by: str, resign: bool, level: str, until: float) -> None:
    """Give up all seats of a person: to bots, or free before the match begins. After resigning nobody returns."""
    mine = live.seats_of(by)
    if not mine:
        raise Forbidden("seat-not-yours")
    for number in mine:
        if live.row.status == "waiting":
            await free_seat(live, number, by, until)
            continue
        async with live.lock:
            seat = live.seat(number)
            _check_changeable(live)
            if seat.kind == "person" and seat.holder == by:
                left = (seat_rules.resign if resign else seat_rules.stand_in)(seat, level)
                await _change_seat(live, left, "resigned" if resign else "left", seat.name)


@retry_on_conflict
async def return_to_seat(live: LiveTable, number: int, person: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        _check(live, Command.RETURN, seat, person)
        await _change_seat(live, seat_rules.return_to(seat), "back", seat.name)


@retry_on_conflict
async def rename_seat(live: LiveTable, number: int, person: str, name: str) -> str:
    """Rename a seat and return the name, which may get a number to be distinct."""
    async with live.lock:
        seat = live.seat(number)
        _check(live, Command.RENAME, seat, person)
        live.presence.mark_seen(person)
        renamed = replace(seat, name=_distinct_name(live, seat, name))
        if renamed.name != seat.name:
            await _change_seat(live, renamed, "renamed", seat.name, renamed.name)
        return renamed.name


@retry_on_conflict
async def renew_link(live: LiveTable, number: int, by: str, until: float) -> None:
    """Replace the link of a free seat."""
    async with live.lock:
        seat = live.seat(number)
        _check(live, Command.RENEW_LINK, seat, by)
        await _change_seat(live, replace(seat, round=seat.round + 1, until=until))


@retry_on_conflict
async def offer_seat(live: LiveTable, number: int, by: str, level: str, until: float) -> None:
    """Open a seat to another person: hand over your own, or ask everybody about a seat that only a bot plays."""
    async with live.lock:
        seat = live.seat(number)
        if live.row.status != "playing":
            raise Problem(f"table-{live.row.status}")
        if live.lesson_running:
            raise Problem("lesson-stays")
        if seat_rules.holder_of(seat) == by:
            _check(live, Command.HAND_OVER, seat, by)
            await _change_seat(live, seat_rules.hand_over(seat, level, until), "handed", seat.name)
            return
        _check(live, Command.ASK, seat, by)
        if seat.offer is not None:
            return  # the others are being asked already
        asked = seat_rules.ask(seat, live.seats, by, until)
        what = "offered" if seat_rules.is_open_to_link(asked) else "offer"
        await _change_seat(live, asked, what, seat.name, seat_name_of(live, by))


@retry_on_conflict
async def answer_offer(live: LiveTable, number: int, by: str, agrees: bool) -> None:
    async with live.lock:
        seat = live.seat(number)
        _check(live, Command.ANSWER, seat, by)
        answered = seat_rules.answer(seat, by, agrees)
        what = ("offered" if seat_rules.is_open_to_link(answered) else "agreed") if agrees else "offer-refused"
        await _change_seat(live, answered, what, seat.name, seat_name_of(live, by))


@retry_on_conflict
async def close_table(live: LiveTable, by: str) -> None:
    """Close a table whose match has not begun. Only the host may."""
    async with live.lock:
        if not live.is_host(by):
            raise Forbidden("host-only")
        if live.row.status != "waiting":
            raise Forbidden("table-begun")
        await live.change(live.store.close_table)
        live.row = replace(live.row, status="closed")
        live.broken = True  # it is loaded again, and found closed
        live.changed()


# Permissions


def _check(live: LiveTable, command: Command, seat: Seat, person: str, has_link: bool = False) -> None:
    is_running = live.row.status == "playing"
    is_present = live.is_present(seat.seat)
    left = 0.0
    if is_running and seat.kind == "person" and not is_present:
        left = live.presence.absence_seconds - live.presence.seconds_away(seat.holder)
    situation = Situation(live.seats, live.row.host, is_running, is_present, max(0, math.ceil(left)), has_link)
    seat_rules.check_permission(command, seat, person, situation)


def _check_changeable(live: LiveTable) -> None:
    if live.row.status == "over":
        raise Problem("table-over")
    if live.lesson_running:
        raise Problem("lesson-stays")


# Names and storage


def seat_name_of(live: LiveTable, person: str) -> str:
    """The name of a person's seat, also while a bot plays for them."""
    return next((seat.name for seat in live.seats if person and seat_rules.holder_of(seat) == person), "")


def _other_names(live: LiveTable, seat: Seat) -> list[str]:
    return [each.name for each in live.seats if each.seat != seat.seat]


def _distinct_name(live: LiveTable, seat: Seat, wanted: str) -> str:
    return names.make_distinct(names.check_name(wanted) or seat.name, _other_names(live, seat))


async def _change_seat(live: LiveTable, seat: Seat, what: str = "", name: str = "", other: str = "") -> None:
    """Store a seat. During a match the log mentions it."""
    event = None
    if live.row.status == "playing" and what:
        event = Event(live.number + 1, "seat", seat.seat, log=[what, name, other], at=time.time())
    after = [seat if each.seat == seat.seat else each for each in live.seats]
    await _write(live, [seat_rules.drop_outdated_offer(each, live.seats, after) for each in after], event)


async def _write(live: LiveTable, seats: list[Seat], event: Event | None) -> None:
    """Store the seats. The last seat taken and the last contribution start the match."""
    if live.row.status == "closed":
        raise Gone("table-closed")
    was, row = live.dealt, replace(live.row, changed=time.time())
    if row.status == "waiting" and creation.is_ready(seats):
        row = replace(row, status="playing") if was else creation.deal(row, seats)
    begins = row.status != live.row.status
    await live.change(live.store.change_seats, live.seats, seats, row, event)
    live.seats = seats
    live.row = replace(row, revision=live.row.revision)
    if live.dealt and not was:
        live.deal()
    if event is not None:
        live.number = event.number
        note = Note(live.match.version, event.seat, *event.log)
        live.notes.append(note)
        if note.is_late_join:
            live.match.late_joins.append(LateJoin(note.seat, note.version))
    live.seating_version += 1
    live.changed()
    if begins:
        live.announce_turn(set(live.match.actors))
