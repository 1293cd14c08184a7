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
    capitalize_first,
    format_counted,
    format_number,
    format_seat_name,
    format_seat_names,
    join_or_dash,
    translate_headings,
)

from . import components as c
from .text_board_places import build_place_tables, build_tile_tables, describe_effects, describe_needs
from .text_board_tracks import build_position_table, build_reward_table

ELSEWHERE: Final = c.DEEDS  # citizens after those of the deeds lie on tracks and for the stations
INSIDE: Final = ("recruit", "take", "move", "send", "reward", "pay", "bath")  # steps within the action of a place
# By how much an event hurts or helps, from stack A on; a pilgrimage is always the same
STRENGTHS: Final = {
    "pilgrimage": [1] * (c.STACKS - 1),
    "taxes": c.TAX_GOODS,
    "income": c.INCOME_COINS,
    "trading-day": c.TRADING_COINS,
    "harvest": c.HARVEST_FOOD,
    "plague": c.PLAGUE_FOLLOWERS,
}


def build_text_board(view: View, words: Words) -> list[Sheet]:
    """Return the tables that have something to show. While planning, the needs of places come first."""
    planning = view["phase"] == "planning"
    told = [
        _round(view, words),
        *([describe_needs(view, words, NOW)] if planning else []),
        _followers(view, words),
        build_place_tables(view, words),
        _players(view, words),
        _merchants(view, words),
        _points(view, words),
        _map(view, words),
        build_position_table(view, words),
        _deeds(view, words),
        *([] if planning else [describe_needs(view, words, OFFER)]),
        describe_effects(view, words),
        build_tile_tables(view, words),
        build_reward_table(view, words),
        _hourglass(view, words),
        _supply(view, words),
    ]
    return [each for each in told if each.rows]


# The round


def _round(view: View, words: Words) -> Sheet:
    """One row: the phase, who is asked, and what the event will do."""
    row = [
        words.translate("sheet-of", count=view["round"], most=view["rounds"]) if view["round"] else NOTHING,
        words.translate("log-over" if view["over"] else f"phase-{view['phase']}"),
        NOTHING if view["over"] else format_seat_names(words, view["waiting"]),
        join_or_dash(_now(view, words)),
        format_seat_name(words, view["first"]),
        _event(view, words),
    ]
    return build_sheet(
        words, NOW, "round", translate_headings(words, "round", "phase", "asked", "now", "first", "event"), [row]
    )


def _now(view: View, words: Words) -> list[str]:
    """Return facts about the current question."""
    now = view["now"]
    if view["over"]:
        return []
    facts = [words.translate(f"place-{now['place']}")] if now["place"] and view["step"] in INSIDE else []
    facts += [words.translate(f"deed-{now['deed']}")] if now["deed"] and view["step"] == "reward" else []
    facts += [words.translate("sheet-sent", count=now["sent"])] if now["sent"] and view["step"] == "send" else []
    facts += [words.translate("sheet-food", count=now["food"])] if view["step"] == "harvest" else []
    facts += [words.translate("sheet-debt", count=now["debt"])] if view["step"] == "torture" else []
    facts += [words.translate("sheet-exclusions", count=now["exclusions"])] if view["step"] == "exclude" else []
    if now["drawn"]:
        facts.append(
            words.translate("sheet-drawn", followers=join_or_dash([_follower(words, id) for id in now["drawn"]]))
        )
    return facts


def _event(view: View, words: Words) -> str:
    if view["event"] is None:
        return NOTHING
    amount = STRENGTHS[view["event"]][c.STRENGTH[c.STACK_IDS.index(view["stack"])]]
    does = words.translate(f"sheet-event-{view['event']}", amount=amount, price=c.HARVEST_COINS)
    return f"{words.translate('event-' + view['event'])} ({words.translate('stack-' + view['stack'])}). {does}"


# The map and the deeds


def _map(view: View, words: Words) -> Sheet:
    """Towns with their stations and routes; the table of merchants says who is where."""
    rows = []
    for index, town in enumerate(view["towns"]):
        rows.append(
            [
                words.translate(f"town-{town['id']}"),
                format_seat_names(words, town["stations"]),
                _ways(view, words, index, c.ROAD),
                _ways(view, words, index, c.WATER),
            ]
        )
    return build_sheet(
        words, BOARD, "map", translate_headings(words, "town", "stations-here", "by-road", "by-water"), rows
    )


def _ways(view: View, words: Words, town: int, kind: int) -> str:
    """Return the towns at the other end, with the goods left on the route."""
    ways = []
    for route in c.ROUTES_FROM[2 * town + kind]:
        name = words.translate(f"town-{c.TOWN_IDS[c.ROUTE_A[route] + c.ROUTE_B[route] - town]}")
        lying = [good for good in view["routes"][route]["goods"] if good is not None]
        goods = [format_counted(words.translate(f"good-{good}"), lying.count(good)) for good in dict.fromkeys(lying)]
        ways.append(f"{name} ({join_or_dash(goods)})" if goods else name)
    return join_or_dash(ways)


