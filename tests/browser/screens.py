"""Every screen, each with its address and the person who opens it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import analysed_match
from browser.positions import (
    Policy,
    PreparedTable,
    create_match,
    create_random_policy,
    load_recorded_match,
    play_until,
    store_table,
)
from postchaise import Match
from server.persons import Person, create_token
from server.serving import Serving


@dataclass
class Screen:
    name: str
    path: str
    token: str = ""
    wait: str = "main"  # a selector to wait for
    twice: bool = False  # consists of the same parts as another screen
    part: str = ""  # the only part that other screens do not show


def create_screens(serving: Serving, policy: Policy | None = None, actions: int = 60) -> list[Screen]:
    """Store one table of each kind in mid-match, and return all screens."""
    address = serving.database
    choose = policy or create_random_policy(11)
    loire = store_table(
        address,
        create_midgame_match("la-loire", 3, choose, actions),
        talk=[(0, "Bonjour !"), (1, "Guten Tag.")],
        listed=True,
    )
    actor = loire.match.actor
    orleans = store_table(address, create_midgame_match("orleans", 2, choose, actions), title="Chartres")
    taxis = store_table(address, create_midgame_match("thurn-und-taxis", 3, choose, actions), title="Passau")
    hot = store_table(address, create_midgame_match("thurn-und-taxis", 2, choose, actions // 2), title="Linz", hot=True)
    over = store_table(
        address,
        play_until(create_match("la-loire", 3, 12, variant="casual", end_boat=(4, 4, 4, 4)), choose, never_stop),
        title="Gien",
    )
    late, full = store_crowded_tables(address)
    ends = [
        store_table(address, load_recorded_match("orleans", "knights-2"), title="Bourges"),
        store_table(address, load_recorded_match("thurn-und-taxis", "courier-4"), title="Ulm"),
    ]
    looked_at = analysed_match.store_analysed_table(serving)
    host, waiting = create_waiting_room(serving)
    invited = waiting["invitations"][0]["url"]
    return [
        Screen("home", "/", loire.tokens[actor], ".game-tiles"),
        Screen("home-empty", "/", "", ".game-tiles", True),
        Screen("my", "/my", over.tokens[0], ".placed"),
        Screen("move", "/move", over.tokens[1], "#code"),
        Screen("offline", "/offline/{lang}", "", ".error-page"),
        Screen("new", "/new/la-loire", "", "#new"),
        Screen("waiting", f"/t/{waiting['table']}", host, "#wait-h"),
        Screen("join", invited, "", "#name"),
        Screen("turn", loire.path, loire.tokens[actor], "#board .stack"),
        Screen("waits", loire.path, loire.tokens[actor - 1], "#board .stack", True),
        Screen("spectator", loire.path, "", "#board .stack", True),
        Screen(
            "text-board",
            loire.path + "?text_board=1",
            loire.tokens[actor],
            "#text-board .text-table",
            part="#text-board",
        ),
        Screen("orleans", orleans.path, orleans.tokens[orleans.match.actor], "#board .stack"),
        Screen("orleans-text", orleans.path + "?text_board=1", orleans.tokens[0], "#text-board .text-table", True),
        Screen("taxis-text", taxis.path + "?text_board=1", taxis.tokens[0], "#text-board .text-table", True),
        Screen("taxis", taxis.path, taxis.tokens[taxis.match.actor], "#board .city-sign"),
        Screen("orleans-spectator", late.path, "", "#board .stack", True),
        Screen("taxis-spectator", full.path, "", "#board .city-sign", True),
        *(Screen(f"{each.match.game.meta.id}-end", each.path, each.tokens[0], "#won", True) for each in ends),
        Screen("curtain", hot.path, hot.tokens[0], "#do-reveal"),
        Screen("end", over.path, over.tokens[0], "#won"),
        Screen("final-board", over.path + "?board=1", over.tokens[0], "#board .stack", True),
        Screen("replay", ends[0].path + "/replay?at=80", "", "html.ready #caption"),
        Screen("analysis", looked_at.path + "/analysis", looked_at.tokens[1], "html.js .detail.active"),
        Screen("log", ends[0].path + "/log?player=1", "", "main h1"),
        Screen("upload", "/replay", "", "#record"),
        Screen("five", "/learn/thurn-und-taxis", "", ".quick-intro .tips"),
        Screen("rules", "/rules/la-loire", "", "main h1", True),  # long
        Screen("rules-found", "/rules/la-loire?q=nantes", "", "main h1"),
        Screen("error", "/t/nowhere-at-all", "", ".error-page"),
    ]


def store_crowded_tables(address: str) -> tuple[PreparedTable, PreparedTable]:
    """Store late matches of Orléans and Thurn und Taxis with the most players."""
    orleans, taxis = (
        load_recorded_match("orleans", "ruin-5", 797),
        load_recorded_match("thurn-und-taxis", "courier-4", 900),
    )
    return store_table(address, orleans, title="Tours"), store_table(address, taxis, title="Pilsen")


def never_stop(match: Match) -> bool:
    return False


def create_midgame_match(game: str, seats: int, choose: Policy, actions: int) -> Match:
    return play_until(create_match(game, seats, 11), choose, lambda match: match.version >= actions)


def create_waiting_room(serving: Serving) -> tuple[str, dict[str, Any]]:
    host = Person(serving, token=create_token())
    seats = [
        {"kind": "me", "name": "Ada"},
        {"kind": "friend"},
        {"kind": "bot", "level": "journeyman"},
        {"kind": "open"},
    ]
    return host.token, host.make(seats=seats, listed=True, title="Saumur")
