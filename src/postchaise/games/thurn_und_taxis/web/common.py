"""Helpers for everything drawn: styles of boxes, the viewer, signs of players."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.text_table import View, Words

from .board.geometry import Box

Piece = dict[str, Any]  # data of something drawn, for a template


@lru_cache(4096)
def format_box_style(box: Box) -> str:
    """Return the position of a box in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"


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
