"""The progress bar of the turn, and what everybody sees of a player, in a line or two; whose things stand out."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.text_table import View, Words, format_counted

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
