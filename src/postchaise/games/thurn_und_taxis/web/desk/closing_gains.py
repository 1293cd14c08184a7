"""What closing a route brings in any case, shown above the ways to close it."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ..questions.closing_preview import CarriageGain, preview_closing
from ..state_from_view import build_state_from_view


def list_closing_gains(view: View, words: Words, seat: int) -> list[dict[str, Any]]:
    """Return short lines: kind (its picture), what it brings, what lights up, and the alternative."""
    told = preview_closing(build_state_from_view(view, seat))
    found: list[dict[str, Any]] = []
    if told.tile is not None:
        sentence = words.translate(f"stack-{told.tile.stack}")
        found.append(_line("tile", f"stack:{told.tile.stack}", sentence, points=told.tile.points))
    elif told.empty:
        found.append(_line("none", "", words.translate("desk-no-length-tile")))
    return found + _carriage(words, told.carriage)


def _carriage(words: Words, told: CarriageGain) -> list[dict[str, Any]]:
    """Earned, with the Cartwright, or too short; the courier instead; the last carriage ends the game (TT-END-01)."""
    level = Message("desk-carriage", level=told.level)
    anchor = f"carriage:{told.level}"
    found = []
    # taking the carriage loses no courier, so there is nothing to weigh for the player who holds it (TX-COURIER-03)
    instead = words.translate("desk-or-courier-take", points=c.COURIER_POINTS) if told.courier == "take" else ""
    if told.taken:
        sentence = words.translate(level)
        if told.short:
            letters = Message("letter-count", count=told.price)
            sentence = words.translate(
                f"desk-cartwright-{told.cartwright}", carriage=level, letters=letters, count=told.short
            )
        found.append(_line("coach", anchor, sentence, points=told.points, instead=instead, gain=True))
        if told.ends:
            end = c.TILE_POINTS[c.FIRST_TILE[c.END_STACK]]
            sentence = words.translate("desk-last-carriage")
            found.append(_line("tile", f"stack:{c.STACK_IDS[c.END_STACK]}", sentence, points=end, last=True))
        return found
    sentence = words.translate("desk-short", carriage=level, count=told.short)
    if told.cartwright == "poor":
        letters = Message("letter-count", count=told.price)
        sentence = words.translate("desk-short-poor", short=sentence, letters=letters)
    elif told.cartwright == "used":
        sentence = words.translate("desk-short-used", short=sentence)
    found.append(_line("none", anchor, sentence))
    if told.courier:
        sentence = words.translate(f"desk-courier-{told.courier}", points=c.COURIER_POINTS)
        found.append(_line("courier", "courier", sentence))
    return found


def _line(
    kind: str, anchor: str, sentence: str, points: int = 0, instead: str = "", gain: bool = False, last: bool = False
) -> dict[str, Any]:
    line: dict[str, Any] = {"kind": kind, "anchor": anchor, "sentence": sentence, "points": points}
    return line | {"instead": instead, "gain": gain, "last": last}
