"""The table of Thurn und Taxis in words: sheets for whoever plays without a drawing, made from a view and nothing else.

First what is decided now (the turn, display, hand, routes), then the map, what can be won, and what is left.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.rows import View, Words
from estafette.kernel.sheet import NOTHING, TIMES, Sheet, listed, number, sheet

from .. import components as c

ROAD: Final = " – "
OFFICIALS: Final = ("postmaster", "administrator", "carrier", "cartwright")
# The provinces from west to east and from north to south
PROVINCES: Final = (
    *("baden", "wuerttemberg", "hohenzollern", "schweiz"),
    *("baiern", "tyrol", "polen", "boehmen", "salzburg"),
)


def sheets(view: View, words: Words) -> list[Sheet]:
    return [
        _turn(view, words),
        *_display(view, words),
        *_hand(view, words),
        _routes(view, words),
        _players(view, words),
        _map(view, words),
        _tiles(view, words),
        _carriages(view, words),
        _officials(view, words),
        *_points(view, words),
        _cards(view, words),
    ]


# The turn


def _turn(view: View, words: Words) -> Sheet:
    """One row: who is at move, and what this turn has brought so far."""
    turn, expansion = view["this_turn"], view["expansion"]
    row = [
        words.say("tt-round", round=view["round"]),
        words.say("log-over") if view["over"] else words.say("seat", seat=view["active"] + 1),
        number(turn["drawn"]),
        number(turn["played"]),
        listed([words.say(f"official-{id}") for id in turn["used"]]),
        words.say("letter-count", count=turn["price"]) if expansion else NOTHING,
        words.say("letter-count", count=turn["purse"]) if expansion and turn["purse"] else NOTHING,
        words.say(f"twin-mode-{turn['mode']}") if turn["mode"] else NOTHING,
        listed([_city(words, id) for id in turn["open"]]),
        _end(view, words),
        words.say("seat", seat=view["first"] + 1),
    ]
    columns = ["round", "turn", "drawn", "played", "used", "price", "purse", "mode", "open", "end", "first"]
    return sheet(words, "twin-turn", columns, [row])


def _end(view: View, words: Words) -> str:
    if view["ending"] < 0 and not view["over"]:
        return NOTHING
    facts = [] if view["over"] else [words.say("tt-last")]
    facts += [words.say(f"ending-{view['cause']}")] if view["cause"] else []
    return listed(facts)


# Cards


def _display(view: View, words: Words) -> list[Sheet]:
    """The face-up cards, with what they mean for whoever looks."""
    mine = _mine(view)
    rows = [[*_card(view, words, mine, id)] for id in view["display"] if id is not None]
    columns = ["city", "province", "fits", "house", "roads"]
    return [sheet(words, "twin-display", columns, rows)] if rows else []


def _hand(view: View, words: Words) -> list[Sheet]:
    mine = _mine(view)
    if mine < 0 or not view["players"][mine]["cards"]:
        return []
    rows = []
    for id, count in view["players"][mine]["cards"].items():
        name, *rest = _card(view, words, mine, id)
        rows.append([name, str(count), *rest])
    return [sheet(words, "twin-hand", ["city", "count", "province", "fits", "house", "roads"], rows)]


def _card(view: View, words: Words, mine: int, id: str) -> list[str]:
    """City, province, the end of the own route it fits, whether an own house stands there, its roads."""
    route = view["players"][mine]["route"] if mine >= 0 else []
    ends = list(dict.fromkeys([*route[:1], *route[-1:]])) if id not in route else []
    fits = [_city(words, end) for end in ends if _joined(end, id)]
    house = mine >= 0 and id in view["players"][mine]["houses"]
    province = words.say(f"province-{_province(id)}")
    return [
        _city(words, id),
        province,
        listed(fits),
        words.say("twin-yes") if house else NOTHING,
        listed([_city(words, other) for other in _roads(id)]),
    ]


def _cards(view: View, words: Words) -> Sheet:
    """Pile and discard, and what counting tells about them."""
    discard = view["discard"]
    top = _city(words, discard["top"]) if discard["top"] else NOTHING
    pile = words.say("twin-possible", cities=_cities(words, view["pool"])) if view["pool"] else NOTHING
    rows = [
        [words.say("twin-pile"), number(view["pile"]), NOTHING, pile],
        [words.say("twin-discard"), number(discard["cards"]), top, _cities(words, discard["cities"])],
    ]
    if view["unseen"]:
        count = sum(view["unseen"].values())
        rows.append([words.say("tt-unseen"), number(count), NOTHING, _cities(words, view["unseen"])])
    if view["letters_removed"]:
        rows.append([words.say("twin-letters-removed"), number(view["letters_removed"]), NOTHING, NOTHING])
    return sheet(words, "twin-cards", ["where", "cards", "top", "cities"], rows)


# Players


def _routes(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        route = player["route"]
        provinces = dict.fromkeys(_province(id) for id in route)
        ends = dict.fromkeys([*route[:1], *route[-1:]])
        ways = []
        for end in ends:
            onward = [_city(words, id) for id in _roads(end) if id not in route]
            ways.append(words.say("twin-way", city=_city(words, end), onward=listed(onward)))
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                ROAD.join(_city(words, id) for id in route) or NOTHING,
                number(len(route)),
                words.say("separator").join(ways) or NOTHING,
                listed([words.say(f"province-{id}") for id in provinces]),
            ]
        )
    return sheet(words, "twin-routes", ["player", "route", "cards", "onward", "provinces"], rows)


def _players(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        points = player["points"]
        mine = seat == _mine(view)
        shown = {} if mine else player["cards"] if player["cards"] is not None else player["known"] or {}
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                number(sum(points.values())) if points is not None else words.say("twin-hidden"),
                number(player["hand"]),
                _cities(words, shown),
                number(player["carriage"]),
                str(player["houses_left"]),
                number(player["letters"]),
                words.say("twin-yes") if player["courier"] else NOTHING,
                _won(words, player),
                listed(_state(view, words, seat)),
            ]
        )
    columns = ["player", "points", "hand", "known", "carriage", "houses-left", "letters", "courier", "tiles", "now"]
    return sheet(words, "twin-players", columns, rows)


def _state(view: View, words: Words, seat: int) -> list[str]:
    facts = [words.say("twin-at-move")] if view["active"] == seat and not view["over"] else []
    return facts + ([words.say("twin-begins")] if view["first"] == seat else [])


def _won(words: Words, player: View) -> str:
    """Bonus tiles of a player; those of the others may lie face down (TT-INFO-03)."""
    if any(tile["stack"] is None for tile in player["tiles"]):
        return words.say("tt-face-down", count=len(player["tiles"]))
    return listed([f"{words.say('stack-' + tile['stack'])} ({tile['points']})" for tile in player["tiles"]])


def _points(view: View, words: Words) -> list[Sheet]:
    """Provisional until the end; hidden totals stay hidden."""
    known = [seat for seat, player in enumerate(view["players"]) if player["points"] is not None]
    if not known:
        return []
    sources = list(view["players"][known[0]]["points"])
    rows = []
    for seat in known:
        points = view["players"][seat]["points"]
        rows.append([words.say("seat", seat=seat + 1), *(number(points[id]) for id in sources)])
        rows[-1].append(number(sum(points.values())))
    columns = [words.say("twin-column-player"), *(words.say(f"score-{id}") for id in sources)]
    return [Sheet(words.say("twin-points"), [*columns, words.say("twin-column-total")], rows).kept()]


# The map, and what can be won


def _map(view: View, words: Words) -> Sheet:
    """Cities by province; Bavaria is one province of eight cities."""
    rows = []
    for city in sorted(view["cities"], key=lambda city: PROVINCES.index(city["province"])):
        rows.append(
            [
                _city(words, city["id"]),
                words.say(f"province-{city['province']}"),
                listed([words.say("seat", seat=seat + 1) for seat in city["houses"]]),
                words.say("twin-yes") if city["letter"] else NOTHING,
                listed([_city(words, other) for other in _roads(city["id"])]),
            ]
        )
    return sheet(words, "twin-map", ["city", "province", "houses", "letter", "roads"], rows)


def _tiles(view: View, words: Words) -> Sheet:
    """Each stack from the top, and what every player still lacks for it."""
    names = [words.say("seat", seat=seat + 1) for seat in range(view["seats"])]
    rows = []
    for index, stack in enumerate(view["stacks"]):
        values = listed([str(value) for value in stack["values"]])
        cells = [_lacking(view, words, index, player) for player in view["players"]]
        effect = words.attribute(f"stack-{stack['id']}", "effect")
        rows.append([words.say(f"stack-{stack['id']}"), values, *cells, effect])
    columns = [words.say("twin-column-tile"), words.say("twin-column-values"), *names, words.say("twin-column-for")]
    return Sheet(words.say("twin-tiles"), columns, rows)


def _lacking(view: View, words: Words, stack: int, player: View) -> str:
    """TT-BONUS-PROV-01, TT-BONUS-ALL-01: the tile won, or, once there is a first house, where others are missing."""
    won = [tile["points"] for tile in player["tiles"] if tile["stack"] == c.STACK_IDS[stack]]
    if won:
        return words.say("twin-won", points=listed([str(points) for points in won]))
    if c.STACK_KIND[stack] not in ("province", "all"):
        return NOTHING
    held = sum(1 << c.CITY_IDS.index(id) for id in player["houses"])
    if c.STACK_KIND[stack] == "province":
        begun = c.STACK_MASK[stack] & held != 0
        lacking = [_city(words, c.CITY_IDS[n]) for n in range(c.CITIES) if c.STACK_MASK[stack] & ~held & 1 << n]
    else:
        wanted = [p for p in range(c.PROVINCES) if c.IS_OUTER[p] or view["all_nine"]]
        begun = any(c.PROVINCE_MASK[p] & held for p in wanted)
        lacking = [words.say(f"province-{c.PROVINCE_IDS[p]}") for p in wanted if not c.PROVINCE_MASK[p] & held]
    if not lacking:
        return words.say("twin-complete")
    return words.say("tt-missing", places=listed(lacking)) if begun else NOTHING


def _carriages(view: View, words: Words) -> Sheet:
    rows = []
    for carriage in view["carriages"]:
        owners = listed([words.say("seat", seat=seat + 1) for seat in carriage["owners"]])
        level = words.say("tt-carriage", level=carriage["level"])
        rows.append([level[0].upper() + level[1:], str(carriage["points"]), number(carriage["cards"]), owners])
    return sheet(words, "twin-carriages", ["carriage", "points", "left", "owners"], rows)


def _officials(view: View, words: Words) -> Sheet:
    rows = []
    for id in OFFICIALS:
        used = words.say("twin-yes") if id in view["this_turn"]["used"] else NOTHING
        rows.append([words.say(f"official-{id}"), words.attribute(f"official-{id}", "effect"), used])
    if view["expansion"]:
        effect = words.say("twin-courier-effect", price=c.PRICE_WITH_COURIER, points=c.COURIER_POINTS)
        rows.append([words.say("option-expansion"), effect, NOTHING])
    return sheet(words, "twin-officials", ["official", "effect", "used"], rows)


# Small things


def _mine(view: View) -> int:
    """Whose cards can be seen; -1 when nobody's can, or everybody's after the end."""
    seen = [seat for seat, player in enumerate(view["players"]) if player["cards"] is not None]
    return seen[0] if len(seen) == 1 else -1


def _roads(id: str) -> list[str]:
    return [c.CITY_IDS[n] for n in range(c.CITIES) if c.ROADS[c.CITY_IDS.index(id)] >> n & 1]


def _joined(one: str, other: str) -> bool:
    return bool(c.ROADS[c.CITY_IDS.index(one)] >> c.CITY_IDS.index(other) & 1)


def _province(city: str) -> str:
    return c.PROVINCE_IDS[c.PROVINCE_OF[c.CITY_IDS.index(city)]]


def _city(words: Words, id: str) -> str:
    return words.say(f"city-{id}")


def _cities(words: Words, counts: View) -> str:
    named = [(_city(words, id), count) for id, count in counts.items()]
    return listed([f"{name}{TIMES}{count}" if count > 1 else name for name, count in named])
