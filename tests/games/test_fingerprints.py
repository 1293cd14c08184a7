"""What stored matches depend on: it may change only together with a version.

`python tests/games/test_fingerprints.py` writes the file again, once `Meta.version` (actions, events, things) or
`Meta.layout` (fields of the state) has been raised.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from postchaise import Dice
from postchaise import game as find_game

FILE = Path(__file__).with_name("fingerprints.json")
TITLES = ("la-loire", "orleans", "thurn-und-taxis")
WRITE = "then write the file again: python tests/games/test_fingerprints.py"


def fingerprint(id: str) -> dict[str, Any]:
    game = find_game(id)
    space = game.space
    events = {e.name: [each if isinstance(each, str) else each.name for each in e.arguments] for e in game.events.all}
    return {
        "version": game.meta.version,
        "layout": game.meta.layout,
        "actions": {kind.name: [domain.name for domain in kind.domains] for kind in space.kinds},
        "things": {name: domain.items for name, domain in space.domains.items()},
        "events": events,
        "state": sorted(game.new(2, Dice(1)).to_json()),
    }


def changes(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What must be done first, in sentences; nothing when stored matches keep their meaning."""
    found = []
    for part in ("actions", "things", "events"):
        same = before[part] == now[part] and list(before[part]) == list(now[part])
        if not same and before["version"] == now["version"]:
            names = {**before[part], **now[part]}
            changed = [name for name in names if before[part].get(name) != now[part].get(name)] or ["their order"]
            found.append(f"{part} have changed ({', '.join(changed)}): raise Meta.version, {WRITE}")
    if before["state"] != now["state"] and before["layout"] == now["layout"]:
        changed = sorted(set(before["state"]) ^ set(now["state"]))
        found.append(
            f"fields of the state have changed ({', '.join(changed)}): raise Meta.layout, let Game.upgrade_state "
            f"read the older one, {WRITE}"
        )
    if not found and before != now:
        found.append(f"a version was raised: {WRITE}")
    return found


@pytest.mark.parametrize("id", TITLES)
def test_what_is_stored_changes_only_with_a_version(id: str) -> None:
    before = json.loads(FILE.read_text("utf-8"))[id]
    assert changes(before, fingerprint(id)) == []


def test_every_change_is_noticed() -> None:
    before = fingerprint("orleans")
    assert changes(before, before) == []
    kinds = {**before["actions"], "mulligan": []}
    assert "mulligan" in changes(before, {**before, "actions": kinds})[0]
    assert "their order" in changes(before, {**before, "events": dict(reversed(before["events"].items()))})[0]
    assert "Meta.layout" in changes(before, {**before, "state": [*before["state"], "zeal"]})[0]
    assert changes(before, {**before, "actions": kinds, "version": 99}) == [f"a version was raised: {WRITE}"]


if __name__ == "__main__":
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    wrong = [text for id in TITLES if id in known for text in changes(known[id], fingerprint(id)) if "raise " in text]
    if wrong:
        raise SystemExit("\n".join(wrong))
    lines = [f" {json.dumps(id)}: {json.dumps(fingerprint(id), ensure_ascii=False)}" for id in TITLES]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
