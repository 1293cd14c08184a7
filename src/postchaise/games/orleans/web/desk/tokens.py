"""Followers as tokens: how one is drawn, and which of those on a place were put down or recalled by this plan."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c

Piece = dict[str, Any]


def token(words: Words, follower: str, piece: str, count: int = 1) -> Piece:
    """`piece` is the name under which it glides from market to place and back."""
    number = c.FOLLOWER_IDS.index(follower)
    return {
        "follower": follower,
        "character": c.CHARACTER_IDS[c.CHARACTER_OF[number]],
        "own": number >= c.CHARACTERS,
        "name": words.translate(f"follower-{follower}"),
        "piece": piece,
        "count": count,
        "stands": "",  # the character it stands in for
        "old": False,  # it has stood there since an earlier round
        "recalled": False,
    }


def bare(text: str) -> str:
    """A sentence on a card has no full stop."""
    return text.removesuffix(".")


class Planned:
    """What a seat has put down (phase 4) or will recall (phase 3), as far as the view tells."""

    def __init__(self, codes: list[str], first: dict[str, int], asked: bool, putting: bool) -> None:
        self._left = list(codes)
        self._number = dict(first)
        self.asked = asked  # a phase in which it matters who came when
        self.putting = putting

    def take(self, follower: str, slot: str) -> tuple[bool, int]:
        """Is this one of them; and its number among those like it, after those of the market."""
        if f"{follower} {slot}" not in self._left:
            return False, 0
        self._left.remove(f"{follower} {slot}")
        number = self._number.get(follower, 0)
        self._number[follower] = number + 1
        return True, number

    def gaps(self, room: int) -> dict[str, int]:
        """How many of each kind were put down, as far as there is room for their gaps on the market."""
        found: dict[str, int] = {}
        for text in self._left[:room] if self.putting else []:
            follower = text.split()[0]
            found[follower] = found.get(follower, 0) + 1
        return found


def planned(view: View, seat: int) -> Planned:
    player = view["players"][seat]
    asked = view["step"] in ("plan", "follow")
    return Planned(player["plan"], player["market"], asked, view["step"] == "plan")
