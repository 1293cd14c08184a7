"""Many versions of one page, packed: each region as its first version and what changed since, in pieces of HTML."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Any, Final

PIECE: Final = re.compile(r"<[^<]*|[^<]+")  # a tag with the text behind it
MOST: Final = 1000  # pieces that are compared with care; where more have changed, all of them are told anew
FEW: Final = 20  # changes one by one; where there are more, something may have come here and gone there

NEW: Final = -1  # the next piece that has not come yet: a sign that is always the same packs better than a number

Change = list[int]  # so many stay, so many go, and what comes in their place


class DeltaPacker:
    """Takes the regions of one position after another.

    A region is told as its distinct `pieces`, and `changes`: each the position since which it looks so, followed by
    what changed. The script builds the versions from them (`replay-data.js`).
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
    """What makes the second list of the first; what follows the last change stays."""
    first = 0
    while first < min(len(before), len(now)) and before[first] == now[first]:
        first += 1
    end = 0
    while end < min(len(before), len(now)) - first and before[-1 - end] == now[-1 - end]:
        end += 1
    old, new = before[first : len(before) - end], now[first : len(now) - end]
    spans = [(0, len(old), 0, len(new))]
    if len(old) == len(new):  # as most often: numbers and places have changed
        spans = [(i, i + 1, i, i + 1) for i in range(len(old)) if old[i] != new[i]]
    if (len(spans) > FEW or len(old) != len(new)) and max(len(old), len(new)) <= MOST:
        matcher = SequenceMatcher(None, old, new, autojunk=False)
        spans = [(a, b, c, d) for tag, a, b, c, d in matcher.get_opcodes() if tag != "equal"]
    changes, done = list[Change](), -first
    for a, b, c, d in spans:
        if changes and a == done:  # right behind the one before
            changes[-1][1] += b - a
            changes[-1] += new[c:d]
        else:
            changes.append([a - done, b - a, *new[c:d]])
        done = b
    return changes


def unpack(packed: dict[str, Any]) -> dict[str, list[tuple[int, str]]]:
    """As the script does it: by region every version, and the position since which it looks so."""
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
