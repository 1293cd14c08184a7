"""Why an action is not allowed now: the second witness of legality.

Reads state and components, never rules/, and computes differently on purpose. Order when several reasons apply: over,
not your turn, unknown, not this step, then the order of the rulebook. Where one rule can fail in several ways the first
argument says which.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from . import components as c
from .actions import (
    ACTIONS,
    ARG_A,
    ARG_B,
    BUILD,
    BUY,
    BUY_PAIR,
    CIRCUS,
    DELIVER,
    DONE,
    FIRST,
    KEEP,
    KIND_OF,
    MARK,
    MERCHANT,
    MESSAGE,
    MESSENGER,
    PALACE,
    RECALL,
    RIDE,
    SELL,
    SHIP,
    SITE,
    SMITH,
    TOKEN,
)
from .state import (
    BUILDING,
    BUYING,
    HAND,
    HIRING,
    NONE,
    S_CIRCUS,
    S_FIRST,
    S_KEEP,
    S_RIDE,
    S_SITE,
    S_STOP,
    S_TOKEN,
    SELLING,
    SERVING,
    SHIPPING,
    TOKEN_FREE,
    WRITING,
    State,
)

# The step in which a kind is answered
STEP_OF: Final[dict[int, int]] = {
    FIRST.index: S_FIRST,
    SMITH.index: S_RIDE,
    RIDE.index: S_RIDE,
    SITE.index: S_SITE,
    CIRCUS.index: S_CIRCUS,
    KEEP.index: S_KEEP,
    TOKEN.index: S_TOKEN,
}


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    if seat != s.active:
        return Reason(NOT_YOUR_TURN, (s.active + 1,))
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, (action,))
    kind, a, b, step = KIND_OF[action], ARG_A[action], ARG_B[action], s.agenda[-1]
    if kind == RECALL.index:
        return _recall(s, a) if step in (S_FIRST, S_RIDE, S_STOP) else Reason(NOT_THIS_STEP, (step,))
    if kind == DONE.index and step == S_RIDE:
        return Reason("LL-TURN-02")
    if STEP_OF.get(kind, S_STOP) != step:
        return Reason(NOT_THIS_STEP, (step,))
    if step == S_STOP:
        return _stop(s, kind, a, b)
    if step == S_RIDE:
        return _ride(s, a, b) if kind == RIDE.index else _smith(s, a)
    if step == S_SITE:
        return _site(s, s.pending // 2, a)
    if step == S_CIRCUS:
        colour = s.market[c.NEW_CIRCUS_POSITION]
        return None if s.shield[a] == colour else Reason("LL-CIRC-04", (colour,))
    if step == S_KEEP:
        return _keep(s, a)
    return _token(s, a) if step == S_TOKEN else None


def _owns(s: State, character: int) -> bool:
    return bool(s.hired[s.active] & character)


def _place(s: State) -> int:
    return s.at[2 * s.active + s.piece]


def _working(s: State, palace: int) -> bool:
    return bool(s.palaces[s.active] & palace and not s.new_palaces & palace)


# Movement


def _smith(s: State, place: int) -> Reason | None:
    start = _place(s)
    asked = (s.piece,) if s.options.smith_per_piece else (MERCHANT, MESSENGER)
    if not _owns(s, c.BLACKSMITH):
        return Reason("LL-CHAR-BLACKSMITH-01", (0, place))
    if any(s.smithed & 1 << piece for piece in asked):
        return Reason("LL-CHAR-BLACKSMITH-01", (1, place))
    if not s.free[place]:
        return Reason("LL-CHAR-BLACKSMITH-01", (2, place))
    if place == start:
        return Reason("LL-CHAR-BLACKSMITH-01", (4, place))
    if s.deniers[s.active] < c.BLACKSMITH_COST:
        return Reason("LL-CHAR-BLACKSMITH-01", (3, place))
    if s.horses[2 * s.active + s.piece] + 1 > _stack_limit(s):
        return Reason("LL-MOVE-04", (_stack_limit(s),))
    if s.taken + 1 > _take_limit(s):
        return Reason("LL-CHAR-BLACKSMITH-02", (_take_limit(s),))
    return None


def _stack_limit(s: State) -> int:
    return c.STACK_LIMIT_SCOUT if _owns(s, c.SCOUT) else c.STACK_LIMIT


def _take_limit(s: State) -> int:
    return c.TAKE_LIMIT_SQUIRE if _owns(s, c.SQUIRE) else c.TAKE_LIMIT


def _ride(s: State, stop: int, horses: int) -> Reason | None:
    stack = 2 * s.active + s.piece
    start, more = s.at[stack], horses - s.horses[stack]
    if stop == start:
        return Reason("LL-TURN-02")
    if more > 0 and more > s.free[start]:
        return Reason("LL-MOVE-14", (s.free[start],))
    if more > 0 and more + s.taken > _take_limit(s):
        return Reason("LL-MOVE-03", (_take_limit(s),))
    if horses > _stack_limit(s):
        return Reason("LL-MOVE-04", (_stack_limit(s),))
    if more < 0 and s.taken:
        return Reason("LL-MOVE-06")
    distance = horses + c.STEPS_ON_FOOT
    onwards = [(start + distance) % c.LOCATIONS] if s.heading[stack] >= 0 else []
    back = [(start - distance) % c.LOCATIONS] if s.heading[stack] <= 0 else []
    if stop in onwards or stop in back:
        return None
    steps = [(stop - start) % c.LOCATIONS] if onwards else []
    steps += [(start - stop) % c.LOCATIONS] if back else []
    if min(steps) < distance:  # on the way
        if (stop == s.circus and _owns(s, c.JESTER)) or (c.IS_CITY[stop] and _owns(s, c.CITY_GUARD)):
            return None
        return Reason("LL-MOVE-11", (distance,)) if c.IS_CITY[stop] else Reason("LL-MOVE-01", (distance,))
    if abs(stop - start) in (distance, c.LOCATIONS - distance):
        return Reason("LL-MOVE-09")
    return Reason("LL-MOVE-01", (distance,))


# What a stop allows


def _stop(s: State, kind: int, a: int, b: int) -> Reason | None:
    if kind == DONE.index:
        return None
    if kind == BUY.index:
        return _buy(s, a)
    if kind == BUY_PAIR.index:
        return _buy_pair(s)
    if kind == SELL.index:
        return _sell(s, a)
    if kind == SHIP.index:
        return _ship(s, a)
    if kind == BUILD.index:
        return _build(s, a, b)
    if kind == PALACE.index:
        return _palace(s, a)
    if kind == MESSAGE.index:
        return _message(s, a + 1)
    if kind == DELIVER.index:
        return _serve(s, a, True)
    if kind == MARK.index:
        return _serve(s, a, False)
    return _hire(s, a)


def _not_here(s: State) -> Reason:
    return Reason("LL-ACT-01", (s.piece, _place(s)))


def _spent(s: State, action: int) -> bool:
    return bool(s.options.single and s.used and s.used != action)


def _price(s: State, place: int, beer: bool) -> int:
    for position in range(c.SHIELDS):
        if s.market[position] == s.shield[place]:
            price = c.PRICES[position]
    if beer:
        price *= c.BEER_FACTOR
    elif s.building[place] == c.CASTLE:
        price -= c.BUILDING_DISCOUNT[c.CASTLE]
    elif s.building[place] in (c.FARM, c.MONASTERY):
        price -= c.BUILDING_DISCOUNT[s.building[place]]
    if place == s.circus:
        price -= c.CIRCUS_DISCOUNT
    return price if price > 0 else 0


def _buy(s: State, good: int) -> Reason | None:
    place = _place(s)
    if s.piece == MESSENGER or c.IS_CITY[place]:
        return _not_here(s)
    if _spent(s, BUYING):
        return Reason("LL-ACT-02")
    if good == c.BEER:
        if s.building[place] != c.MONASTERY:
            return Reason("LL-BUY-07")
        if s.owner[place] != s.active:
            return Reason("LL-BUY-08")
    elif good != c.GOOD_OF[place]:
        return Reason("LL-BUY-01", (good, place))
    if s.supply[good] < 1:
        return Reason("LL-BUY-03", (good,))
    lifted = {c.CHEESE: c.DAIRYMAN, c.GRAIN: c.GRAIN_FARMER}
    limited = c.CARRY_LIMIT[good] > 0 and not _owns(s, lifted.get(good, 0))
    if limited and s.goods[s.active * c.GOODS + good] + 1 > c.CARRY_LIMIT[good]:
        return Reason("LL-BUY-04", (good, c.CARRY_LIMIT[good]))
    if s.bought > 0:
        return Reason("LL-BUY-05")
    price = _price(s, place, good == c.BEER)
    return Reason("LL-BUY-02", (price, s.deniers[s.active])) if price > s.deniers[s.active] else None


def _buy_pair(s: State) -> Reason | None:
    place = _place(s)
    if s.piece == MESSENGER or c.IS_CITY[place]:
        return _not_here(s)
    if _spent(s, BUYING):
        return Reason("LL-ACT-02")
    if c.GOOD_OF[place] != c.WOOD:
        return Reason("LL-BUY-01", (c.WOOD, place))
    if s.bought > 0:
        return Reason("LL-BUY-05")
    if not _owns(s, c.LUMBERJACK):
        return Reason("LL-CHAR-LUMBERJACK-01")
    if s.supply[c.WOOD] < c.LUMBERJACK_CARDS:
        return Reason("LL-CHAR-LUMBERJACK-04", (s.supply[c.WOOD],))
    price = _price(s, place, False) * (1 if s.options.wood_for_one else c.LUMBERJACK_CARDS)
    return Reason("LL-BUY-02", (price, s.deniers[s.active])) if price > s.deniers[s.active] else None


def _sell(s: State, good: int) -> Reason | None:
    if s.piece == MESSENGER or not c.IS_CITY[_place(s)]:
        return _not_here(s)
    if _spent(s, SELLING):
        return Reason("LL-ACT-02")
    return None if s.goods[s.active * c.GOODS + good] else Reason("LL-SELL-01", (good,))


def _ship(s: State, offer: int) -> Reason | None:
    if s.piece == MESSENGER or not c.IS_CITY[_place(s)]:
        return _not_here(s)
    if s.shipped:
        return Reason("LL-SHIP-02")
    if _spent(s, SHIPPING):
        return Reason("LL-ACT-02")
    if c.SHIP_COST[offer] > s.deniers[s.active]:
        return Reason("LL-SHIP-01", (c.SHIP_COST[offer], s.deniers[s.active]))
    if s.options.overflow_forbidden and s.boat[s.active] + c.SHIP_SPACES[offer] > s.options.end_space:
        return Reason("LL-SHIP-03", (s.options.end_space - s.boat[s.active],))
    return None


# Building


def _deniers(s: State, printed: int) -> int:
    change = (c.ECONOMUS_SURCHARGE if s.built else 0) - (c.MAGISTER_DISCOUNT if _owns(s, c.MAGISTER) else 0)
    return max(0, printed + change)


def _may_build(s: State) -> Reason | None:
    if s.piece == MESSENGER or not c.IS_CITY[_place(s)]:
        return _not_here(s)
    if _spent(s, BUILDING):
        return Reason("LL-ACT-02")
    limit = c.BUILDS_ECONOMUS if _owns(s, c.ECONOMUS) else c.BUILDS
    return Reason("LL-BUILD-01", (limit,)) if s.built >= limit else None


def _build(s: State, kind: int, payment: int) -> Reason | None:
    reason = _may_build(s)
    if reason is not None:
        return reason
    rule = ["LL-BUILD-02", "LL-BUILD-05", "LL-BUILD-06"][kind]
    left = [s.farms[s.active], s.monasteries[s.active], s.towers][kind]
    if left == 0:
        return Reason("LL-BUILD-07" if kind == c.CASTLE else "LL-COMP-05", (kind,))
    if payment and not _owns(s, c.PATRONUS):
        return Reason("LL-CHAR-PATRONUS-01")
    wood = c.BUILDING_WOOD[kind]
    deniers = _deniers(s, c.BUILDING_DENIERS[kind])
    if payment:
        wood = 0 if s.options.all_wood else wood - 1
        deniers += c.PATRONUS_DENIERS
    if s.goods[s.active * c.GOODS + c.WOOD] < wood:
        return Reason(rule, (0, wood, s.goods[s.active * c.GOODS + c.WOOD]))
    if s.deniers[s.active] < deniers:
        return Reason(rule, (1, deniers, s.deniers[s.active]))
    nearest = _site(s, kind, c.NANTES)  # no building goes into a city: what is said when every village is as bad
    for place in c.VILLAGES:
        refused = _site(s, kind, place)
        if refused is None:
            return None
        if refused.rule in ("LL-BUILD-03", "LL-BUILD-09"):
            nearest = refused
    return nearest


def _site(s: State, kind: int, place: int) -> Reason | None:
    if kind == c.FARM:
        if c.IS_CITY[place] or s.building[place] != c.NO_BUILDING:
            return Reason("LL-BUILD-02", (2, 0, 0))
        banks = [c.BANK_OF[p] for p in c.VILLAGES if s.owner[p] == s.active] + [c.BANK_OF[place]]
        gap = abs(banks.count(c.NORTH) - banks.count(c.SOUTH))
        return Reason("LL-BUILD-03") if gap > c.FARM_BALANCE and not _owns(s, c.MENSOR) else None
    if s.building[place] != c.FARM or s.owner[place] != s.active:
        return Reason("LL-BUILD-08")
    if s.fresh & 1 << place and not s.options.upgrade_now:
        return Reason("LL-BUILD-09")
    return None


def _palace(s: State, palace: int) -> Reason | None:
    reason = _may_build(s)
    if reason is not None:
        return reason
    if s.options.casual:
        return Reason("LL-CAS-01")
    if s.palaces[s.active] & 1 << palace:
        return Reason("LL-BUILD-13", (0, 0, 0))
    if not s.palace_stock[palace]:
        return Reason("LL-BUILD-13", (1, 0, 0))
    if s.options.palace_here and c.PALACE_CITY[palace] != _place(s):
        return Reason("LL-BUILD-14", (c.PALACE_CITY[palace],))
    cost = _deniers(s, c.PALACE_COST[palace])
    return Reason("LL-BUILD-13", (2, cost, s.deniers[s.active])) if s.deniers[s.active] < cost else None


# Messages


def _hand(s: State) -> list[int]:
    return [message for message in s.held[s.active * HAND : (s.active + 1) * HAND] if message != NONE]


def _message(s: State, level: int) -> Reason | None:
    place, mine = _place(s), _hand(s)
    city, own = c.IS_CITY[place], s.owner[_place(s)] == s.active
    if s.piece == MERCHANT or not (city or own):
        return Reason("LL-MSG-01", (s.piece,))
    if _spent(s, WRITING):
        return Reason("LL-ACT-02")
    monastery = own and s.building[place] == c.MONASTERY
    if level == c.ABBEY and not s.options.level4:
        return Reason("LL-CAS-05")
    if level == c.ABBEY and not monastery:
        return Reason("LL-MSG-04", (0,))
    vassallus = _owns(s, c.VASSALLUS) and (not monastery or bool(s.options.vassallus_anywhere))
    if level != c.ABBEY and monastery and s.letters == 0:
        return Reason("LL-MSG-04", (3 if not s.options.level4 else 2 if vassallus else 1,))
    allowed = c.AT_A_CASTLE if own and s.building[place] == c.CASTLE else c.AT_A_STOP
    if vassallus:
        allowed += c.VASSALLUS_EXTRA
    post = city and _working(s, c.POST_OFFICE[place])
    if s.letters >= allowed + (c.POST_OFFICE_EXTRA if post else 0):
        return Reason("LL-MSG-03", (s.letters,))
    most = c.UNDELIVERED_MAYOR if _owns(s, c.MAYOR) else c.UNDELIVERED
    if len(mine) >= most:
        return Reason("LL-MSG-06", (most,))
    abbeys = [message for message in mine if c.LEVEL[message] == c.ABBEY]
    if level == c.ABBEY and (len(abbeys) >= c.ABBEY_LIMIT or s.letters > 0):
        return Reason("LL-MSG-07", (c.ABBEY_LIMIT,))
    price = c.MESSAGE_PRICE[level] - (c.POST_OFFICE_DISCOUNT if post and s.letters == 1 else 0)
    if s.deniers[s.active] < price:
        return Reason("LL-MSG-02", (price, s.deniers[s.active]))
    deck = [m for m in range(c.MESSAGES) if c.LEVEL[m] == level and s.post[m] == NONE]
    return None if deck else Reason("LL-MSG-10", (level,))


def _keep(s: State, message: int) -> Reason | None:
    if s.drawn:
        looked_at = [card // 16 for card in s.drawn]
        return None if message in looked_at else Reason("LL-CHAR-SPY-01", (len(looked_at),))
    in_deck = c.LEVEL[message] == s.pending and s.post[message] == NONE
    return None if in_deck else Reason("LL-PAL-DUCAL-01", (s.pending,))


def _serve(s: State, message: int, deliver: bool) -> Reason | None:
    """Delivering, or marking a station of, one message."""
    place, level = _place(s), c.LEVEL[message]
    if s.piece == MERCHANT:
        return Reason("LL-DLV-01", (0,))
    if message not in _hand(s):
        return Reason("LL-DLV-01", (1,))
    if s.served:
        return Reason("LL-DLV-02")
    if _spent(s, SERVING):
        return Reason("LL-ACT-02")
    if level == 1 or level == c.ABBEY:
        return _serve_place(s, message, place, level, deliver)
    if not s.options.casual and not (_owns(s, c.APPRENTICE) and (level == 2 or _owns(s, c.HELPER))):
        return Reason("LL-DLV-05" if level == 2 else "LL-DLV-06")
    tokens = s.tokens[s.active * c.TOKENS : (s.active + 1) * c.TOKENS]
    stations = {s.shield[token % 32] for token in tokens if token >= 0 and token // 32 == message}
    wanted = set(c.COLOURS[message]) - stations
    if s.shield[place] not in wanted:
        return Reason("LL-DLV-07", (1 if s.shield[place] in stations else 0,))
    if deliver and len(wanted) > 1:
        return Reason("LL-DLV-07", (2,))
    if not deliver and len(wanted) == 1:
        return Reason("LL-DLV-07", (3,))
    if deliver:
        done = [c.LEVEL[m] for m in range(c.MESSAGES) if s.post[m] == 2 * s.active + 1]
        late = s.options.casual and done.count(level) + 1 > done.count(level - 1)
        return Reason("LL-CAS-04", (level,)) if late else None
    movable = [token for token in tokens if token >= 0] if s.options.recall_on_mark else []
    return None if TOKEN_FREE in tokens or movable else Reason("LL-TOK-05")


def _serve_place(s: State, message: int, place: int, level: int, deliver: bool) -> Reason | None:
    if not deliver:
        return Reason("LL-DLV-07", (4,))
    if level == c.ABBEY and not s.options.level4:
        return Reason("LL-CAS-05")
    if c.DESTINATION[message] != place:
        return Reason("LL-DLV-03" if level == 1 else "LL-DLV-09", (c.DESTINATION[message],))
    return None


def _token(s: State, which: int) -> Reason | None:
    tokens = s.tokens[s.active * c.TOKENS : (s.active + 1) * c.TOKENS]
    if which == 0:
        return None if TOKEN_FREE in tokens else Reason("LL-TOK-05")
    return None if tokens[which - 1] >= 0 else Reason("LL-TOK-03", (1,))


def _recall(s: State, token: int) -> Reason | None:
    if not s.options.recall_any_time:
        return Reason("LL-TOK-03", (0,))
    return None if s.tokens[s.active * c.TOKENS + token] >= 0 else Reason("LL-TOK-03", (1,))


# Hiring


def _hire(s: State, character: int) -> Reason | None:
    place, mine = _place(s), s.hired[s.active]
    if s.options.casual:
        return Reason("LL-CAS-01")
    reason = _hiring_place(s, character, place)
    if reason is not None:
        return reason
    limit = c.HIRES_LADY if _owns(s, c.LADY) else c.HIRES
    if s.hires >= limit:
        return Reason("LL-HIRE-03", (limit,))
    if mine & 1 << character:
        return Reason("LL-HIRE-04")
    if not s.stock[character]:
        return Reason("LL-HIRE-05")
    if c.REQUIRES[character] != c.NO_CHARACTER and not mine & 1 << c.REQUIRES[character]:
        return Reason("LL-CHAR-HELPER-01")
    cost = c.CHARACTER_COST[character] - (c.WITCH_DISCOUNT if _owns(s, c.WITCH) else 0)
    cost = max(0, cost + (s.options.lady_surcharge if s.hires else 0))
    return Reason("LL-HIRE-02", (cost, s.deniers[s.active])) if s.deniers[s.active] < cost else None


def _hiring_place(s: State, character: int, place: int) -> Reason | None:
    if place == s.circus:
        return Reason("LL-ACT-02") if _spent(s, HIRING) else None
    if not s.palaces[s.active] & c.PALATIUM[place]:
        return Reason("LL-HIRE-06")
    if s.new_palaces & c.PALATIUM[place]:
        return Reason("LL-BUILD-15")
    if s.palatium & 1 << 2 * place + 1 - s.piece:
        return Reason("LL-PAL-BALIVI-02")
    return None if c.IS_RED[character] else Reason("LL-PAL-BALIVI-01")
