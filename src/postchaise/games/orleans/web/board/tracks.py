"""The character and development tracks: rewards, positions, and what is left to gain."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from .geometry import Piece

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
ORDER: Final = ("farmer", "boatman", "craftsman", "trader", "scholar", "knight")
FIELDS: Final = ("azure", "gules")  # of the illuminated letters, alternating


def build_tracks(view: View, words: Words) -> Piece:
    return {
        "crafts": [_craft(view, words, id, FIELDS[n % 2]) for n, id in enumerate(ORDER)],
        "development": _development(view, words),
        "asked": view["step"] if view["step"] in ("recruit", "reward", "pay", "torture") else "",
    }


def _craft(view: View, words: Words, id: str, field: str) -> Piece:
    track = c.CHARACTER_IDS.index(id)
    cells = []
    for step in range(c.TRACK_LAST[track] + 1):
        there = [seat for seat, player in enumerate(view["players"]) if player["tracks"][id] == step]
        cells.append({"anchor": f"track:{id}-{step}", "reward": _reward(view, track, step), "there": there})
    return {
        "id": id,
        "name": words.translate(f"character-{id}"),
        "note": words.translate(f"or-track-{id}"),
        "left": view["supply"][id],
        "field": field,
        "cells": cells,
    }


def _reward(view: View, track: int, step: int) -> Piece:
    """Return the kind of the reward and its symbol or number."""
    if step == 0:
        return {"sort": "start"}
    if track == c.FARMER:
        return {"sort": "good", "what": c.GOOD_IDS[c.TRACK_GOOD[step]]}
    if track == c.BOATMAN:
        if step == c.BOATMAN_CITIZEN:
            return _citizen(view, c.CITIZEN_BOATMAN)
        return {"sort": "coins", "what": c.TRACK_COINS[step]}
    if track == c.CRAFTSMAN:
        return {"sort": "gear"}
    if track == c.TRADER:
        return {"sort": "text", "what": "I" if c.TRACK_CATEGORY[step] == 1 else "I·II"}
    if track == c.SCHOLAR:
        return {"sort": "text", "what": f"+{c.TRACK_DEVELOPMENT[step]}"}
    if step == c.KNIGHT_CITIZEN:
        return _citizen(view, c.CITIZEN_KNIGHT)
    return {"sort": "text", "what": c.DRAWS[step]}


def _citizen(view: View, citizen: int) -> Piece:
    return {"sort": "citizen", "by": view["citizens"][c.CITIZEN_IDS[citizen]]}


def _development(view: View, words: Words) -> list[Piece]:
    cells = []
    for step in range(c.DEV_LAST + 1):
        there = [seat for seat, player in enumerate(view["players"]) if player["development"] == step]
        level = c.LEVEL[step]
        if step == 0 or level > c.LEVEL[step - 1]:
            reward: Piece = {"sort": "level", "what": ROMAN[level]}
        elif c.DEV_COINS[step]:
            reward = {"sort": "coins", "what": c.DEV_COINS[step]}
        elif c.DEV_CITIZEN[step] != c.NOTHING:
            reward = _citizen(view, c.DEV_CITIZEN[step])
        else:
            reward = {"sort": "number", "what": step}
        cells.append({"anchor": f"development:{step}", "odd": level % 2, "reward": reward, "there": there})
    return cells
