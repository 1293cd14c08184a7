"""The weights of the scores: names and values before tuning. Scores are about points."""

from __future__ import annotations

from typing import Final

from ..components import CITIES, CITY_IDS

# Cards, drawn or kept
T_FIT: Final = 0  # the first that fits the route
T_FIT_MORE: Final = 1  # another one
T_SECOND: Final = 2  # fits behind a card in hand that fits
T_NEAR: Final = 3  # beside a card in hand, for each
T_START_NEAR: Final = 4  # the same while there is no route
T_DOUBLE: Final = 5  # already in hand
T_COVERED: Final = 6  # already in the route
T_CARD_FRESH: Final = 7  # no own house there
T_CARD_MAIL: Final = 8  # a letter lies there
T_CARD_ONE: Final = 9  # the last city for a tile
T_CARD_TWO: Final = 10  # one of the last two
T_CARD_OUTER: Final = 11  # a province that still lacks a house
T_CARD_RARE: Final = 12  # the other two copies are out of reach
# The other ways to draw
T_PILE: Final = 13
T_PILE_NO_FIT: Final = 14  # no card in hand fits
T_ADMINISTRATOR: Final = 15
T_ADMINISTRATOR_NO_FIT: Final = 16
T_SECOND_CARD: Final = 17  # a letter or more spent on the Postmaster
T_END_DRAW: Final = 18
T_END_FITS: Final = 19  # cards that fit, up to three
T_END_CARRIER: Final = 20  # two cards can be laid in a row
T_END_CARTWRIGHT: Final = 21  # the Cartwright would bring a carriage in this turn
T_END_HAND: Final = 22  # cards in hand
T_END_RICH: Final = 23  # a further official can be paid
T_END_EMPTY: Final = 24  # no card fits
# The route
T_LAY: Final = 25
T_LAY_FRESH: Final = 26
T_LAY_MAIL: Final = 27
T_LAY_ONE: Final = 28
T_LAY_TWO: Final = 29
T_LAY_OUTER: Final = 30
T_LAY_PROVINCE: Final = 31  # a new province in the route
T_LAY_SAME: Final = 32  # cities without a house of a province the route already passes, for each of them
T_LAY_NEXT: Final = 33  # a card in hand still fits then
T_LAY_MORE: Final = 34  # two
T_LAY_CHAIN: Final = 35  # and one behind it
T_LAY_OPEN: Final = 36  # roads onwards, up to six
T_LAY_DISPLAY: Final = 37  # cards of the display that fit then, up to three
T_START_CHAIN: Final = 38  # the first card of a route: cards that follow, each
T_START_ROADS: Final = 39
T_START_FRESH: Final = 40  # cities around without a house
T_CARRIER: Final = 41  # a second card
T_CARRIER_REACH: Final = 42  # makes the route long enough for the carriage
T_CARRIER_NEAR: Final = 43  # or long enough with the Cartwright
T_CARRIER_SPOIL: Final = 44  # the Cartwright would bring it anyway, and could not be paid then
T_CARRIER_LAST: Final = 45  # no card would fit in the next turn
T_CARRIER_LENGTH: Final = 46  # the route then has a length with a tile
T_PRICE: Final = 47  # each letter paid
T_ABANDON: Final = 48
T_ABANDON_LENGTH: Final = 49  # each card given up
# Closing, against going on
T_CLOSE: Final = 50
T_CLOSE_REACHED: Final = 51  # long enough for the carriage
T_CLOSE_CARTWRIGHT: Final = 52  # with the Cartwright
T_CLOSE_GAIN: Final = 53  # points of the carriage
T_CLOSE_HOUSE: Final = 54  # each house
T_CLOSE_TILE: Final = 55  # points of province tiles
T_CLOSE_LENGTH: Final = 56  # points of the length tile
T_CLOSE_STEP: Final = 57  # points that one more card would add to the length tile
T_CLOSE_FITS: Final = 58  # a card in hand fits
T_CLOSE_CHAIN: Final = 59  # two do
T_CLOSE_HAND: Final = 60  # each card to be discarded
T_CLOSE_LAST: Final = 61  # the last turn
T_CLOSE_PRESS: Final = 62  # somebody is near the end
T_CLOSE_END: Final = 63  # ends the match
T_CLOSE_END_LEAD: Final = 64  # each point of lead then
T_CLOSE_CARDS: Final = 65  # each card of the route beyond three
T_CLOSE_SOON: Final = 66  # one card more would reach the carriage
# Houses
T_HOUSE: Final = 67
T_HOUSE_MAIL: Final = 68
T_HOUSE_ONE: Final = 69
T_HOUSE_TWO: Final = 70
T_HOUSE_OUTER: Final = 71
T_HOUSE_TILE: Final = 72  # points of tiles won at once
T_HOUSE_END: Final = 73  # the last house
T_HOUSE_END_LEAD: Final = 74
# The carriage, against going without
T_TAKE: Final = 75  # by level, five
T_TAKE_COURIER: Final = 80  # holding the courier already
T_TAKE_END_LEAD: Final = 81
T_TAKE_LETTERS: Final = 82  # each own letter: the courier makes them worth more
SINGLE: Final = 83
T_CITY: Final = SINGLE  # a house in each city
T_ROAD: Final[int] = SINGLE + CITIES  # a card of each city, apart from its house
WEIGHTS: Final[int] = SINGLE + 2 * CITIES

