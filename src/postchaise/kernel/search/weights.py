"""Heuristic weights as data: one small JSON file per number of seats and style in the game's `weights` folder.

`weights/4.json` holds the best known weights for four seats, `weights/trader-4.json` those of a style. Names missing
from a file keep the default of the heuristics; a number of seats without a file uses the nearest one.
"""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from .heuristics import Heuristics

SEARCH_SETTINGS: Final = (
    "max_candidates",
    "lookahead_turns",
    "min_z",
    "noise",
    "win_bonus",
    "journeyman_rollouts",
    "master_candidates",
    "followup_rollouts",
)


def find_weights_folder(package: str) -> Traversable:
    """Return the weights folder of a game's package."""
    return files(package) / "weights"


def list_styles(folder: Traversable, seats: int = 0) -> tuple[str, ...]:
    """List the styles that have a file for this number of seats, or for any number."""
    if not folder.is_dir():
        return ()
    parts = [each.name.removesuffix(".json").rpartition("-") for each in folder.iterdir()]
    names = {style for style, _, number in parts if not seats or number == str(seats)}
    return tuple(sorted(names - {""}))


def load_weights(folder: Traversable, seats: int, style: str = "") -> dict[str, Any]:
    """Return the file for this number of seats or the nearest one, or an empty dictionary."""
    if not folder.is_dir():
        return {}
    found: dict[int, Traversable] = {}
    for each in folder.iterdir():
        name, _, number = each.name.removesuffix(".json").rpartition("-")
        if each.name.endswith(".json") and name == style and number.isdigit():
            found[int(number)] = each
    if not found:
        return load_weights(folder, seats) if style else {}
    nearest = min(found, key=lambda number: (abs(number - seats), -number))
    data: dict[str, Any] = json.loads(found[nearest].read_text("utf-8"))
    return data


def apply_weights(heuristics: Heuristics[Any], data: dict[str, Any]) -> Heuristics[Any]:
    """Return a copy of the heuristics with the weights and search settings of a file."""
    by_name, by_feature, settings = (data.get(part, {}) for part in ("weights", "value_weights", "search"))
    weights = [float(by_name.get(name, own)) for name, own in zip(heuristics.weight_names(), heuristics.weights)]
    own = heuristics.value_weights or [0.0] * len(heuristics.feature_names())
    values = [float(by_feature.get(name, each)) for name, each in zip(heuristics.feature_names(), own)]
    changed = heuristics.with_weights(weights, values if any(values) else [])
    for name in SEARCH_SETTINGS:
        default = getattr(heuristics, name)
        setattr(changed, name, type(default)(settings.get(name, default)))
    return changed


def weights_to_json(heuristics: Heuristics[Any], provenance: dict[str, Any]) -> dict[str, Any]:
    """Return heuristics in the form of a weights file; `provenance` says where the numbers come from."""
    values = zip(heuristics.feature_names(), heuristics.value_weights)
    return {
        "provenance": provenance,
        "search": {name: getattr(heuristics, name) for name in SEARCH_SETTINGS},
        "weights": {name: round(value, 4) for name, value in zip(heuristics.weight_names(), heuristics.weights)},
        "value_weights": {name: round(value, 5) for name, value in values},
    }
