"""Replays: a page for any position of a match, and the whole replay as JSON.

After the end everybody may see everything, from any seat. While a match runs, people see their own seat's past or what
everybody saw.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Generator
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from postchaise.bots.levels import list_offered_levels
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.registry import extras
from postchaise.server.errors import Forbidden, NotFound
from postchaise.server.http.page_request import PageRequestDep
from postchaise.server.live import table_views
from postchaise.server.tables import creation
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.review import replay
from postchaise.web.translations import translator_for
from postchaise.web.views.position_text import format_position
from postchaise.web.views.table_view import choose_viewer

from . import share_images

router = APIRouter(include_in_schema=False)
GZIP = b"\x1f\x8b"  # magic number
As = Annotated[str, Query(alias="as", max_length=12)]


def resolve_viewer(live: LiveTable, person: str, wanted: str) -> int:
    """The viewer asked for, if this person may see as that viewer; otherwise their own seat."""
    number = _parse_seat(wanted, len(live.seats))
    if live.row.status == "over":
        mine = live.seats_of(person)
        return number if number is not None else mine[0] if len(mine) == 1 else SPECTATOR
    own, _ = choose_viewer(live.match, table_views.build_viewer_context(live, person, "en").players, number)
    if number is None or number == own:
        return own
    if number != SPECTATOR:
        raise Forbidden("replay-early")
    return SPECTATOR


def _parse_seat(wanted: str, seats: int) -> int | None:
    if not wanted:
        return None
    if wanted in replay.VIEWERS:
        return replay.VIEWERS[wanted]
    if not wanted.isascii() or not wanted.isdigit() or int(wanted) >= seats:
        raise NotFound("replay-seat-missing")
    return int(wanted)


@router.get("/t/{table}/replay")
async def show_replay(
    table: str, request: PageRequestDep, at: int | None = None, wanted: As = "", text_board: bool = False
) -> Response:
    """One position of a match; the script fetches the others. Without `at`, finished matches start at the beginning."""
    live = await request.services.registry.get(table)
    if live.row.status == "waiting":
        return request.redirect(f"/t/{table}")
    viewer, last, over = (
        resolve_viewer(live, request.person.hash, wanted),
        live.match.version,
        live.row.status == "over",
    )
    whole = over and live.row.has_result and live.match.over
    at = min(max(at if at is not None else 0 if whole else last, 0), last)
    context, brought = (
        table_views.build_viewer_context(live, "", request.lang, text_board=text_board),
        extras(live.game),
    )
    regions = await request.services.compute(
        request.http,
        ("moment", table, live.number, live.render_version, viewer, at, request.lang, text_board),
        lambda: replay.render_moment(live.match, context, viewer, at),
    )
    return request.render_page(
        "replay.html",
        translator_for(request.lang, live.row.game, live.names),
        table=context,
        meta=live.game.meta,
        seats=context.players,
        regions=regions,
        drawn=brought.drawn,
        parts=brought.regions if brought.drawn else (),
        asides=brought.asides if brought.drawn else (),
        at=at,
        last=last,
        viewer_name=replay.format_viewer(viewer),
        all_viewers=["spectator", *map(str, range(len(live.seats))), "open"]
        if over
        else [replay.format_viewer(viewer)],
        text_board=text_board,
        more=over and not live.match.over,
        mine=live.seats_of(request.person.hash),
        levels=list_offered_levels(live.row.game, len(live.seats)),
        level=creation.DEFAULT_LEVEL,
        preview=share_images.build_link_preview(
            request, live, f"/t/{table}/replay?at={at}&as={replay.format_viewer(viewer)}"
        )
        if whole
        else None,
    )


@router.get("/t/{table}/position.txt")
async def get_position_text(table: str, request: PageRequestDep, at: int | None = None, wanted: As = "") -> Response:
    """One position as text, as this viewer saw it; after the end with the record up to there."""
    live = await request.services.registry.get(table)
    if live.row.status == "waiting":
        raise NotFound("page-missing")
    viewer, last = resolve_viewer(live, request.person.hash, wanted), live.match.version
    request.services.rates.spend(request.services.client_network(request.http), "position", 60, 2)
    at = min(max(at if at is not None else last, 0), last)
    link = f"{request.services.base_url(request.http)}/t/{table}/replay?at={at}&as={replay.format_viewer(viewer)}"
    translator = translator_for(request.lang, live.row.game, live.names)
    text = await request.services.compute(
        request.http,
        ("position", table, live.number, live.render_version, viewer, at, request.lang, link),
        lambda: format_position(live.match, live.row.title, link, viewer, at, translator, live.row.status == "over"),
    )
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get("/t/{table}/replay.json")
async def get_replay(table: str, request: PageRequestDep, wanted: As = "", text_board: bool = False) -> Response:
    """The whole replay as this viewer saw it."""
    live = await request.services.registry.get(table)
    if live.row.status == "waiting":
        raise NotFound("page-missing")
    services, viewer = request.services, resolve_viewer(live, request.person.hash, wanted)
    network = services.client_network(request.http)

    def spend() -> None:
        services.rates.spend(network, "replay", 20, 0.2)

    key = (live.row.id, live.number, tuple(live.names), viewer, request.lang, text_board)
    found = await services.replays.get(
        request.http, network, key, lambda: _render_replay(live, viewer, request.lang, text_board), spend
    )
    headers, packed = {"vary": "accept-encoding"}, found.startswith(GZIP)
    if packed and "gzip" in request.http.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    elif packed:
        found = gzip.decompress(found)
    return Response(found, media_type="application/json", headers=headers)


def _render_replay(live: LiveTable, viewer: int, lang: str, text: bool) -> Generator[None, None, bytes]:
    """Render in steps, compressed once the match is over. Before that, the compressed size could reveal secrets."""
    context, over = table_views.build_viewer_context(live, "", lang, text_board=text), live.row.status == "over"
    told = yield from replay.build_replay(live.match, context, viewer)
    yield
    translator = translator_for(lang, live.row.game, live.names)
    answer = json.dumps(
        replay.replay_to_json(told, translator, viewer), ensure_ascii=False, separators=(",", ":")
    ).encode()
    yield
    return gzip.compress(answer, 9, mtime=0) if over else answer
