"""The position as text tables, made from a view alone."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import (
    BOARD,
    COMMA,
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
    join_or_dash,
    translate_headings,
)

from . import components as c
from .state import NO_HEADING

PLUS: Final = "\u00a0+\u00a0"  # no line ends there
PIECES: Final = ("merchant", "messenger")
MOVING: Final = ("depart", "ride", "arrive", "stop", "site", "circus", "keep", "token")  # steps of one piece
# Counts of this turn that are shown
DONE: Final = ("bought", "shipped", "built", "hires", "messages_bought", "delivered_here")


def build_text_board(view: View, words: Words) -> list[Sheet]:
    """Return the tables that have something to show; the casual game has no table of characters."""
    told = [
        _turn(view, words),
        _looking(view, words),
        _players(view, words),
        _messages_held(view, words),
        _service(view, words),
        _points(view, words),
        _market(view, words),
        _road(view, words),
        _people(view, words),
        _palaces(view, words),
        _decks(view, words),
        _goods(view, words),
    ]
    return [each for each in told if each.rows]


# The turn


def _turn(view: View, words: Words) -> Sheet:
    """One row: the active player and piece, what has been done, and whether the end is near."""
    moving = not view["over"] and view["step"] in MOVING
    counts = {id.replace("_", "-"): view["this_turn"][id] for id in DONE}
    done = [words.translate(f"sheet-done-{id}", count=count) for id, count in counts.items() if count]
    turn = view["turn_number"]
    row = [
        words.translate("sheet-of", count=turn, most=c.SOLO_TURNS) if view["seats"] == 1 else str(turn),
        words.translate("log-over") if view["over"] else format_seat_name(words, view["active"]),
        words.translate(f"piece-{view['piece']}") if moving else NOTHING,
        NOTHING if view["over"] else join_or_dash(done),
        _last(view, words),
    ]
    return build_sheet(words, NOW, "turn", translate_headings(words, "turn", "at-move", "piece", "done", "end"), [row])


def _last(view: View, words: Words) -> str:
    if view["over"] or view["ending"] < 0:
        return NOTHING
    left = [format_seat_name(words, seat) for seat in view["extra"]]
    return words.translate("sheet-last", players=join_or_dash(left)) if left else words.translate("ll-last")


def _looking(view: View, words: Words) -> Sheet:
    """The messages a player is choosing from, named as far as the viewer knows them."""
    looking, rows = view["looking"], []
    if looking is not None:
        for id in looking["cards"]:
            rows.append(_message(words, id) if id is not None else [words.translate("sheet-unknown"), *[NOTHING] * 3])
        if looking["search"]:
            rows.append([words.translate("sheet-search", level=looking["level"]), *[NOTHING] * 3])
    return build_sheet(words, NOW, "looking", translate_headings(words, "message", "level", "points", "type"), rows)


# The market and the road


def _market(view: View, words: Words) -> Sheet:
    """Shields from the cheapest to the dearest; the prices of the road follow from them."""
    row = []
    for tile in view["market"]:
        price = str(tile["price"])
        row.append(words.translate("sheet-circus-price", price=price) if tile["circus"] else price)
    columns = ["", *(words.translate(f"shield-{tile['shield']}") for tile in view["market"])]
    return build_sheet(words, BOARD, "market", columns, [[words.translate("sheet-price"), *row]])


def _road(view: View, words: Words) -> Sheet:
    """Locations clockwise from Nantes: the north bank to Orléans, then the south bank.

    The table of messages lists marked stations, the table of players where their pieces ride.
    """
    prices = {tile["shield"]: tile["price"] for tile in view["market"]}
    rows = []
    for index, place in enumerate(view["locations"]):
        rows.append(
            [
                words.translate(f"location-{place['id']}"),
                words.translate(f"shield-{place['shield']}") if place["shield"] else NOTHING,
                str(prices[place["shield"]]) if place["shield"] else NOTHING,
                words.translate(f"good-{place['good']}") if place["good"] else NOTHING,
                format_number(place["horses"]),
                _building(view, words, index),
                words.translate("separator").join(_here(view, words, place)) or NOTHING,
            ]
        )
    columns = ["place", "shield", "price", "good", "horses", "building", "here"]
    return build_sheet(words, BOARD, "road", translate_headings(words, *columns), rows)


def _building(view: View, words: Words, index: int) -> str:
    place = view["locations"][index]
    if not place["building"]:
        return NOTHING
    owner = format_seat_name(words, place["owner"])
    fresh = COMMA + words.translate("sheet-fresh") if view["this_turn"]["fresh"] >> index & 1 else ""
    return f"{words.translate('building-' + place['building'])} ({owner}{fresh})"


def _here(view: View, words: Words, place: View) -> list[str]:
    found = [words.translate("sheet-circus")] if place["circus"] else []
    for seat, player in enumerate(view["players"]):
        pieces = [words.translate(f"piece-{id}") for id in PIECES if player[id]["at"] == place["id"]]
        if pieces:
            found.append(
                words.translate("sheet-stands", player=format_seat_name(words, seat), pieces=join_or_dash(pieces))
            )
    return found


# Players


def _players(view: View, words: Words) -> Sheet:
    """Deniers, boat, goods, the location of both pieces, and what can still be built."""
    rows = []
    for seat, player in enumerate(view["players"]):
        rows.append(
            [
                format_seat_name(words, seat),
                format_number(player["deniers"]),
                *(format_number(player["goods"][id]) for id in c.GOOD_IDS),
                words.translate("sheet-of", count=player["boat"], most=view["end_space"]),
                words.translate("sheet-of", count=len(player["delivered"]), most=view["message_target"]),
                *(_riding(words, player[id]) for id in PIECES),
                format_number(player["farms"]),
                format_number(player["monasteries"]),
                format_number(sum(1 for token in player["tokens"] if token["state"] == "free")),
            ]
        )
    columns = [*translate_headings(words, "player", "deniers"), *(words.translate(f"good-{id}") for id in c.GOOD_IDS)]
    columns += [*translate_headings(words, "boat", "delivered"), *(words.translate(f"piece-{id}") for id in PIECES)]
    columns += translate_headings(words, "farms", "monasteries", "free-tokens")
    return build_sheet(words, PLAYERS, "players", columns, rows)


def _riding(words: Words, piece: View) -> str:
    """Say where a piece stands, its horses and where it heads; in a city it may turn either way."""
    facts = [words.translate(f"location-{piece['at']}"), words.translate("horse-count", count=piece["horses"])]
    if piece["heading"] != NO_HEADING:
        ahead = (c.LOCATION_IDS.index(piece["at"]) + piece["heading"]) % c.LOCATIONS
        facts.append(words.translate("sheet-heading", place=words.translate(f"location-{c.LOCATION_IDS[ahead]}")))
    return COMMA.join(facts)


def _messages_held(view: View, words: Words) -> Sheet:
    """Undelivered messages: marked stations and those still missing."""
    rows = []
    for seat, player in enumerate(view["players"]):
        for id in player["messages"]:
            message = c.MESSAGE_IDS.index(id)
            marked = [t["location"] for t in player["tokens"] if t["state"] == "placed" and t["message"] == id]
            shields = [place["shield"] for place in view["locations"] if place["id"] in marked]
            wanted = [c.SHIELD_IDS[shield] for shield in c.COLOURS[message]]
            missing = [words.translate(f"shield-{shield}") for shield in wanted if shield not in shields]
            marks = join_or_dash([words.translate(f"location-{place}") for place in marked])
            rows.append(
                [
                    format_seat_name(words, seat),
                    *_message(words, id),
                    marks,
                    join_or_dash(missing) if marked else NOTHING,
                ]
            )
    columns = ["player", "message", "level", "points", "type", "marked", "missing"]
    return build_sheet(words, PLAYERS, "messages-held", translate_headings(words, *columns), rows)


def _message(words: Words, id: str) -> list[str]:
    """Where it goes, level, points, type."""
    message = c.MESSAGE_IDS.index(id)
    kind = words.translate(f"type-{c.TYPE_IDS[c.TYPE_OF[message]]}")
    return [_destination(words, id), str(c.LEVEL[message]), str(c.MESSAGE_VP[message]), kind]


def _destination(words: Words, id: str) -> str:
    """A place, or the colours of the villages."""
    message = c.MESSAGE_IDS.index(id)
    if c.COLOURS[message]:
        return PLUS.join(words.translate(f"shield-{c.SHIELD_IDS[shield]}") for shield in c.COLOURS[message])
    return words.translate(f"location-{c.LOCATION_IDS[c.DESTINATION[message]]}")


def _service(view: View, words: Words) -> Sheet:
    """Delivered messages, characters, palaces."""
    rows = []
    for seat, player in enumerate(view["players"]):
        palaces = []
        for id in player["palaces"]:
            new = f" ({words.translate('sheet-idle')})" if id in player["idle_palaces"] else ""
            palaces.append(words.translate(f"palace-{id}") + new)
        row = [
            join_or_dash([_worth(words, id) for id in player["delivered"]]),
            join_or_dash([words.translate(f"character-{id}") for id in player["characters"]]),
            join_or_dash(palaces),
        ]
        rows += [[format_seat_name(words, seat), *row]] if set(row) != {NOTHING} else []
    return build_sheet(
        words, PLAYERS, "service", translate_headings(words, "player", "delivered-to", "characters", "palaces"), rows
    )


def _worth(words: Words, id: str) -> str:
    message = c.MESSAGE_IDS.index(id)
    kind = words.translate(f"type-{c.TYPE_IDS[c.TYPE_OF[message]]}")
    return f"{_destination(words, id)} ({kind}, {c.MESSAGE_VP[message]})"


def _points(view: View, words: Words) -> Sheet:
    sources = list(view["players"][0]["points"])
    rows = []
    for seat, player in enumerate(view["players"]):
        points = [format_number(player["points"][id]) for id in sources]
        rows.append([format_seat_name(words, seat), *points, str(sum(player["points"].values()))])
    columns = [
        *translate_headings(words, "player"),
        *(words.translate(f"score-{id}") for id in sources),
        *translate_headings(words, "total"),
    ]
    return build_sheet(words, PLAYERS, "points", columns, rows)


# What is still available


def _people(view: View, words: Words) -> Sheet:
    rows = []
    for index, id in enumerate(c.CHARACTER_IDS):
        if view["characters"][id]:
            group = words.translate(f"people-{c.CHARACTER_COLOUR[index]}")
            numbers = [str(c.CHARACTER_COST[index]), str(c.CHARACTER_VP[index]), str(view["characters"][id])]
            rows.append(
                [words.translate(f"character-{id}"), group, *numbers, words.attribute(f"character-{id}", "effect")]
            )
    return build_sheet(
        words,
        OFFER,
        "people",
        translate_headings(words, "character", "group", "cost", "points", "left", "effect"),
        rows,
    )


def _palaces(view: View, words: Words) -> Sheet:
    rows = []
    for index, id in enumerate(c.PALACE_IDS):
        if view["palaces"][id]:
            numbers = [str(c.PALACE_COST[index]), str(c.PALACE_VP[index]), str(view["palaces"][id])]
            rows.append([words.translate(f"palace-{id}"), *numbers, words.attribute(f"palace-{id}", "effect")])
    return build_sheet(
        words, OFFER, "palaces", translate_headings(words, "palace", "cost", "points", "left", "effect"), rows
    )


def _decks(view: View, words: Words) -> Sheet:
    """The message decks: cards that may still come, and those known to lie at the bottom."""
    rows = []
    for deck in view["decks"]:
        bottom = [
            _destination(words, id) if id is not None else words.translate("sheet-unknown") for id in deck["bottom"]
        ]
        unseen = [_destination(words, id) for id in deck["unseen"]]
        told = [format_counted(name, unseen.count(name)) for name in dict.fromkeys(unseen)]
        price = str(c.MESSAGE_PRICE[deck["level"]])
        rows.append([words.translate("sheet-level", level=deck["level"]), format_number(deck["cards"]), price])
        rows[-1] += [join_or_dash(told), join_or_dash(bottom)]
    return build_sheet(
        words, OFFER, "decks", translate_headings(words, "deck", "left", "price", "unseen", "bottom"), rows
    )


def _goods(view: View, words: Words) -> Sheet:
    """Goods and castle towers in the supply, sale prices and carry limits."""
    rows = []
    for index, id in enumerate(c.GOOD_IDS):
        left, limit = format_number(view["supply"][id]), format_number(c.CARRY_LIMIT[index])
        rows.append([words.translate(f"good-{id}"), left, format_number(c.SALE_PRICE[index]), limit])
    rows.append([words.translate("sheet-towers"), format_number(view["towers"]), NOTHING, NOTHING])
    return build_sheet(words, OFFER, "goods", translate_headings(words, "supply", "left", "sale", "limit"), rows)
