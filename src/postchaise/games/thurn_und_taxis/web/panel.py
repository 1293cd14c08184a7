"""The progress bar of the turn, the goal of the match, and what everybody sees of a player; whose things stand out."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.message import Message, format_last_turns, seat_message
from postchaise.kernel.messages.text_table import View, Words, format_counted

from .. import choices
from .. import components as c
from .board.geometry import Piece

FEW: Final = 4  # houses left: fewer than that may end the game any turn


def find_viewer_seat(view: View) -> int:
    """Return the seat whose hand is visible; -1 when none is, or all of them after the end."""
    seen = [seat for seat, player in enumerate(view["players"]) if player["cards"] is not None]
    return seen[0] if len(seen) == 1 else -1


def find_highlighted_seat(view: View) -> int:
    """Return the seat whose route and houses stand out: the viewer's, or for spectators the active one."""
    seat = find_viewer_seat(view)
    return seat if seat >= 0 else int(view["active"])


def build_player_sign(player: SeatView) -> Piece:
    """Return the sign of a player, where only a sign has room."""
    return {"col": player.col, "shape": player.shape}


def join_names(words: Words, kind: str, ids: list[str]) -> str:
    return ", ".join(words.translate(f"{kind}-{id}") for id in ids)


def build_player_panel(view: View, words: Words, seat: int) -> dict[str, Any]:
    player = view["players"][seat]
    route = [words.translate(f"city-{id}") for id in player["route"]]
    known = (
        {}
        if seat == find_viewer_seat(view)
        else player["cards"]
        if player["cards"] is not None
        else player["known"] or {}
    )
    return {
        "hand": player["hand"],
        "left": player["houses_left"],
        "few": player["houses_left"] < FEW,
        "carriage": player["carriage"],
        "letters": player["letters"] if view["expansion"] else None,
        "courier": player["courier"],
        "length": len(route),
        "ends": " … ".join(dict.fromkeys([*route[:1], *route[-1:]])),
        "route": " – ".join(route),
        "known": ", ".join(format_counted(words.translate(f"city-{id}"), n) for id, n in known.items()),
        "unknown": player["hand"] - sum(known.values()),
    }


TURN: Final = ("draw", "play", "close")  # of every turn (TT-TURN-01)
CLOSING: Final = ("houses", "carriage", "discard")  # only when a route is closed
BAR: Final = {
    "draw": "draw",
    "play": "play",
    "close": "close",
    "houses": "houses",
    "house": "houses",
    "bonus": "carriage",
    "carriage": "carriage",
    "clear": "discard",
    "trim": "discard",
}


def list_turn_steps(view: View) -> list[tuple[str, str]]:
    """Return the steps of a turn; the steps of closing a route appear while it is being closed."""
    if view["over"] or view["step"] not in BAR:
        return []
    now = BAR[view["step"]]
    bar = TURN if now in TURN else (*TURN, *CLOSING)
    at = bar.index(now)
    return [(f"group-{id}", "done" if i < at else "current" if i == at else "next") for i, id in enumerate(bar)]


NEAR_END: Final = 5  # houses left to place
NAMED: Final = 2  # more players are counted


def describe_goal(view: View) -> list[Message]:
    """Say how the match is won and when it ends (TT-END-01, TT-END-02)."""
    if view["over"]:
        return []
    if view["ending"] >= 0:
        return [format_last_turns(_list_seats_to_play(view))]
    ends = Message("goal-ends", level=c.CARRIAGE_LEVEL[c.LAST_CARRIAGE])
    return [Message("goal-most-points"), _name_nearest_players(view) or ends]


def _list_seats_to_play(view: View) -> list[int]:
    """Return the seats still to play in the last round, which ends before the first player (TT-END-02)."""
    order = [(view["first"] + i) % view["seats"] for i in range(view["seats"])]
    return order[order.index(view["active"]) :]


def find_nearest_end(view: View) -> tuple[str, list[int], int]:
    """Return which end condition is near ("carriage", "houses" or ""), for which seats, and what is left."""
    players = view["players"]
    last = [
        number for number, player in enumerate(players) if player["carriage"] == c.CARRIAGE_LEVEL[c.LAST_CARRIAGE - 1]
    ]
    if last:
        return "carriage", last, c.CARRIAGE_LEVEL[c.LAST_CARRIAGE]
    left = min(player["houses_left"] for player in players)
    if left > NEAR_END:
        return "", [], 0
    return "houses", [number for number, player in enumerate(players) if player["houses_left"] == left], left


def _name_nearest_players(view: View) -> Message | None:
    by, seats, count = find_nearest_end(view)
    if not by:
        return None
    many = (
        Message("tt-near-many", count=len(seats))
        if len(seats) > NAMED
        else choices.join_names([seat_message(n + 1) for n in seats])
    )
    return Message(f"goal-near-{by}", players=many, count=count)
