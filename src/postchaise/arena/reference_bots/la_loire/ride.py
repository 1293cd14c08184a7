"""Where to ride: what the stop offers, and what lies ahead of it."""

from __future__ import annotations

from typing import Final

from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.actions import ARG_A, ARG_B, KIND, MERCHANT, RIDE
from postchaise.games.la_loire.rules import hiring, market
from postchaise.games.la_loire.rules.messages import count_carried_messages, find_message_limit
from postchaise.games.la_loire.state import State

from . import messages
from .weights import DENIER, NEVER

HORSE: Final = 0.25
FAR: Final = 0.10  # points lost with every location between a stop and the next goal
HIRE: Final = 1.5


def score_rides(s: State, seat: int, legal: list[int]) -> list[float]:
    """Per legal action: about how many points the ride is good for."""
    offers = list_merchant_values(s, seat) if s.piece == MERCHANT else list_messenger_values(s, seat)
    start = s.at[2 * seat + s.piece]
    out: list[float] = []
    for action in legal:
        if KIND[action] is not RIDE:
            out.append(NEVER)
            continue
        stop, horses = ARG_A[action], ARG_B[action]
        ahead = (stop - start) % c.LOCATIONS
        way = 1 if ahead <= c.LOCATIONS // 2 else -1
        out.append(offers[stop] + HORSE * float(horses) + _beyond(offers, stop, way))
    return out


def _beyond(offers: list[float], stop: int, way: int) -> float:
    """The best goal after this stop, less the way to it; from a city both ways are open."""
    best = 0.0
    ways = (1, -1) if c.IS_CITY[stop] else (way,)
    for way in ways:
        for steps in range(1, 10):
            goal = offers[(stop + way * steps) % c.LOCATIONS] - FAR * steps
            if goal > best:
                best = goal
    return 0.6 * best


def list_merchant_values(s: State, seat: int) -> list[float]:
    """Per location, what the merchant can do there."""
    purse = s.deniers[seat]
    out = [0.0] * c.LOCATIONS
    load = 0
    first = seat * c.GOODS
    for good in range(c.GOODS):
        if s.goods[first + good]:
            load += s.goods[first + good] * market.compute_sale_price(s, good)
    cash = purse + load
    city = DENIER * 0.8 * load + (1.2 if cash >= 4 else 0.0) + (1.0 if cash >= 14 else 0.0)
    if s.goods[first + c.WOOD] and cash >= 4 and s.farms[seat]:
        city += 1.0
    out[c.NANTES] = out[c.ORLEANS] = city
    for place in c.VILLAGES:
        good = c.GOOD_OF[place]
        if market.can_take_good(s, good):
            cost = market.compute_good_price(s, place, good)
            if cost <= purse:
                gain = DENIER * float(market.compute_sale_price(s, good) - cost)
                if good == c.WOOD and s.goods[first + c.WOOD] < 2 and s.farms[seat]:
                    gain += 0.9
                if s.owner[place] == seat:
                    gain += 1.0
                elif s.owner[place] >= 0:
                    gain -= 0.4
                out[place] = gain
    if s.circus >= 0 and purse and hiring.count_hires_left(s):
        out[s.circus] += HIRE if purse >= 3 else 0.5 * HIRE
    return out


def list_messenger_values(s: State, seat: int) -> list[float]:
    """Per location, what the messenger can do there."""
    out = [0.0] * c.LOCATIONS
    colours = [0.0] * c.SHIELDS
    messages.add_messenger_values(s, seat, out, colours)
    purse = s.deniers[seat]
    hand = count_carried_messages(s, seat)
    room = hand < find_message_limit(s, seat)
    offer = 0.0
    if room and purse:
        offer = float(min(purse, messages.find_deliverable_level(s, seat))) * (0.8 if hand else 1.2)
    for place in range(c.LOCATIONS):
        if c.IS_CITY[place]:
            out[place] += offer
            continue
        colour = colours[s.shield[place]]
        if colour > out[place]:
            out[place] = colour
        if s.owner[place] == seat and room:
            if s.building[place] == c.MONASTERY:
                out[place] += 2.5 if purse >= c.MESSAGE_PRICE[c.ABBEY] else 0.0
            else:
                out[place] += offer
    if s.circus >= 0 and purse and hiring.count_hires_left(s):
        out[s.circus] += HIRE if purse >= 3 else 0.5 * HIRE
    return out
