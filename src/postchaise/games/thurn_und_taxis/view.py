"""What a viewer may see, built up from allowed fields, and sampled worlds.

Cards drawn from the pile are known to their owner alone, and so is what is left in the pile. Cards taken from the
display were seen by everybody. The discard is face up, so everybody knows what a shuffled pile can hold.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import OPEN, SPECTATOR
from postchaise.kernel.native import vec

from . import components as c
from .card_counting import deduction, sampling
from .events import CAUSES
from .rules import scoring
from .state import EACH, IN, NOBODY, NONE, OFFICIAL_IDS, PUBLIC_COUNTS, STEPS, State

MODES: Final = {NONE: None, EACH: "each", IN: "in"}


def build_view(s: State, viewer: int) -> dict[str, Any]:
    counting = s.options.memory_aid == 1 or viewer == OPEN
    puzzle = _puzzle(s, viewer)
    return {
        "game": "thurn-und-taxis",
        "seats": s.seats,
        "expansion": bool(s.options.expansion),
        "all_nine": bool(s.options.all_nine),
        "optional_houses": bool(s.options.optional_houses),
        "may_decline": bool(s.options.may_decline),
        "first": s.first,
        "active": s.active,
        "turn_number": s.turns_begun,
        "round": 1 + (s.turns_begun - 1) // s.seats,
        "over": bool(s.over),
        "cause": CAUSES[s.cause],
        "ending": s.ending,
        "step": STEPS[s.agenda[-1]] if s.agenda else "over",
        "display": [c.CITY_IDS[city] if city != NONE else None for city in s.display],
        "pile": s.pile_n,
        "discard": _discard(s),
        "unseen": _named(count_unseen_cards(s, viewer)) if counting else None,
        "pool": _named(_pool(s, viewer, puzzle)) if counting else None,
        "generations": _generations(puzzle) if counting else None,
        "shows": _shows(puzzle) if counting else None,
        "cities": [_city(s, city) for city in range(c.CITIES)],
        "stacks": [_stack(s, stack) for stack in range(c.STACKS)],
        "carriages": [_carriage(s, carriage) for carriage in range(1, len(c.CARRIAGE_LEVEL))],
        "courier": s.courier,
        "letters_removed": s.removed,
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "this_turn": _this_turn(s),
    }


def _named(counts: list[int] | vec[i64]) -> dict[str, int]:
    return {c.CITY_IDS[city]: counts[city] for city in range(c.CITIES) if counts[city]}


def _cities(mask: int) -> list[str]:
    return [c.CITY_IDS[city] for city in range(c.CITIES) if mask >> city & 1]


def _discard(s: State) -> dict[str, Any]:
    """TT-INFO-02: it lies face up and may be looked through (AMB-27)."""
    top = c.CITY_IDS[s.top] if s.top != NONE else None
    return {"cards": s.discard_n, "top": top, "cities": _named(s.discard)}


def _city(s: State, city: int) -> dict[str, Any]:
    owners = [seat for seat in range(s.seats) if s.houses[seat] >> city & 1]
    province = c.PROVINCE_IDS[c.PROVINCE_OF[city]]
    return {"id": c.CITY_IDS[city], "province": province, "houses": owners, "letter": bool(s.mail >> city & 1)}


def _stack(s: State, stack: int) -> dict[str, Any]:
    tiles = range(c.FIRST_TILE[stack], c.FIRST_TILE[stack + 1])
    left = [c.TILE_POINTS[tile] for tile in tiles if s.tiles[tile] == NOBODY]
    return {"id": c.STACK_IDS[stack], "values": left}


def _carriage(s: State, carriage: int) -> dict[str, Any]:
    owners = [seat for seat in range(s.seats) if s.level[seat] >= carriage]
    return {
        "level": c.CARRIAGE_LEVEL[carriage],
        "points": c.CARRIAGE_POINTS[carriage],
        "cards": c.CARRIAGE_CARDS[carriage] - len(owners),
        "owners": owners,
    }


def _player(s: State, seat: int, viewer: int) -> dict[str, Any]:
    own = viewer in (seat, OPEN)
    first = seat * c.CITIES
    totals = not s.options.hide_totals or own or s.over == 1  # TT-INFO-03
    tiles = [tile for tile in range(c.TILES) if s.tiles[tile] == seat]
    points = scoring.list_points_by_source(s, seat)
    return {
        **{name: getattr(s, field)[seat] for name, field, _ in PUBLIC_COUNTS},
        "cards": _named(list(s.hand[first : first + c.CITIES])) if own else None,
        "known": _named(list(s.known[first : first + c.CITIES])) if own or s.options.memory_aid else None,
        "route": [c.CITY_IDS[city] for city in s.route[seat]],
        "houses": _cities(s.houses[seat]),
        "carriage": c.CARRIAGE_LEVEL[s.level[seat]],
        "courier": s.courier == seat,
        "tiles": [_tile(tile, totals) for tile in tiles],
        "points": {scoring.SOURCES[i]: points[i] for i in range(len(points))} if totals else None,
    }


def _tile(tile: int, shown: bool) -> dict[str, Any]:
    if not shown:
        return {"stack": None, "points": None}
    return {"stack": c.STACK_IDS[c.STACK_OF[tile]], "points": c.TILE_POINTS[tile]}


def _this_turn(s: State) -> dict[str, Any]:
    return {
        "used": [OFFICIAL_IDS[official] for official in range(len(OFFICIAL_IDS)) if s.used >> official & 1],
        "price": s.price if s.options.expansion else None,
        "purse": s.purse,
        "forced": bool(s.forced),
        "drawn": s.drawn,
        "played": s.played,
        "mode": MODES[s.mode],
        "open": _cities(s.open),
    }


# What a viewer can deduce


def count_unseen_cards(s: State, viewer: int) -> list[int]:
    """Return, per city, how many cards lie in the pile or hidden in a hand, as far as the viewer can tell."""
    left = [c.COPIES - discarded for discarded in s.discard]
    for seat in range(s.seats):
        cards = s.hand if viewer in (seat, OPEN) else s.known  # TT-INFO-04
        seen = cards[seat * c.CITIES : (seat + 1) * c.CITIES]
        left = [there - known for there, known in zip(left, seen)]
        for city in s.route[seat]:
            left[city] -= 1
    for city in s.display:
        if city != NONE:
            left[city] -= 1
    return left


def count_pool_cards(s: State, viewer: int) -> list[int]:
    """Return, per city, how many cards the pile can hold, without those the viewer saw leaving it."""
    return _pool(s, viewer, _puzzle(s, viewer))


def _pool(s: State, viewer: int, puzzle: deduction.DrawDeduction) -> list[int]:
    can = count_unseen_cards(s, viewer)
    first = len(puzzle.supply) - c.CITIES
    for city in range(c.CITIES):
        can[city] = min(can[city], puzzle.supply[first + city])
    return can


def _puzzle(s: State, viewer: int) -> deduction.DrawDeduction:
    """Return the deduction of the viewer: certain draws are settled, the others are open."""
    puzzle = deduction.DrawDeduction(s.seats, max(viewer, SPECTATOR), s.draws, s.shows)
    puzzle.add_pile(s.shuffles, s.pool, s.fresh, s.fresh_n)
    puzzle.deduce()
    return puzzle


def _generations(puzzle: deduction.DrawDeduction) -> list[dict[str, Any]]:
    """Per shuffle that still matters: the cards drawn unseen after it, and how many each seat drew.

    The last entry is the pile as it was last shuffled, including the cards still in it. Every way to assign these cards
    that agrees with `shows` is possible, so the two contain everything that can be deduced.
    """
    found: list[dict[str, Any]] = []
    for i in range(len(puzzle.names)):
        cards = _named(puzzle.supply[i * c.CITIES : (i + 1) * c.CITIES])
        found.append({"cards": cards, "drawn": list(puzzle.counts[i * puzzle.seats : (i + 1) * puzzle.seats])})
    return found


def _shows(puzzle: deduction.DrawDeduction) -> list[dict[str, Any]]:
    """Revealed cards whose shuffle is uncertain, with the shuffles they may come from.

    `drawn`: how many cards the seat had drawn of the last of these shuffles when it revealed the card; None for all.
    """
    found: list[dict[str, Any]] = []
    for k in puzzle.open_shows():
        drawn = puzzle.room[k] if puzzle.room[k] < c.CARDS and puzzle.last[k] in puzzle.options[k] else None
        city = c.CITY_IDS[puzzle.city[k]]
        found.append({"seat": puzzle.seat[k], "city": city, "generations": puzzle.options[k], "drawn": drawn})
    return found


# Sampled worlds


def sample_world(s: State, seat: int, dice: Dice) -> State:
    """Sample what the seat cannot know: which cards the others hold, since which shuffle, and the pile.

    Revealed cards are assigned to a shuffle first (see card_counting); the remaining cards of each shuffle are dealt to
    the seats that drew them. Exactly the worlds that agree with everything the seat has seen can come up.
    """
    world = s.copy()
    first, end = seat * c.CITIES, (seat + 1) * c.CITIES
    for place in range(len(s.hand)):
        if not first <= place < end:
            world.hand[place] = s.known[place]
    puzzle = _puzzle(s, seat)
    sampling.sample_shuffle_assignment(puzzle, dice)
    dealt: list[list[int]] = [[] for _ in puzzle.names]  # per generation: seat and city of each draw
    generation = 0
    for code in s.draws:
        while puzzle.names[generation] != code >> 7:
            generation += 1
        if code >> 5 & deduction.SEAT_MASK == seat:
            dealt[generation].append(first + (code & deduction.CITY_MASK))
    for k in range(len(puzzle.found)):
        if puzzle.seat[k] != seat:
            dealt[puzzle.found[k]].append(puzzle.seat[k] * c.CITIES + puzzle.city[k])
    for generation in range(len(puzzle.names)):
        _deal(puzzle, generation, dealt[generation], world.hand, dice)
    for place in range(len(s.fresh)):
        if not first <= place < end:
            world.fresh[place] = 0
    for place in dealt.pop():
        world.fresh[place] += 1
    world.pile = puzzle.supply[-c.CITIES :]  # what is left
    world.draws = []
    for generation in range(len(dealt)):
        for place in sorted(dealt[generation]):
            name = puzzle.names[generation]
            world.draws.append(deduction.encode_draw(name, place // c.CITIES, place % c.CITIES))
    return world


def _deal(puzzle: deduction.DrawDeduction, generation: int, dealt: list[int], hand: vec[i64], dice: Dice) -> None:
    """Deal the cards that nobody has revealed to the seats that drew from this shuffle, at random."""
    first = generation * c.CITIES
    total = 0
    for place in range(first, first + c.CITIES):
        total += puzzle.supply[place]
    for seat in range(puzzle.seats):
        for _ in range(puzzle.counts[generation * puzzle.seats + seat]):
            place = dice.draw(puzzle.supply, total, first)
            puzzle.supply[place] -= 1
            total -= 1
            dealt.append(seat * c.CITIES + place - first)
            hand[seat * c.CITIES + place - first] += 1
