"""What one person sees of a live table, made by `postchaise.web`. Everything shown to anybody passes through here."""

from __future__ import annotations

from typing import Any

from postchaise.server.http import tokens
from postchaise.server.storage.rows import Seat as Stored
from postchaise.server.storage.rows import TakeBack
from postchaise.server.tables import offers
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.table_settings import BRISK
from postchaise.web.views import catch_up as web_catch_up
from postchaise.web.views.card_reference import sheet
from postchaise.web.views.hint import EVERYTHING
from postchaise.web.views.seats import Player, Seat
from postchaise.web.views.seats import players as build_players
from postchaise.web.views.table_view import ChatLine, ForkedFrom, Frame, TableInfo
from postchaise.web.views.undo import Request

from .viewer import Sight

CHAT_LINES = 60


def seats(live: LiveTable, person: str) -> list[Seat]:
    mine = live.seats_of(person)
    return [
        Seat(
            seat.name,
            seat.kind if seat.taken else "open",
            seat.level if seat.kind == "bot" else "",
            seat.seat in mine,
            seat.seat in mine or live.is_present(seat.seat),  # who looks is there
            seat.kind != "person" and bool(person) and seat.former == person,
            live.match.helped(seat.seat),
            seat.kind == "bot" or bool(seat.nonce) or live.dealt,
            live.replaceable_at(seat.seat),
            _offer_state(live, seat, person),
            _link(live, seat) if offers.may_send_link(live, seat, person) else "",
            bool(mine) and offers.nobody_to_ask(live, seat, person),
            bool(seat.votes - {person}),
        )
        for seat in live.seats
    ]


def _offer_state(live: LiveTable, seat: Stored, person: str) -> str:
    """Whether a seat is offered to another person, as one browser knows it."""
    if seat.offer is None or live.row.status != "playing":
        return ""
    if seat.handed:
        return "yours" if person == seat.offer["by"] else "handed"
    missing = seat.offer["missing"]
    return "asked" if person in missing else "asking" if missing else "offered"


def _link(live: LiveTable, seat: Stored) -> str:
    return tokens.join_path(live.store.signing_key, live.row.id, seat.seat, seat.round)


def table_info(live: LiveTable, person: str) -> TableInfo:
    row, over = live.row, live.row.status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        number=live.number,
        seal=live.seal,
        components=row.components,
        nonces=row.nonces,
        key=row.key.hex() if over and live.seal else "",
        listed=row.listed,
        chat=row.chat,
        host=live.is_host(person),
        options=row.options,
        help="none" if live.lesson_running else row.settings.get("help", EVERYTHING),
        pace=row.settings.get("pace", BRISK),
        learning=row.learning,
        fork=ForkedFrom(row.fork.of, row.fork.at, row.fork.title) if row.fork is not None else None,
        uploaded=row.uploaded,
        part=row.part.line if row.part is not None else None,
    )


def players(live: LiveTable, person: str) -> list[Player]:
    return build_players(live.match, live.row.status, seats(live, person))


def visible_standings(live: LiveTable, person: str, seat: int) -> list[Player]:
    """The seats with their points as far as this one may see them: those of the others have no sources then."""
    return build_players(live.match, live.row.status, seats(live, person), live.match.view(seat))


def sight(live: LiveTable, person: str, wanted: int | None, lang: str, text_board: bool = False) -> Sight:
    asked = live.request if live.request is not None and live.request.number == live.number else None
    return Sight(
        table_info(live, person),
        seats(live, person),
        lang,
        wanted,
        text_board,
        [ChatLine(line.number, line.seat, line.name, line.text) for line in live.chat[-CHAT_LINES:]],
        Request(asked.seat, _vote_seat(live, asked, person), asked.to) if asked else None,
        live.notes,
        _cache_key(live, person, wanted),
        live.render_version,
        live.seating_version,
    )


def build(live: LiveTable, person: str, wanted: int | None, lang: str) -> Frame:
    return live.easel.frame(live.match, sight(live, person, wanted, lang))


def _vote_seat(live: LiveTable, asked: TakeBack, person: str) -> int:
    """The seat for which a person is asked to agree, -1 for nobody's; it may be one they held before."""
    own = [s.seat for s in live.seats if person in s.votes]
    return own[0] if own and person in asked.missing else -1


def regions(
    live: LiveTable, person: str, wanted: int | None, lang: str, text_board: bool = False
) -> tuple[Frame, dict[str, str]]:
    return live.easel.regions(live.match, sight(live, person, wanted, lang, text_board))


def observation(live: LiveTable, person: str, wanted: int | None, lang: str) -> str:
    """The same for programs, as JSON."""
    return live.easel.observation(live.match, sight(live, person, wanted, lang))


def _cache_key(live: LiveTable, person: str, wanted: int | None) -> tuple[Any, ...]:
    """Everything in which what one person sees of a table differs from what another does."""
    mine = tuple(live.seats_of(person))
    former = tuple(s.seat for s in live.seats if person and s.former == person)
    votes = tuple(s.seat for s in live.seats if person in s.votes)
    return mine, former, votes, live.is_host(person), wanted if len(mine) > 1 else None


def card_reference(live: LiveTable, person: str, wanted: int | None, lang: str) -> str:
    """The reference, for whoever opens it."""
    return sheet(build(live, person, wanted, lang))


def catch_up(
    live: LiveTable, person: str, wanted: int | None, lang: str, text_board: bool = False
) -> list[dict[str, Any]]:
    table, seated = table_info(live, person), seats(live, person)
    return web_catch_up.retold(live.match, table, seated, lang, wanted, live.nearest_snapshot, text_board)
