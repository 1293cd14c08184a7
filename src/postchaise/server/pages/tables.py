"""The pages of a table: table, waiting room, result, log, joining; also rules and static files."""

from __future__ import annotations

import gzip
import io
import re
import time
from functools import lru_cache
from typing import Any, Literal
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from postchaise.bots.levels import STYLED_LEVELS, list_offered_levels
from postchaise.i18n.bot_names import list_styles
from postchaise.kernel import record
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import extras, list_metas
from postchaise.server.blocking import run_blocking
from postchaise.server.errors import Forbidden, NotFound
from postchaise.server.http import tokens
from postchaise.server.http.dependencies import SeatPath, SeatQuery, ServicesDep
from postchaise.server.http.guard import is_loopback
from postchaise.server.http.page_request import PageRequest, PageRequestDep, find_title
from postchaise.server.live import table_views
from postchaise.server.live.updates import hash_regions
from postchaise.server.storage import results
from postchaise.server.storage.rows import Seat
from postchaise.server.tables import seat_rules, seats
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.render.pictures import render_pictures, render_static_board
from postchaise.web.render.templates import hash_assets, read_asset, render_template
from postchaise.web.review import full_log, key_moments, result
from postchaise.web.translations import TableTranslator, translator_for
from postchaise.web.views import rules_page
from postchaise.web.views.table_view import TableView

from . import lessons, rematch, share_images

router = APIRouter(include_in_schema=False)
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}
FOREVER = "public, max-age=31536000, immutable"
ASSET = re.compile(r"[\w./-]{1,80}", re.ASCII)
ASSET_VERSION = re.compile(r"^[0-9a-f]{12}/")  # in the URL of a file, so that browsers may cache it for ever


# Table


@router.get("/t/{table}")
async def show_table(
    table: str, request: PageRequestDep, seat: int | None = None, text_board: bool = False, board: bool = False
) -> Response:
    live = await request.services.registry.get(table)
    translator = translator_for(request.lang, live.row.game, live.names)
    meta = live.game.meta
    if live.row.status == "waiting":
        mine = live.seats_of(request.person.hash)
        if mine and not live.dealt and not live.seats[mine[0]].nonce:
            return request.render_page(
                "shuffle.html",
                translator,
                table=table_views.build_viewer_context(live, request.person.hash, request.lang),
                meta=meta,
            )
        return _render_waiting_room(request, live, translator)
    over = live.row.status == "over"
    if over and not (live.row.has_result and live.match.over):
        return request.redirect(f"/t/{table}/replay?at={live.match.version}")  # it has no result
    if over and not board:
        return await _render_result(
            request,
            live,
            translator,
            *table_views.render_table_page(
                live, table_views.build_viewer_context(live, request.person.hash, request.lang, seat)
            ),
        )
    table_view, regions = table_views.render_table_page(
        live, table_views.build_viewer_context(live, request.person.hash, request.lang, seat, text_board)
    )
    brought = extras(live.game)
    parts, asides = (brought.regions, brought.asides) if brought.drawn else ((), ())
    common: dict[str, Any] = {"table_view": table_view, "table": table_view.table, "meta": meta, "drawn": brought.drawn}
    return request.render_page(
        "table.html", translator, regions=regions, marks=hash_regions(regions), parts=parts, asides=asides, **common
    )


def _render_waiting_room(request: PageRequest, live: LiveTable, translator: TableTranslator) -> Response:
    links, base = {}, request.services.base_url(request.http)
    if live.is_host(request.person.hash):
        links = {s.seat: request.services.seat_url(live, s.seat, base) for s in live.seats if not s.taken}
    mine = live.seats_of(request.person.hash)
    return request.render_page(
        "waiting.html",
        translator,
        table=table_views.build_viewer_context(live, request.person.hash, request.lang),
        meta=live.game.meta,
        players=table_views.list_scored_players(live, request.person.hash),
        mine=mine,
        links=links,
        only_here=bool(links) and is_loopback(urlsplit(base).hostname or ""),
        levels=list_offered_levels(live.row.game, len(live.seats)),
        styled_levels=STYLED_LEVELS,
        styles=list_styles(live.row.game, translator, len(live.seats)),
        options=rules_page.describe_options(live.game.meta, len(live.seats), live.row.options, translator),
    )


