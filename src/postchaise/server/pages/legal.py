"""The operator's own pages: imprint and privacy policy."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import Response
from markdown_it import MarkdownIt

from postchaise.server.blocking import run_blocking
from postchaise.server.errors import NotFound
from postchaise.server.http.page_request import PageRequest, PageRequestDep

router = APIRouter(include_in_schema=False)
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@router.get("/imprint")
async def imprint(request: PageRequestDep) -> Response:
    return await _page(request, "imprint")


@router.get("/privacy")
async def privacy(request: PageRequestDep) -> Response:
    return await _page(request, "privacy")


async def _page(request: PageRequest, name: str) -> Response:
    file = request.services.settings.legal_pages.get(name)
    if file is None:
        raise NotFound("page-missing")
    try:
        content = await run_blocking(_render, file, request.lang)
    except (OSError, UnicodeDecodeError) as error:
        raise NotFound("page-missing") from error
    return request.render_page("legal.html", request.translator(), page=name, content=content)


def _render(file: Path, lang: str) -> str:
    """A file in the person's language if there is one: imprint.de.md next to imprint.md."""
    own = file.with_suffix(f".{lang}{file.suffix}")
    return str(MARKDOWN.render((own if own.is_file() else file).read_text("utf-8")))
