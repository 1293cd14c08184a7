"""What one person sees of a live table. Everything shown to anybody is built here and rendered by `postchaise.web`."""

from __future__ import annotations

from typing import Any

from postchaise.server.http import tokens
from postchaise.server.storage.rows import Seat, TakebackRow, limit_chat
from postchaise.server.tables import seat_rules
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.seat_rules import SeatState
from postchaise.server.tables.table_settings import BRISK
from postchaise.web.render.regions import render_observation, render_page
from postchaise.web.views.card_reference import render_reference
from postchaise.web.views.catch_up import build_catch_up
from postchaise.web.views.hint import EVERYTHING
from postchaise.web.views.table_view import (
    ChatLine,
    ForkedFrom,
    Player,
    RulesCorrection,
    TableView,
    TakebackRequest,
    ViewerContext,
    build_table_view,
    score_players,
)

CHAT_LINES, SPECTATOR_LINES = 60, 20


def build_viewer_context(
    live: LiveTable,
    person: str,
    lang: str,
    wanted_seat: int | None = None,
    text_board: bool = False,
    shown_seat: int | None = None,
) -> ViewerContext:
    """Everything besides the match that decides what this person sees. `person` is empty for a stranger."""
    row, takeback = live.row, live.request
    chat = limit_chat(live.chat, CHAT_LINES, SPECTATOR_LINES)
    if takeback is not None and takeback.number != live.number:
        takeback = None
    return ViewerContext(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        number=live.number,
        actions=live.match.version,
        seal=live.seal,
        components=row.components,
        players=_players(live, person),
        lang=lang,
        wanted_seat=wanted_seat,
        text_board=text_board,
        shown_seat=shown_seat,
        host=live.is_host(person),
        key=row.key.hex() if row.status == "over" and live.seal else "",
        nonces=row.nonces,
        late_joiners=[live.seats[seat].name for seat in sorted({each.seat for each in live.match.late_joins})],
        listed=row.listed,
        chat=row.chat,
        options=row.options,
        help="none" if live.lesson_running else row.settings.get("help", EVERYTHING),
        pace=row.settings.get("pace", BRISK),
        learning=row.learning,
        fork=ForkedFrom(row.fork.of, row.fork.at, row.fork.title) if row.fork is not None else None,
        uploaded=row.uploaded,
        part=row.part.line if row.part is not None else None,
        correction=_correction(live),
        chat_lines=[ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in chat],
        takeback=TakebackRequest(takeback.seat, _vote_seat(live, takeback, person), takeback.to) if takeback else None,
        notes=live.notes,
        cache_key=(*_cache_key(live, person, wanted_seat), shown_seat),
        render_version=live.render_version,
        seating_version=live.seating_version,
    )


def _players(live: LiveTable, person: str) -> list[Player]:
    mine = live.seats_of(person)
    return [
        Player(
            seat.name,
            seat.kind if seat.taken else "open",
            seat.level if seat.kind == "bot" else "",
            you=seat.seat in mine,
            present=seat.seat in mine or live.is_present(seat.seat),  # the viewer is there
            can_return=seat.kind == "bot" and bool(person) and seat.former == person,
            helped=live.match.helped(seat.seat),
            shuffled=seat.kind == "bot" or bool(seat.nonce) or live.dealt,
            replaceable_at=live.replaceable_at(seat.seat),
            offer=_offer_state(live, seat, person),
            link=_link(live, seat) if seat_rules.may_send_link(seat, live.seats, person) else "",
            stand_in=seat.kind == "bot" and bool(seat_rules.holder_of(seat)),
            reserved=seat_rules.state_of(seat) is SeatState.RESERVED,
            reserved_for_you=seat_rules.is_reserved_for(seat, person),
            has_voters=bool(seat.votes - {person}),
        )
        for seat in live.seats
    ]


def _offer_state(live: LiveTable, seat: Seat, person: str) -> str:
    """Whether a seat is offered to another person, from this person's point of view."""
    state = seat_rules.state_of(seat)
    if live.row.status != "playing" or seat.offer is None:
        return ""
    if state is SeatState.HANDED_OVER:
        return "yours" if person == seat_rules.holder_of(seat) else "handed"
    if state is SeatState.ASKED:
        return "asked" if person in seat.offer["missing"] else "asking"
    return "offered" if state is SeatState.OFFERED else ""


def _link(live: LiveTable, seat: Seat) -> str:
    return tokens.build_invitation_path(live.store.signing_key, live.row.id, seat.seat, seat.round)


def _correction(live: LiveTable) -> RulesCorrection | None:
    """Of a match that the current rules cannot replay as it was played."""
    row, other = live.row, live.match.other_rules
    if other is None:
        return None
    stopped, last = row.stopped, live.match.version
    played = stopped.rules if stopped is not None else row.rules
    kept = other.kept is not None and other.kept.version == last
    known = row.components == live.game.components
    return RulesCorrection(played, live.game.meta.version, other.reached, last, stopped is not None, kept, known)


def _vote_seat(live: LiveTable, takeback: TakebackRow, person: str) -> int:
    """The seat for which a person is asked to agree, possibly one they held before; -1 for none."""
    own = [seat.seat for seat in live.seats if person in seat.votes]
    return own[0] if own and person in takeback.missing else -1


def _cache_key(live: LiveTable, person: str, wanted_seat: int | None) -> tuple[Any, ...]:
    """Everything in which one person's page differs from another's."""
    mine = tuple(live.seats_of(person))
    former = tuple(seat.seat for seat in live.seats if person and seat.former == person)
    votes = tuple(seat.seat for seat in live.seats if person in seat.votes)
    return mine, former, votes, live.is_host(person), wanted_seat if len(mine) > 1 else None


def list_scored_players(live: LiveTable, person: str) -> list[Player]:
    return score_players(live.match, live.row.status, _players(live, person))


def list_visible_standings(live: LiveTable, person: str, seat: int) -> list[Player]:
    """The players with the points that this seat may see; concealed scores have no sources."""
    return score_players(live.match, live.row.status, _players(live, person), live.match.view(seat))


def view_table(live: LiveTable, context: ViewerContext) -> TableView:
    return build_table_view(live.match, context, live.render_cache.log, live.lesson)


def render_table_page(live: LiveTable, context: ViewerContext) -> tuple[TableView, dict[str, str]]:
    """The view and the HTML of its regions."""
    return render_page(live.match, context, live.render_cache)


def render_table_observation(live: LiveTable, context: ViewerContext) -> str:
    """The same for programs, as JSON."""
    return render_observation(live.match, context, live.render_cache)


def render_card_reference(live: LiveTable, context: ViewerContext, wanted: str = "") -> str:
    return render_reference(view_table(live, context), wanted)


def build_table_catch_up(live: LiveTable, context: ViewerContext) -> list[dict[str, Any]]:
    return build_catch_up(live.match, context, live.nearest_snapshot)