async def _render_result(
    request: PageRequest, live: LiveTable, translator: TableTranslator, table_view: TableView, drawn: dict[str, str]
) -> Response:
    await request.services.compute(  # replayed once, in a thread
        request.http,
        ("result", live.row.id, live.render_version),
        lambda: key_moments.build_score_history(live.match),
    )
    store = request.services.store
    seconds = await store.read(results.measure_duration, store.engine, live.row.id)
    shown = result.build_result(live.match, translator, seconds)
    page = record.read_record(live.match.record())
    skipped = sum(action.skipped for action in page.actions) + page.skipped
    about: dict[str, Any] = {"table": table_view.table, "meta": live.game.meta, "whole": page.seal, "skipped": skipped}
    about["preview"] = share_images.build_link_preview(request, live, f"/t/{live.row.id}")
    brought = extras(live.game)
    about |= {"still": render_static_board(drawn) if brought.drawn else "", "last": live.match.version}
    about["marks"] = hash_regions(drawn)
    about["closing"] = brought.closing(table_view.view)
    about["has_played"] = rematch.has_played(live, request.person.hash)
    about["rematch"] = await rematch.find_rematch(request, live)
    return request.render_page("result.html", translator, table_view=table_view, result=shown, **about)


@router.post("/t/{table}/shuffle")
async def contribute_to_shuffle(table: str, request: PageRequestDep) -> Response:
    """Contribute to the shuffle. Without scripts the nonce is empty and only the server's key counts."""
    fields = await request.read_form()
    live = await request.services.registry.get(table)
    await seats.add_nonce(live, request.person.hash, fields.get("nonce", ""))
    return request.redirect(f"/t/{table}")


@router.get("/t/{table}/log")
async def show_log(
    table: str, request: PageRequestDep, player: SeatQuery | Literal[""] = None, kind: str = ""
) -> Response:
    """The whole log as this person may read it; filtered by player or kind."""
    live = await request.services.registry.get(table)
    request.services.rates.spend(request.services.client_network(request.http), "log", 20, 1)
    translator = translator_for(request.lang, live.row.game, live.names)
    table_view = table_views.view_table(live, table_views.build_viewer_context(live, request.person.hash, request.lang))
    chapters = await request.services.compute(
        request.http,
        ("log", table, live.number, live.render_version, table_view.viewer, request.lang),
        lambda: full_log.build_full_log(live.match, table_view.viewer, translator, live.notes),
    )
    who = player if isinstance(player, int) else None
    return request.render_page(
        "full-log.html",
        translator,
        table=table_view.table,
        meta=live.game.meta,
        players=table_view.players,
        chapters=full_log.filter_chapters(chapters, who, kind[:40]),
        kinds=full_log.list_action_kinds(chapters, translator),
        player=who,
        kind=kind[:40],
    )


@router.get("/t/{table}/join/{seat}/{invite}")
async def show_invitation(table: str, seat: SeatPath, invite: str, request: PageRequestDep) -> Response:
    live = await request.services.registry.get(table)
    if seat in live.seats_of(request.person.hash):
        return request.redirect(f"/t/{table}")
    return _render_invitation(request, live, seat, invite)


def _render_invitation(request: PageRequest, live: LiveTable, number: int, invite: str, error: str = "") -> Response:
    seat = live.seat(number)
    right = tokens.sign_invitation(request.services.signing_key, live.row.id, number, seat.round)
    problem = ""
    free = live.row.listed and seat.kind == "open"
    is_known = free if invite == "open" else tokens.is_same_secret(invite, right)
    if invite != "open" and not is_known and not _was_valid(request, live, seat, invite):
        problem = "damaged"
    elif not seat_rules.is_open_to_link(seat) or not is_known:
        problem = "used"
    elif invite != "open" and seat.until < time.time():
        problem = "expired"
    translator = translator_for(request.lang, live.row.game, live.names)
    everybody = table_views.list_scored_players(live, "")
    host = next((s.name for s in live.seats if s.holder == live.row.host), "")
    return request.render_page(
        "join.html",
        translator,
        200 if not problem else 410,
        table=table_views.build_viewer_context(live, request.person.hash, request.lang),
        meta=live.game.meta,
        host=host,
        seat=everybody[number] if not problem else None,
        players=everybody,
        options=rules_page.describe_options(live.game.meta, len(live.seats), live.row.options, translator),
        invite=invite,
        problem=problem,
        error=error,
    )


