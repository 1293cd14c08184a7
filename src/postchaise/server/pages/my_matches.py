"""My matches: a person's finished matches and statistics."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from typing import Any
from urllib.parse import urlencode

from babel.dates import format_date, format_skeleton
from fastapi import APIRouter
from fastapi.responses import Response

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import list_metas
from postchaise.server.errors import WriteConflict
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.services import Services
from postchaise.server.storage import device_transfer, erase, results
from postchaise.server.storage.integrity import skip_damaged
from postchaise.server.storage.results import FinishedMatch
from postchaise.web.review.result import format_duration

from . import statistics
from .table_list import fill_last_lines, is_listed_as_mine, sort_tables, summarize_table

router = APIRouter(include_in_schema=False)
ROWS = 10  # per page
LOCALES = {"en": "en_GB"}  # day before month, as in the other languages
CAUGHT_UP = 20  # older matches without stored results, handled per visit


@router.get("/my")
async def show_my_matches(
    request: PageRequestDep, game: str = "", won: bool = False, q: str = "", page: int = 1, gone: bool = False
) -> Response:
    return await render_my_matches(request, game, won, q[:60].strip(), page, gone=gone)


async def render_my_matches(
    request: PageRequest, game: str = "", won: bool = False, q: str = "", page: int = 1, **more: Any
) -> Response:
    """`more`: what the person just asked for, such as a transfer code or an error."""
    person, store = request.person.hash, request.services.store
    matches = await list_finished_matches(request.services, person)
    running = [
        await summarize_table(request.services, row, seats, person)
        for row, seats in skip_damaged(await store.read(store.tables_of, person))
        if row.status in ("waiting", "playing") and await is_listed_as_mine(request.services, row)
    ]
    await fill_last_lines(request.services, running)
    found = [match for match in matches if _matches_filter(match, person, game, won, q)]
    pages = max(1, -(-len(found) // ROWS))
    page = min(max(1, page), pages)
    games = statistics.compute_game_statistics(matches, person)
    told = next((each for each in games if each.game == game), games[0] if games else None)
    goes, stays = await store.read(erase.count_affected_tables, store.engine, person)
    return request.render_page(
        "my-matches.html",
        request.translator(),
        matches=found[(page - 1) * ROWS : page * ROWS],
        first=(page - 1) * ROWS + 1,
        found=len(found),
        played=len(matches),
        counted=len([match for match in matches if not match.left]),
        won_all=sum(each.won for each in games),
        my_tables=sort_tables(running),
        helped=await store.read(store.helped, [each.id for each in running]),
        titles={meta.id: meta.title for meta in list_metas()},
        played_titles=[meta for meta in list_metas() if any(match.game == meta.id for match in matches)],
        chosen={"game": game, "won": won, "q": q},
        address=lambda **new: _build_filter_url({"game": game, "won": int(won), "q": q, **new}),
        page=page,
        pages=pages,
        games=games,
        told=told,
        latest=statistics.LATEST,
        rivals=statistics.list_rivals(matches, person),
        me=person,
        goes=goes,
        stays=stays,
        day=lambda at: _format_timestamp_day(at, request.lang),
        took=lambda match: format_duration(match.ended - match.began, request.translator()),
        **{"gone": False, "signed_out": False, "code": "", "qr": "", "minutes": device_transfer.MINUTES, **more},
    )


async def list_finished_matches(services: Services, person: str) -> list[FinishedMatch]:
    """The finished matches. Missing results of older matches are stored now, some at a time."""
    store = services.store
    for table in await store.read(results.list_matches_without_results, store.engine, person, CAUGHT_UP):
        try:
            live = await services.registry.get(table)
            await store.write(results.write_missing_results, store.engine, table, live.results(live.match.state))
        except WriteConflict:
            continue  # another process did the same
        except PostchaiseError:
            continue  # cannot be replayed
    return await store.read(results.list_finished_matches, store.engine, person)


def _matches_filter(match: FinishedMatch, person: str, game: str, won: bool, q: str) -> bool:
    names = [match.title, *(each.name for each in match.others(person))]
    return (
        game in ("", match.game)
        and (not won or (match.own(person).place == 1 and bool(match.others(person)) and not match.left))
        and (not q or any(q.casefold() in name.casefold() for name in names))
    )


def _build_filter_url(given: dict[str, Any]) -> str:
    query = urlencode({key: value for key, value in given.items() if value})
    return "/my" + ("?" + query if query else "")


def format_day(when: date, lang: str) -> str:
    return format_date(when, "long", locale=LOCALES.get(lang, lang))


def _format_timestamp_day(at: float, lang: str) -> str:
    when = datetime.fromtimestamp(at, UTC)
    return format_skeleton("MMMd" if time.time() - at < 300 * 86400 else "yMMMd", when, locale=LOCALES.get(lang, lang))
