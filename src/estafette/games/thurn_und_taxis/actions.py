"""The action space of Thurn und Taxis, in the order in which `legal` meets the kinds."""

from __future__ import annotations

from typing import Final

from estafette.kernel.space import ActionSpace, Domain, Kind

from .components import CITY_IDS, PROVINCE_IDS

LEFT: Final = 0
RIGHT: Final = 1

# A city means three things on the table: a card of the display, a card of the hand, a place on the map.
DISPLAY_DOMAIN: Final[Domain] = Domain("display", CITY_IDS)
CARD_DOMAIN: Final[Domain] = Domain("card", CITY_IDS)
CITY_DOMAIN: Final[Domain] = Domain("city", CITY_IDS)
PROVINCE_DOMAIN: Final[Domain] = Domain("province", PROVINCE_IDS)
SIDE_DOMAIN: Final[Domain] = Domain("side", ["left", "right"])

SPACE: Final[ActionSpace] = ActionSpace()
DRAW: Final[Kind] = SPACE.kind("draw", DISPLAY_DOMAIN)  # a face-up card; which of two equal ones does not matter
DRAW_PILE: Final[Kind] = SPACE.kind("draw pile")
USE_ADMINISTRATOR: Final[Kind] = SPACE.kind("administrator")  # replace the display
END_DRAW: Final[Kind] = SPACE.kind("end draw")
PLAY: Final[Kind] = SPACE.kind("play", CARD_DOMAIN, SIDE_DOMAIN)  # right while the route has fewer than two cards
ABANDON: Final[Kind] = SPACE.kind("abandon")
END_PLAY: Final[Kind] = SPACE.kind("end play")
CLOSE: Final[Kind] = SPACE.kind("close")
END_TURN: Final[Kind] = SPACE.kind("end turn")
HOUSES_EACH: Final[Kind] = SPACE.kind("houses each")  # one in each province of the route
HOUSES_IN: Final[Kind] = SPACE.kind("houses in", PROVINCE_DOMAIN)  # in all cities of one province
HOUSE: Final[Kind] = SPACE.kind("house", CITY_DOMAIN)
END_HOUSES: Final[Kind] = SPACE.kind("end houses")
TAKE_CARRIAGE: Final[Kind] = SPACE.kind("take carriage")
USE_CARTWRIGHT: Final[Kind] = SPACE.kind("cartwright")  # take it although the route is too short
DECLINE_CARRIAGE: Final[Kind] = SPACE.kind("decline carriage")
DISCARD: Final[Kind] = SPACE.kind("discard", CARD_DOMAIN)

KIND_OF: Final[list[int]] = SPACE.kind_of
ARG_A: Final[list[int]] = SPACE.a_of
ARG_B: Final[list[int]] = SPACE.b_of
ACTIONS: Final[int] = len(SPACE)
