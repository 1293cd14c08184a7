"""What a viewer may see, built up from allowed fields, and sampled worlds.

Everything in Orléans is open (OR-GEN-INFO-01) except what the others decide in phases 3 and 4 before everybody is
ready, and the order of the hourglass tiles, which no state holds. The contents of bags can be counted, so every view
shows them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import OPEN
from postchaise.kernel.native import Ids, vec

from . import components as c
from .actions import GEAR_ON, PUT
from .rules import followers, planning, scoring, technology
from .state import (
    GONE,
    NONE,
    OFFERED,
    PLANS,
    S_PLAN,
    SAID_READY,
    STEPS,
    State,
    empty_space,
    is_place_active,
    is_planning_phase,
    is_simultaneous_step,
)

# The phase of each step, as shown to players
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("exclude",),
    "hourglass": ("hourglass",),
    "census": ("census",),
    "followers": ("followers", "follow", "draw", "tower", "store"),
    "planning": ("planning", "plan", "reveal"),
    "actions": ("act", "recruit", "take", "move", "send", "reward", "pay", "bath", "next", "gears", "gear"),
    "event": ("event", "affect", "shield", "suffer", "harvest"),
    "torture": ("torture",),
    "first": ("end",),
}
READY_WORDS: Final = ("plans", "ready", "idle")


def hide_plans(s: State, viewer: int) -> State:
    """Return the position as this viewer sees it: secret plans of others are still in their hands."""
    if viewer == OPEN or not is_planning_phase(s):
        return s
    table = s.copy()
    for seat in range(s.seats):
        if seat != viewer:
            _take_back(table, seat)
    return table


def _take_back(table: State, seat: int) -> None:
    if table.agenda[-1] == S_PLAN:
        for code in table.plans[seat][:]:
            if code // c.SLOTS == c.GEAR:
                empty_space(table.space, seat * c.SPACES, code % c.SLOTS, c.GEAR)
                table.gears[seat] += 1
                table.placed[seat] -= 1
            else:
                planning.take_back_follower(table, seat, code, None)
    table.plans[seat] = ()
    table.drawing[seat] = NONE
    table.taken_back[seat] = 0


def list_seats_to_act(s: State) -> list[int]:
    """Return the seats the game waits for, in turn order."""
    if s.over:
        return []
    if not is_simultaneous_step(s):
        return [s.active]
    return [seat for seat in [(s.first + i) % s.seats for i in range(s.seats)] if s.ready[seat] == PLANS]


def find_phase(step: str) -> str:
    for phase, steps in PHASES.items():
        if step in steps:
            return phase
    return "over"


def build_view(s: State, viewer: int) -> dict[str, Any]:
    t = hide_plans(s, viewer)
    step = STEPS[t.agenda[-1]] if t.agenda else "over"
    return {
        "game": "orleans",
        "seats": t.seats,
        "round": t.round,
        "rounds": c.ROUNDS,
        "step": step,
        "phase": find_phase(step),
        "over": bool(t.over),
        "first": t.first,
        "active": t.active,
        "waiting": list_seats_to_act(t),
        "event": c.EVENT_IDS[t.event] if t.event != c.NO_EVENT else None,
        "stack": c.STACK_IDS[t.stack],
        "hourglass": [_stack(t, stack) for stack in range(c.STACKS)],
        "towns": [_town(t, town) for town in range(c.TOWNS)],
        "routes": [_route(t, route) for route in range(c.ROUTES)],
        "supply": {c.CHARACTER_IDS[i]: t.supply[i] for i in range(c.CHARACTERS)},
        "goods": {c.GOOD_IDS[i]: t.good_supply[i] for i in range(c.GOODS)},
        "gears": t.gear_supply,
        "lost": _lost(t),
        "deeds": [_deed(t, deed) for deed in range(c.DEEDS)],
        "citizens": {c.CITIZEN_IDS[i]: t.citizen[i] for i in range(c.CITIZENS)},
        "offer": [c.PLACE_IDS[place] for place in range(c.PLACES) if t.holder[place] == OFFERED],
        "gone": [c.PLACE_IDS[place] for place in range(c.PLACES) if t.holder[place] == GONE],
        "players": [_player(t, seat) for seat in range(t.seats)],
        "now": _now(t),
    }


def _stack(s: State, stack: int) -> dict[str, Any]:
    """The tiles not yet turned up; nobody knows their order."""
    tiles = {c.EVENT_IDS[i]: s.hourglass[stack * c.EVENTS + i] for i in range(c.EVENTS)}
    return {"id": c.STACK_IDS[stack], "tiles": tiles}


def _town(s: State, town: int) -> dict[str, Any]:
    return {
        "id": c.TOWN_IDS[town],
        "stations": [seat for seat in range(s.seats) if s.station[town] >> seat & 1],
        "merchants": [seat for seat in range(s.seats) if s.merchant[seat] == town],
    }


def _route(s: State, route: int) -> dict[str, Any]:
    goods = s.cargo[c.FIRST_CARGO[route] : c.FIRST_CARGO[route + 1]]
    return {"id": c.ROUTE_IDS[route], "goods": [c.GOOD_IDS[good] if good != NONE else None for good in goods]}


def _lost(s: State) -> dict[str, Any]:
    return {
        "followers": {c.CHARACTER_IDS[i]: s.followers_lost[i] for i in range(c.CHARACTERS)},
        "goods": {c.GOOD_IDS[i]: s.goods_lost[i] for i in range(c.GOODS)},
        "gears": s.gears_lost,
    }


def _deed(s: State, deed: int) -> dict[str, Any]:
    first = deed * c.CHARACTERS
    return {
        "id": c.DEED_IDS[deed],
        "spaces": {c.CHARACTER_IDS[i]: c.DEED_SPACES[first + i] for i in range(c.CHARACTERS)},
        "open": {c.CHARACTER_IDS[i]: s.deed_open[first + i] for i in range(c.CHARACTERS)},
        "citizen": s.citizen[deed],
    }


def _counts(counts: vec[i64], first: int) -> dict[str, int]:
    return {c.FOLLOWER_IDS[i]: counts[first + i] for i in range(c.FOLLOWERS) if counts[first + i]}


def _player(s: State, seat: int) -> dict[str, Any]:
    points = scoring.list_points_by_source(s, seat)
    first = seat * c.FOLLOWERS
    mine = [*range(c.LOCATIONS), *s.tiles[seat]]
    return {
        "coins": s.coins[seat],
        "development": s.dev[seat],
        "level": c.LEVEL[s.dev[seat]],
        "tracks": {c.CHARACTER_IDS[i]: s.track[seat * c.TRACKS + i] for i in range(c.TRACKS)},
        "draws": c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]],
        "merchant": c.TOWN_IDS[s.merchant[seat]],
        "stations": [c.TOWN_IDS[town] for town in range(c.TOWNS) if s.station[town] >> seat & 1],
        "reserve": s.reserve[seat],
        "goods": {c.GOOD_IDS[i]: s.goods[seat * c.GOODS + i] for i in range(c.GOODS)},
        "bag": _counts(s.bag, first),
        "market": _counts(s.market, first),
        "tower": _counts(s.tower, 0) if c.TOWER in s.tiles[seat] else None,
        "places": [_place(s, seat, place) for place in mine],
        "gears": s.gears[seat],
        "gears_placed": s.placed[seat],
        "citizens": scoring.count_citizens(s, seat),
        "ready": READY_WORDS[s.ready[seat]],
        "plan": [f"{c.FOLLOWER_IDS[i // c.SLOTS]} {c.SLOT_IDS[i % c.SLOTS]}" for i in s.plans[seat] if _is_follower(i)],
        "drawing": s.drawing[seat],
        "passed": bool(s.passed[seat]),
        "points": {scoring.SOURCES[i]: points[i] for i in range(len(points))},
    }


def _is_follower(code: int) -> bool:
    return code // c.SLOTS != c.GEAR


def _content(content: int) -> str | None:
    if content == c.EMPTY:
        return None
    return "gear" if content == c.GEAR else c.FOLLOWER_IDS[content]


def _place(s: State, seat: int, place: int) -> dict[str, Any]:
    first = seat * c.SPACES
    spaces = range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])
    return {
        "id": c.PLACE_IDS[place],
        "printed": [c.PRINTED_IDS[c.SLOT_PRINT[c.SLOT_OF[space]]] for space in spaces],
        "spaces": [_content(s.space[first + space]) for space in spaces],
        "active": len(spaces) > 0 and is_place_active(s, seat, place),
    }


def _now(s: State) -> dict[str, Any]:
    """What the current question is about."""
    return {
        "place": c.PLACE_IDS[s.place] if s.place != NONE else None,
        "deed": c.DEED_IDS[s.deed] if s.deed != NONE else None,
        "sent": s.sent,
        "food": s.food,
        "debt": s.debt,
        "exclusions": s.exclusions,
        "drawn": [c.FOLLOWER_IDS[follower] for follower in s.drawn],
        "queue": list(s.queue),
    }


def sample_world(s: State, seat: int, dice: Dice) -> State:
    """Sample plans for the seats that are ready: anything they could have planned."""
    world = hide_plans(s, seat)
    if world is s:
        return s.copy()
    for other in range(s.seats):
        if other != seat and s.ready[other] == SAID_READY:
            if s.agenda[-1] == S_PLAN:
                _random_plan(world, other, dice)
            else:
                _random_recalls(world, other, dice)
    return world


def _random_recalls(world: State, seat: int, dice: Dice) -> None:
    """Sample some recalls, then some draws (OR-PHASE3-04)."""
    standing = followers.list_recallable_followers(world, seat)
    allowed = min(followers.find_draw_limit(world, seat), followers.count_free_follower_spaces(world, seat))
    while standing and len(world.plans[seat]) < allowed and dice.below(2):
        followers.plan_recall(world, seat, standing[dice.below(len(standing))], None)
        standing = followers.list_recallable_followers(world, seat)
    world.drawing[seat] = dice.below(followers.count_draws_left(world, seat) + 1)


def _random_plan(world: State, seat: int, dice: Dice) -> None:
    while True:
        out = Ids()
        planning.append_legal_puts(world, seat, out, False)
        technology.append_legal_gear_spaces(world, seat, out)
        if not out:
            return
        action = out[dice.below(len(out))]
        if action >= GEAR_ON.first:
            planning.put_technology_tile(world, seat, action - GEAR_ON.first, None)
        else:
            planning.put_follower(world, seat, action - PUT.first, None)
