"""The position as text tables, made from a view alone."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import (
    BOARD,
    NOTHING,
    NOW,
    OFFER,
    PLAYERS,
    Sheet,
    View,
    Words,
    build_sheet,
    format_counted,
    format_number,
    format_seat_name,
    format_seat_names,
    join_or_dash,
    translate_headings,
)

from . import components as c

ROAD: Final = " – "
OFFICIALS: Final = ("postmaster", "administrator", "carrier", "cartwright")
# The provinces from west to east and from north to south
PROVINCES: Final = (
    *("baden", "wuerttemberg", "hohenzollern", "schweiz"),
    *("baiern", "tyrol", "polen", "boehmen", "salzburg"),
)


def build_text_board(view: View, words: Words) -> list[Sheet]:
    """Return the tables that have something to show; a spectator gets no table of the hand."""
    told = [
        _turn(view, words),
        _display(view, words),
        _hand(view, words),
        _routes(view, words),
        _players(view, words),
        _points(view, words),
        _provinces(view, words),
        _cities_and_roads(words),
        _tiles(view, words),
        _carriages(view, words),
        _officials(view, words),
        _cards(view, words),
    ]
    return [each for each in told if each.rows]


# The turn


def _turn(view: View, words: Words) -> Sheet:
    """One row: the active player and what has happened in this turn."""
    turn, expansion = view["this_turn"], view["expansion"]
    row = [
        str(view["round"]),
        words.translate("log-over") if view["over"] else format_seat_name(words, view["active"]),
        format_number(turn["drawn"]),
        format_number(turn["played"]),
        join_or_dash([words.translate(f"official-{id}") for id in turn["used"]]),
        words.translate("letter-count", count=turn["price"]) if expansion else NOTHING,
        words.translate("letter-count", count=turn["purse"]) if expansion and turn["purse"] else NOTHING,
        words.translate(f"sheet-mode-{turn['mode']}") if turn["mode"] else NOTHING,
        join_or_dash([_city(words, id) for id in turn["open"]]),
        format_seat_name(words, view["first"]),
        _end(view, words),
    ]
    columns = ["round", "at-move", "drawn", "played", "used", "price", "purse", "mode", "open", "first", "end"]
    return build_sheet(words, NOW, "turn", translate_headings(words, *columns), [row])


def _end(view: View, words: Words) -> str:
    if view["ending"] < 0 and not view["over"]:
        return NOTHING
    facts = [] if view["over"] else [words.translate("sheet-last")]
    facts += [words.translate(f"ending-{view['cause']}")] if view["cause"] else []
    return join_or_dash(facts)


# Cards


def _display(view: View, words: Words) -> Sheet:
    """The face-up cards and what they mean for the viewer."""
    cards = [id for id in view["display"] if id is not None]
    rows = [_card(view, words, id, cards.count(id)) for id in dict.fromkeys(cards)]
    return build_sheet(words, NOW, "display", translate_headings(words, "city", "province", "fits", "house"), rows)


def _hand(view: View, words: Words) -> Sheet:
    mine = _mine(view)
    cards = view["players"][mine]["cards"] if mine >= 0 else {}
    rows = [_card(view, words, id, count) for id, count in cards.items()]
    return build_sheet(words, NOW, "hand", translate_headings(words, "city", "province", "fits", "house"), rows)


def _card(view: View, words: Words, id: str, count: int) -> list[str]:
    """Return city, province, the ends of the viewer's route it fits (TT-ROUTE-03), and whether a house is there."""
    mine = _mine(view)
    me = view["players"][mine] if mine >= 0 else {"route": [], "houses": []}
    fits = [_city(words, end) for end in _ends(me["route"]) if id not in me["route"] and id in _roads(end)]
    house = words.translate("sheet-yes") if id in me["houses"] else NOTHING
    return [
        format_counted(_city(words, id), count),
        words.translate(f"province-{_province(id)}"),
        join_or_dash(fits),
        house,
    ]


