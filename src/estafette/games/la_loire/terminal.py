"""The board of La Loire as text: rows of (words, style), drawn from a view and nothing else.

Clockwise is down the north bank and up the south bank, so the arrows of the pieces say where they ride.
"""

from __future__ import annotations

import textwrap
from typing import Final

from estafette.kernel.rows import QUIET, TITLE, Row, Span, View, Words, length, pad, trim

from . import components as c
from .names import message_name
from .state import NO_HEADING

MERCHANT: Final = "●"
MESSENGER: Final = "▲"
HORSE: Final = "♞"
CIRCUS: Final = "★"
BUILDINGS: Final = {"farm": "⌂", "monastery": "†", "castle": "♜"}
PLAYER_STYLES: Final = ("bold red", "bold yellow", "bold green", "bold blue")
SHIELD_STYLES: Final = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "white": "bold black on white",
    "purple": "bold white on magenta",
    "black": "bold white on bright_black",
}
MARGIN: Final = " "
NAMES: Final = 10  # the longest village
GOODS: Final = 8  # the longest good in any language
LABEL: Final = 11  # what belongs to a player
TRACK: Final = 8  # market and boats
WIDEST: Final = 110
NARROWEST: Final = 60  # a board is not drawn smaller than this
RIVER: Final = "═"
WATER: Final = "·"
BOAT: Final = "►"
LINE: Final = "─"
STUCK: Final = "\u00a0"  # a space at which no line ends
LISTED: Final = ("ll-goods", "ll-letters", "ll-people", "ll-palaces")


def board(view: View, words: Words, width: int) -> list[Row]:
    """Everything on the table, no row wider than `width`."""
    width = _fit(width)
    rows = [_headline(view, words, width), [], *_roads(view, words, width)]
    rows += [[], *_market(view, words), [], *_river(view, words, width), []]
    for seat in range(view["seats"]):
        rows += _player(view, words, seat, width)
    return rows


def status(view: View, words: Words, seat: int, width: int) -> list[Row]:
    """What one player has in hand, between two questions of the same turn."""
    return _player(view, words, seat, _fit(width), ("ll-goods", "ll-letters"))


def offer(view: View, words: Words, width: int) -> list[Row]:
    """What can still be had: people by colour, palaces, messages, goods."""
    width = _fit(width)
    rows: list[Row] = [[(MARGIN + words.say("ll-offer"), QUIET)]]
    for colour in dict.fromkeys(c.CHARACTER_COLOUR):
        people = [i for i in range(c.CHARACTERS) if c.CHARACTER_COLOUR[i] == colour]
        named = [_person(view, words, i) for i in people if view["characters"][c.CHARACTER_IDS[i]]]
        rows += _list(words.say(f"people-{colour}"), named, width, below=True)
    palaces = [f"{words.say(f'palace-{id}')} ×{left}" for id, left in view["palaces"].items() if left]
    rows += _list(words.say("ll-palaces"), palaces, width, below=True)
    decks = [words.say("ll-deck", level=deck["level"], count=deck["cards"]) for deck in view["decks"]]
    rows += _list(words.say("ll-letters"), decks, width, below=True)
    goods = [f"{left} {_good(words, good)}" for good, left in view["supply"].items()]
    return rows + _list(words.say("ll-goods"), goods, width, below=True)


def _person(view: View, words: Words, index: int) -> str:
    """Name, cost, points and how many are left."""
    id = c.CHARACTER_IDS[index]
    left = view["characters"][id]
    name = words.say(f"character-{id}")
    return f"{name} {c.CHARACTER_COST[index]}/{c.CHARACTER_VP[index]}" + (f" ×{left}" if left > 1 else "")


def _headline(view: View, words: Words, width: int) -> Row:
    said = words.say("ll-turn", turn=view["turn_number"])
    if view["ending"] >= 0 and not view["over"]:
        said += " · " + words.say("ll-last")
    return [(LINE * 2, QUIET), (f" {said} ", TITLE), (LINE * (width - len(said) - 4), QUIET)]


# The roads


