"""From a room to what one person sees of it. Everything shown to anybody passes through here."""

from __future__ import annotations

from typing import Any

from estafette.kernel.errors import EstafetteError
from estafette.kernel.game import SPECTATOR
from estafette.table import frame as page
from estafette.table.frame import ChatLine, Frame, LogLine, Player, TableInfo, Undo
from estafette.table.words import Words, words

from .room import Room

LOG_ENTRIES = 30  # actions whose lines are shown; the record has them all
CHAT_LINES = 60
NOBODY = -1


def look(room: Room, person: str, wanted: int | None) -> tuple[int, int]:
    """Through whose eyes a person sees the table, and behind which seat's curtain. -1: a spectator, no curtain.

    Several people at one screen share a browser: whoever is asked looks, once it was said that they are there.
    """
    mine = room.seats_of(person)
    if not mine:
        return SPECTATOR, NOBODY
    if len(mine) == 1:
        return mine[0], NOBODY
    asked = [seat for seat in room.match.actors if seat in mine]
    chosen = wanted if wanted in mine else None
    if chosen is not None and (chosen in asked or not asked):
        return chosen, NOBODY
    if not _secrets_between(room, mine):
        return (asked or mine)[0], NOBODY
    return (SPECTATOR, asked[0]) if asked else (SPECTATOR, NOBODY)


def _secrets_between(room: Room, seats: list[int]) -> bool:
    views = [room.game.view(room.match.state, seat) for seat in seats]
    return any(view != views[0] for view in views[1:])


def table_info(room: Room, person: str) -> TableInfo:
    row, over = room.row, room.row.status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        number=room.number,
        seal=room.match.seal,
        key=row.key.hex() if over else "",
        listed=row.listed,
        chat=row.chat,
        host=room.is_host(person),
        options=row.options,
    )


def players(room: Room, person: str, view: dict[str, Any] | None = None) -> list[Player]:
    """The panels of the seats; points that the view conceals stay concealed."""
    mine = room.seats_of(person)
    scores, actors = room.match.scores(), room.match.actors
    ranking = room.match.ranking() if room.row.status == "over" else [0] * len(room.seats)
    shown = (view or {}).get("players", [])
    scores = [
        {} if i < len(shown) and shown[i].get("points", score) is None else score for i, score in enumerate(scores)
    ]
    playing = room.row.status == "playing"
    return [
        Player(
            seat.seat,
            seat.name,
            seat.kind if seat.taken else "open",
            seat.level if seat.kind == "bot" else "",
            seat.seat in mine,
            room.present(seat.seat),
            playing and seat.seat in actors,
            sum(scores[seat.seat].values()),
            ranking[seat.seat],
            seat.kind != "person" and bool(person) and seat.former == person,
            scores[seat.seat],
        )
        for seat in room.seats
    ]


def build(room: Room, person: str, wanted: int | None, lang: str, text_board: bool = False) -> Frame:
    match, game = room.match, room.game
    audience, curtain = look(room, person, wanted)
    mine = room.seats_of(person)
    said = words(lang, game.meta.id, room.names)
    playing = room.row.status == "playing"
    view = game.view(match.state, audience)
    return Frame(
        table=table_info(room, person),
        audience=audience,
        view=view,
        players=players(room, person, view),
        words=said,
        decision=match.decision(audience) if audience >= 0 and playing else None,
        log=log(room, audience, said, LOG_ENTRIES),
        chat=[ChatLine(line.number, line.seat, line.name, line.text) for line in room.chat[-CHAT_LINES:]],
        undo=_undo(room, audience, said) if audience >= 0 and room.row.status != "waiting" else Undo(),
        mine=mine,
        curtain=curtain,
        since=_since(room, audience),
        earlier=max(0, match.version - LOG_ENTRIES),
        text_board=text_board,
    )


def log(room: Room, audience: int, said: Words, entries: int) -> list[LogLine]:
    """The last actions in words. What was said once is not said anew: only the newest action is."""
    match, kept = room.match, room.told.setdefault((audience, said.code), {})
    lines: list[LogLine] = []
    for number in range(max(0, match.version - entries), match.version):
        entry = match.entries[number]
        known = kept.get(number)
        if known is None or known[0] is not entry or known[1] is not said:
            numbered = [(number, line) for line in entry.log]
            known = kept[number] = entry, said, page.log_lines(room.game, numbered, audience, said)
        lines += known[2]
    if len(kept) > 4 * LOG_ENTRIES:
        kept.clear()
    return lines


