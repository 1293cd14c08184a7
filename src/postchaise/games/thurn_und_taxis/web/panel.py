"""What everybody sees of a player, in a line or two."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.text_table import View, Words, format_counted

from .common import find_viewer_seat

FEW: Final = 4  # houses left: fewer than that may end the game any turn


def build_player_panel(view: View, words: Words, seat: int) -> dict[str, Any]:
    player = view["players"][seat]
    route = [words.translate(f"city-{id}") for id in player["route"]]
    known = (
        {}
        if seat == find_viewer_seat(view)
        else player["cards"]
        if player["cards"] is not None
        else player["known"] or {}
    )
    return {
        "hand": player["hand"],
        "left": player["houses_left"],
        "few": player["houses_left"] < FEW,
        "carriage": player["carriage"],
        "letters": player["letters"] if view["expansion"] else None,
        "courier": player["courier"],
        "length": len(route),
        "ends": " … ".join(dict.fromkeys([*route[:1], *route[-1:]])),
        "route": " – ".join(route),
        "known": ", ".join(format_counted(words.translate(f"city-{id}"), n) for id, n in known.items()),
        "unknown": player["hand"] - sum(known.values()),
    }
