"""Boards of Thurn und Taxis as they are drawn, in recorded matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from postchaise import Match
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import State
from postchaise.games.thurn_und_taxis.web.scene import build_scene
from postchaise.kernel.dice import ScriptedDice
from postchaise.web.render.templates import render_template
from postchaise.web.translations import translator_for
from postchaise.web.views.table_view import Player

NAMES = ("Margot", "Anna", "Paracelsus", "Wilma")
RECORDS = sorted((Path(__file__).resolve().parents[2] / "matches" / "thurn-und-taxis").glob("*.txt"))


def drawn(s: State, viewer: int = 0, lang: str = "en") -> dict[str, Any]:
    return build_scene(GAME.view(s, viewer), make_translator(s, lang), seated(s))


def seated(s: State) -> list[Player]:
    return [Player(NAMES[seat], seat=seat) for seat in range(s.seats)]


def make_translator(s: State, lang: str = "en") -> Any:
    return translator_for(lang, "thurn-und-taxis", NAMES[: s.seats])


def html(s: State, viewer: int, lang: str = "en") -> str:
    """Everything of the board as the page has it, but what lies below the map."""
    players = seated(s)
    context = {**drawn(s, viewer, lang), "view": GAME.view(s, viewer), "players": players}
    parts = [
        render_template(f"thurn-und-taxis/{part}.html", make_translator(s, lang), **context)
        for part in ("map", "click-targets", "pieces")
    ]
    parts += [render_template("thurn-und-taxis/cabinet.html", make_translator(s, lang), **context)]
    return "\n".join(
        parts
        + [
            render_template("thurn-und-taxis/player.html", make_translator(s, lang), **{**context, "who": each})
            for each in players
        ]
    )


def positions(path: Path, every: int = 61) -> Iterator[State]:
    """A recorded match, looked at now and then, at its end and the first time in every step of a turn."""
    match = Match.from_record(path.read_text("utf-8"))
    first = Match.restored(match.game, match.seats, match.options, match.setup_outcomes, [], None)
    s, seen = first.state.copy(), set[int]()
    assert isinstance(s, State)
    for number, entry in enumerate(match.entries):
        if number % every == 0 or s.agenda[-1] not in seen:
            seen.add(s.agenda[-1])
            yield s
        match.game.step(s, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
    yield s
