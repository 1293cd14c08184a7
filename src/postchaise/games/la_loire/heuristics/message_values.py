"""Values of messages: those in hand, those to buy and those to keep."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..rules.delivery import count_delivered_of_level, find_free_token, find_marked_colours, find_message_of_token
from ..state import HAND as HELD
from ..state import NONE, State
from .valuation import Valuation
from .weights import DELIVER, DENIER, HAND, KEEP, MARK, MESSAGE


def compute_delivery_points(s: State, o: Valuation, message: int) -> float:
    """Return the points of a delivered message beyond those it brings undelivered."""
    points = c.MESSAGE_VP[message] - c.UNDELIVERED_VP
    if o.hired & c.SCORER_OF[c.TYPE_OF[message]]:
        points += c.BLUE_BONUS
    return float(points)


def is_in_casual_order(s: State, seat: int, level: int) -> bool:
    """LL-CAS-04: check that one more message of this level may be delivered."""
    if not s.options.casual or level == 1 or level == c.ABBEY:
        return True
    return count_delivered_of_level(s, seat, level) < count_delivered_of_level(s, seat, level - 1)


def compute_delivery_value(s: State, o: Valuation, message: int, prices: vec[i64]) -> float:
    """Return the value of delivering a message now."""
    level = c.LEVEL[message]
    worth = compute_delivery_points(s, o, message) + (o.t[DELIVER + level - 1] if o.more else 0.0)
    if level == 1:
        worth += o.t[DENIER + 1] * o.fade * float(prices[s.shield[c.DESTINATION[message]]])
    return worth


def compute_mark_value(s: State, seat: int, o: Valuation, message: int, missing: int) -> float:
    """Return the value of marking a station; `missing` counts the stations left, this one included."""
    if not o.more:
        return 0.0
    if missing > 2 and would_block_tokens(s, seat, message):
        return -1.0
    share = o.t[MARK] if c.LEVEL[message] == 2 else o.t[MARK + 4 - missing]
    return (
        share
        * (compute_delivery_points(s, o, message) + o.t[DELIVER + c.LEVEL[message] - 1])
        * min(1.0, 0.3 + 4.0 * o.rest)
    )


def would_block_tokens(s: State, seat: int, message: int) -> bool:
    """Check that a first station of a level 3 message would leave no token for the second (A-44)."""
    for i in range(seat * c.TOKENS, seat * c.TOKENS + c.TOKENS):
        token = s.tokens[i]
        if token >= 0 and c.LEVEL[find_message_of_token(token)] == 3 and find_message_of_token(token) != message:
            return True
    return False


def add_destination_values(
    s: State, seat: int, o: Valuation, prices: vec[i64], places: vec[float], colours: vec[float]
) -> None:
    """Add what the messenger can do, per place and per colour of shield."""
    most = o.level(s.options.casual)
    token = find_free_token(s, seat) != NONE
    for i in range(seat * HELD, seat * HELD + HELD):
        message = s.held[i]
        if message == NONE:
            return
        level = c.LEVEL[message]
        if level == 1 or level == c.ABBEY:
            if level == 1 or s.options.level4:
                place = c.DESTINATION[message]
                places[place] = max(places[place], compute_delivery_value(s, o, message, prices))
            continue
        if level > most:
            continue
        done = find_marked_colours(s, seat, message)
        wanted = c.COLOURS[message]
        missing = len(wanted) - int(done).bit_count()
        if missing == 1:
            if not is_in_casual_order(s, seat, level):
                continue
            gain = compute_delivery_value(s, o, message, prices)
        elif token:
            gain = compute_mark_value(s, seat, o, message, missing)
        else:
            continue
        for colour in wanted:
            if not done >> colour & 1 and gain > colours[colour]:
                colours[colour] = gain


def count_hand_space(s: State, seat: int, o: Valuation) -> int:
    """Return how many more messages the seat may hold."""
    most = c.UNDELIVERED_MAYOR if o.hired & c.MAYOR else c.UNDELIVERED
    for i in range(seat * HELD, seat * HELD + HELD):
        if s.held[i] != NONE:
            most -= 1
    return most


def compute_purchase_value(s: State, seat: int, o: Valuation, level: int, held: int) -> float:
    """Return the value of buying a message, before its price; in the last turn only its point undelivered."""
    if not o.more:
        return float(c.UNDELIVERED_VP)
    if level != c.ABBEY and (level > o.level(s.options.casual) or not _is_wanted(s, seat, level)):
        return 0.0
    return o.interpolate(MESSAGE + 2 * (level - 1)) + o.t[HAND + held]


def _is_wanted(s: State, seat: int, level: int) -> bool:
    """In the casual game only messages that may be delivered are wanted (LL-CAS-04)."""
    if not s.options.casual or level == 1:
        return True
    mine = count_delivered_of_level(s, seat, level) + _count_held_of_level(s, seat, level)
    return mine < count_delivered_of_level(s, seat, level - 1) + _count_held_of_level(s, seat, level - 1)


def _count_held_of_level(s: State, seat: int, level: int) -> int:
    n = 0
    for i in range(seat * HELD, seat * HELD + HELD):
        if s.held[i] != NONE and c.LEVEL[s.held[i]] == level:
            n += 1
    return n


def is_at_abbey_limit(s: State, seat: int) -> bool:
    """LL-MSG-07: check that the seat holds as many abbey messages as allowed."""
    return _count_held_of_level(s, seat, c.ABBEY) >= c.ABBEY_LIMIT


def find_best_purchase_value(s: State, seat: int, o: Valuation, held: int) -> float:
    """Return the value of the best affordable level 1 to 3 message, after its price."""
    best = 0.0
    for level in range(1, c.LEVELS):
        if c.MESSAGE_PRICE[level] <= o.purse and s.deck_n[level]:
            gain = compute_purchase_value(s, seat, o, level, held) - o.payment_cost(c.MESSAGE_PRICE[level])
            if gain > best:
                best = gain
    return best


def compute_keep_value(s: State, seat: int, o: Valuation, message: int) -> float:
    """Value a message by its points and the distance to its stations."""
    place, way = s.at[2 * seat + 1], s.heading[2 * seat + 1]
    steps = 0
    if c.LEVEL[message] == 1 or c.LEVEL[message] == c.ABBEY:
        steps = compute_travel_distance(place, way, c.DESTINATION[message])
    else:
        for colour in c.COLOURS[message]:
            nearest = c.LOCATIONS
            for village in c.VILLAGES:
                if s.shield[village] == colour:
                    nearest = min(nearest, compute_travel_distance(place, way, village))
            steps += nearest
    return o.t[KEEP] * compute_delivery_points(s, o, message) - o.t[KEEP + 1] * steps


def compute_travel_distance(place: i64, way: i64, goal: i64) -> i64:
    """Return the steps to a place for a piece that may turn round only in a city."""
    ahead = (goal - place) % c.LOCATIONS
    if way > 0:
        return ahead
    behind = (place - goal) % c.LOCATIONS
    return behind if way < 0 else min(ahead, behind)


def is_stuck_without_tokens(s: State, seat: int) -> bool:
    """Check that no token is free and no message needs only one more station."""
    placed = False
    for i in range(seat * c.TOKENS, seat * c.TOKENS + c.TOKENS):
        if s.tokens[i] == -1:
            return False
        placed = placed or s.tokens[i] >= 0
    if not placed:
        return False
    for i in range(seat * HELD, seat * HELD + HELD):
        message = s.held[i]
        if message != NONE and c.LEVEL[message] in (2, 3):
            if int(find_marked_colours(s, seat, message)).bit_count() == len(c.COLOURS[message]) - 1:
                return False
    return True
