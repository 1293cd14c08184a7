"""The coach at a table: hints for one seat, and the log entry that tells everybody about them."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any, Final

from fastapi import APIRouter, Request

from postchaise.bots.coach import build_hint_request, build_plan_request
from postchaise.bots.hint import Hint
from postchaise.bots.paired_comparison import NO_ACTION
from postchaise.bots.workers import BotPool
from postchaise.kernel.record import RecordedHelp
from postchaise.server.errors import Forbidden, Problem, RateLimited, StaleTable, StorageUnavailable
from postchaise.server.http import guard
from postchaise.server.http.dependencies import ServicesDep, Writer
from postchaise.server.http.openapi import ERRORS
from postchaise.server.http.request_models import HintBody
from postchaise.server.live import table_views
from postchaise.server.storage.rows import Event
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.sync import retry_on_conflict
from postchaise.web.views import coach
from postchaise.web.views.hint import NEEDS, is_hint_allowed
from postchaise.web.views.log import HELP_PREFIX, Note

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)
THINKING: Final = "hint-thinking"


@dataclass
class HintState:
    """The latest hint of a seat: the same question gets the same answer, and each level is logged once."""

    since: int  # version of the table at the question; negative when it is not this seat's turn
    hint: Hint | None = None
    plans: Hint | None = None
    told: set[tuple[str, int]] = field(default_factory=set)  # levels, and choices that were explained
    thinking: bool = False


@router.post("/tables/{table}/hint")
async def request_hint(
    table: str, body: HintBody, request: Request, who: Writer, services: ServicesDep
) -> dict[str, Any]:
    """Ask the coach about your seat. The log tells everybody, unless the choice hardly matters."""
    live = await services.registry.get(table)
    seat = live.require_own_seat(who.hash, body.seat)
    about = body.action if body.level == "explain" and body.action is not None else NO_ACTION
    _check_allowed(live, seat, body.level, body.number, about)
    services.rates.spend(who.hash, f"hint {table}", 12, 0.5)
    found = await _compute_hint(live, services.bots.workers, seat, about, body.level == "plans")
    await _log_help(live, seat, body.level, about, found)
    context = table_views.build_viewer_context(live, who.hash, guard.choose_language(request), seat)
    table_view = table_views.view_table(live, context)
    answer = coach.hint_to_json(table_view, found, body.level, about)
    return answer | {"number": live.number, "html": coach.render_hint(table_view, found, body.level, about)}


def _check_allowed(live: LiveTable, seat: int, level: str, seen: int, about: int) -> None:
    if live.row.status != "playing":
        raise Problem(f"table-{live.row.status}")
    if level not in NEEDS:
        raise Problem("hint-unknown", level=level[:40], known=", ".join(NEEDS))
    if live.lesson_running or not is_hint_allowed(live.row.settings.get("help", ""), level):
        raise Forbidden("hint-not-allowed")
    if level == "plans":
        return
    if not live.asked_since[seat] <= seen <= live.number:
        raise StaleTable("table-stale", number=live.number)
    legal = live.match.legal(seat)
    if not legal:
        raise Problem("hint-not-your-turn")
    if len(legal) == 1:
        raise Problem("hint-one-choice")
    if level == "explain" and about not in legal:
        raise Problem("hint-no-choice")


async def _compute_hint(live: LiveTable, workers: BotPool, seat: int, about: int, plans: bool) -> Hint:
    """Compute once per question, and once more for a choice that was not among the candidates."""
    asked = live.hints.get(seat)
    since = live.asked_since[seat] if live.match.legal(seat) else -1 - live.match.version
    if asked is None or asked.since != since:
        if asked is not None and asked.thinking:
            raise RateLimited(THINKING, seconds=1)
        asked = live.hints[seat] = HintState(since)
    if asked.thinking:
        raise RateLimited(THINKING, seconds=1)
    known = asked.plans if plans else asked.hint
    if known is not None and (about == NO_ACTION or known.find(about) is not None):
        return known
    asked.thinking = True
    try:
        game, state, seed = live.game, live.match.state, secrets.randbits(62)
        thought = (
            build_plan_request(game, state, seat, seed) if plans else build_hint_request(game, state, seat, seed, about)
        )
        found = await workers.hint(thought, live.owner)
    finally:
        asked.thinking = False
    if found is None:
        raise StorageUnavailable("hint-failed")
    if plans:
        asked.plans = found
        return found
    if live.asked_since[seat] != since:
        raise StaleTable("table-stale", number=live.number)
    if asked.hint is None:
        asked.hint = found
    else:  # keep the order that was shown and add only the new choice
        new = found.find(about)
        asked.hint.tried += [replace(new, place=0)] if new is not None else []
    return asked.hint


@retry_on_conflict
async def _log_help(live: LiveTable, seat: int, level: str, about: int, found: Hint) -> None:
    """Log the help as an event, once for each level of a question."""
    asked, what = live.hints[seat], HELP_PREFIX + level
    free = found.sure == "hardly" and level in ("nudge", "hint", "show")
    if free or (level, about) in asked.told:
        return
    async with live.lock:
        name = live.seats[seat].name
        event = Event(live.number + 1, "help", seat, log=[what, name, ""], at=time.time())
        await live.note(event, Note(live.match.version, seat, what, name))
        live.match.helps.append(RecordedHelp(seat, live.match.version, level))
        asked.told.add((level, about))
        live.changed()
