"""The home page and its forms: quick start and new table."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from postchaise.bots.levels import STYLED_LEVELS, list_offered_levels
from postchaise.i18n.bot_names import list_styles
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.meta import format_option_value
from postchaise.kernel.registry import list_metas
from postchaise.server.http.page_request import PageRequest, PageRequestDep, find_title
from postchaise.server.storage.integrity import skip_damaged
from postchaise.server.tables import creation, names, table_settings
from postchaise.web.views.hint import ALLOWED

from . import lessons, puzzles
from .table_list import fill_last_lines, is_listed_as_mine, sort_tables, summarize_table

NEWS: Final = (  # id and link
    ("puzzle", "/puzzle/la-loire"),
    ("share", "/my"),
    ("analysis", "/my"),
    ("my", "/my"),
    ("install", "/my#h-own"),
    ("learn", "/learn/la-loire"),
)
NEWS_ALONE: Final = ("puzzle", "learn")  # without a server there are no links, no other devices and no analyses


router = APIRouter(include_in_schema=False)


@router.get("/")
async def show_home(request: PageRequestDep) -> Response:
    return await _render_home(request, None)


@router.get("/new/{game}")
async def show_new_table_form(game: str, request: PageRequestDep) -> Response:
    return await _render_home(request, find_title(game).id)


async def _render_home(
    request: PageRequest, new_game: str | None, error: str = "", given: dict[str, str] | None = None
) -> HTMLResponse:
    store, person = request.services.store, request.person.hash
    open_tables, mine = await store.read(store.open_tables), await store.read(store.tables_of, person)
    sitting = {row.id for row, _ in mine}
    listed = [
        await summarize_table(request.services, row, seats, person)
        for row, seats in open_tables
        if row.id not in sitting
    ]
    own = [
        await summarize_table(request.services, row, seats, person)
        for row, seats in skip_damaged(mine)
        if await is_listed_as_mine(request.services, row)
    ]
    await fill_last_lines(request.services, own)
    translator = request.translator(new_game or "")
    return request.render_page(
        "home.html",
        translator,
        200 if not error else 422,
        titles=list_metas(),
        new=new_game,
        levels=list_offered_levels(new_game or ""),
        styled_levels=STYLED_LEVELS,
        styles=list_styles(new_game, translator) if new_game else [],
        helps=ALLOWED,
        paces=table_settings.PACES,
        open_tables=listed,
        my_tables=sort_tables(own),
        finished=await store.read(store.finished_of, person),
        helped=await store.read(store.helped, [each.id for each in (*listed, *own)]),
        lessons=await lessons.list_lesson_progress(request, [row for row, _ in mine]),
        puzzles=puzzles.list_daily_puzzles(request),
        news=_list_news(request.services.settings.alone),
        error=error,
        given=given or {},
    )


def _list_news(alone: bool) -> list[tuple[str, str]]:
    return [(id, address) for id, address in NEWS if not alone or id in NEWS_ALONE]


@router.post("/play/{game}")
async def start_quick_game(game: str, request: PageRequestDep) -> Response:
    """Quick start: you against bots."""
    fields = await request.read_form()
    await request.services.allow_creation(request.http, request.person)
    name = names.check_name(fields.get("name", "")) or request.name or request.translator().translate("you-name")
    wish = creation.quick_start_request(find_title(game).id, name)
    return await _create_table(request, wish)


@router.post("/tables")
async def create_table_from_form(request: PageRequestDep) -> Response:
    fields = await request.read_form()
    await request.services.allow_creation(request.http, request.person)
    game = find_title(fields.get("game", "")).id
    try:
        return await _create_table(request, _parse_table_request(game, fields))
    except PostchaiseError as error:
        return await _render_home(request, game, request.translator(game).error(error), fields)


def _parse_table_request(game: str, fields: dict[str, str]) -> creation.TableRequest:
    seats = []
    for number in range(find_title(game).max_seats):
        kind = fields.get(f"seat-{number}-kind", "")
        if kind:
            name, level = fields.get(f"seat-{number}-name", ""), fields.get(f"seat-{number}-level", "")
            style = fields.get(f"seat-{number}-style", "") if level in STYLED_LEVELS else ""
            seats.append(creation.SeatRequest(kind, name, f"{level}:{style}" if style else level))
    given = {key.removeprefix("option-"): value for key, value in fields.items() if key.startswith("option-")}
    presets = find_title(game).resolve(max(1, len(seats)), {"edition": given["edition"]}) if "edition" in given else {}
    changed = {
        key: value
        for key, value in given.items()
        if key == "edition" or value not in ("", _drop_preset_value(presets, key))
    }
    title, listed, chat = fields.get("title", ""), fields.get("listed") == "1", "chat" in fields
    return creation.TableRequest(
        game, seats, changed, title, listed, chat, fields.get("help", ""), fields.get("pace", "")
    )


def _drop_preset_value(options: dict[str, Any], key: str) -> str:
    """The value that the edition presets, which need not be given again."""
    return format_option_value(options[key]) if key in options else "\0"


async def _create_table(request: PageRequest, wish: creation.TableRequest) -> Response:
    row, seats = creation.build_table(
        wish, request.person.hash, request.translator(), request.services.settings.invitation_days
    )
    await request.services.create_table(request.http, row, seats)
    response = request.redirect(f"/t/{row.id}")
    own = next((s.name for s in wish.seats if s.kind == "me" and s.name), "")
    request.remember_name(response, own)
    return response
