"""The table of La Loire in words: sheets for whoever plays without the drawing, made from a view and nothing else.

First what is decided now (the turn, the road, the market), then the players, then what can still be had.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.rows import COMMA, View, Words
from estafette.kernel.sheet import NOTHING, Sheet, counted, listed, number, sheet

from .. import components as c
from ..names import message_name
from ..state import NO_HEADING

STUCK: Final = "\u00a0"  # a space at which no line ends
PIECES: Final = ("merchant", "messenger")
MOVING: Final = ("depart", "ride", "arrive", "stop", "site", "circus", "keep", "token")  # steps of one piece
DONE: Final = ("bought", "shipped", "built", "hires", "letters", "served")  # counts of this turn worth telling


def sheets(view: View, words: Words) -> list[Sheet]:
    return [
        _turn(view, words),
        *_looking(view, words),
        _road(view, words),
        _market(view, words),
        _players(view, words),
        *_letters(view, words),
        _service(view, words),
        _points(view, words),
        *_people(view, words),
        *_palaces(view, words),
        _decks(view, words),
        _goods(view, words),
    ]


# The turn


def _turn(view: View, words: Words) -> Sheet:
    """One row: who is at move with which piece, what is done, and how far off the end is."""
    moving = not view["over"] and view["step"] in MOVING
    done = [words.say(f"twin-done-{id}", count=view["this_turn"][id]) for id in DONE if view["this_turn"][id]]
    end = "twin-end" if view["seats"] > 1 else "twin-end-solo"
    row = [
        words.say("ll-turn", turn=view["turn_number"]),
        words.say("log-over") if view["over"] else words.say("seat", seat=view["active"] + 1),
        words.say(f"piece-{view['piece']}") if moving else NOTHING,
        NOTHING if view["over"] else listed(done),
        words.say(end, space=view["end_space"], messages=view["message_target"], turns=c.SOLO_TURNS),
        _last(view, words),
    ]
    return sheet(words, "twin-turn", ["turn", "at-move", "piece", "done", "end", "last"], [row])


def _last(view: View, words: Words) -> str:
    if view["over"] or view["ending"] < 0:
        return NOTHING
    left = [words.say("seat", seat=seat + 1) for seat in view["extra"]]
    return words.say("twin-last", players=listed(left)) if left else words.say("ll-last")


def _looking(view: View, words: Words) -> list[Sheet]:
    """The messages somebody is choosing from, named as far as the audience knows them."""
    looking = view["looking"]
    if looking is None:
        return []
    rows = []
    for id in looking["cards"]:
        rows.append(_message(words, id) if id is not None else [words.say("twin-unknown"), *[NOTHING] * 3])
    if looking["search"]:
        rows.append([words.say("twin-search", level=looking["level"]), *[NOTHING] * 3])
    return [sheet(words, "twin-looking", ["message", "level", "points", "type"], rows)]


# The road and the market


def _road(view: View, words: Words) -> Sheet:
    """Clockwise from Nantes: along the north bank to Orléans, back along the south bank."""
    prices = {tile["shield"]: tile["price"] for tile in view["market"]}
    banks = {bank: words.say(id).replace(" ", STUCK) for bank, id in ((c.NORTH, "ll-north"), (c.SOUTH, "ll-south"))}
    rows = []
    for index, place in enumerate(view["locations"]):
        rows.append(
            [
                words.say(f"location-{place['id']}"),
                banks.get(c.BANK_OF[index], words.say("twin-city")),
                words.say(f"shield-{place['shield']}") if place["shield"] else NOTHING,
                str(prices[place["shield"]]) if place["shield"] else NOTHING,
                words.say(f"good-{place['good']}") if place["good"] else NOTHING,
                _building(view, words, index),
                number(place["horses"]),
                words.say("separator").join(_stacks(view, words, place["id"])) or NOTHING,
                words.say("twin-here") if place["circus"] else NOTHING,
                listed(_tokens(view, words, place["id"])),
            ]
        )
    columns = ["place", "bank", "shield", "price", "good", "building", "horses", "pieces", "circus", "tokens"]
    return sheet(words, "twin-road", columns, rows)


def _building(view: View, words: Words, index: int) -> str:
    place = view["locations"][index]
    if not place["building"]:
        return NOTHING
    owner = words.say("seat", seat=place["owner"] + 1)
    fresh = COMMA + words.say("twin-fresh") if view["this_turn"]["fresh"] >> index & 1 else ""
    return f"{words.say('building-' + place['building'])} ({owner}{fresh})"


def _stacks(view: View, words: Words, place: str) -> list[str]:
    found = []
    for seat, player in enumerate(view["players"]):
        for id in PIECES:
            if player[id]["at"] == place:
                facts = COMMA.join([words.say(f"piece-{id}"), *_riding(words, player[id])])
                found.append(words.say("twin-stack", player=words.say("seat", seat=seat + 1), stack=facts))
    return found


def _riding(words: Words, piece: View) -> list[str]:
    """Its horses, and the village or city it heads for; in a city it may turn either way."""
    facts = [words.say("horse-count", count=piece["horses"])]
    if piece["heading"] != NO_HEADING:
        ahead = (c.LOCATION_IDS.index(piece["at"]) + piece["heading"]) % c.LOCATIONS
        facts.append(words.say("twin-heading", place=words.say(f"location-{c.LOCATION_IDS[ahead]}")))
    return facts


def _tokens(view: View, words: Words, place: str) -> list[str]:
    found = []
    for seat, player in enumerate(view["players"]):
        for token in player["tokens"]:
            if token["state"] == "placed" and token["location"] == place:
                name = words.say("seat", seat=seat + 1)
                found.append(f"{name} ({_destination(words, token['message'])})")
    return found


def _market(view: View, words: Words) -> Sheet:
    """From the cheapest shield to the dearest, with its villages."""
    rows = []
    for tile in view["market"]:
        places = [place for place in view["locations"] if place["shield"] == tile["shield"]]
        villages = [words.say(f"location-{place['id']}") for place in places]
        circus = words.say("twin-here") if tile["circus"] else NOTHING
        rows.append([words.say(f"shield-{tile['shield']}"), str(tile["price"]), circus, listed(villages)])
    return sheet(words, "twin-market", ["shield", "price", "circus", "villages"], rows)


# Players


def _players(view: View, words: Words) -> Sheet:
    """Purse, boat, goods, where the two pieces stand, and what can still be built."""
    rows = []
    for seat, player in enumerate(view["players"]):
        pieces = []
        for id in PIECES:
            place = words.say(f"location-{player[id]['at']}")
            pieces.append(COMMA.join([place, *_riding(words, player[id])]))
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                number(player["deniers"]),
                words.say("twin-of", count=player["boat"], most=view["end_space"]),
                *(number(player["goods"][id]) for id in c.GOOD_IDS),
                *pieces,
                number(player["farms"]),
                number(player["monasteries"]),
                words.say("twin-at-move") if seat == view["active"] and not view["over"] else NOTHING,
            ]
        )
    columns = [words.say(f"twin-column-{id}") for id in ("player", "deniers", "boat")]
    columns += [words.say(f"good-{id}") for id in c.GOOD_IDS] + [words.say(f"piece-{id}") for id in PIECES]
    columns += [words.say(f"twin-column-{id}") for id in ("farms", "monasteries", "now")]
    return Sheet(words.say("twin-players"), columns, rows).kept()


def _letters(view: View, words: Words) -> list[Sheet]:
    """Messages not yet delivered: what is marked, and where they still have to go."""
    rows = []
    for seat, player in enumerate(view["players"]):
        for id in player["messages"]:
            message = c.MESSAGE_IDS.index(id)
            marked = [t["location"] for t in player["tokens"] if t["state"] == "placed" and t["message"] == id]
            shields = [place["shield"] for place in view["locations"] if place["id"] in marked]
            wanted = [c.SHIELD_IDS[shield] for shield in c.COLOURS[message]]
            missing = [words.say(f"shield-{shield}") for shield in wanted if shield not in shields]
            name, *rest = _message(words, id)
            marks = listed([words.say(f"location-{place}") for place in marked])
            rows.append([name, words.say("seat", seat=seat + 1), *rest, marks, listed(missing) if marked else NOTHING])
    columns = ["message", "player", "level", "points", "type", "marked", "missing"]
    return [sheet(words, "twin-letters", columns, rows)] if rows else []


def _message(words: Words, id: str) -> list[str]:
    """Name (which tells where it goes), level, points, type."""
    message = c.MESSAGE_IDS.index(id)
    name = words.say(message_name(message))
    kind = words.say(f"type-{c.TYPE_IDS[c.TYPE_OF[message]]}")
    return [name[0].upper() + name[1:], str(c.LEVEL[message]), str(c.MESSAGE_VP[message]), kind]


def _destination(words: Words, id: str) -> str:
    """A place, or the colours of the villages."""
    message = c.MESSAGE_IDS.index(id)
    if c.COLOURS[message]:
        return " + ".join(words.say(f"shield-{c.SHIELD_IDS[shield]}") for shield in c.COLOURS[message])
    return words.say(f"location-{c.LOCATION_IDS[c.DESTINATION[message]]}")


def _service(view: View, words: Words) -> Sheet:
    """Delivered messages, characters, palaces, free tokens."""
    rows = []
    for seat, player in enumerate(view["players"]):
        palaces = []
        for id in player["palaces"]:
            new = f" ({words.say('twin-idle')})" if id in player["idle_palaces"] else ""
            palaces.append(words.say(f"palace-{id}") + new)
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                words.say("twin-of", count=len(player["delivered"]), most=view["message_target"]),
                listed([_worth(words, id) for id in player["delivered"]]),
                listed([words.say(f"character-{id}") for id in player["characters"]]),
                listed(palaces),
                number(sum(1 for token in player["tokens"] if token["state"] == "free")),
            ]
        )
    columns = ["player", "delivered", "delivered-to", "characters", "palaces", "free-tokens"]
    return sheet(words, "twin-service", columns, rows)


def _worth(words: Words, id: str) -> str:
    message = c.MESSAGE_IDS.index(id)
    kind = words.say(f"type-{c.TYPE_IDS[c.TYPE_OF[message]]}")
    return f"{_destination(words, id)} ({kind}, {c.MESSAGE_VP[message]})"


def _points(view: View, words: Words) -> Sheet:
    sources = list(view["players"][0]["points"])
    rows = []
    for seat, player in enumerate(view["players"]):
        points = [number(player["points"][id]) for id in sources]
        rows.append([words.say("seat", seat=seat + 1), *points, str(sum(player["points"].values()))])
    columns = [words.say("twin-column-player"), *(words.say(f"score-{id}") for id in sources)]
    return Sheet(words.say("twin-points"), [*columns, words.say("twin-column-total")], rows).kept()


# What can still be had


def _people(view: View, words: Words) -> list[Sheet]:
    rows = []
    for index, id in enumerate(c.CHARACTER_IDS):
        if view["characters"][id]:
            group = words.say(f"people-{c.CHARACTER_COLOUR[index]}")
            numbers = [str(c.CHARACTER_COST[index]), str(c.CHARACTER_VP[index]), str(view["characters"][id])]
            rows.append([words.say(f"character-{id}"), group, *numbers, words.attribute(f"character-{id}", "effect")])
    columns = ["character", "group", "cost", "points", "left", "effect"]
    return [sheet(words, "twin-people", columns, rows)] if rows else []


def _palaces(view: View, words: Words) -> list[Sheet]:
    rows = []
    for index, id in enumerate(c.PALACE_IDS):
        if view["palaces"][id]:
            numbers = [str(c.PALACE_COST[index]), str(c.PALACE_VP[index]), str(view["palaces"][id])]
            rows.append([words.say(f"palace-{id}"), *numbers, words.attribute(f"palace-{id}", "effect")])
    return [sheet(words, "twin-palaces", ["palace", "cost", "points", "left", "effect"], rows)] if rows else []


def _decks(view: View, words: Words) -> Sheet:
    """The decks of messages: what may still come, and what is known to lie at the bottom."""
    rows = []
    for deck in view["decks"]:
        bottom = [_destination(words, id) if id is not None else words.say("twin-unknown") for id in deck["bottom"]]
        unseen = [_destination(words, id) for id in deck["unseen"]]
        told = [counted(name, unseen.count(name)) for name in dict.fromkeys(unseen)]
        price = str(c.MESSAGE_PRICE[deck["level"]])
        rows.append([words.say("twin-level", level=deck["level"]), number(deck["cards"]), price, listed(told)])
        rows[-1].append(listed(bottom))
    return sheet(words, "twin-decks", ["deck", "left", "price", "unseen", "bottom"], rows)


def _goods(view: View, words: Words) -> Sheet:
    """Goods and castle towers in the supply, what a good sells for, how many one may carry."""
    rows = []
    for index, id in enumerate(c.GOOD_IDS):
        left, limit = number(view["supply"][id]), number(c.CARRY_LIMIT[index])
        rows.append([words.say(f"good-{id}"), left, number(c.SALE_PRICE[index]), limit])
    rows.append([words.say("twin-towers"), number(view["towers"]), NOTHING, NOTHING])
    return sheet(words, "twin-goods", ["supply", "left", "sale", "limit"], rows)


# Small things
