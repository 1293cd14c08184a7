"""What has happened, in words without a language."""

from __future__ import annotations

from typing import Final

from estafette.kernel.game import OPEN, Line
from estafette.kernel.phrase import Phrase

from . import components as c
from .events import E_BATH, E_DRAW, E_PLAN, EVENTS, SECRET, unpacked
from .names import DOMAINS, arguments, crowd, name
from .state import NONE

# The numbers of a log line, in order: a domain's name for things, any other word for plain numbers
LOG_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "exclude": ("place",),
    "round": ("round", "event", "stack"),
    "census-gain": ("coins",),
    "census-loss": ("coins",),
    "put": ("follower", "slot"),
    "lift": ("follower", "slot"),
    "gear-plan": ("slot",),
    "ready": ("phase",),
    "reopen": (),
    "idle": ("phase",),
    "reveal": ("phase",),
    "recall": ("follower", "slot"),
    "draw": ("count",),
    "store": ("follower",),
    "plan": ("place", "packed", "active"),
    "gear": ("slot",),
    "use": ("place",),
    "recruit": ("character", "index"),
    "gain-good": ("good",),
    "gain-coins": ("coins",),
    "gain-gear": (),
    "take": ("place",),
    "citizen": ("citizen",),
    "develop": ("points", "index"),
    "move": ("route", "town", "good"),
    "station": ("town",),
    "send": ("character", "deed"),
    "bath": ("count",),
    "bath-put": ("follower", "slot"),
    "bath-nothing": (),
    "pass": (),
    "forced-pass": (),
    "no-slot": (),
    "shield": ("event", "stack"),
    "plague": ("follower", "stack"),
    "taxes": ("coins", "goods", "stack"),
    "income": ("coins", "stack"),
    "trading-day": ("coins", "stack"),
    "give": ("good", "stack"),
    "fine": ("coins", "food", "stack"),
    "torture": ("count",),
    "lose-station": ("town",),
    "lose-follower": ("character",),
    "lose-point": ("index",),
    "lose-good": ("good",),
    "lose-place": ("place",),
    "lose-gear": ("place",),
    "cancelled": ("coins",),
    "first": (),
    "most-stations": ("count",),
    "over": (),
}


def log_line(line: Line, audience: int) -> Phrase | None:
    """What somebody decides while everybody plans is for that seat alone; it is told to all when it lies open."""
    if line[0] in SECRET and audience not in (line[1], OPEN):
        return None
    event = EVENTS[line[0]]
    args = arguments(LOG_ARGUMENTS[event], line[2:])
    if line[0] in (E_DRAW, E_BATH):
        args["followers"] = crowd(unpacked(line[3], line[2]))
    if line[0] == E_PLAN:
        del args["packed"]
        args["followers"] = crowd(unpacked(line[3] & 0xFFFF, line[3] >> 16))
    if event == "plague":
        args["case"] = 0 if line[2] == NONE else 1 if line[2] < c.CHARACTERS else 2
    if event in ("lose-station", "lose-gear", "move"):
        args["case"] = 0 if line[2 if event != "move" else 4] == NONE else 1
    if event == "move":
        args["way"] = name(DOMAINS["way"], c.ROUTE_KIND[line[2]])
    return Phrase(f"log-{event}", player=Phrase("seat", seat=line[1] + 1), **args)