def _undo(room: Room, seat: int, said: Words) -> Undo:
    match, request = room.match, room.request
    reason = match.undoable(seat)
    own = any(entry.seat == seat for entry in match.entries)
    asked = request is not None and request.number == room.number
    return Undo(
        can=reason is None and room.row.status == "playing",
        reason=said.reason(room.game, reason) if reason else "",
        restart=reason is None and match.version - match.turn_start(seat) > 1,
        asked=request.seat if asked and request else -1,
        answer=bool(asked and request and seat in request.missing),
        back=own and reason is not None and not asked,
    )


def _since(room: Room, seat: int) -> int:
    """Actions of others since the seat's last own one."""
    count = 0
    for entry in reversed(room.match.entries):
        if entry.seat == seat:
            return count
        count += 1
    return count


def regions(
    room: Room, person: str, wanted: int | None, lang: str, text_board: bool = False
) -> tuple[Frame, dict[str, str]]:
    """What is shown, drawn once for everybody who sees the same."""
    mine = tuple(room.seats_of(person))
    former = tuple(s.seat for s in room.seats if person and s.former == person)
    key = (mine, former, room.is_host(person), wanted if len(mine) > 1 else None, lang, text_board)
    kept = room.shown.get(key)
    if kept is not None and kept[0] == room.tick:
        found: tuple[Frame, dict[str, str]] = kept[1]
        return found
    frame = build(room, person, wanted, lang, text_board)
    drawn = frame, page.regions(frame, room.drawings)
    if len(room.shown) > 40:
        room.shown.clear()
    room.shown[key] = (room.tick, drawn)
    return drawn


def observation(room: Room, person: str, wanted: int | None, lang: str) -> dict[str, Any]:
    """The same for programs: ids, notations and words."""
    frame = build(room, person, wanted, lang)
    playing = room.row.status != "waiting"
    return {
        "table": frame.table.id,
        "game": frame.table.game,
        "title": frame.table.title,
        "status": frame.table.status,
        "number": frame.table.number,
        "seal": frame.table.seal,
        "key": frame.table.key,
        "audience": frame.audience,
        "seats": frame.mine,
        "curtain": frame.curtain,
        "view": frame.view if playing and frame.curtain < 0 else None,
        "decision": _decision(frame) if frame.curtain < 0 else None,
        "log": [{"number": line.number, "seat": line.seat, "text": line.text} for line in frame.log],
        "players": [
            {
                "seat": each.seat,
                "name": each.name,
                "kind": each.kind,
                "level": each.level,
                "present": each.present,
                "turn": each.turn,
                "points": each.points,
                "place": each.place if room.row.status == "over" else None,
                "sources": each.sources,
            }
            for each in frame.players
        ],
        "undo": {
            "can": frame.undo.can,
            "reason": frame.undo.reason,
            "asked": frame.undo.asked,
            "answer": frame.undo.answer,
        },
        "options": frame.table.options,
    }


def _decision(frame: Frame) -> dict[str, Any] | None:
    decision, said = frame.decision, frame.words
    if decision is None:
        return None
    choices = []
    for choice in decision.choices:
        reason = choice.reason
        choices.append(
            {
                "action": choice.action,
                "notation": choice.notation,
                "label": said.say(choice.label),
                "group": choice.group,
                "pays": choice.pays,
                "effects": [said.say(effect) for effect in choice.effects],
                "anchors": choice.anchors,
                "allowed": reason is None,
                "reason": {"rule": reason.rule, "text": said.reason(frame.game, reason)} if reason else None,
            }
        )
    return {"seat": decision.seat, "prompt": said.say(decision.prompt), "choices": choices}


def record(room: Room) -> str:
    """The whole match as text: only after the end, for it holds every secret."""
    if room.row.status != "over":
        raise EstafetteError("record-early")
    return room.match.record()
