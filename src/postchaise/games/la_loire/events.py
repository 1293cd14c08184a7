"""The events of the log. The sentence of an event is `log-<name>`.

Nothing in the log is secret: cards that the Spy rejects are never written to it.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.events import Events

from .actions import BUILDING, CHARACTER, DENIERS, GOOD, HORSES, LOCATION, MESSAGE, PALACE, PIECE, SHIELD
from .components import BLUE_BONUS, CHARACTER_VP, MESSAGE_VP, PALACE_VP

EVENTS: Final[Events] = Events()
E_TURN: Final[int] = EVENTS.event("turn", "number", heading=True)  # the round
E_POOR: Final[int] = EVENTS.event("poor", DENIERS)  # too little money in a city, the turn is lost
E_STAY: Final[int] = EVENTS.event("stay", DENIERS)  # too little money when leaving
E_DISCARD: Final[int] = EVENTS.event("discard", DENIERS)  # above the maximum
E_SMITH: Final[int] = EVENTS.event("smith", PIECE, LOCATION, DENIERS)
E_RIDE: Final[int] = EVENTS.event("ride", PIECE, LOCATION, HORSES)
E_LEAVE: Final[int] = EVENTS.event("leave", "count", LOCATION)  # horses
E_TAKE: Final[int] = EVENTS.event("take", "count", LOCATION)  # horses
E_BANK: Final[int] = EVENTS.event("bank", LOCATION, DENIERS)
E_BUY: Final[int] = EVENTS.event("buy", GOOD, LOCATION, DENIERS)
E_BUY_PAIR: Final[int] = EVENTS.event("buy-pair", LOCATION, DENIERS)
E_BOAT: Final[int] = EVENTS.event("boat", "space", highlight=1)  # the seat is the boat's owner
E_MARKET: Final[int] = EVENTS.event("market", SHIELD)
E_CIRCUS: Final[int] = EVENTS.event("circus", LOCATION)
E_SELL: Final[int] = EVENTS.event("sell", GOOD, DENIERS)
E_SHIP: Final[int] = EVENTS.event("ship", DENIERS)
E_BUILD: Final[int] = EVENTS.event("build", BUILDING, LOCATION, DENIERS)
E_PALACE: Final[int] = EVENTS.event("palace", PALACE, DENIERS, highlight=lambda palace, _, __: PALACE_VP[palace])
E_HIRE: Final[int] = EVENTS.event("hire", CHARACTER, DENIERS, highlight=lambda hired, _, __: CHARACTER_VP[hired])
# Its third number is 1 when the card came from under the deck, see `Game.reveals`
E_MESSAGE: Final[int] = EVENTS.event("message", MESSAGE, DENIERS, highlight=1)
E_LOOK: Final[int] = EVENTS.event("look", "level", DENIERS, "count", reveals=True)
E_SEARCH: Final[int] = EVENTS.event("search", "level", DENIERS)
E_KEEP: Final[int] = EVENTS.event("keep", MESSAGE, highlight=1)
E_DELIVER: Final[int] = EVENTS.event(
    "deliver", MESSAGE, DENIERS, moment=True, highlight=lambda message, _, __: MESSAGE_VP[message] + BLUE_BONUS
)
E_MARK: Final[int] = EVENTS.event("mark", MESSAGE, LOCATION)
E_RECALL: Final[int] = EVENTS.event("recall", LOCATION)
E_NOTHING: Final[int] = EVENTS.event("nothing", PIECE, LOCATION)  # nothing to do there
E_END: Final[int] = EVENTS.event("end", "cause", highlight=1, moment=True)  # a condition is met
E_OVER: Final[int] = EVENTS.event("over", heading=True)

CAUSE_BOAT: Final = 1
CAUSE_MESSAGES: Final = 2
CAUSE_TURNS: Final = 3
CAUSE_ROUNDS: Final = 4
CAUSES: Final = ("", "boat", "messages", "turns", "rounds")
