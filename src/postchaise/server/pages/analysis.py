"""The analysis of a finished match: requested with a button, shown to everybody when computed."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, JSONResponse, Response
from markupsafe import Markup

from postchaise.kernel.registry import extras
from postchaise.server.errors import NotFound
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.live import table_views
from postchaise.server.tables import creation
from postchaise.server.tables.analyses import AnalysisStatus, check_finished
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.render.pictures import BOARD
from postchaise.web.review import analysis as analysis_text
from postchaise.web.review import analysis_chart, replay
from postchaise.web.translations import TableTranslator, translator_for
from postchaise.web.views.table_view import score_players

router = APIRouter(include_in_schema=False)
OF_PERSON, OF_NETWORK = (4, 1 / 600), (12, 1 / 300)  # analyses at once, then per second


@router.get("/t/{table}/analysis")
async def show_analysis(table: str, request: PageRequestDep) -> Response:
    live = await _finished(request, table)
    translator = translator_for(request.lang, live.row.game, live.names)
    standing = await request.services.analyses.status(live)
    mine = live.seats_of(request.person.hash)
    viewed = table_views.build_viewer_context(live, "", request.lang)
    context: dict[str, Any] = {"table": viewed, "meta": live.game.meta, "seats": viewed.players, "mine": mine}
    context |= {
        "standing": standing,
        "line": _line(standing, translator),
        "analysis": None,
        "charts": [],
        "players": [],
    }
    if standing.analysis is not None:
        analysis = standing.analysis
        context["analysis"] = await request.services.compute(
            request.http,
            ("analysis", table, live.render_version, request.lang, standing.older),
            lambda: analysis_text.describe_analysis(live.match, analysis, viewed),
        )
        context["charts"] = analysis_chart.build_charts(live.match, analysis)
    elif len(standing.course) > 1:
        context["charts"] = analysis_chart.build_partial_charts(live.match, standing.course)
        context["players"] = score_players(live.match, "over", viewed.players)
    context |= {"level": creation.DEFAULT_LEVEL, "drawn": extras(live.game).drawn}
    return request.render_page("analysis.html", translator, **context)


@router.get("/t/{table}/analysis/board")
async def show_analysis_board(table: str, request: PageRequestDep, at: int) -> Response:
    """The board before an action, as the acting player saw it."""
    live = await _finished(request, table)
    if not 0 <= at < live.match.version:
        raise NotFound("page-missing")
    request.services.rates.spend(request.services.client_network(request.http), "board", 120, 2)
    context, seat = table_views.build_viewer_context(live, "", request.lang), live.match.entries[at].seat
    regions = await request.services.compute(
        request.http,
        ("board", table, live.render_version, at, request.lang),
        lambda: replay.render_moment(live.match, context, seat, at),
    )
    over = Markup(regions.get("click_targets", "") + regions.get("pieces", ""))  # a choice may be an empty place
    return HTMLResponse(BOARD.format(Markup(regions.get("map", "")), over))


@router.get("/t/{table}/analysis.json")
async def get_analysis_progress(table: str, request: PageRequestDep) -> Response:
    """Progress, for the waiting page."""
    live = await _finished(request, table)
    standing = await request.services.analyses.status(live)
    line = _line(standing, translator_for(request.lang, live.row.game))
    return JSONResponse(
        {"state": standing.state, "done": standing.done, "sentence": line, "grown": len(standing.course)}
    )


@router.post("/t/{table}/analysis")
async def request_analysis(table: str, request: PageRequestDep) -> Response:
    await request.read_form()
    live, services = await _finished(request, table), request.services
    network = services.client_network(request.http)

    def spend() -> None:
        services.rates.spend(network, "analyses", *OF_NETWORK)
        services.rates.spend(request.person.hash, "analysis", *OF_PERSON)

    await services.analyses.ask(live, network, spend)
    return request.redirect(f"/t/{table}/analysis")


async def _finished(request: PageRequest, table: str) -> LiveTable:
    live = await request.services.registry.get(table)
    if not request.services.analyses.offered:
        raise NotFound("page-missing")
    check_finished(live)
    return live


def _line(standing: AnalysisStatus, translator: TableTranslator) -> str:
    if standing.state == "queued":
        return translator.translate("analysis-queued", before=standing.before)
    if standing.state == "going":
        return translator.translate("analysis-going", done=standing.done)
    return translator.translate("analysis-failed") if standing.state == "failed" else ""
