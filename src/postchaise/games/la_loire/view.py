"""What a viewer may see, built up from allowed fields, and sampled worlds.

Everything in La Loire is open except the cards the Spy put under a deck or is looking at: only some seats know them.
Which messages are still in a deck follows from the others, so every view lists them.
"""

from __future__ import annotations

from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import OPEN

from . import components as c
from .actions import PIECE
from .names import list_card_forms
from .rules import market, messages, scoring
from .state import HAND, NONE, S_KEEP, S_SWITCH, STEPS, TOKEN_AWAY, TOKEN_FREE, State


def build_view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "game": "la-loire",
        "seats": s.seats,
        "casual": bool(s.options.casual),
        "end_space": s.options.end_space,
        "message_target": c.MESSAGE_TARGET[s.seats],
        "active": s.active,
        "turn_number": s.turns_begun,
        "round": s.round_number,
        "over": bool(s.over),
        "cause": s.cause,
        "ending": s.ending,
        "last_turns": bool(s.last_turns),
        "extra": list(s.extra),
        "step": STEPS[s.agenda[-1]] if s.agenda else "over",
        "piece": PIECE.items[s.piece],
        "second": bool(s.agenda) and S_SWITCH not in s.agenda,
        "circus": c.LOCATION_IDS[s.circus] if s.circus >= 0 else None,
        "towers": s.towers,
        "locations": [_location(s, place) for place in range(c.LOCATIONS)],
        "market": [_tile(s, position) for position in range(c.SHIELDS)],
        "supply": {c.GOOD_IDS[good]: s.supply[good] for good in range(c.GOODS)},
        "characters": {c.CHARACTER_IDS[i]: s.stock[i] for i in range(c.CHARACTERS)},
        "palaces": {c.PALACE_IDS[i]: s.palace_stock[i] for i in range(c.PALACES)},
        "decks": [_deck(s, level, viewer) for level in range(1, c.LEVELS + 1)],
        "looking": _looking(s, viewer),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "this_turn": _this_turn(s),
        "card_forms": list_card_forms(s.options),
    }


def _location(s: State, place: int) -> dict[str, Any]:
    kind = s.building[place]
    return {
        "id": c.LOCATION_IDS[place],
        "shield": c.SHIELD_IDS[s.shield[place]] if s.shield[place] != NONE else None,
        "good": c.GOOD_IDS[c.GOOD_OF[place]] if c.GOOD_OF[place] != c.NO_GOOD else None,
        "building": c.BUILDING_IDS[kind] if kind != c.NO_BUILDING else None,
        "owner": s.owner[place],
        "price": market.compute_good_price(s, place, c.GOOD_OF[place]) if s.shield[place] != NONE else None,
        "horses": s.free[place],
        "circus": place == s.circus,
    }


def _tile(s: State, position: int) -> dict[str, Any]:
    colour = s.market[position]
    circus = s.circus >= 0 and s.shield[s.circus] == colour
    return {"shield": c.SHIELD_IDS[colour], "price": c.PRICES[position], "circus": circus}


def _knows(card: int, viewer: int) -> bool:
    return viewer == OPEN or (viewer >= 0 and bool(card >> viewer & 1))


