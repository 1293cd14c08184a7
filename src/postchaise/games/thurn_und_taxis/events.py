"""The events of the log. The sentence of an event is `log-<name>`."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.events import Events

from .actions import CITY, LETTERS, POINTS, PROVINCE, STACK
from .components import COURIER_POINTS
from .state import OFFICIAL_IDS

EVENTS: Final[Events] = Events()
E_TURN: Final[int] = EVENTS.event("turn", "number", heading=True)  # the round
E_DRAW: Final[int] = EVENTS.event("draw", CITY)
E_DRAW_PILE: Final[int] = EVENTS.event("draw-pile", CITY, others="draw-hidden")  # TT-INFO-04
E_REFILL: Final[int] = EVENTS.event("refill", CITY)
E_SHUFFLE: Final[int] = EVENTS.event("shuffle", "count")  # the discard becomes the pile
E_OFFICIAL: Final[list[int]] = [EVENTS.event(official, LETTERS) for official in OFFICIAL_IDS]  # letters paid
E_NO_CARD: Final[int] = EVENTS.event("no-card")  # nothing can be drawn
E_PLAY: Final[int] = EVENTS.event("play", CITY)
E_ABANDON: Final[int] = EVENTS.event("abandon", "count")
E_NO_PLAY: Final[int] = EVENTS.event("no-play")  # no card in hand
E_CLOSE: Final[int] = EVENTS.event("close", "count")
E_HOUSES_EACH: Final[int] = EVENTS.event("houses-each", "count", highlight=1)  # -1: as many as the player likes
E_HOUSES_IN: Final[int] = EVENTS.event("houses-in", PROVINCE, "count", highlight=1)  # likewise
E_HOUSE: Final[int] = EVENTS.event("house", CITY)
E_NO_HOUSE: Final[int] = EVENTS.event("no-house")  # no house can be placed
E_LETTER: Final[int] = EVENTS.event("letter", CITY)
E_TILE: Final[int] = EVENTS.event("tile", STACK, POINTS, highlight=lambda stack, points, _: 1 + points, moment=True)
E_CARRIAGE: Final[int] = EVENTS.event("carriage", "level", highlight=3, moment=True)
E_NO_CARRIAGE: Final[int] = EVENTS.event("no-carriage", "level", "case")  # missed, and what of the Cartwright
E_DECLINE: Final[int] = EVENTS.event("decline", "level")
E_COURIER: Final[int] = EVENTS.event("courier", highlight=1 + COURIER_POINTS, moment=True)
E_KEEP_COURIER: Final[int] = EVENTS.event("keep-courier")
E_CLEAR: Final[int] = EVENTS.event("clear", "count")  # cards of the closed route
E_DISCARD: Final[int] = EVENTS.event("discard", CITY)
E_END: Final[int] = EVENTS.event("end", "cause", highlight=3, moment=True)  # a condition is met
E_OVER: Final[int] = EVENTS.event("over", heading=True)

CAUSE_HOUSES: Final = 1
CAUSE_CARRIAGE: Final = 2
CAUSE_CARDS: Final = 3
CAUSE_ROUNDS: Final = 4
CAUSES: Final = ("", "houses", "carriage", "cards", "rounds")

# Why a carriage was missed
TOO_SHORT: Final = 0  # even for the Cartwright
CARTWRIGHT_LEFT: Final = 1  # the Cartwright was there and was not used
CARTWRIGHT_BARRED: Final = 2  # no further official in this turn
