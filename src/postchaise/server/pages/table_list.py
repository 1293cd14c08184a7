"""A table as one entry of the home page: players, standings, whose turn it is and since when."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import SPECTATOR
from postchaise.server.live import table_views
from postchaise.server.services import Services
from postchaise.server.storage.rows import Row, Seat
from postchaise.server.tables import seat_rules
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.render.templates import SEAT_SHAPES

log = logging.getLogger("postchaise.listing")
FRESH = 86400.0  # seconds for which finished matches stay in the list
LATEST = 3  # but only so many


@dataclass
class SeatSummary:
    """One seat of an entry."""

    col: str
    shape: str
    kind: str  # person, bot, open
    name: str
    you: bool = False
    points: int | None = None  # None if concealed or before the match
    ahead: bool = False
    turn: bool = False
    level: str = ""  # of a bot


@dataclass
class TableSummary:
    id: str
    title: str
    game: str
    host: str
    seats: list[SeatSummary]
    status: str
    action: str  # join, watch, continue, open, result, sit (a seat is kept), return (a bot plays for this person)
    minutes_ago: int
    mine_turn: bool = False
    round: int = 0  # 0: the game does not count rounds
    place: int = 0  # of this person, after the end
    waits: list[str] = field(default_factory=list)  # names of the players who must act
    part: bool = False  # an incomplete upload
    last_line: int = 0  # of the chat, that somebody else wrote
    stopped: bool = False  # closed when its rules were corrected

    @property
    def own_seats(self) -> list[int]:
        return [number for number, each in enumerate(self.seats) if each.you]

    @property
    def free(self) -> int:
        return sum(each.kind == "open" for each in self.seats)


async def fill_last_lines(services: Services, tables: list[TableSummary]) -> None:
    """Note the last chat line of others at each table, for its unread mark."""
    said = await services.store.read(services.store.last_chat_lines, [each.id for each in tables])
    for each in tables:
        others = [said[table, seat] for table, seat in said if table == each.id and seat not in each.own_seats]
        each.last_line = max(others, default=0)


async def summarize_table(services: Services, row: Row, seats: list[Seat], person: str) -> TableSummary:
    mine = [s.seat for s in seats if s.holder == person and s.kind == "person"]
    host = next((s.name for s in seats if s.holder and s.holder == row.host), "")
    everybody = [
        SeatSummary(
            f"player-{s.seat + 1}",
            SEAT_SHAPES[s.seat % len(SEAT_SHAPES)],
            s.kind if s.taken else "open",
            s.name,
            s.seat in mine,
            level=s.level,
        )
        for s in seats
    ]
    found = TableSummary(row.id, row.title, row.game, host, everybody, row.status, "watch", _minutes_since(row.changed))
    if row.part is not None or row.stopped is not None:
        found.part, found.stopped = row.part is not None, row.stopped is not None
        return found
    if (mine or row.host == person) and row.status in ("playing", "over"):
        await _add_standings(services, found, mine, person)
    if mine or row.host == person:
        usual = "continue" if found.mine_turn else "open"
        found.action = {"over": "result", "waiting": "open"}.get(row.status, usual)
    elif any(seat_rules.is_reserved_for(seat, person) for seat in seats):
        found.action = "sit"
    elif row.status == "playing" and any(seat.kind == "bot" and seat.former == person for seat in seats):
        found.action = "return"
    elif row.status == "waiting" and found.free:
        found.action = "join"
    return found


def sort_tables(tables: list[TableSummary]) -> list[TableSummary]:
    """Tables where it is the person's turn first, the longest wait first; the latest finished ones last."""
    over = sorted((each for each in tables if each.status == "over"), key=lambda each: each.minutes_ago)
    others = (each for each in tables if each.status != "over")
    ranked = sorted(others, key=lambda each: (not each.mine_turn, each.action != "sit", -each.minutes_ago))
    return [*ranked, *over[:LATEST]]


async def is_listed_as_mine(services: Services, row: Row) -> bool:
    """Whether the table belongs on the person's list. A lesson is listed with its game until it is over."""
    if row.status == "over" and time.time() - row.changed >= FRESH:
        return False
    if not row.learning:
        return True
    try:
        return not (await services.registry.get(row.id)).lesson_running
    except PostchaiseError:  # of another version of the game
        return False


def _minutes_since(since: float) -> int:
    return max(0, int((time.time() - since) / 60))


async def _add_standings(services: Services, found: TableSummary, mine: list[int], person: str) -> None:
    """Fill in the standings. A game that fails spoils only its own entry."""
    try:
        _fill_standings(found, await services.registry.get(found.id), mine, person)
    except PostchaiseError:
        return
    except Exception:  # a failing game must not break the list
        log.exception("table not listed", extra={"data": {"table": found.id}})


def _fill_standings(found: TableSummary, live: LiveTable, mine: list[int], person: str) -> None:
    match = live.match
    actors = match.actors if live.row.status == "playing" else []
    players = table_views.list_visible_standings(live, person, mine[0] if mine else SPECTATOR)
    found.round = match.game.round_number(match.state)
    seen = [each.points for each in players if each.sources]
    best = max(seen) if len(set(seen)) > 1 else None
    for who, player in zip(found.seats, players):
        who.points = player.points if player.sources else None
        who.ahead, who.turn = who.points is not None and who.points == best, player.seat in actors
    found.mine_turn = any(seat in mine for seat in actors)
    found.waits = [live.names[seat] for seat in actors if seat not in mine]
    found.place = min((player.place for player in players if player.seat in mine), default=0)
    waiting = [live.waiting_since(seat) for seat in actors if seat in mine or not found.mine_turn]
    if waiting:
        found.minutes_ago = _minutes_since(min(waiting))
