"""Guided first games: the page that starts or continues one, and the commands of a lesson."""

from __future__ import annotations

import time
from dataclasses import replace

from fastapi import APIRouter
from fastapi.responses import Response

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import list_metas
from postchaise.server.blocking import run_blocking
from postchaise.server.errors import NotFound, Problem, StaleTable
from postchaise.server.http.dependencies import ServicesDep, Writer
from postchaise.server.http.openapi import ERRORS
from postchaise.server.http.page_request import PageRequest, PageRequestDep, find_title
from postchaise.server.http.request_models import LessonBody
from postchaise.server.storage.rows import Event, Row
from postchaise.server.tables import creation, lessons
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.render.pictures import list_explained_sources, render_pictures
from postchaise.web.views.lesson import find_lesson

router = APIRouter(include_in_schema=False)
commands = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)


@router.get("/learn/{game}")
async def show_five_minute_page(game: str, request: PageRequestDep) -> Response:
    """A game explained in five minutes with pictures: goal, a turn, scoring, end."""
    meta = find_title(game)
    shown = await run_blocking(render_pictures, meta.id, request.lang)
    if not shown:
        raise NotFound("page-missing")
    mine = await request.services.store.read(request.services.store.tables_of, request.person.hash)
    lessons = await list_lesson_progress(request, [row for row, _ in mine])
    translator = request.translator(meta.id)
    return request.render_page(
        "quick-intro.html",
        translator,
        meta=meta,
        pictures=shown,
        scores=list_explained_sources(meta.id, translator),
        lessons=lessons,
    )


@router.post("/learn/{game}")
async def start_or_continue_lesson(game: str, request: PageRequestDep) -> Response:
    """Start the guided game, or continue it."""
    fields = await request.read_form()
    meta = find_title(game)
    lesson = find_lesson(meta.id)
    if lesson is None:
        raise NotFound("page-missing")
    open_one = await _find_unfinished_lesson(request, meta.id)
    if open_one is not None:
        if fields.get("again"):
            async with open_one.lock:
                await _go_back_to_step(open_one, 0)
        return request.redirect(f"/t/{open_one.row.id}")
    await request.services.allow_creation(request.http, request.person)
    name = request.name or request.translator().translate("you-name")
    row, seats = lessons.build_lesson_table(meta.id, lesson, request.person.hash, name, creation.DEFAULT_LEVEL)
    await request.services.store.write(request.services.store.create, row, seats)
    await request.services.registry.get(row.id)
    return request.redirect(f"/t/{row.id}")


async def _find_unfinished_lesson(request: PageRequest, game: str) -> LiveTable | None:
    """The unfinished lesson of this game, if there is one."""
    store = request.services.store
    for row, _ in await store.read(store.tables_of, request.person.hash):
        if row.game == game and row.learning and row.status == "playing":
            live = await _find_running_lesson(request, row.id)
            if live is not None:
                return live
    return None


async def _find_running_lesson(request: PageRequest, table: str) -> LiveTable | None:
    """The lesson if it is still under way."""
    try:
        live = await request.services.registry.get(table)
    except PostchaiseError:  # of another version of the game
        return None
    return live if live.lesson_running and live.seats_of(request.person.hash) else None


async def list_lesson_progress(request: PageRequest, mine: list[Row]) -> dict[str, tuple[int, int]]:
    """For every game with a lesson: this person's step, 0 before the first, and the number of steps."""
    lessons = {meta.id: find_lesson(meta.id) for meta in list_metas()}
    found = {game: (0, len(each.steps)) for game, each in lessons.items() if each is not None}
    for row in reversed(mine):
        if row.learning and row.status == "playing" and row.game in found:
            live = await _find_running_lesson(request, row.id)
            if live is not None and live.lesson is not None:
                found[row.game] = live.lesson.at(live.match) + 1, found[row.game][1]
    return found


@commands.post("/tables/{table}/lesson")
async def control_lesson(table: str, body: LessonBody, who: Writer, services: ServicesDep) -> dict[str, int]:
    """Go on, go back, start over, or let the next action be played."""
    live = await services.registry.get(table)
    seat = live.require_own_seat(who.hash, body.seat)
    if body.do == "show":
        return {"number": await _play_step_action(live, seat, body.step)}
    async with live.lock:
        progress = _current_step_start(live, body.step)
        if body.do == "on":
            await _finish_reading_step(live)
        elif body.do == "back":
            await _go_back_to_step(live, progress)
        elif body.do == "again":
            await _go_back_to_step(live, 0)
        else:
            raise Problem("lesson-unknown", do=body.do[:40])
        return {"number": live.number}


def _current_step_start(live: LiveTable, step: int) -> int:
    """The step to go back to. Refused if the page shows another step than the current one."""
    if live.lesson is None or not live.lesson_running:
        raise Problem("lesson-over")
    if step != live.lesson.at(live.match) + 1:
        raise StaleTable("table-stale", number=live.number)
    return live.lesson.before(live.match)


async def _play_step_action(live: LiveTable, seat: int, step: int) -> int:
    """Play the next action of the step."""
    _current_step_start(live, step)
    wanted = live.lesson.wanted(live.match) if live.lesson is not None else []
    if not wanted:
        raise Problem(lessons.LOOK)
    return await live.play(seat, wanted[0], live.number)


async def _finish_reading_step(live: LiveTable) -> None:
    """Finish a step that is only read."""
    assert live.lesson is not None
    step, at = live.lesson.step(live.match), live.lesson.at(live.match)
    if step is None or step.acts or live.match.version < step.after:
        raise Problem("lesson-do")
    await _mark_step_read(live, at)


async def _go_back_to_step(live: LiveTable, to: int) -> None:
    """Go back to the start of a step and take back what was played since."""
    assert live.lesson is not None
    version = live.lesson.lesson.steps[to].after
    if version < live.match.version:
        seat = live.lesson.lesson.seat
        await live.write([Event(live.number + 1, "rewind", seat, at=time.time(), rewind_to=version)], "playing")
        live.match.rewind(version)
        live.on_rewound(seat)
    await _mark_step_read(live, to - 1)


async def _mark_step_read(live: LiveTable, at: int) -> None:
    assert live.lesson is not None
    settings = {**live.row.settings, "lesson": at}
    await live.change(live.store.set_table_settings, settings)
    live.row = replace(live.row, settings=settings)
    live.lesson.looked = at
    live.changed()