BEGIN: Final[dict[int, float]] = {
    T_FIT: 3.0, T_FIT_MORE: 1.4, T_SECOND: 1.0, T_NEAR: 0.35, T_START_NEAR: 0.9, T_DOUBLE: -1.5, T_COVERED: -0.8,
    T_CARD_FRESH: 0.8, T_CARD_MAIL: 0.2, T_CARD_ONE: 1.2, T_CARD_TWO: 0.5, T_CARD_OUTER: 0.5, T_CARD_RARE: 0.2,
    T_PILE: 0.7, T_PILE_NO_FIT: 0.3, T_ADMINISTRATOR: -0.4, T_ADMINISTRATOR_NO_FIT: 1.2, T_SECOND_CARD: -0.6,
    T_END_DRAW: 0.8, T_END_FITS: 0.6, T_END_CARRIER: 1.2, T_END_CARTWRIGHT: 3.0, T_END_HAND: 0.1, T_END_RICH: -0.8,
    T_END_EMPTY: -3.0,
    T_LAY: 1.0, T_LAY_FRESH: 0.8, T_LAY_MAIL: 0.2, T_LAY_ONE: 1.0, T_LAY_TWO: 0.5, T_LAY_OUTER: 0.5,
    T_LAY_PROVINCE: 0.4, T_LAY_SAME: 0.2, T_LAY_NEXT: 1.6, T_LAY_MORE: 0.5, T_LAY_CHAIN: 0.8, T_LAY_OPEN: 0.15,
    T_LAY_DISPLAY: 0.4, T_START_CHAIN: 1.2, T_START_ROADS: 0.1, T_START_FRESH: 0.15,
    T_CARRIER: -0.6, T_CARRIER_REACH: 2.0, T_CARRIER_NEAR: 0.5, T_CARRIER_SPOIL: -2.0, T_CARRIER_LAST: -1.5,
    T_CARRIER_LENGTH: 0.6, T_PRICE: -0.5, T_ABANDON: -6.0, T_ABANDON_LENGTH: -2.0,
    T_CLOSE: -3.0, T_CLOSE_REACHED: 2.5, T_CLOSE_CARTWRIGHT: 1.5, T_CLOSE_GAIN: 0.4, T_CLOSE_HOUSE: 0.6,
    T_CLOSE_TILE: 0.6, T_CLOSE_LENGTH: 0.4, T_CLOSE_STEP: -0.5, T_CLOSE_FITS: -0.8, T_CLOSE_CHAIN: -0.6,
    T_CLOSE_HAND: -0.3, T_CLOSE_LAST: 6.0, T_CLOSE_PRESS: 1.5, T_CLOSE_END: 0.0, T_CLOSE_END_LEAD: 0.5,
    T_CLOSE_CARDS: 0.3, T_CLOSE_SOON: -0.8,
    T_HOUSE: 1.0, T_HOUSE_MAIL: 0.3, T_HOUSE_ONE: 0.8, T_HOUSE_TWO: 0.4, T_HOUSE_OUTER: 0.6, T_HOUSE_TILE: 0.8,
    T_HOUSE_END: 0.0, T_HOUSE_END_LEAD: 0.3,
    T_TAKE: 2.0, T_TAKE + 1: 2.0, T_TAKE + 2: 3.0, T_TAKE + 3: 3.0, T_TAKE + 4: 4.0, T_TAKE_COURIER: 0.3,
    T_TAKE_END_LEAD: 0.5, T_TAKE_LETTERS: -0.1,
}  # fmt: skip
FAR: Final[dict[str, float]] = {"lodz": 0.6, "innsbruck": 0.2, "basel": 0.2, "budweis": 0.2}  # hard to get


def list_weight_names() -> list[str]:
    """Return the names by number: T_LAY_OPEN is "lay-open"."""
    found = [""] * SINGLE
    for name, number in globals().items():
        if name.startswith("T_") and number < SINGLE:
            found[number] = name.removeprefix("T_").lower().replace("_", "-")
    for number in range(SINGLE):
        if not found[number]:
            found[number] = f"take-{number - T_TAKE + 1}"
    return [*found, *(f"city-{city}" for city in CITY_IDS), *(f"road-{city}" for city in CITY_IDS)]


def list_start_weights() -> list[float]:
    cities = [FAR.get(city, 0.0) for city in CITY_IDS]
    return [*(BEGIN.get(number, 0.0) for number in range(SINGLE)), *cities, *([0.0] * CITIES)]


NAMES: Final[list[str]] = list_weight_names()
INITIAL: Final[list[float]] = list_start_weights()
