"""Cuts a stack out of its sprite, so that it takes no more room than it needs.

A figure on foot takes half the room of three horses. The arrow of its direction stands before it, inside the box.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ..common import Piece
from .piece_layout import HIGH


class SpriteCrop(NamedTuple):
    """What is cut out of a sprite of 66 by 60."""

    width: int  # on the board, at full size
    left: float  # in the sprite, as all that follows
    wide: float
    arrow: float  # x of its middle
    emblem: tuple[float, float, float]  # left, top, side


FOOT: Final = (23.3, 30.5, 13.0)
SADDLE: Final = (14.5, 35.5, 15.0)
RIDERS: Final = [SpriteCrop(41 + 5 * n, 0, 54 + 6 * n, 47 + 6 * n, SADDLE) for n in range(3)]
# By kind and number of horses. A messenger on foot is drawn a little smaller: the horn sticks out.
DRAWINGS: Final = {
    "merchant": [SpriteCrop(27, 14.2, 35.2, 42.6, FOOT), *RIDERS],
    "messenger": [SpriteCrop(28, 11, 41.6, 44, FOOT), *RIDERS],
}


def compute_stack_width(kind: str, horses: int) -> int:
    return DRAWINGS[kind][horses].width


@cache
def build_stack_drawing(kind: str, horses: int, west: bool) -> Piece:
    """Return where the parts lie inside the box; facing west, all but the player's sign is mirrored."""
    cut = DRAWINGS[kind][horses]
    high = round(HIGH * cut.wide / cut.width, 1)
    top = round(60.5 - high, 1)
    x, y, side = cut.emblem[0] - cut.left, cut.emblem[1] - top, cut.emblem[2]
    arrow = cut.arrow - cut.left
    return {
        "view": f"0 0 {cut.wide:g} {high:g}",
        "mirror": cut.wide if west else 0,
        "x": f"{-cut.left:g}",
        "y": f"{-top:g}",
        "emblem": (f"{cut.wide - x - side if west else x:g}", f"{y:g}", f"{side:g}"),
        "arrow": f"{cut.wide - arrow if west else arrow:g} {(42 if horses else 49) - top:g}",
    }
