"""What a line of the log tells beside its numbers one by one: packed followers, and which of its sentences it is."""

from __future__ import annotations

from postchaise.kernel.game import Line
from postchaise.kernel.messages.message import Arguments, Message

from . import components as c
from .events import (
    E_BATH,
    E_BATH_PUT,
    E_DRAW,
    E_LIFT,
    E_LOSE_GEAR,
    E_LOSE_STATION,
    E_MOVE,
    E_PLAGUE,
    E_PLAN,
    E_PUT,
    E_RECALL,
    unpacked,
)
from .names import crowd, way_name, where
from .state import NONE


def complete(args: Arguments, line: Line) -> Arguments:
    event = line[0]
    if event in (E_DRAW, E_BATH):
        args["followers"] = _crafts(unpacked(line[3], line[2]))
    elif event in (E_PUT, E_LIFT, E_RECALL, E_BATH_PUT):
        args["slot"] = where(line[2], line[3])
    elif event == E_PLAN:
        del args["packed"]
        args["followers"] = _crafts(unpacked(line[3] & 0xFFFF, line[3] >> 16))
    elif event == E_PLAGUE:
        args["case"] = 0 if line[2] == NONE else 1 if line[2] < c.CHARACTERS else 2
    elif event in (E_LOSE_STATION, E_LOSE_GEAR):
        args["case"] = 0 if line[2] == NONE else 1
    elif event == E_MOVE:
        args["case"] = 0 if line[4] == NONE else 1
        args["way"] = way_name(line[2])
    return args


def _crafts(followers: list[int]) -> Message:
    """Which of them wear the colour of the player is seen on the board; the log counts heads."""
    return crowd([c.CHARACTER_OF[follower] if follower != c.GEAR else c.GEAR for follower in followers])