def _cards(view: View, words: Words) -> Sheet:
    """Pile and discard, and what counting says about them."""
    discard = view["discard"]
    top = _city(words, discard["top"]) if discard["top"] else NOTHING
    pile = words.translate("sheet-possible", cities=_cities(words, view["pool"])) if view["pool"] else NOTHING
    rows = [
        [words.translate("sheet-pile"), format_number(view["pile"]), NOTHING, pile],
        [words.translate("sheet-discard"), format_number(discard["cards"]), top, _cities(words, discard["cities"])],
    ]
    if view["unseen"] and view["unseen"] != view["pool"]:
        count = sum(view["unseen"].values())
        rows.append([words.translate("sheet-unseen"), format_number(count), NOTHING, _cities(words, view["unseen"])])
    if view["letters_removed"]:
        rows.append(
            [words.translate("sheet-letters-removed"), format_number(view["letters_removed"]), NOTHING, NOTHING]
        )
    return build_sheet(words, OFFER, "cards", translate_headings(words, "where", "cards", "top", "cities"), rows)


# The map


def _provinces(view: View, words: Words) -> Sheet:
    """Cities with houses, and cities without: there a letter still waits."""
    rows = []
    for province in PROVINCES:
        cities = [city for city in view["cities"] if city["province"] == province]
        built = [
            f"{_city(words, city['id'])} ({format_seat_names(words, city['houses'])})"
            for city in cities
            if city["houses"]
        ]
        free = [_city(words, city["id"]) for city in cities if not city["houses"]]
        rows.append([words.translate(f"province-{province}"), join_or_dash(built), join_or_dash(free)])
    columns = ["province", "houses", "letters-wait" if view["expansion"] else "no-house"]
    return build_sheet(words, BOARD, "provinces", translate_headings(words, *columns), rows)


def _cities_and_roads(words: Words) -> Sheet:
    rows = []
    for province in PROVINCES:
        for id in [id for id in c.CITY_IDS if _province(id) == province]:
            rows.append([_city(words, id), join_or_dash([_city(words, other) for other in _roads(id)])])
    return build_sheet(words, BOARD, "roads", translate_headings(words, "city", "roads"), rows)


# Players


def _routes(view: View, words: Words) -> Sheet:
    """Every route with both ends and the cities it can continue to."""
    rows = []
    for seat, player in enumerate(view["players"]):
        route, ways = player["route"], []
        if not route:
            continue
        for end in _ends(route):
            onward = [_city(words, id) for id in _roads(end) if id not in route]
            ways.append(words.translate("sheet-way", city=_city(words, end), onward=join_or_dash(onward)))
        rows.append(
            [
                format_seat_name(words, seat),
                ROAD.join(_city(words, id) for id in route),
                str(len(route)),
                words.translate("separator").join(ways),
                join_or_dash(
                    [words.translate(f"province-{id}") for id in dict.fromkeys(_province(id) for id in route)]
                ),
            ]
        )
    return build_sheet(
        words, PLAYERS, "routes", translate_headings(words, "player", "route", "cards", "onward", "provinces"), rows
    )