def _name_if(card: int, known: bool) -> str | None:
    return c.MESSAGE_IDS[card // 16] if known else None


def _deck(s: State, level: int, viewer: int) -> dict[str, Any]:
    """Size, cards of the shuffled part and cards under it, as far as the viewer knows them."""
    below = [card for card in s.bottom if c.LEVEL[card // 16] == level]
    looked_at = [card for card in s.drawn if c.LEVEL[card // 16] == level]
    known = {card // 16 for card in below if _knows(card, viewer)}
    known |= {card // 16 for card in looked_at if viewer in (s.active, OPEN) or _knows(card, viewer)}
    unseen = [m for m in range(c.MESSAGES) if c.LEVEL[m] == level and s.message_state[m] == NONE and m not in known]
    return {
        "level": level,
        "cards": s.deck_n[level] + len(below),
        "unseen": [c.MESSAGE_IDS[message] for message in unseen],
        "bottom": [_name_if(card, _knows(card, viewer)) for card in below],
    }


def _looking(s: State, viewer: int) -> dict[str, Any] | None:
    """The cards a player is choosing from; with the Ducal Palace the whole deck, which everybody can count."""
    if not s.agenda or s.agenda[-1] != S_KEEP:
        return None
    own = viewer in (s.active, OPEN)
    cards = [_name_if(card, own or _knows(card, viewer)) for card in s.drawn]
    return {"level": s.pending, "search": not s.drawn, "cards": cards}


def _player(s: State, seat: int) -> dict[str, Any]:
    hand = [message for message in s.held[seat * HAND : (seat + 1) * HAND] if message != NONE]
    done = [message for message in range(c.MESSAGES) if s.message_state[message] == 2 * seat + 1]
    points = scoring.list_points_by_source(s, seat)
    return {
        "deniers": s.deniers[seat],
        "boat": s.boat[seat],
        "goods": {c.GOOD_IDS[good]: s.goods[seat * c.GOODS + good] for good in range(c.GOODS)},
        "merchant": _piece(s, 2 * seat),
        "messenger": _piece(s, 2 * seat + 1),
        "messages": [c.MESSAGE_IDS[message] for message in hand],
        "most_messages": messages.find_message_limit(s, seat),
        "delivered": [c.MESSAGE_IDS[message] for message in done],
        "characters": [c.CHARACTER_IDS[i] for i in range(c.CHARACTERS) if s.hired[seat] >> i & 1],
        "palaces": [c.PALACE_IDS[i] for i in range(c.PALACES) if s.palaces[seat] >> i & 1],
        "idle_palaces": [c.PALACE_IDS[i] for i in range(c.PALACES) if seat == s.active and s.new_palaces >> i & 1],
        "farms": s.farms[seat],
        "monasteries": s.monasteries[seat],
        "tokens": [_token(s.tokens[i]) for i in range(seat * c.TOKENS, (seat + 1) * c.TOKENS)],
        "points": {scoring.SOURCES[i]: points[i] for i in range(len(points))},
    }


def _piece(s: State, piece: int) -> dict[str, Any]:
    return {"at": c.LOCATION_IDS[s.at[piece]], "horses": s.horses[piece], "heading": s.heading[piece]}


def _token(token: int) -> dict[str, Any]:
    if token == TOKEN_AWAY:
        return {"state": "away"}
    if token == TOKEN_FREE:
        return {"state": "free"}
    return {"state": "placed", "message": c.MESSAGE_IDS[token // 32], "location": c.LOCATION_IDS[token % 32]}


def _this_turn(s: State) -> dict[str, Any]:
    return {
        "bought": s.bought,
        "shipped": s.shipped,
        "built": s.built,
        "hires": s.hires,
        "smithed": s.smithed,
        "taken": s.taken,
        "messages_bought": s.messages_bought,
        "delivered_here": s.delivered_here,
        "used": s.used,
        "fresh": s.fresh,
        "palatium": s.palatium,
        "pending": s.pending,
    }


def sample_world(s: State, seat: int, dice: Dice) -> State:
    """Deal the cards this seat does not know: those under the decks, and those another seat is looking at."""
    world = s.copy()
    for level in range(1, c.LEVELS + 1):
        below = [i for i in range(len(s.bottom)) if _hidden(s.bottom[i], level, seat)]
        looked_at = [i for i in range(len(s.drawn)) if s.active != seat and _hidden(s.drawn[i], level, seat)]
        for i in below:
            world.deck[s.bottom[i] // 16] = 1
        for i in looked_at:
            world.deck[s.drawn[i] // 16] = 1
        total = s.deck_n[level] + len(below) + len(looked_at)
        for i in below:
            world.bottom[i] = _deal(world, level, total, s.bottom[i] % 16, dice)
            total -= 1
        for i in looked_at:
            world.drawn[i] = _deal(world, level, total, s.drawn[i] % 16, dice)
            total -= 1
    return world


def _hidden(card: int, level: int, seat: int) -> bool:
    return c.LEVEL[card // 16] == level and not card >> seat & 1


def _deal(world: State, level: int, total: int, knowers: int, dice: Dice) -> int:
    message = dice.draw(world.deck, total, c.FIRST_OF_LEVEL[level])
    world.deck[message] = 0
    return 16 * message + knowers
