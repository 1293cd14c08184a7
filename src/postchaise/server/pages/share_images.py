"""Share images as PNG, as link previews do not show SVG. A match has one when it is over."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator
from datetime import UTC, datetime
from importlib.resources import files

from fastapi import APIRouter
from fastapi.responses import Response

from postchaise import __version__
from postchaise.i18n.languages import LANGUAGES
from postchaise.server.errors import NotFound
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.live import table_views
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.render.share_image import FACE, describe_match, render_match_image, render_site_image
from postchaise.web.render.templates import hash_assets
from postchaise.web.translations import translator_for

from .my_matches import format_day

router = APIRouter(include_in_schema=False)
BURST, PER_SECOND = 20, 0.2  # per network
# Cached only briefly, as names change and tables are deleted. Other sites may embed them.
HEADERS = {"cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin"}


def render_png(svg: str, bare: bool = False) -> bytes:
    """Render with a bundled font, as servers often have none; `bare` excludes the system's fonts."""
    import resvg_py  # not available in a browser

    faces = str(files("fontpkg_eb_garamond") / "files")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[faces], font_family=FACE, skip_system_fonts=bare))


@router.get("/card/{lang}.png")
async def get_site_image(lang: str, request: PageRequestDep) -> Response:
    translator = translator_for(_check_language(lang))
    return await _respond_with_image(request, (lang,), lambda: render_site_image(translator))


@router.get("/t/{table}/card/{lang}.png")
async def get_match_image(table: str, lang: str, request: PageRequestDep) -> Response:
    live = await request.services.registry.get(table)
    if not live.row.has_result or not live.match.over:
        raise NotFound("page-missing")
    translator = translator_for(_check_language(lang), live.row.game, live.names)
    marks = [id for id, holds in (("upload-mark", live.row.uploaded), ("fork-banner", live.row.fork)) if holds]
    about = [translator.translate(id) for id in marks] or [
        format_day(datetime.fromtimestamp(live.row.changed, UTC), lang)
    ]
    key = (lang, table, str(live.number), *live.names, *about)
    return await _respond_with_image(
        request,
        key,
        lambda: render_match_image(live.match, table_views.list_scored_players(live, ""), translator, about),
    )


def build_link_preview(request: PageRequest, live: LiveTable, path: str) -> dict[str, str]:
    """Metadata of a finished match for link previews."""
    lang, site, table = request.card_lang, request.services.base_url(request.http), live.row.id
    translator = translator_for(lang, live.row.game, live.names)
    image, address = f"{site}/t/{table}/card/{lang}.png", site + path
    return {
        **describe_match(live.match, table_views.list_scored_players(live, ""), translator),
        "image": image,
        "address": address,
    }


def _check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NotFound("page-missing")
    return lang


async def _respond_with_image(request: PageRequest, key: tuple[str, ...], draw: Callable[[], str]) -> Response:
    """Answer with 304 where the image is known, without rendering it."""
    services, known = request.services, repr((__version__, hash_assets(), key))
    tag = f'"{hashlib.sha256(known.encode()).hexdigest()[:24]}"'
    headers = {**HEADERS, "etag": tag}
    if tag in request.http.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)

    network = services.client_network(request.http)

    def spend() -> None:
        services.rates.spend(network, "card", BURST, PER_SECOND)

    found = await services.cards.get(request.http, network, ("card", tag), lambda: _render_in_steps(draw), spend)
    return Response(found, media_type="image/png", headers=headers)


def _render_in_steps(draw: Callable[[], str]) -> Generator[None, None, bytes]:
    svg = draw()
    yield
    return render_png(svg)
