"""What the log can say. Arguments are numbers; phrases.py turns them into words."""

from __future__ import annotations

from typing import Final

EVENTS: Final = (
    "turn",  # round
    "poor",  # deniers: too little money in a city, the turn is lost
    "stay",  # deniers: too little money when leaving
    "discard",  # deniers above the maximum
    "smith",  # piece, location, deniers
    "ride",  # piece, location, horses
    "leave",  # horses, location
    "take",  # horses, location
    "bank",  # location, deniers
    "buy",  # good, location, deniers
    "buy-pair",  # location, deniers
    "boat",  # space; the seat is the boat's owner
    "market",  # shield
    "circus",  # location
    "sell",  # good, deniers
    "ship",  # deniers
    "build",  # building, location, deniers
    "palace",  # palace, deniers
    "hire",  # character, deniers
    "message",  # message, deniers; third: 1 when the card came from under the deck
    "look",  # level, deniers, number of cards
    "search",  # level, deniers
    "keep",  # message
    "deliver",  # message, deniers
    "mark",  # message, location
    "recall",  # location
    "nothing",  # piece, location: nothing to do there
    "end",  # cause: a condition is met
    "over",  # the match has ended
)
E_TURN: Final = 0
E_POOR: Final = 1
E_STAY: Final = 2
E_DISCARD: Final = 3
E_SMITH: Final = 4
E_RIDE: Final = 5
E_LEAVE: Final = 6
E_TAKE: Final = 7
E_BANK: Final = 8
E_BUY: Final = 9
E_BUY_PAIR: Final = 10
E_BOAT: Final = 11
E_MARKET: Final = 12
E_CIRCUS: Final = 13
E_SELL: Final = 14
E_SHIP: Final = 15
E_BUILD: Final = 16
E_PALACE: Final = 17
E_HIRE: Final = 18
E_MESSAGE: Final = 19
E_LOOK: Final = 20
E_SEARCH: Final = 21
E_KEEP: Final = 22
E_DELIVER: Final = 23
E_MARK: Final = 24
E_RECALL: Final = 25
E_NOTHING: Final = 26
E_END: Final = 27
E_OVER: Final = 28

CAUSE_BOAT: Final = 1
CAUSE_MESSAGES: Final = 2
CAUSE_TURNS: Final = 3
CAUSE_ROUNDS: Final = 4
CAUSES: Final = ("", "boat", "messages", "turns", "rounds")