def _was_valid(request: PageRequest, live: LiveTable, seat: Seat, invite: str) -> bool:
    """Whether it is an earlier link of this seat, which was renewed since."""
    key, table = request.services.signing_key, live.row.id
    earlier = (tokens.sign_invitation(key, table, seat.seat, number) for number in range(seat.round))
    return any(tokens.is_same_secret(invite, each) for each in earlier)


@router.post("/t/{table}/join/{seat}/{invite}")
async def accept_invitation(table: str, seat: SeatPath, invite: str, request: PageRequestDep) -> Response:
    fields = await request.read_form()  # first, as reading a form may take a while
    request.services.rates.spend(request.services.client_network(request.http), "join", 30, 0.5)
    live = await request.services.registry.get(table)
    if seat in live.seats_of(request.person.hash):
        return request.redirect(f"/t/{table}")
    name, nonce = fields.get("name", ""), fields.get("nonce", "")
    try:
        await request.services.take_seat(
            live, seat, "" if invite == "open" else invite, request.person.hash, name, nonce
        )
    except PostchaiseError as error:
        return _render_invitation(request, live, seat, invite, request.translator(live.row.game).error(error))
    response = request.redirect(f"/t/{table}")
    request.remember_name(response, name)
    return response


@router.get("/t/{table}/join")
async def join_public_table(table: str, request: PageRequestDep) -> Response:
    """Join a public table at its first free seat."""
    live = await request.services.registry.get(table)
    free = next((s.seat for s in live.seats if s.kind == "open"), None)
    if free is None or not live.row.listed or live.seats_of(request.person.hash):
        return request.redirect(f"/t/{table}")
    return _render_invitation(request, live, free, "open")


@router.get("/t/{table}/qr/{seat}.svg")
async def get_qr_code(table: str, seat: SeatPath, request: PageRequestDep) -> Response:
    live = await request.services.registry.get(table)
    if not live.is_host(request.person.hash) or live.seat(seat).taken:
        raise Forbidden("host-only")
    drawn = io.BytesIO()
    address = request.services.seat_url(live, seat, request.services.base_url(request.http))
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2, dark="#2c2119", light="#fbf7ec")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


# Rules and files


@router.get("/rules/{game}")
async def show_rules(game: str, request: PageRequestDep, q: str = "") -> Response:
    meta = find_title(game)
    content, contents = await run_blocking(rules_page.render_rules_text, game, request.lang)
    translator = request.translator(game)
    query = q[:80]
    mine = await request.services.store.read(request.services.store.tables_of, request.person.hash)
    return request.render_page(
        "rules.html",
        request.translator(game),
        meta=meta,
        titles=list_metas(),
        content=content,
        contents=contents,
        query=query,
        pictured=bool(render_pictures(game, request.lang)),
        editions=rules_page.compare_editions(meta, translator),
        designed=rules_page.list_reconstructed(game),
        lessons=await lessons.list_lesson_progress(request, [row for row, _ in mine]),
        hits=await run_blocking(rules_page.search_rules, meta, request.lang, query) if query.strip() else None,
        elsewhere=await run_blocking(rules_page.search_other_titles, game, request.lang, query)
        if query.strip()
        else [],
    )


@router.get("/rules/{game}/{rule}")
async def get_rule(game: str, rule: str, request: PageRequestDep) -> Response:
    """One rule as an HTML fragment, opened next to the board."""
    found = rules_page.render_rule(find_title(game).id, request.lang, rule[:60])
    if found is None:
        raise NotFound("page-missing")
    return HTMLResponse(render_template("_rule-text.html", request.translator(game), rule=found, game=game))


@router.get("/static/{path:path}")
async def get_static_file(path: str, request: Request) -> Response:
    current = path.startswith(f"{hash_assets()}/")
    path = ASSET_VERSION.sub("", path)
    kind = TYPES.get("." + path.rpartition(".")[2])
    found = read_asset(path) if kind and ASSET.fullmatch(path) else None
    if found is None:
        raise NotFound("page-missing")
    headers = {"cache-control": FOREVER if current else "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        found, headers["content-encoding"] = _compress_file(found), "gzip"
    return Response(found, media_type=kind, headers=headers)


@lru_cache(300)
def _compress_file(content: bytes) -> bytes:
    """Static files hold no secrets, so compressing them is safe."""
    return gzip.compress(content, mtime=0)


@router.get("/favicon.ico")
async def get_favicon(services: ServicesDep) -> Response:
    return RedirectResponse(services.settings.root + "/static/icon.svg", 301)
