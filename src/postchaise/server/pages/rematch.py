"""Playing again: one table follows each match, and its seats are kept for the people who played."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import Forbidden
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.tables import creation, seat_rules, seats
from postchaise.server.tables.live_table import LiveTable

router = APIRouter(include_in_schema=False)


@dataclass
class Rematch:
    """The table that follows a match, as one of its players sees it."""

    table: str
    names: list[str]  # of the people who have sat down, isolated
    waiting: bool  # the match has not begun
    reserved: bool  # a seat is kept for this person, who has not sat down yet

    @property
    def state(self) -> str:
        """Changes when the result page has something new to show."""
        return " ".join([self.table, str(self.waiting), *self.names])


@router.post("/t/{table}/again")
async def play_again(table: str, request: PageRequestDep) -> Response:
    """Sit down at the table that follows this match; the first one who asks creates it."""
    await request.read_form()
    live = await request.services.registry.get(table)
    while (successor := await _find_successor(request, live)) and successor.row.status == "over":
        live = successor  # play again after the latest match
    if not has_played(live, request.person.hash):
        raise Forbidden("seat-not-yours")
    if successor is None:
        successor = await _create_successor(request, live)
    await seats.take_reserved_seats(successor, request.person.hash)
    return request.redirect(f"/t/{successor.row.id}")


@router.post("/t/{table}/reserved")
async def take_reserved_seats(table: str, request: PageRequestDep) -> Response:
    await request.read_form()
    live = await request.services.registry.get(table)
    if not any(seat_rules.is_reserved_for(seat, request.person.hash) for seat in live.seats):
        raise Forbidden("seat-not-yours")
    await seats.take_reserved_seats(live, request.person.hash)
    return request.redirect(f"/t/{table}")


@router.get("/t/{table}/again")
async def show_rematch(table: str, request: PageRequestDep) -> Response:
    """Whether somebody waits to play again. The result page asks from time to time."""
    live = await request.services.registry.get(table)
    rematch = await find_rematch(request, live)
    return JSONResponse({"state": rematch.state if rematch else ""}, headers={"cache-control": "no-store"})


async def find_rematch(request: PageRequest, live: LiveTable) -> Rematch | None:
    """The table that follows this match, if this person played in it and it has not ended, too."""
    person = request.person.hash
    successor = await _find_successor(request, live) if has_played(live, person) else None
    if successor is None or successor.row.status == "over":
        return None
    return Rematch(
        successor.row.id,
        [seat_rules.isolate_name(seat.name) for seat in successor.seats if seat.kind == "person"],
        successor.row.status == "waiting",
        any(seat_rules.is_reserved_for(seat, person) for seat in successor.seats),
    )


def has_played(live: LiveTable, person: str) -> bool:
    return live.is_host(person) or any(seat_rules.holder_of(seat) == person for seat in live.seats)


async def _find_successor(request: PageRequest, live: LiveTable) -> LiveTable | None:
    """The table that follows a match; None if there is none yet or its host closed it."""
    if not live.row.successor:
        return None
    try:
        return await request.services.registry.get(live.row.successor)
    except PostchaiseError:
        return None


async def _create_successor(request: PageRequest, live: LiveTable) -> LiveTable:
    services, person = request.services, request.person.hash
    await services.allow_creation(request.http, request.person)
    row, taken = creation.build_table(
        _request_rematch(live, person), person, request.translator(), services.settings.invitation_days
    )
    for seat, former in zip(taken, live.seats):
        if not seat.taken:
            seat.former = seat_rules.holder_of(former)
    successor = await services.registry.get(await seats.add_successor(live, row, taken))
    if successor.row.id == row.id:
        services.push.invite(successor)
    return successor


def _request_rematch(live: LiveTable, person: str) -> creation.TableRequest:
    """The same seats and options, not open to others. A person for whom a bot stood in is invited again."""
    row, own = live.row, live.row.settings
    wanted = []
    mine = [seat.seat for seat in live.seats if seat_rules.holder_of(seat) == person]
    for seat in live.seats:
        kind = "friend" if seat_rules.holder_of(seat) else seat.kind
        if seat.seat in mine:
            kind = "me" if seat.seat == mine[0] else "hot"
        wanted.append(creation.SeatRequest(kind, seat.name, seat.level if kind == "bot" else ""))
    options = live.game.meta.non_default_options(len(wanted), row.options)
    return creation.TableRequest(
        row.game, wanted, options, chat=row.chat, help=own.get("help", ""), pace=own.get("pace", "")
    )
