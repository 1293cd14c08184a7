"""What the log can say. Arguments are numbers; phrases.py turns them into words."""

from __future__ import annotations

from typing import Final

EVENTS: Final = (
    "turn",  # round
    "draw",  # city from the display
    "draw-pile",  # city: known to the player alone
    "refill",  # city that comes into the display
    "shuffle",  # cards: the discard becomes the pile
    "postmaster",  # letters paid
    "administrator",  # letters paid
    "carrier",  # letters paid
    "cartwright",  # letters paid
    "no-card",  # nothing can be drawn
    "play",  # city
    "abandon",  # cards thrown away
    "no-play",  # no card in hand
    "close",  # cards
    "houses-each",  # one in each province
    "houses-in",  # province
    "house",  # city
    "no-house",  # no house can be placed
    "letter",  # city
    "tile",  # stack, points
    "carriage",  # level
    "no-carriage",  # level that was missed
    "decline",  # level that was declined
    "courier",  # taken
    "keep-courier",
    "clear",  # cards of the closed route
    "discard",  # city
    "end",  # cause: a condition is met
    "over",  # the match has ended
)
E_TURN: Final = 0
E_DRAW: Final = 1
E_DRAW_PILE: Final = 2
E_REFILL: Final = 3
E_SHUFFLE: Final = 4
E_POSTMASTER: Final = 5  # the four officials in the order of state.py
E_NO_CARD: Final = 9
E_PLAY: Final = 10
E_ABANDON: Final = 11
E_NO_PLAY: Final = 12
E_CLOSE: Final = 13
E_HOUSES_EACH: Final = 14
E_HOUSES_IN: Final = 15
E_HOUSE: Final = 16
E_NO_HOUSE: Final = 17
E_LETTER: Final = 18
E_TILE: Final = 19
E_CARRIAGE: Final = 20
E_NO_CARRIAGE: Final = 21
E_DECLINE: Final = 22
E_COURIER: Final = 23
E_KEEP_COURIER: Final = 24
E_CLEAR: Final = 25
E_DISCARD: Final = 26
E_END: Final = 27
E_OVER: Final = 28

CAUSE_HOUSES: Final = 1
CAUSE_CARRIAGE: Final = 2
CAUSES: Final = ("", "houses", "carriage")
