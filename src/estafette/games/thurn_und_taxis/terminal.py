"""The board of Thurn und Taxis as text: rows of (words, style), drawn from a view and nothing else.

West is left, north is up. A city lists its neighbours by the first letters of their names, so that a route can be
planned without the printed board.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.rows import COMMA, QUIET, TITLE, Row, View, Words, flow, length, pad

from . import components as c

LETTER: Final = "◆"
COURIER: Final = "★"
LEFT: Final = "◄"
RIGHT: Final = "►"
ROAD: Final = " ═ "
DOT: Final = " · "
NOTHING: Final = "–"
EMPTY: Final = "·"  # no house of this player
LINE: Final = "─"
MARGIN: Final = " "
PLAYER_STYLES: Final = ("bold blue", "bold red", "bold green", "bold yellow")
FITTING: Final = "bold cyan"
LABEL: Final = 11  # what belongs to a player or to the table
SHORT: Final = 3  # letters of a city's short name, more where two begin alike
WIDEST: Final = 110
NARROWEST: Final = 70  # a board is not drawn smaller than this
GUTTER: Final = 1  # between columns

# The map from west to east; the provinces of a column and the cities of a province from north to south
COLUMNS: Final = (
    ("baden", "wuerttemberg", "hohenzollern", "schweiz"),
    ("baiern", "tyrol"),
    ("polen", "boehmen", "salzburg"),
)
NORTH_TO_SOUTH: Final = (
    *("lodz", "wuerzburg", "pilsen", "mannheim", "nuernberg", "regensburg", "carlsruhe", "budweis"),
    *("stuttgart", "ingolstadt", "passau", "ulm", "augsburg", "linz", "muenchen", "sigmaringen"),
    *("freiburg", "salzburg", "kempten", "basel", "zuerich", "innsbruck"),
)


def board(view: View, words: Words, width: int) -> list[Row]:
    """Everything on the table, no row wider than `width`."""
    width = _fit(width)
    rows = [_headline(view, words, width), [], *_map(view, words, width), []]
    rows += [*_cards(view, words, width), *_tiles(view, words, width), []]
    for seat in range(view["seats"]):
        rows += _player(view, words, seat, width)
    return rows


def status(view: View, words: Words, seat: int, width: int) -> list[Row]:
    """What one player has in hand, between two questions of the same turn."""
    return _player(view, words, seat, _fit(width), brief=True)


def offer(view: View, words: Words, width: int) -> list[Row]:
    """What can still be had: carriages, bonus tiles with what is missing for them, cards nobody has seen."""
    width = _fit(width)
    rows = [*_carriages(view, words, words.say("tt-carriages-offer")), [], *_stacks(view, words, width)]
    if view["unseen"] is not None:
        rows += [[], [(MARGIN + words.say("tt-unseen"), TITLE)]]
        cards: list[Row] = [[(f"{left} {_city(words, city)}", "")] for city, left in view["unseen"].items()]
        rows += flow([(MARGIN * 3, "")], cards or [[(NOTHING, "")]], width, COMMA)
    return rows


def legend(words: Words, width: int) -> list[Row]:
    """What the signs mean."""
    said = words.say("tt-legend", letter=LETTER, courier=COURIER, left=LEFT, right=RIGHT)
    return flow([(MARGIN, "")], [[(word, QUIET)] for word in said.split(" ")], _fit(width), MARGIN)


def _headline(view: View, words: Words, width: int) -> Row:
    said = words.say("tt-round", round=view["round"])
    if view["ending"] >= 0 and not view["over"]:
        said += DOT + words.say("tt-last")
    return [(LINE * 2, QUIET), (f" {said} ", TITLE), (LINE * (width - len(said) - 4), QUIET)]


# The map


def _map(view: View, words: Words, width: int) -> list[Row]:
    """Three columns of provinces; the carriages lie where the east is empty."""
    third = (width - 2 * GUTTER) // 3
    names = [_city(words, id) for id in c.CITY_IDS]
    columns: list[list[Row]] = []
    for provinces in COLUMNS:
        column: list[Row] = []
        for province in provinces:
            column += _province(view, words, province, names, third)
        columns.append(column)
    columns[-1] += [[], *_carriages(view, words, words.say("tt-carriages").upper())]
    return _beside(columns, third)


def _province(view: View, words: Words, province: str, names: list[str], third: int) -> list[Row]:
    rows: list[Row] = [[(MARGIN + words.say(f"province-{province}").upper(), TITLE)]]
    longest, codes = max(len(name) for name in names), _codes(names)
    mine = _mine(view)
    walked = view["players"][mine]["route"] if mine >= 0 else []
    for id in NORTH_TO_SOUTH:
        n = c.CITY_IDS.index(id)
        city = view["cities"][n]
        if city["province"] == province:
            row: Row = [(f"{MARGIN * 2}{names[n]:{longest}} ", TITLE if id in walked else "")]
            row += [(f"{LETTER if city['letter'] else ' '} ", FITTING)] if view["expansion"] else []
            rows.append(row + _owners(view, city["houses"]))
            short: list[Row] = [[(codes[other], QUIET)] for other in _neighbours(id)]
            rows += flow([(MARGIN * 3, "")], short, third, MARGIN)
    return rows


def _owners(view: View, seats: list[int]) -> Row:
    """One column per player, so that the same player stands in the same place everywhere."""
    return [(str(seat + 1), PLAYER_STYLES[seat]) if seat in seats else (EMPTY, QUIET) for seat in range(view["seats"])]


def _codes(names: list[str]) -> list[str]:
    """The first letters of each city, as many as it takes to tell them apart."""
    codes: list[str] = []
    for name in names:
        size = SHORT
        while size < len(name) and sum(other.startswith(name[:size]) for other in names) > 1:
            size += 1
        codes.append(name[:size])
    return codes


def _neighbours(id: str) -> list[int]:
    return [n for n in range(c.CITIES) if c.ROADS[c.CITY_IDS.index(id)] >> n & 1]


def _carriages(view: View, words: Words, title: str) -> list[Row]:
    """Level, who has it, what it is worth."""
    rows: list[Row] = [[(MARGIN + title, TITLE)]]
    for carriage in view["carriages"]:
        points = words.say("point-count", count=carriage["points"])
        rows.append([(f"{MARGIN * 2}{carriage['level']}  ", TITLE), *_owners(view, carriage["owners"])])
        rows[-1].append((f"  {points}", ""))
    return rows


# Cards and tiles


def _cards(view: View, words: Words, width: int) -> list[Row]:
    """The display, marked where a card fits the route of whoever looks; pile and discard."""
    mine = _mine(view)
    cards = [[(NOTHING, QUIET)] if id is None else _card(view, words, mine, id) for id in view["display"]]
    rows = flow(_label(words, "tt-display", TITLE), cards, width, COMMA)
    discard = view["discard"]
    top = _city(words, discard["top"]) if discard["top"] else NOTHING
    said = [words.say("tt-pile", count=view["pile"]), words.say("tt-discard", count=discard["cards"], city=top)]
    return rows + flow([(MARGIN * (LABEL + 2), "")], [[(each, QUIET)] for each in said], width, DOT)


def _tiles(view: View, words: Words, width: int) -> list[Row]:
    """The stacks for whole provinces beside the others; one below the other where the names are too long for that."""
    half = (width - GUTTER) // 2
    columns: list[list[Row]] = [[], []]
    for index, row in enumerate(_piles(view, words)):
        columns[c.STACK_KIND[index] == "province"].append(row)
    rows: list[Row] = [[(MARGIN + words.say("tt-tiles"), TITLE)]]
    if max(length(row) for column in columns for row in column) > half:
        return rows + columns[0] + columns[1]
    return rows + _beside(columns, half)


def _piles(view: View, words: Words) -> list[Row]:
    """Each stack by name, with its points from the top."""
    names = [words.say(f"stack-{stack['id']}") for stack in view["stacks"]]
    longest = max(len(name) for name in names)
    rows: list[Row] = []
    for name, stack in zip(names, view["stacks"], strict=True):
        values = " ".join(map(str, stack["values"])) or NOTHING
        rows.append([(f"{MARGIN * 2}{name:{longest}}  ", ""), (values, TITLE)])
    return rows


def _stacks(view: View, words: Words, width: int) -> list[Row]:
    """Bonus tiles one below the other, with what is missing for them."""
    rows: list[Row] = [[(MARGIN + words.say("tt-tiles-offer"), TITLE)]]
    piles = _piles(view, words)
    wide = max(length(pile) for pile in piles) + 2
    for index, pile in enumerate(piles):
        lacking: list[Row] = [[(each, QUIET)] for each in _missing(view, words, index)]
        rows += flow(pad(pile, wide), lacking, width, COMMA) if lacking else [pile]
    return rows


def _missing(view: View, words: Words, stack: int) -> list[str]:
    """TT-BONUS-PROV-01, TT-BONUS-ALL-01: where whoever looks still needs a house."""
    mine = _mine(view)
    if mine < 0 or c.STACK_KIND[stack] not in ("province", "all"):
        return []
    player = view["players"][mine]
    if c.STACK_IDS[stack] in [tile["stack"] for tile in player["tiles"]]:
        return [words.say("tt-yours")]
    held = sum(1 << c.CITY_IDS.index(id) for id in player["houses"])
    if c.STACK_KIND[stack] == "province":
        lacking = [_city(words, c.CITY_IDS[n]) for n in range(c.CITIES) if c.STACK_MASK[stack] & ~held & 1 << n]
    else:
        wanted = [p for p in range(c.PROVINCES) if c.IS_OUTER[p] or view["all_nine"]]
        lacking = [words.say(f"province-{c.PROVINCE_IDS[p]}") for p in wanted if not c.PROVINCE_MASK[p] & held]
    return [words.say("tt-missing", places=lacking[0]), *lacking[1:]] if lacking else []


# Players


def _player(view: View, words: Words, seat: int, width: int, brief: bool = False) -> list[Row]:
    player = view["players"][seat]
    turn = RIGHT if view["active"] == seat and not view["over"] else " "
    head: Row = [(f"{turn}{seat + 1} {words.say('seat', seat=seat + 1)}  ", PLAYER_STYLES[seat])]
    facts = [
        words.say("point-count", count=sum(player["points"].values())) if player["points"] else "",
        words.say("tt-carriage", level=player["carriage"]),
        words.say("tt-houses-left", count=player["houses_left"]),
        words.say("letter-count", count=player["letters"]) if view["expansion"] else "",
        f"{COURIER} {words.say('tt-courier')}" if player["courier"] else "",
        words.say("card-count", count=player["hand"]) if player["cards"] is None else "",
    ]
    rows = flow(head, [[(fact, "")] for fact in facts if fact], width, DOT, indent=3)
    rows += _route(view, words, seat, width)
    if player["cards"] is not None:
        hand = [_card(view, words, seat, id, n) for id, n in player["cards"].items()] or [[(NOTHING, QUIET)]]
        rows += flow(_label(words, "tt-hand", QUIET), hand, width, COMMA)
    elif player["known"]:
        known: list[Row] = [[(_counted(_city(words, id), n), QUIET)] for id, n in player["known"].items()]
        rows += flow(_label(words, "tt-known", QUIET), known, width, COMMA)
    if player["tiles"] and not brief:
        rows += flow(_label(words, "tt-won", QUIET), _won(words, player), width, COMMA)
    return rows


def _route(view: View, words: Words, seat: int, width: int) -> list[Row]:
    """A ribbon of cities with both ends open; below it, for its owner, what fits at either end."""
    route = view["players"][seat]["route"]
    label = _label(words, "tt-route", QUIET)
    if not route:
        return [[*label, (words.say("tt-no-route"), QUIET)]]
    ribbon: list[Row] = [[(_city(words, id), "")] for id in route]
    ribbon[0] = [(f"{LEFT} ", FITTING), *ribbon[0]]
    ribbon[-1] = [*ribbon[-1], (f" {RIGHT}", FITTING), (f"  {words.say('card-count', count=len(route))}", QUIET)]
    rows = flow(label, ribbon, width, ROAD)
    if view["players"][seat]["cards"] is not None:
        codes = _codes([_city(words, id) for id in c.CITY_IDS])
        ends: list[Row] = []
        for sign, end in ((LEFT, route[0]), (RIGHT, route[-1])) if len(route) > 1 else ((RIGHT, route[0]),):
            fitting = [codes[n] for n in _neighbours(end) if c.CITY_IDS[n] not in route]
            ends.append([(f"{sign} ", FITTING), (" ".join(fitting) or NOTHING, "")])
        rows += flow(_label(words, "tt-next", QUIET), ends, width, "   ")
    return rows


def _won(words: Words, player: View) -> list[Row]:
    """Bonus tiles of a player; those of the others may lie face down (TT-INFO-03)."""
    if any(tile["stack"] is None for tile in player["tiles"]):
        return [[(words.say("tt-face-down", count=len(player["tiles"])), "")]]
    return [[(f"{tile['points']} ({words.say('stack-' + tile['stack'])})", "")] for tile in player["tiles"]]


def _card(view: View, words: Words, seat: int, id: str, count: int = 1) -> Row:
    """A card with a sign on the side where it fits the route of this seat (TT-ROUTE-03)."""
    route = view["players"][seat]["route"] if seat >= 0 else []
    name = _counted(_city(words, id), count)
    if not route or id in route:
        return [(name, "")]
    city = 1 << c.CITY_IDS.index(id)
    left = len(route) > 1 and c.ROADS[c.CITY_IDS.index(route[0])] & city != 0
    right = c.ROADS[c.CITY_IDS.index(route[-1])] & city != 0
    return [((LEFT if left else "") + name + (RIGHT if right else ""), FITTING if left or right else "")]


# Small things


def _mine(view: View) -> int:
    """Whose cards can be seen; -1 when nobody's can, or everybody's after the end."""
    seen = [seat for seat, player in enumerate(view["players"]) if player["cards"] is not None]
    return seen[0] if len(seen) == 1 else -1


def _city(words: Words, id: str) -> str:
    return words.say(f"city-{id}")


def _counted(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def _label(words: Words, id: str, style: str) -> Row:
    return (
        [(f"{MARGIN}{words.say(id):{LABEL}} ", TITLE)] if style == TITLE else [(f"   {words.say(id):{LABEL}} ", style)]
    )


def _beside(columns: list[list[Row]], width: int) -> list[Row]:
    """Columns of rows side by side, all but the last of the same width."""
    rows: list[Row] = []
    for i in range(max(len(column) for column in columns)):
        cells = [column[i] if i < len(column) else [] for column in columns]
        while cells and not cells[-1]:
            cells.pop()
        padded = [pad(cell, width + GUTTER) for cell in cells[:-1]]
        rows.append([span for cell in [*padded, *cells[-1:]] for span in cell])
    return rows


def _fit(width: int) -> int:
    return max(NARROWEST, min(width, WIDEST))
