"""The board of Orléans as text: rows of (words, style), drawn from a view and nothing else.

The player who is asked sees every place of the own board; of the others only what lies on theirs is shown.
Followers and goods go by the short names the legend explains.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.rows import COMMA, QUIET, TITLE, Row, Span, View, Words, flow, length, pad

from . import components as c

STATION: Final = "⌂"
MERCHANT: Final = "●"
CITIZEN: Final = "★"
GEAR: Final = "¤"
OWN: Final = "*"  # a follower in the player's colour
ACTIVE: Final = "►"
ROAD: Final = "─"
WATERWAY: Final = "~"
TIMES: Final = "×"
DOT: Final = " · "
GAP: Final = "  "
NOTHING: Final = "–"
EMPTY: Final = "·"
LINE: Final = "─"
MARGIN: Final = " "
PLAYER_STYLES: Final = ("bold red", "bold yellow", "bold green", "bold blue", "bold magenta")
GOODS: Final = "cyan"
LABEL: Final = 12  # what belongs to a player
PIECES: Final = 7  # columns for stations and merchants of a town
SHORT: Final = 2  # letters of a good's short name, more where two begin alike
WIDEST: Final = 110
NARROWEST: Final = 60  # a board is not drawn smaller than this
ABRIDGED: Final = ("argenton", "st-amand")  # towns with a name too long for a map of text

# The phase each step of the agenda belongs to
# By how much an event hurts or helps, from stack A on; a pilgrimage is always the same
STRENGTHS: Final = {
    "pilgrimage": [1] * (c.STACKS - 1),
    "taxes": c.TAX_GOODS,
    "income": c.INCOME_COINS,
    "trading-day": c.TRADING_COINS,
    "harvest": c.HARVEST_FOOD,
    "plague": c.PLAGUE_FOLLOWERS,
}


def board(view: View, words: Words, width: int) -> list[Row]:
    """Everything on the table, no row wider than `width`."""
    width = _fit(width)
    rows = [_headline(view, words, width), *_hourglass(view, words, width), []]
    rows += [*_map(view, words, width), [], *_tracks(view, words, width), [], *_deeds(view, words, width)]
    for seat in range(view["seats"]):
        rows += [[], *_player(view, words, seat, width, whole=seat == _asked(view))]
    return rows


def status(view: View, words: Words, seat: int, width: int) -> list[Row]:
    """The own board of one player, between two questions of the same turn."""
    return _player(view, words, seat, _fit(width), whole=True)


def offer(view: View, words: Words, width: int) -> list[Row]:
    """What can still be had: place tiles with their spaces and effects, followers, goods, technology."""
    width = _fit(width)
    rows: list[Row] = []
    names = max([len(words.say(f"place-{id}")) for id in view["offer"]] or [0])
    for category in sorted(set(c.CATEGORY[c.LOCATIONS :])):
        rows.append([(MARGIN + words.say("or-tiles", category=words.say(f"category-{category}")), TITLE)])
        for id in view["offer"]:
            place = c.PLACE_IDS.index(id)
            if c.CATEGORY[place] == category:
                spaces = [_short(words, printed) for printed in c.PLACE_DATA[place]["requires"]]
                head: Row = [(f"{GAP}{words.say('place-' + id):{names}}  ", "")]
                head.append((f"{' '.join(spaces) or NOTHING:8} ", TITLE))
                effect = words.attribute(f"place-{id}", "effect")
                rows += flow(head, [[(word, QUIET)] for word in effect.split(" ")], width, MARGIN)
    followers = [f"{left} {_follower(words, id)}" for id, left in view["supply"].items()]
    goods = [f"{left} {_good(words, id)}" for id, left in view["goods"].items()]
    supply = {"or-followers": followers, "or-goods": goods, "or-gears": [str(view["gears"])]}
    names = max(len(words.say(label)) for label in supply)
    for label, things in supply.items():
        head = [(f"{MARGIN}{words.say(label):{names}}  ", TITLE)]
        rows += flow(head, [[(each, "")] for each in things], width, COMMA)
    return rows


def legend(words: Words, width: int) -> list[Row]:
    """What the signs and short names mean."""
    width = _fit(width)
    signs = {"station": STATION, "merchant": MERCHANT, "citizen": CITIZEN, "gear": GEAR, "own": OWN, "active": ACTIVE}
    said = words.say("or-legend", **signs, road=ROAD, water=WATERWAY)
    rows = flow([(MARGIN, "")], [[(word, QUIET)] for word in said.split(" ")], width, MARGIN)
    known = [(_short(words, id), words.say(f"character-{id}")) for id in c.CHARACTER_IDS]
    known += list(zip(_codes(words), [_good(words, id) for id in c.GOOD_IDS], strict=True))
    return rows + flow([(MARGIN, "")], [[(f"{short} {name}", QUIET)] for short, name in known], width, COMMA)


# Round and hourglass


def _headline(view: View, words: Words, width: int) -> Row:
    """Round and phase; before the first round there is only the setup."""
    said = words.say("or-round", round=view["round"], rounds=view["rounds"]) if view["round"] else ""
    if view["phase"] != "over":
        said += (DOT if said else "") + words.say(f"or-phase-{view['phase']}")
    return [(LINE * 2, QUIET), (f" {said} ", TITLE), (LINE * (width - len(said) - 4), QUIET)]


def _hourglass(view: View, words: Words, width: int) -> list[Row]:
    """The event of the round and what it will do; the tiles left in the stack it comes from."""
    rows: list[Row] = []
    if view["event"] is not None:
        stack = c.STACK_IDS.index(view["stack"])
        amount = STRENGTHS[view["event"]][c.STRENGTH[stack]]
        does = words.say(f"or-event-{view['event']}", amount=amount, price=c.HARVEST_COINS)
        named = words.say(
            "or-event", event=words.say(f"event-{view['event']}"), stack=words.say(f"stack-{view['stack']}")
        )
        rows += flow([(f"{MARGIN}{named}  ", TITLE)], [[(word, "")] for word in does.split(" ")], width, MARGIN)
    left = next((stack for stack in view["hourglass"] if any(stack["tiles"].values())), None)
    if left is not None:
        tiles: list[Row] = [
            [(_counted(words.say(f"event-{id}"), count), QUIET)] for id, count in left["tiles"].items() if count
        ]
        to_come = words.say("or-to-come", stack=words.say(f"stack-{left['id']}"))
        rows += flow([(f"{MARGIN}{to_come}  ", QUIET)], tiles, width, COMMA)
    return rows


# The map


def _map(view: View, words: Words, width: int) -> list[Row]:
    """Towns from north to south: stations, merchants, and where roads and waterways lead, with the goods on them."""
    names = max(len(_town(words, id)) for id in c.TOWN_IDS)
    codes = _codes(words)
    rows: list[Row] = []
    for town in range(c.TOWNS):
        here = view["towns"][town]
        style = TITLE if _asked(view) in here["merchants"] else ""
        head: Row = [(f"{MARGIN}{_town(words, here['id']):{names}} ", style)]
        for sign, seats in ((STATION, here["stations"]), (MERCHANT, here["merchants"])):
            head += [(sign, "")] if seats else []
            head += [(str(seat + 1), PLAYER_STYLES[seat]) for seat in seats]
        head = pad(head, names + PIECES + 2)
        routes = [*c.ROUTES_FROM[2 * town + c.ROAD], *c.ROUTES_FROM[2 * town + c.WATER]]
        ways = [_way(view, words, route, town, codes) for route in routes]
        rows += flow(head, ways, width, GAP, indent=names + PIECES + 2)
    return rows


def _way(view: View, words: Words, route: int, town: int, codes: list[str]) -> Row:
    """The other end of a route, and the goods still lying on it."""
    other = c.ROUTE_A[route] + c.ROUTE_B[route] - town
    goods = [codes[c.GOOD_IDS.index(good)] for good in view["routes"][route]["goods"] if good is not None]
    sign = ROAD if c.ROUTE_KIND[route] == c.ROAD else WATERWAY
    row: Row = [(f"{sign}{_town(words, c.TOWN_IDS[other])}", "" if goods else QUIET)]
    return [*row, (f" {' '.join(goods)}", GOODS)] if goods else row


# Tracks and deeds


def _tracks(view: View, words: Words, width: int) -> list[Row]:
    """What each step brings, and in brackets who stands there."""
    names = max(len(words.say(f"or-track-{id}")) for id in [*c.CHARACTER_IDS[: c.TRACKS], "development"])
    codes = _codes(words)
    rows: list[Row] = []
    for track in range(c.TRACKS):
        id = c.CHARACTER_IDS[track]
        at = [player["tracks"][id] for player in view["players"]]
        steps = [
            [(_reward(view, words, track, i, codes), ""), *_standing(at, i)] for i in range(c.TRACK_LAST[track] + 1)
        ]
        rows += flow([(f"{MARGIN}{words.say('or-track-' + id):{names}}  ", TITLE)], steps, width, GAP)
    at = [player["development"] for player in view["players"]]
    steps = []
    for index in range(c.DEV_LAST + 1):
        mark = _development(view, index)
        if mark or index in at:
            steps.append([(f"{index}{mark}", ""), *_standing(at, index)])
    return rows + flow([(f"{MARGIN}{words.say('or-track-development'):{names}}  ", TITLE)], steps, width, GAP)


def _standing(at: list[int], index: int) -> Row:
    here = [(str(seat + 1), PLAYER_STYLES[seat]) for seat in range(len(at)) if at[seat] == index]
    return [("(", QUIET), *here, (")", QUIET)] if here else []


def _reward(view: View, words: Words, track: int, index: int, codes: list[str]) -> str:
    """What the marker finds on a step of a character track."""
    if track == c.KNIGHT:
        return str(c.DRAWS[index]) + (_citizen(view, c.CITIZEN_KNIGHT) if index == c.KNIGHT_CITIZEN else "")
    if index == 0:
        return EMPTY
    if track == c.FARMER:
        return codes[c.TRACK_GOOD[index]]
    if track == c.BOATMAN:
        coins = str(c.TRACK_COINS[index]) if c.TRACK_COINS[index] else ""
        return (coins + (_citizen(view, c.CITIZEN_BOATMAN) if index == c.BOATMAN_CITIZEN else "")) or EMPTY
    if track == c.CRAFTSMAN:
        return GEAR
    if track == c.TRADER:
        return words.say(f"category-{c.TRACK_CATEGORY[index]}")
    return str(c.TRACK_DEVELOPMENT[index])


def _citizen(view: View, citizen: int) -> str:
    """The sign of a citizen who still waits."""
    return CITIZEN if view["citizens"][c.CITIZEN_IDS[citizen]] < 0 else ""


def _development(view: View, index: int) -> str:
    """OR-DEV-02 to OR-DEV-04: coins, a citizen, the start of a level."""
    coins = f"+{c.DEV_COINS[index]}" if c.DEV_COINS[index] else ""
    citizen = _citizen(view, c.DEV_CITIZEN[index]) if c.DEV_CITIZEN[index] != c.NOTHING else ""
    begins = index > 0 and c.LEVEL[index] > c.LEVEL[index - 1]
    return coins + citizen + (f"={c.LEVEL[index]}" if begins else "")


def _deeds(view: View, words: Words, width: int) -> list[Row]:
    """Coins for each follower, the citizen, and the spaces still open."""
    rows: list[Row] = [[(MARGIN + words.say("or-deeds"), TITLE)]]
    names = max(len(words.say(f"deed-{id}")) for id in c.DEED_IDS)
    for deed in range(c.DEEDS):
        here = view["deeds"][deed]
        head: Row = [(f"{GAP}{words.say('deed-' + here['id']):{names}}  +{c.DEED_COINS[deed]}  ", "")]
        taken = here["citizen"] >= 0
        owner: Span = (str(here["citizen"] + 1), PLAYER_STYLES[here["citizen"]]) if taken else (" ", "")
        head += [(CITIZEN, QUIET if taken else ""), owner, (GAP, "")]
        spaces: list[Row] = [
            [(_counted(_short(words, id), left), "")] for id, left in here["open"].items() if left
        ] or [[(words.say("or-complete"), QUIET)]]
        if c.DEED_DEVELOPMENT[deed] and any(here["open"].values()):
            spaces.append([(words.say("or-develop-instead", count=c.DEED_DEVELOPMENT[deed]), QUIET)])
        rows += flow(head, spaces, width, GAP)
    return rows


# Players


def _player(view: View, words: Words, seat: int, width: int, whole: bool) -> list[Row]:
    player = view["players"][seat]
    turn = ACTIVE if seat in view["waiting"] else " "
    head: Row = [(f"{turn}{seat + 1} {words.say('seat', seat=seat + 1)}  ", PLAYER_STYLES[seat])]
    facts = [
        words.say("point-count", count=sum(player["points"].values())),
        words.say("coin-count", count=player["coins"]),
        words.say("or-development", index=player["development"], level=player["level"]),
        words.say("or-stations", count=len(player["stations"]), left=player["reserve"]),
        words.say("or-citizens", count=player["citizens"]) if player["citizens"] else "",
        words.say("or-unplaced", count=player["gears"]) if player["gears"] else "",
        words.say("or-merchant", town=_town(words, player["merchant"])) if whole else "",
        words.say("or-draws", count=player["draws"]) if whole else "",
        words.say("or-first") if view["first"] == seat else "",
        words.say("or-passed") if player["passed"] and view["phase"] == "actions" else "",
    ]
    rows = flow(head, [[(fact, "")] for fact in facts if fact], width, DOT, indent=3)
    goods: list[Row] = [[(f"{n} {_good(words, id)}", "")] for id, n in player["goods"].items() if n]
    rows += flow(_label(words, "or-goods"), goods, width, COMMA) if goods else []
    rows += flow(_label(words, "or-market"), _followers(words, player["market"]), width, GAP)
    if player["tower"]:
        rows += flow(_label(words, "or-tower"), _followers(words, player["tower"]), width, GAP)
    if whole:
        rows += flow(_label(words, "or-bag"), _followers(words, player["bag"]), width, GAP)
        return rows + _places(words, player["places"], width)
    used = [_place(words, place) for place in player["places"] if any(place["spaces"]) or _is_tile(place)]
    return rows + (flow(_label(words, "or-places"), used, width, COMMA) if used else [])


def _followers(words: Words, counts: View) -> list[Row]:
    return [[(_counted(_follower(words, id), n), "")] for id, n in counts.items()] or [[(NOTHING, QUIET)]]


def _is_tile(place: View) -> bool:
    return c.PLACE_IDS.index(place["id"]) >= c.LOCATIONS


def _places(words: Words, places: list[View], width: int) -> list[Row]:
    """All places in two columns, the left one first; in one where they are too wide for that."""
    half = (width - 1) // 2
    names = max(len(words.say(f"place-{place['id']}")) for place in places)
    cells: list[Row] = [[(GAP, ""), *_place(words, place, names)] for place in places]
    if max(length(cell) for cell in cells) > half:
        return cells
    size = (len(cells) + 1) // 2
    paired: list[Row] = [[*pad(cells[i], half + 1), *cells[i + size]] for i in range(len(cells) - size)]
    return paired + cells[len(paired) : size]


def _place(words: Words, place: View, names: int = 0) -> Row:
    """Name and spaces: who stands there, or in small letters who is wanted."""
    sign = ACTIVE if place["active"] else " " if names else ""
    row: Row = [(f"{sign}{words.say('place-' + place['id']):{names}}", TITLE if place["active"] else "")]
    for printed, content in zip(place["printed"], place["spaces"], strict=True):
        if content is None:
            row.append((f" {_short(words, printed).lower()}", QUIET))
        else:
            row.append((f" {GEAR if content == 'gear' else _follower(words, content)}", TITLE))
    return row


# Small things


def _asked(view: View) -> int:
    """Whom the question on the table is for; -1 after the end."""
    return -1 if view["over"] else int(view["active"])


def _town(words: Words, id: str) -> str:
    return words.say(f"or-town-{id}" if id in ABRIDGED else f"town-{id}")


def _good(words: Words, id: str) -> str:
    return words.say(f"good-{id}")


def _short(words: Words, id: str) -> str:
    """A character in three letters, or who is meant by what is printed on a space."""
    return words.say(f"or-short-{id}")


def _follower(words: Words, id: str) -> str:
    return _short(words, id.removeprefix("own-")) + (OWN if id.startswith("own-") else "")


def _codes(words: Words) -> list[str]:
    """The first letters of each good, as many as it takes to tell them apart."""
    names = [_good(words, id) for id in c.GOOD_IDS]
    codes: list[str] = []
    for name in names:
        size = SHORT
        while size < len(name) and sum(other.startswith(name[:size]) for other in names) > 1:
            size += 1
        codes.append(name[:size])
    return codes


def _counted(name: str, count: int) -> str:
    return f"{name} {TIMES}{count}" if count > 1 else name


def _label(words: Words, id: str) -> Row:
    return [(f"   {words.say(id):{LABEL}} ", QUIET)]


def _fit(width: int) -> int:
    return max(NARROWEST, min(width, WIDEST))