def _deeds(view: View, words: Words) -> Sheet:
    """The deeds with their open spaces, then citizens taken elsewhere."""
    rows = []
    for index, deed in enumerate(view["deeds"]):
        left = [format_counted(words.translate(f"character-{id}"), n) for id, n in deed["open"].items() if n]
        gain = words.translate("coin-count", count=c.DEED_COINS[index])
        if c.DEED_DEVELOPMENT[index]:
            gain += " " + words.translate("sheet-develop-instead", count=c.DEED_DEVELOPMENT[index])
        spaces = join_or_dash(left) if left else words.translate("sheet-complete")
        rows.append([words.translate(f"deed-{deed['id']}"), spaces, gain if left else NOTHING])
        rows[-1].append(_owner(words, deed["citizen"]))
    for id in c.CITIZEN_IDS[ELSEWHERE:]:
        if view["citizens"][id] >= 0:
            rows.append(
                [
                    capitalize_first(words.translate(f"citizen-{id}")),
                    NOTHING,
                    NOTHING,
                    _owner(words, view["citizens"][id]),
                ]
            )
    return build_sheet(words, BOARD, "deeds", translate_headings(words, "deed", "open", "gain", "citizen"), rows)


# Players


def _players(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        rows.append(
            [
                format_seat_name(words, seat),
                format_number(player["coins"]),
                *(format_number(player["goods"][id]) for id in c.GOOD_IDS),
                format_number(player["level"]),
                format_number(player["citizens"]),
                format_number(player["gears"]),
                format_number(player["gears_placed"]),
                join_or_dash(_state(view, words, seat)),
            ]
        )
    columns = [*translate_headings(words, "player", "coins"), *(words.translate(f"good-{id}") for id in c.GOOD_IDS)]
    columns += translate_headings(words, "level", "citizens", "gears", "gears-placed", "state")
    return build_sheet(words, PLAYERS, "players", columns, rows)


def _state(view: View, words: Words, seat: int) -> list[str]:
    """Return whether a player is ready, or has passed."""
    player = view["players"][seat]
    facts = [words.translate("sheet-passed")] if player["passed"] and view["phase"] == "actions" else []
    return facts + (
        [words.translate("sheet-ready")] if view["step"] in ("follow", "plan") and player["ready"] == "ready" else []
    )


def _followers(view: View, words: Words) -> Sheet:
    """Followers on the market and in the bag, and decisions of phase 3 as far as the viewer knows them."""
    rows = []
    for seat, player in enumerate(view["players"]):
        recalls = player["plan"] if view["phase"] == "followers" else []
        rows.append(
            [
                format_seat_name(words, seat),
                _crowd(words, player["market"]),
                _crowd(words, player["bag"]),
                _crowd(words, player["tower"] or {}),
                str(player["draws"]),
                join_or_dash([_follower(words, plan.split(" ")[0]) for plan in recalls]),
                format_number(max(0, player["drawing"])),
            ]
        )
    columns = ["player", "market", "bag", "tower", "draws", "recalls", "drawing"]
    return build_sheet(words, PLAYERS, "followers", translate_headings(words, *columns), rows)


def _merchants(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        town = words.translate(f"town-{player['merchant']}")
        rows.append(
            [
                format_seat_name(words, seat),
                town,
                format_number(len(player["stations"])),
                format_number(player["reserve"]),
            ]
        )
    return build_sheet(
        words, PLAYERS, "merchants", translate_headings(words, "player", "merchant", "stations", "reserve"), rows
    )


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


# Remaining supplies


def _hourglass(view: View, words: Words) -> Sheet:
    rows = []
    for stack in view["hourglass"]:
        tiles = [format_counted(words.translate(f"event-{id}"), n) for id, n in stack["tiles"].items() if n]
        if tiles:
            rows.append(
                [words.translate(f"stack-{stack['id']}"), str(sum(stack["tiles"].values())), join_or_dash(tiles)]
            )
    return build_sheet(words, OFFER, "hourglass", translate_headings(words, "stack", "left", "tiles"), rows)


def _supply(view: View, words: Words) -> Sheet:
    lost = view["lost"]
    rows = []
    for id in c.CHARACTER_IDS:
        rows.append(
            [
                words.translate(f"character-{id}"),
                format_number(view["supply"][id]),
                format_number(lost["followers"][id]),
                NOTHING,
            ]
        )
    for index, id in enumerate(c.GOOD_IDS):
        points = words.translate("point-count", count=c.GOOD_VP[index])
        rows.append(
            [words.translate(f"good-{id}"), format_number(view["goods"][id]), format_number(lost["goods"][id]), points]
        )
    rows.append([words.translate("sheet-gears"), format_number(view["gears"]), format_number(lost["gears"]), NOTHING])
    return build_sheet(words, OFFER, "supply", translate_headings(words, "supply", "left", "lost", "worth"), rows)


# Helpers


def _follower(words: Words, id: str) -> str:
    return words.translate(f"follower-{id}")


def _crowd(words: Words, counts: View) -> str:
    return join_or_dash([format_counted(_follower(words, id), n) for id, n in counts.items()])


def _owner(words: Words, seat: int) -> str:
    return format_seat_name(words, seat) if seat >= 0 else words.translate("sheet-waits")
