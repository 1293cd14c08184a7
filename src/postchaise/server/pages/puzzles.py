"""The puzzle of the day: page, answer, and a table that plays on. Forms work without scripts."""

from __future__ import annotations

import secrets
from dataclasses import asdict, replace
from datetime import UTC, date, datetime, timedelta
from typing import Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from postchaise.kernel.registry import extras, list_metas
from postchaise.server.blocking import run_blocking
from postchaise.server.errors import NotFound, Problem
from postchaise.server.http.page_request import PageRequest, PageRequestDep, find_title
from postchaise.server.storage.rows import Fork, Seat
from postchaise.server.tables import names, record_import, table_settings
from postchaise.web.views import puzzle as puzzle_view

from .my_matches import format_day as day_of

router = APIRouter(include_in_schema=False)
COOKIE: Final = "puzzle-"  # followed by the game


def get_puzzle_date() -> date:
    """The same day everywhere: puzzles change at midnight UTC."""
    return datetime.now(UTC).date()


def find_puzzle_of_day(game: str, wanted: str) -> tuple[date, int]:
    """The day that a URL names and its puzzle; as many earlier days as there are puzzles."""
    known, now = puzzle_view.find_puzzles(game), get_puzzle_date()
    try:
        day = date.fromisoformat(wanted) if wanted else now
    except ValueError:
        raise NotFound("page-missing") from None
    if not 0 <= (now - day).days < len(known):
        raise NotFound("page-missing")
    return day, puzzle_view.choose_puzzle_number(game, day)


@router.get("/puzzle/{game}")
async def show_puzzle(game: str, request: PageRequestDep, day: str = "", choice: str = "") -> Response:
    meta = find_title(game)
    when, nth = find_puzzle_of_day(meta.id, day)
    shown = await run_blocking(puzzle_view.build_puzzle_page, meta.id, nth, request.lang)
    brought, now = extras(meta.id), get_puzzle_date()
    return request.render_page(
        "puzzle.html",
        shown.table_view.translator,
        meta=meta,
        asked=shown,
        table_view=shown.table_view,
        regions=shown.regions,
        answer=puzzle_view.answer_puzzle(shown, choice) if choice else None,
        day=when,
        called=day_of(when, request.lang),
        before=when - timedelta(1) if (now - when).days + 1 < len(puzzle_view.find_puzzles(meta.id)) else None,
        after=when + timedelta(1) if when < now else None,
        drawn=brought.drawn,
        parts=brought.regions if brought.drawn else (),
        asides=brought.asides if brought.drawn else (),
    )


@router.post("/puzzle/{game}")
async def check_puzzle_answer(game: str, request: PageRequestDep) -> Response:
    """Check an answer. The browser remembers the first answer of the day."""
    fields = await request.read_form()
    meta = find_title(game)
    when, nth = find_puzzle_of_day(meta.id, fields.get("day", ""))
    puzzle, choice = puzzle_view.find_puzzles(meta.id)[nth], fields.get("choice", "")
    if choice not in (puzzle.best, *(other.choice for other in puzzle.others)):
        raise Problem("request-wrong", where="choice")
    response = request.redirect(f"/puzzle/{meta.id}?" + urlencode({"day": when.isoformat(), "choice": choice}))
    if when == get_puzzle_date() and not _get_puzzle_state(request.http, meta.id):
        solved = "solved" if choice == puzzle.best else "tried"
        request.services.cookie_jar(request.http).set(response, COOKIE + meta.id, f"{when.isoformat()}.{solved}")
    return response


def list_puzzle_cookies(request: Request) -> list[str]:
    """The puzzle cookies of this browser."""
    return [name for name in request.cookies if name.startswith(COOKIE)]


def _get_puzzle_state(request: Request, game: str) -> str:
    """The state of today's puzzle in this browser: solved, tried, or empty."""
    day, _, state = request.cookies.get(COOKIE + game, "").partition(".")
    return state if day == get_puzzle_date().isoformat() and state in ("solved", "tried") else ""


def list_daily_puzzles(request: PageRequest) -> list[tuple[str, str, str]]:
    """Games with a puzzle today: id, title, state."""
    return [
        (meta.id, meta.title, _get_puzzle_state(request.http, meta.id))
        for meta in list_metas()
        if puzzle_view.find_puzzles(meta.id)
    ]


@router.post("/puzzle/{game}/play")
async def create_table_from_puzzle(game: str, request: PageRequestDep) -> Response:
    """Create a table at this position against bots, with new dice. As a fork it does not count in results."""
    fields = await request.read_form()
    meta = find_title(game)
    _, nth = find_puzzle_of_day(meta.id, fields.get("day", ""))
    await request.services.allow_creation(request.http, request.person)
    shown = await run_blocking(puzzle_view.build_puzzle_page, meta.id, nth, request.lang)
    match, name = shown.match, request.name or shown.table_view.translator.translate("you-name")
    sitting = puzzle_view.build_puzzle_players(
        shown.puzzle, match.seats, names.make_distinct(name, puzzle_view.COMPANIONS)
    )
    seats = [
        Seat(number, "person", each.name, holder=request.person.hash)
        if each.you
        else Seat(number, "bot", each.name, level=each.level)
        for number, each in enumerate(sitting)
    ]
    settings = table_settings.default_settings() | {"fork": asdict(Fork(match.version))}
    key = secrets.token_bytes(32)
    row = record_import.build_imported_row(match, request.person.hash, key, names.new_title(), "playing", settings)
    events = record_import.build_imported_events(
        match.game, seats, [replace(entry, skipped=0) for entry in match.entries]
    )
    store = request.services.store
    await store.write(store.create, row, seats, events)
    made = await request.services.registry.get(row.id)
    made.owner = request.services.client_network(request.http)
    return request.redirect(f"/t/{row.id}")