def _roads(view: View, words: Words, width: int) -> list[Row]:
    half = (width - 2) // 2
    places = view["locations"]
    north = [p for p in range(c.LOCATIONS) if c.BANK_OF[p] == c.NORTH]
    south = [p for p in range(c.LOCATIONS) if c.BANK_OF[p] == c.SOUTH][::-1]
    rows = [_city(view, words, c.NANTES, width)]
    banks = [[(MARGIN + words.say(id), QUIET)] for id in ("ll-north", "ll-south")]
    rows.append([*pad(banks[0], half), ("  ", ""), *banks[1]])
    for left, right in zip(north, south, strict=True):
        cells = [_village(view, words, places[place], half) for place in (left, right)]
        for i in range(max(len(cell) for cell in cells)):
            west, east = (cell[i] if i < len(cell) else [] for cell in cells)
            rows.append([*pad(west, half), ("  ", ""), *east])
    return [*rows, _city(view, words, c.ORLEANS, width)]


def _city(view: View, words: Words, place: int, width: int) -> Row:
    id = c.LOCATION_IDS[place]
    row: Row = [(MARGIN + words.say(f"location-{id}").upper(), TITLE)]
    row += [(f"  {HORSE}{view['locations'][place]['horses']}", "")] if view["locations"][place]["horses"] else []
    for piece in _pieces(view, id):
        row += [("  ", ""), piece]
    return row


def _village(view: View, words: Words, place: View, half: int) -> list[Row]:
    """Shield and price, name, good, free horses, building, pieces; pieces that do not fit go below."""
    shield = place["shield"]
    price = next(tile["price"] for tile in view["market"] if tile["shield"] == shield)
    row: Row = [(MARGIN, ""), _shield(words, shield), (f" {price} ", "")]
    row.append((f"{words.say('location-' + place['id']):{NAMES}} ", TITLE if place["circus"] else ""))
    row.append((f"{_good(words, place['good']):{GOODS}} ", QUIET))
    row.append((f"{HORSE}{place['horses']} " if place["horses"] else "   ", ""))
    if place["building"]:
        row.append((f"{BUILDINGS[place['building']]}{place['owner'] + 1}", PLAYER_STYLES[place["owner"]]))
    else:
        row.append((f" {CIRCUS}" if place["circus"] else "  ", TITLE))
    if place["building"] and place["circus"]:
        row.append((CIRCUS, TITLE))
    rows = [row]
    for piece in _pieces(view, place["id"]):
        if length(rows[-1]) + 1 + len(piece[0]) > half:
            rows.append([(" " * (NAMES + 5), "")])
        rows[-1] += [(" ", ""), piece]
    return rows


def _pieces(view: View, place: str) -> list[Span]:
    """Owner, kind, horses, direction of every stack there."""
    found: list[Span] = []
    for seat, player in enumerate(view["players"]):
        for name, symbol in (("merchant", MERCHANT), ("messenger", MESSENGER)):
            piece = player[name]
            if piece["at"] == place:
                found.append((f"{seat + 1}{symbol}{piece['horses']}{_arrow(place, piece)}", PLAYER_STYLES[seat]))
    return found


def _arrow(place: str, piece: View) -> str:
    if piece["heading"] == NO_HEADING:
        return ""
    north = c.BANK_OF[c.LOCATION_IDS.index(place)] == c.NORTH
    return "↓" if (piece["heading"] > 0) == north else "↑"


# Market and river


def _market(view: View, words: Words) -> list[Row]:
    label = words.say("ll-market")
    prices: Row = [(f"{MARGIN}{label:{TRACK}}", TITLE)]
    tiles: Row = [(" " * (TRACK + 1), "")]
    for tile in view["market"]:
        name = words.say(f"shield-{tile['shield']}")
        mark = CIRCUS if tile["circus"] else ""
        prices.append((f"{tile['price']}{mark:9}", TITLE))
        tiles += [_shield(words, tile["shield"]), (f" {name:8}", "")]
    return [trim(prices), trim(tiles)]


