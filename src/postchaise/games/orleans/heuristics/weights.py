"""The weights of the scores: a flat list of numbers, about in points, each with a name. `weights/` has tuned ones."""

from __future__ import annotations

from typing import Final

from .. import components as c

# Blocks of weights, each with one number for each thing
_BLOCKS: Final[list[tuple[str, list[str]]]] = [
    ("early", c.PLACE_IDS),  # value of using a place besides its immediate gain, at the beginning
    ("late", c.PLACE_IDS),  # and at the end
    ("first", c.PLACE_IDS),  # how soon it is used in phase 5
    ("gear", c.PLACE_IDS),  # a technology tile on it
    ("tile-early", c.TILE_IDS),
    ("tile-late", c.TILE_IDS),
    ("recruit-early", c.CHARACTER_IDS),  # a new follower besides the reward of the track
    ("recruit-late", c.CHARACTER_IDS),
    ("spare-early", c.CHARACTER_IDS),  # what is lost when a follower goes to a deed
    ("spare-late", c.CHARACTER_IDS),
    ("spend", c.CHARACTER_IDS),  # what a follower could have done elsewhere
    ("good", c.GOOD_IDS),
    ("deed", c.DEED_IDS),
    ("knight-step", [str(index) for index in range(1, c.TRACK_LAST[c.KNIGHT] + 1)]),
    ("craftsman-step", [str(index) for index in range(1, c.TRACK_LAST[c.CRAFTSMAN] + 1)]),
]
_SINGLE: Final[list[tuple[str, float]]] = [
    ("gain", 1.0),  # points got at once by using a place
    ("coin", 1.0),
    ("level-growth", 3.0),  # levels still to come, over a whole match
    ("holding-growth", 7.0),  # stations and citizens still to come, over a whole match
    ("step-early", 0.9),  # value of a fraction of a level, at the beginning
    ("step-late", 0.4),
    ("station", 1.2),  # a station, in levels
    ("citizen", 1.0),
    ("census", 2.0),  # farmers, where the lead or the last place is at stake
    ("hunger", 3.0),  # food needed for this round's harvest
    ("free-town", 0.6),  # moving to where nobody has built, in levels
    ("free-town-hall", 0.6),  # the same with a prepared Guildhall
    ("onward-good", 0.15),  # goods around the town of arrival
    ("onward-town", 0.3),  # free towns around it
    ("home", 2.0),  # leaving a town where a prepared Guildhall could build
    ("partial", 0.4),  # part of a place's worth when it is filled only in part
    ("crowd", 1.0),  # each follower that could not be drawn next round for lack of room
    ("wait", 2.0),  # leaving a follower on the market
    ("recall-stuck", 4.0),  # from a place that cannot be used
    ("recall-part", 2.0),  # from a place that lacks followers
    ("recall-worth", 0.4),  # part of what that place is worth
    ("recall-draw", 2.0),  # one draw less
    ("pass", 6.0),  # how bad passing is
    ("thrift", 1.0),  # penalty for places that need more followers: 1 divides the value by their number
    ("foreign", 1.0),  # standing in for another character
    ("shield", 3.0),
    ("help", 0.5),  # leaving a deed to rivals with one space open
]
_EARLY: Final[dict[str, float]] = {
    "farmhouse": 1.0, "village": 1.0, "university": 1.0, "castle": 1.0, "monastery": 1.0, "ship": 1.0, "wagon": 1.0,
    "guildhall": 1.0, "town-hall": 0.5, "bathhouse": 1.5, "sacristy": 0.5, "pharmacy": 0.5,
}  # fmt: skip
_LATE: Final[dict[str, float]] = {"bathhouse": 1.0, "sacristy": 1.0}
_FIRST: Final[dict[str, float]] = {"village": 3.0, "castle": 1.5, "guildhall": 4.0, "ship": 2.0, "wagon": 2.0}
_GEAR: Final[dict[str, float]] = {
    "farmhouse": 2.0, "village": 4.0, "university": 3.0, "castle": 4.0, "monastery": 2.0, "ship": 4.0, "wagon": 4.0,
    "guildhall": 5.0, "scriptorium": 2.5, "cheese-factory": 3.0, "winery": 3.0, "wool-manufacturer": 3.0,
    "tailor-shop": 3.0, "windmill": 3.0, "library": 3.0, "hospital": 3.0, "cellar": 2.0, "office": 3.0,
    "horse-wagon": 3.0, "laboratory": 3.0,
}  # fmt: skip
_TILE: Final[dict[str, float]] = {
    "hayrick": 7.0, "cheese-factory": 8.0, "winery": 10.0, "wool-manufacturer": 12.0, "tailor-shop": 11.0,
    "brewery": 4.0, "sacristy": 3.0, "herb-garden": 8.0, "bathhouse": 6.0, "windmill": 10.0, "library": 9.0,
    "hospital": 10.0, "gunpowder-tower": 5.0, "cellar": 6.0, "office": 10.0, "school": 8.0, "pharmacy": 5.0,
    "horse-wagon": 6.0, "shipping-line": 9.0, "laboratory": 4.0,
}  # fmt: skip
_RECRUIT_EARLY: Final = [1.0, 1.5, 3.0, 1.0, 2.0, 1.5, 7.0]
_RECRUIT_LATE: Final = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0]
_SPARE_EARLY: Final = [2.0, 2.0, 2.5, 2.5, 4.0, 4.0, 5.0]
_SPARE_LATE: Final = [0.5, 0.5, 0.5, 0.5, 0.7, 0.7, 1.0]
_SPEND: Final = [0.4, 0.4, 0.4, 0.4, 0.6, 0.5, 0.8]
_KNIGHT: Final = [16.0, 14.0, 11.0, 2.0, 6.0]
_CRAFTSMAN: Final = [20.0, 18.0, 15.0, 13.0, 11.0]


