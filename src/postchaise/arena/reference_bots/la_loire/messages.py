"""What the messages a seat carries ask for."""

from __future__ import annotations

from typing import Final

from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.rules.delivery import find_free_token, find_marked_colours
from postchaise.games.la_loire.state import HAND, NONE, State

BOTH: Final = c.APPRENTICE | c.HELPER


def find_deliverable_level(s: State, seat: int) -> int:
    """The highest of the levels 1 to 3 a seat can deliver."""
    if s.options.casual:
        return 3
    if s.hired[seat] & c.APPRENTICE == 0:
        return 1
    return 3 if s.hired[seat] & BOTH == BOTH else 2


def compute_delivery_gain(s: State, seat: int, message: int) -> float:
    """Points a delivered message brings more than it brings undelivered."""
    points = c.MESSAGE_VP[message] - c.UNDELIVERED_VP
    if s.hired[seat] & c.SCORER_OF[c.TYPE_OF[message]]:
        points += c.BLUE_BONUS
    return float(points)


def add_messenger_values(s: State, seat: int, places: list[float], colours: list[float]) -> None:
    """Adds, per place and per colour of shield, what the messenger can do there in points."""
    most = find_deliverable_level(s, seat)
    token = find_free_token(s, seat) != NONE
    for i in range(seat * HAND, seat * HAND + HAND):
        message = s.held[i]
        if message == NONE:
            return
        level = c.LEVEL[message]
        if level == 1 or level == c.ABBEY:
            gain = compute_delivery_gain(s, seat, message) + (1.0 if level == 1 else 0.0)
            place = c.DESTINATION[message]
            places[place] = max(places[place], gain)
            continue
        if level > most:
            continue
        done = find_marked_colours(s, seat, message)
        open_colours = [colour for colour in c.COLOURS[message] if not done >> colour & 1]
        gain = compute_delivery_gain(s, seat, message)
        if len(open_colours) > 1:
            if not token:
                continue
            gain /= len(open_colours)
        for colour in open_colours:
            colours[colour] = max(colours[colour], gain)


def estimate_message_points(s: State, seat: int) -> float:
    """What the messages carried are worth beyond the point each has already."""
    most = find_deliverable_level(s, seat)
    total = 0.0
    for i in range(seat * HAND, seat * HAND + HAND):
        message = s.held[i]
        if message == NONE:
            break
        level = c.LEVEL[message]
        gain = compute_delivery_gain(s, seat, message)
        if level == 1:
            total += 0.5 * (gain + 0.8)
        elif level == c.ABBEY:
            total += 0.6 * gain
        elif level > most:
            total += 0.1 * gain
        else:
            colours = len(c.COLOURS[message])
            left = colours - int(find_marked_colours(s, seat, message)).bit_count()
            total += gain * (0.9 - 0.6 * left / colours)
    return total


def is_stuck_without_tokens(s: State, seat: int) -> bool:
    """No token is free, and no message needs only one more station."""
    tokens = s.tokens[seat * c.TOKENS : (seat + 1) * c.TOKENS]
    if max(tokens) < 0 or find_free_token(s, seat) != NONE:
        return False
    for i in range(seat * HAND, seat * HAND + HAND):
        message = s.held[i]
        if message != NONE and c.LEVEL[message] in (2, 3):
            if int(find_marked_colours(s, seat, message)).bit_count() == len(c.COLOURS[message]) - 1:
                return False
    return True