def _players(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        mine = seat == _mine(view)
        shown = {} if mine else player["cards"] if player["cards"] is not None else player["known"] or {}
        rows.append(
            [
                format_seat_name(words, seat),
                format_number(player["hand"]),
                _cities(words, shown),
                format_number(player["carriage"]),
                str(player["houses_left"]),
                format_number(player["letters"]),
                words.translate("sheet-yes") if player["courier"] else NOTHING,
                _won(words, player),
            ]
        )
    columns = ["player", "hand", "known", "carriage", "houses-left", "letters", "courier", "tiles"]
    return build_sheet(words, PLAYERS, "players", translate_headings(words, *columns), rows)


def _won(words: Words, player: View) -> str:
    """Bonus tiles of a player; those of the others may lie face down (TT-INFO-03)."""
    if any(tile["stack"] is None for tile in player["tiles"]):
        return words.translate("sheet-face-down", count=len(player["tiles"]))
    return join_or_dash([f"{words.translate('stack-' + tile['stack'])} ({tile['points']})" for tile in player["tiles"]])


def _points(view: View, words: Words) -> Sheet:
    """Provisional points; hidden totals stay hidden (TT-INFO-03)."""
    sources = list(next((player["points"] for player in view["players"] if player["points"] is not None), {}))
    rows = []
    for seat, player in enumerate(view["players"]):
        points = player["points"]
        total = words.translate("sheet-hidden") if points is None else format_number(sum(points.values()))
        rows.append(
            [format_seat_name(words, seat), *(format_number((points or {}).get(id, 0)) for id in sources), total]
        )
    columns = [
        *translate_headings(words, "player"),
        *(words.translate(f"score-{id}") for id in sources),
        *translate_headings(words, "total"),
    ]
    return build_sheet(words, PLAYERS, "points", columns, rows)


# What can still be won


def _tiles(view: View, words: Words) -> Sheet:
    """Each stack from the top, and what every player still needs for it."""
    names = [format_seat_name(words, seat) for seat in range(view["seats"])]
    rows = []
    for index, stack in enumerate(view["stacks"]):
        values = join_or_dash([str(value) for value in stack["values"]])
        cells = [_lacking(view, words, index, player) for player in view["players"]]
        effect = words.attribute(f"stack-{stack['id']}", "effect")
        rows.append([words.translate(f"stack-{stack['id']}"), values, *cells, effect])
    columns = [*translate_headings(words, "tile", "values"), *names, *translate_headings(words, "for")]
    return build_sheet(words, OFFER, "tiles", columns, rows)


def _lacking(view: View, words: Words, stack: int, player: View) -> str:
    """Return the tile won, or, from the first house on, what is missing (TT-BONUS-PROV-01, TT-BONUS-ALL-01)."""
    won = [tile["points"] for tile in player["tiles"] if tile["stack"] == c.STACK_IDS[stack]]
    if won:
        return words.translate("sheet-won", points=join_or_dash([str(points) for points in won]))
    if c.STACK_KIND[stack] not in ("province", "all"):
        return NOTHING
    held = sum(1 << c.CITY_IDS.index(id) for id in player["houses"])
    if c.STACK_KIND[stack] == "province":
        begun = c.STACK_MASK[stack] & held != 0
        lacking = [_city(words, c.CITY_IDS[n]) for n in range(c.CITIES) if c.STACK_MASK[stack] & ~held & 1 << n]
    else:
        wanted = [p for p in range(c.PROVINCES) if c.IS_OUTER[p] or view["all_nine"]]
        begun = any(c.PROVINCE_MASK[p] & held for p in wanted)
        lacking = [words.translate(f"province-{c.PROVINCE_IDS[p]}") for p in wanted if not c.PROVINCE_MASK[p] & held]
    if not lacking:
        return words.translate("sheet-complete")
    return words.translate("sheet-missing", places=join_or_dash(lacking)) if begun else NOTHING


def _carriages(view: View, words: Words) -> Sheet:
    rows = []
    for carriage in view["carriages"]:
        level = words.translate("sheet-carriage", level=carriage["level"])
        rows.append(
            [
                level,
                str(carriage["points"]),
                format_number(carriage["cards"]),
                format_seat_names(words, carriage["owners"]),
            ]
        )
    return build_sheet(
        words, OFFER, "carriages", translate_headings(words, "carriage", "points", "left", "owners"), rows
    )


def _officials(view: View, words: Words) -> Sheet:
    rows = []
    for id in OFFICIALS:
        used = words.translate("sheet-yes") if id in view["this_turn"]["used"] else NOTHING
        rows.append([words.translate(f"official-{id}"), words.attribute(f"official-{id}", "effect"), used])
    if view["expansion"]:
        effect = words.translate("sheet-courier-effect", price=c.PRICE_WITH_COURIER, points=c.COURIER_POINTS)
        rows.append([words.translate("option-expansion"), effect, NOTHING])
    return build_sheet(words, OFFER, "officials", translate_headings(words, "official", "effect", "used"), rows)


# Helpers


def _mine(view: View) -> int:
    """Return the seat whose cards are visible; -1 when none are, or all of them after the end."""
    seen = [seat for seat, player in enumerate(view["players"]) if player["cards"] is not None]
    return seen[0] if len(seen) == 1 else -1


def _ends(route: list[str]) -> list[str]:
    """Return both ends of a route; a single card is both."""
    return list(dict.fromkeys([*route[:1], *route[-1:]]))


def _roads(id: str) -> list[str]:
    return [c.CITY_IDS[n] for n in range(c.CITIES) if c.ROADS[c.CITY_IDS.index(id)] >> n & 1]


def _province(city: str) -> str:
    return c.PROVINCE_IDS[c.PROVINCE_OF[c.CITY_IDS.index(city)]]


def _city(words: Words, id: str) -> str:
    return words.translate(f"city-{id}")


def _cities(words: Words, counts: View) -> str:
    return join_or_dash([format_counted(_city(words, id), count) for id, count in counts.items()])