def _named(block: str, id: str) -> float:
    table: dict[str, dict[str, float]] = {"early": _EARLY, "late": _LATE, "first": _FIRST, "gear": _GEAR}
    if block in table:
        return table[block].get(id, 0.5)
    return _TILE.get(id, 6.0) if block == "tile-early" else 0.5 * _TILE.get(id, 6.0)


def _start() -> list[float]:
    """A strong player's sense of the game, to begin tuning with."""
    listed: dict[str, list[float]] = {
        "recruit-early": _RECRUIT_EARLY,
        "recruit-late": _RECRUIT_LATE,
        "spare-early": _SPARE_EARLY,
        "spare-late": _SPARE_LATE,
        "spend": _SPEND,
        "good": [float(vp) for vp in c.GOOD_VP],
        "deed": [0.2] * c.DEEDS,
        "knight-step": _KNIGHT,
        "craftsman-step": _CRAFTSMAN,
    }
    start: list[float] = []
    for block, ids in _BLOCKS:
        start += listed[block] if block in listed else [_named(block, id) for id in ids]
    return start + [value for _, value in _SINGLE]


NAMES: Final[list[str]] = [f"{block}-{id}" for block, ids in _BLOCKS for id in ids] + [name for name, _ in _SINGLE]
INITIAL: Final[list[float]] = _start()


def _first(block: str) -> int:
    """Return where a block begins."""
    at = 0
    for name, ids in _BLOCKS:
        if name == block:
            return at
        at += len(ids)
    raise KeyError(block)


EARLY: Final[int] = _first("early")
LATE: Final[int] = _first("late")
FIRST: Final[int] = _first("first")
GEAR: Final[int] = _first("gear")
TILE_EARLY: Final[int] = _first("tile-early")
TILE_LATE: Final[int] = _first("tile-late")
RECRUIT_EARLY: Final[int] = _first("recruit-early")
RECRUIT_LATE: Final[int] = _first("recruit-late")
SPARE_EARLY: Final[int] = _first("spare-early")
SPARE_LATE: Final[int] = _first("spare-late")
SPEND: Final[int] = _first("spend")
GOOD: Final[int] = _first("good")
DEED: Final[int] = _first("deed")
KNIGHT_STEP: Final[int] = _first("knight-step")
CRAFTSMAN_STEP: Final[int] = _first("craftsman-step")
GAIN: Final[int] = NAMES.index("gain")
COIN: Final[int] = NAMES.index("coin")
LEVEL_GROWTH: Final[int] = NAMES.index("level-growth")
HOLDING_GROWTH: Final[int] = NAMES.index("holding-growth")
STEP_EARLY: Final[int] = NAMES.index("step-early")
STEP_LATE: Final[int] = NAMES.index("step-late")
STATION: Final[int] = NAMES.index("station")
CITIZEN: Final[int] = NAMES.index("citizen")
CENSUS: Final[int] = NAMES.index("census")
HUNGER: Final[int] = NAMES.index("hunger")
FREE_TOWN: Final[int] = NAMES.index("free-town")
FREE_TOWN_HALL: Final[int] = NAMES.index("free-town-hall")
ONWARD_GOOD: Final[int] = NAMES.index("onward-good")
ONWARD_TOWN: Final[int] = NAMES.index("onward-town")
HOME: Final[int] = NAMES.index("home")
PARTIAL: Final[int] = NAMES.index("partial")
CROWD: Final[int] = NAMES.index("crowd")
WAIT: Final[int] = NAMES.index("wait")
RECALL_STUCK: Final[int] = NAMES.index("recall-stuck")
RECALL_PART: Final[int] = NAMES.index("recall-part")
RECALL_WORTH: Final[int] = NAMES.index("recall-worth")
RECALL_DRAW: Final[int] = NAMES.index("recall-draw")
PASS: Final[int] = NAMES.index("pass")
THRIFT: Final[int] = NAMES.index("thrift")
FOREIGN: Final[int] = NAMES.index("foreign")
SHIELD: Final[int] = NAMES.index("shield")
HELP: Final[int] = NAMES.index("help")
