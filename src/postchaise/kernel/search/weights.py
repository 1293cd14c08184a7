"""Tastes of a guide as data: small JSON files in the game's folder, one for each number of seats and character.

`<folder>/4.json` is the best known for four seats, `<folder>/trader-4.json` that of a character. What is not named in
a file stays as the guide has it; for a number of seats without a file the nearest one is taken.
"""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from .heuristics import Guide

PARTS: Final = ("tastes", "weights", "manner")
MANNER: Final = ("shortlist", "turns", "sure", "whim", "win", "light", "breadth", "followup")


def folder_of(package: str) -> Traversable:
    return files(package) / "tastes"


def characters(folder: Traversable, seats: int = 0) -> tuple[str, ...]:
    """The characters there are files for, of so many seats or of any number."""
    if not folder.is_dir():
        return ()
    parts = [each.name.removesuffix(".json").rpartition("-") for each in folder.iterdir()]
    names = {who for who, _, number in parts if not seats or number == str(seats)}
    return tuple(sorted(names - {""}))


def read(folder: Traversable, seats: int, character: str = "") -> dict[str, Any]:
    """The file for that many seats, or the nearest; nothing when there is none."""
    if not folder.is_dir():
        return {}
    found: dict[int, Traversable] = {}
    for each in folder.iterdir():
        who, _, number = each.name.removesuffix(".json").rpartition("-")
        if each.name.endswith(".json") and who == character and number.isdigit():
            found[int(number)] = each
    if not found:
        return read(folder, seats) if character else {}
    nearest = min(found, key=lambda number: (abs(number - seats), -number))
    data: dict[str, Any] = json.loads(found[nearest].read_text("utf-8"))
    return data


def with_tastes(guide: Guide[Any], data: dict[str, Any]) -> Guide[Any]:
    """The guide with the tastes of a file."""
    likes, worth, manner = (data.get(part, {}) for part in PARTS)
    tastes = [float(likes.get(name, own)) for name, own in zip(guide.taste_names(), guide.tastes)]
    own = guide.weights or [0.0] * len(guide.feature_names())
    weights = [float(worth.get(name, each)) for name, each in zip(guide.feature_names(), own)]
    made = guide.again(tastes, weights if any(weights) else [])
    made.shortlist = int(manner.get("shortlist", guide.shortlist))
    made.turns = int(manner.get("turns", guide.turns))
    made.sure = float(manner.get("sure", guide.sure))
    made.whim = float(manner.get("whim", guide.whim))
    made.win = float(manner.get("win", guide.win))
    made.light = int(manner.get("light", guide.light))
    made.breadth = int(manner.get("breadth", guide.breadth))
    made.followup = int(manner.get("followup", guide.followup))
    return made


def to_json(guide: Guide[Any], made: dict[str, Any]) -> dict[str, Any]:
    """A guide as a file has it; `made` tells where the numbers come from."""
    return {
        "made": made,
        "manner": {name: getattr(guide, name) for name in MANNER},
        "tastes": {name: round(value, 4) for name, value in zip(guide.taste_names(), guide.tastes)},
        "weights": {name: round(value, 5) for name, value in zip(guide.feature_names(), guide.weights)},
    }
