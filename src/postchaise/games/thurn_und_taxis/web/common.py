"""What the drawings share: how a box is placed, whose things are drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from postchaise.kernel.content.boards import Seated
from postchaise.kernel.messages.text_table import View, Words

from .board.geometry import Box

Piece = dict[str, Any]  # something drawn, as a template reads it


@lru_cache(4096)
def style(box: Box) -> str:
    """Its place in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"


def viewer(view: View) -> int:
    """The seat whose hand can be seen; -1 when nobody's can, or everybody's after the end."""
    seen = [seat for seat, player in enumerate(view["players"]) if player["cards"] is not None]
    return seen[0] if len(seen) == 1 else -1


def subject(view: View) -> int:
    """Whose route and houses stand out: one's own, or for onlookers those of whoever is asked."""
    seat = viewer(view)
    return seat if seat >= 0 else int(view["active"])


def player_token(player: Seated) -> Piece:
    """The sign of a player, where only a sign has room."""
    return {"col": player.col, "shape": player.shape}


def join_names(words: Words, kind: str, ids: list[str]) -> str:
    return ", ".join(words.translate(f"{kind}-{id}") for id in ids)
