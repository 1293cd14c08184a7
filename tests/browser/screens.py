"""Every screen there is, each as an address and the person who looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import analysed_match
from browser.positions import Laid, Policy, at_random, dealt, lay, played, recorded
from postchaise import Match
from server.persons import Person, create_token
from server.serving import Serving


@dataclass
class Screen:
    name: str
    path: str
    token: str = ""
    wait: str = "main"  # what must be there before anybody looks
    twice: bool = False  # made of the same parts as another screen
    part: str = ""  # all that other screens do not show


def screens(serving: Serving, policy: Policy | None = None, actions: int = 60) -> list[Screen]:
    """One table of each kind, far enough into the match that there is something to see."""
    address = serving.database
    choose = policy or at_random(11)
    loire = lay(
        address, middle("la-loire", 3, choose, actions), talk=[(0, "Bonjour !"), (1, "Guten Tag.")], listed=True
    )
    actor = loire.match.actor
    orleans = lay(address, middle("orleans", 2, choose, actions), title="Chartres")
    taxis = lay(address, middle("thurn-und-taxis", 3, choose, actions), title="Passau")
    hot = lay(address, middle("thurn-und-taxis", 2, choose, actions // 2), title="Linz", hot=True)
    over = lay(
        address, played(dealt("la-loire", 3, 12, variant="casual", end_boat=(4, 4, 4, 4)), choose, never), title="Gien"
    )
    late, full = crowded(address)
    ends = [
        lay(address, recorded("orleans", "knights-2"), title="Bourges"),
        lay(address, recorded("thurn-und-taxis", "courier-4"), title="Ulm"),
    ]
    looked_at = analysed_match.laid(serving)
    host, waiting = waiting_room(serving)
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


def crowded(address: str) -> tuple[Laid, Laid]:
    """Orléans and Thurn und Taxis with as many people as there can be, late in the match."""
    orleans, taxis = recorded("orleans", "ruin-5", 797), recorded("thurn-und-taxis", "courier-4", 900)
    return lay(address, orleans, title="Tours"), lay(address, taxis, title="Pilsen")


def never(match: Match) -> bool:
    return False


def middle(game: str, seats: int, choose: Policy, actions: int) -> Match:
    return played(dealt(game, seats, 11), choose, lambda match: match.version >= actions)


def waiting_room(serving: Serving) -> tuple[str, dict[str, Any]]:
    host = Person(serving, token=create_token())
    seats = [
        {"kind": "me", "name": "Ada"},
        {"kind": "friend"},
        {"kind": "bot", "level": "journeyman"},
        {"kind": "open"},
    ]
    return host.token, host.make(seats=seats, listed=True, title="Saumur")
