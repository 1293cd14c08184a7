"""What a choice costs, what follows from it and what it is called here."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Cost, Part
from postchaise.kernel.messages.message import Arguments, Message

from .. import actions as x
from .. import components as c
from ..rules import officials
from ..state import (
    NEVER,
    NOBODY,
    State,
)
from . import closing


def describe_cost(s: State, seat: int, action: int) -> Cost:
    kind, a = x.KIND[action], x.ARG_A[action]
    if kind is x.DRAW:
        return _drawn(s, Cost(effects=_fits(s, seat, a)), kind.key)
    if kind is x.DRAW_PILE:
        return _drawn(s, Cost(effects=_shuffle(s)), kind.key)
    if kind is x.USE_ADMINISTRATOR:
        return Cost(_letters(s), _replaced(s), parts=_parts(s))
    if kind is x.PLAY:
        return _played(s, seat, a, x.ARG_B[action])
    if kind is x.ABANDON:
        return Cost(effects=[Message("effect-abandon", count=len(s.route[seat]))])
    if kind is x.CLOSE:
        return Cost(effects=closing.describe_closing(s, seat))
    if kind is x.END_TURN:
        return Cost(effects=_kept(s, seat))
    if kind is x.HOUSES_EACH:
        return Cost(effects=closing.describe_houses_in_each_province(s, seat))
    if kind is x.HOUSES_IN:
        return Cost(effects=closing.describe_all_houses_in_province(s, seat, a))
    if kind is x.HOUSE:
        return Cost(effects=closing.describe_houses(s, seat, 1 << a) if s.open >> a & 1 else [])
    if kind is x.TAKE_CARRIAGE or kind is x.USE_CARTWRIGHT:
        level = c.CARRIAGE_LEVEL[s.level[seat] + 1]
        if kind is x.TAKE_CARRIAGE:
            return Cost(effects=closing.describe_carriage(s, seat), args={"level": level})
        return Cost(_letters(s), closing.describe_carriage(s, seat), args={"level": level}, parts=_parts(s))
    if kind is x.DECLINE_CARRIAGE:
        return closing.describe_decline(s, seat)
    if kind is x.END_DRAW and s.drawn == c.DRAWS_POSTMASTER:
        return Cost(called="end-draw-administrator")  # only he is left
    return Cost()


def _replaced(s: State) -> list[Message]:
    """With an empty hand the Postmaster must still be used (TX-OFFICE-06), and is then no longer free."""
    effects = [Message("effect-administrator", count=s.shown)] if s.shown else []
    if s.forced and s.price < NEVER:
        effects.append(Message("effect-then-postmaster", letters=Message(x.LETTERS.count_message, count=s.price)))
    return effects


def _letters(s: State) -> dict[str, int]:
    """Return what the next official costs; disabled choices of the base game cost nothing."""
    price = officials.compute_official_price(s)
    return {"letters": price} if 0 < price < NEVER else {}


def _parts(s: State) -> list[Part]:
    """The holder of the courier pays less."""
    if not _letters(s) or s.courier != s.active:
        return []
    courier = Message("price-courier"), c.PRICE_WITH_COURIER - c.PRICE, "TX-COURIER-04"
    return [(Message("price-official"), c.PRICE, "TX-OFFICE-04"), courier]


def _drawn(s: State, first: Cost, key: str) -> Cost:
    """The second card takes the Postmaster."""
    if not s.drawn:
        return first
    return Cost(_letters(s), first.effects, called=f"{key}-postmaster", parts=_parts(s))


def _shuffle(s: State) -> list[Message]:
    return [Message("effect-shuffle", count=s.discard_n)] if s.discard_n and not s.pile_n else []


def _fits(s: State, seat: int, city: int) -> list[Message]:
    """Say whether the card would fit the route as it lies."""
    return [Message("effect-fits")] if any(find_fitting_ends(s, seat, city)) else []


def list_fitting_cards(s: State, seat: int) -> list[int]:
    """Return the cities in hand whose card fits the route."""
    return [
        city for city in range(c.CITIES) if s.hand[seat * c.CITIES + city] and any(find_fitting_ends(s, seat, city))
    ]


def find_fitting_ends(s: State, seat: int, city: int) -> tuple[bool, bool]:
    """Return whether the card fits the left and the right end of the route."""
    route = s.route[seat]
    if not route or city in route:
        return False, False
    return c.ROADS[city] >> route[0] & 1 == 1, c.ROADS[city] >> route[-1] & 1 == 1


def _played(s: State, seat: int, city: int, side: int) -> Cost:
    """The label names an end only where the card fits both. The second card takes the Carrier."""
    route = s.route[seat]
    left, right = find_fitting_ends(s, seat, city)
    if not route:
        return Cost(called="start")
    effects = [Message("effect-length", count=len(route) + 1)] if left or right else []
    args: Arguments = {}
    if len(route) > 1 and left and right:
        args["end"] = Message(x.CITY.keys[route[0] if side == x.LEFT else route[-1]])
    called = "play" + ("-carrier" if s.played else "") + ("-end" if args else "")
    if not s.played:
        return Cost({}, effects, called, args)
    return Cost(_letters(s), effects, called, args, _parts(s))


def _kept(s: State, seat: int) -> list[Message]:
    """TT-ROUTE-07: what a route that is kept needs, and the cards in hand that fit. Nothing in the last round."""
    if s.ending != NOBODY:
        return [Message("effect-keep-over")]
    fitting = list_fitting_cards(s, seat)
    names = [Message(x.CITY.keys[city]) for city in fitting]
    hand = Message("effect-keep-fits", cities=join_names(names)) if names else Message("effect-keep-none")
    return [Message("effect-keep", count=len(s.route[seat])), hand]


def join_names(names: list[Message]) -> Message:
    """Join names to a list, in any language."""
    sentence = names[-1]
    for name in reversed(names[:-1]):
        sentence = Message("desk-list", first=name, rest=sentence)
    return sentence
