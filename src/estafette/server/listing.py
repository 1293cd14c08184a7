"""A table as one line on the home page."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

from estafette.kernel.errors import EstafetteError
from estafette.table.seats import SHAPES
from estafette.table.words import Words

from .house import House
from .store import Row, Seat

log = logging.getLogger("estafette.listing")


@dataclass
class Listing:
    id: str
    title: str
    game: str
    host: str
    seats: list[tuple[str, str, str, str]]  # colour, shape, kind ("open" is free), name
    status: str
    mine_turn: bool
    note: str
    minutes_ago: int
    action: str  # join, watch, continue, open, result


async def listing(house: House, row: Row, seats: list[Seat], person: str, said: Words) -> Listing:
    mine = [s.seat for s in seats if s.holder == person and s.kind == "person"]
    turn, note = False, ""
    if mine and row.status == "playing":
        turn, note = await _turn(house, row, mine, said)
    free = any(s.kind == "open" for s in seats)
    if mine or row.host == person:
        action = {"over": "result", "waiting": "open"}.get(row.status, "continue" if turn else "open")
    else:
        action = "join" if row.status == "waiting" and free else "watch"
    host = next((s.name for s in seats if s.holder and s.holder == row.host), "")
    return Listing(
        id=row.id,
        title=row.title,
        game=row.game,
        host=host,
        seats=[(f"p{s.seat + 1}", SHAPES[s.seat % len(SHAPES)], s.kind if s.taken else "open", s.name) for s in seats],
        status=row.status,
        mine_turn=turn,
        note=note,
        minutes_ago=max(0, int((time.time() - row.changed) / 60)),
        action=action,
    )


async def _turn(house: House, row: Row, mine: list[int], said: Words) -> tuple[bool, str]:
    """Whether the table waits for this person; the round, and for whom else it waits."""
    try:
        live = await house.live_tables.get(row.id)
        match, actors = live.match, live.match.actors
        round = match.game.round_number(match.state)
    except EstafetteError:
        return False, ""
    except Exception:  # of its game: the list goes on
        log.exception("listing", extra={"data": {"table": row.id}})
        return False, ""
    notes = [said.say("head-round", round=round)] if round else []  # not every game counts them
    turn = any(seat in mine for seat in actors)
    if not turn:
        notes.append(said.say("separator").join(live.names[seat] for seat in actors))
    return turn, " · ".join(notes)