def _river(view: View, words: Words, width: int) -> list[Row]:
    """One line per boat: how far it is, and where the game ends."""
    end = view["end_space"]
    room = width - TRACK - 12
    scale = max(1, min(2, room // end))
    rows: list[Row] = []
    for seat, player in enumerate(view["players"]):
        title = words.say("ll-river") if seat == 0 else ""
        gone, left = player["boat"] * scale, max(0, end - player["boat"]) * scale
        row: Row = [(f"{MARGIN}{title:{TRACK}}", TITLE), (f"{seat + 1} ", PLAYER_STYLES[seat])]
        row += [(RIVER * gone + BOAT, PLAYER_STYLES[seat]), (WATER * left, QUIET), (f" {player['boat']}/{end}", "")]
        rows.append(row)
    return rows


# Players


def _player(view: View, words: Words, seat: int, width: int, listed: tuple[str, ...] = LISTED) -> list[Row]:
    player = view["players"][seat]
    name = words.say("seat", seat=seat + 1)
    turn = "►" if view["active"] == seat and not view["over"] else " "
    row: Row = [(f"{turn}{seat + 1} {name}", PLAYER_STYLES[seat]), ("  ", "")]
    facts = [
        words.say("denier-count", count=player["deniers"]),
        words.say("ll-delivered", count=len(player["delivered"]), target=view["message_target"]),
        words.say("point-count", count=sum(player["points"].values())),
    ]
    row.append((" · ".join(facts), ""))
    rows = [row]
    for label, things in (
        ("ll-goods", _goods(words, player)),
        ("ll-letters", [_letter(words, player, message) for message in player["messages"]]),
        ("ll-people", [words.say(f"character-{id}") for id in player["characters"]]),
        ("ll-palaces", [words.say(f"palace-{id}") for id in player["palaces"]]),
    ):
        if things and label in listed:
            rows += _list(words.say(label), things, width)
    return rows


def _goods(words: Words, player: View) -> list[str]:
    return [f"{count} {_good(words, good)}" for good, count in player["goods"].items() if count]


def _letter(words: Words, player: View, message: str) -> str:
    """Where it goes, what it scores, and the stations marked so far."""
    index = c.MESSAGE_IDS.index(message)
    points = words.say("point-count", count=c.MESSAGE_VP[index])
    text = f"{words.say(message_name(index))} ({points}, {words.say(f'type-{c.TYPE_IDS[c.TYPE_OF[index]]}')})"
    marked = [t["location"] for t in player["tokens"] if t["state"] == "placed" and t["message"] == message]
    places = ", ".join(words.say(f"location-{place}") for place in marked)
    return f"{text} [{words.say('ll-marked', places=places)}]" if marked else text


def _list(label: str, things: list[str], width: int, below: bool = False) -> list[Row]:
    """A label and its things: beside it, or below where labels are long. Names are never torn apart."""
    room = width - 4 - (0 if below else LABEL)
    joined = ", ".join(thing.replace(" ", STUCK) for thing in things)
    lines = [line.replace(STUCK, " ") for line in textwrap.wrap(joined, room)]
    if below:
        return [[(MARGIN + label, TITLE)], *([("   " + line, "")] for line in lines)]
    rows: list[Row] = []
    for i, line in enumerate(lines):
        rows.append([(f"   {label if i == 0 else '':{LABEL}} ", QUIET), (line, "")])
    return rows


def legend(words: Words, width: int) -> list[Row]:
    """What the signs mean."""
    args = {"merchant": MERCHANT, "messenger": MESSENGER, "horse": HORSE, "circus": CIRCUS, **BUILDINGS}
    return [[(MARGIN + line, QUIET)] for line in textwrap.wrap(words.say("ll-legend", **args), _fit(width) - 2)]


# Small things


def _fit(width: int) -> int:
    return max(NARROWEST, min(width, WIDEST))


def _shield(words: Words, shield: str) -> Span:
    return words.attribute(f"shield-{shield}", "letter", shield[0].upper()), SHIELD_STYLES[shield]


def _good(words: Words, good: str) -> str:
    return words.say(f"good-{good}")
