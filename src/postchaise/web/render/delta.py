"""Delta compression of a replay: each region as its first version and the changes since, in pieces of HTML."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Any, Final

PIECE: Final = re.compile(r"<[^<]*|[^<]+")  # a tag and the text after it
MOST: Final = 1000  # longer regions are sent as a whole when they change
FEW: Final = 20  # single changes; beyond that pieces may have moved

NEW: Final = -1  # the next new piece: a constant compresses better than a number

Change = list[int]  # pieces that stay, pieces that go, and the pieces that replace them


class DeltaPacker:
    """Collects the regions of successive positions.

    A region becomes its distinct `pieces` and `changes`: for each version the position from which it holds and what
    changed. The script rebuilds the versions (`replay-data.js`).
    """

    def __init__(self) -> None:
        self._numbers: dict[str, dict[str, int]] = {}
        self._changes: dict[str, list[list[Any]]] = {}
        self._html: dict[str, str] = {}
        self._now: dict[str, list[int]] = {}

    def add(self, at: int, regions: dict[str, str]) -> None:
        for name, html in regions.items():
            if self._html.get(name) != html:
                self._html[name] = html
                numbers = self._numbers.setdefault(name, {})
                known = len(numbers)
                now = [numbers.setdefault(piece, len(numbers)) for piece in PIECE.findall(html)]
                changes = diff_pieces(self._now.get(name, []), now)
                for change in changes:
                    for place, number in enumerate(change[2:], 2):
                        if number == known:
                            change[place], known = NEW, known + 1
                self._changes.setdefault(name, []).append([at, *changes])
                self._now[name] = now

    def pack(self) -> dict[str, Any]:
        return {
            name: {"pieces": list(self._numbers[name]), "changes": changes} for name, changes in self._changes.items()
        }


def diff_pieces(before: list[int], now: list[int]) -> list[Change]:
    """The changes that turn one list into another; what follows the last change stays."""
    first = 0
    while first < min(len(before), len(now)) and before[first] == now[first]:
        first += 1
    end = 0
    while end < min(len(before), len(now)) - first and before[-1 - end] == now[-1 - end]:
        end += 1
    old, new = before[first : len(before) - end], now[first : len(now) - end]
    spans = [(0, len(old), 0, len(new))]
    if len(old) == len(new):  # the usual case: numbers and positions have changed
        spans = [(i, i + 1, i, i + 1) for i in range(len(old)) if old[i] != new[i]]
    if (len(spans) > FEW or len(old) != len(new)) and max(len(old), len(new)) <= MOST:
        matcher = SequenceMatcher(None, old, new, autojunk=False)
        spans = [(a, b, c, d) for tag, a, b, c, d in matcher.get_opcodes() if tag != "equal"]
    changes, done = list[Change](), -first
    for a, b, c, d in spans:
        if changes and a == done:  # adjacent to the previous change
            changes[-1][1] += b - a
            changes[-1] += new[c:d]
        else:
            changes.append([a - done, b - a, *new[c:d]])
        done = b
    return changes


def unpack_versions(packed: dict[str, Any]) -> dict[str, list[tuple[int, str]]]:
    """Rebuild the versions as the script does: for each region the HTML and the position from which it holds."""
    found: dict[str, list[tuple[int, str]]] = {}
    for name, region in packed.items():
        now: list[int] = []
        known = 0
        for at, *changes in region["changes"]:
            after, done = list[int](), 0
            for stay, go, *come in changes:
                after += now[done : done + stay]
                for number in come:
                    after.append(known if number == NEW else number)
                    known += number == NEW
                done += stay + go
            now = after + now[done:]
            found.setdefault(name, []).append((at, "".join(region["pieces"][i] for i in now)))
    return found
