"""Followers as tokens, and which of those on a place belong to the current plan."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c

Piece = dict[str, Any]


def build_follower_token(words: Words, follower: str, piece: str, count: int = 1) -> Piece:
    """Return what a token shows; `piece` is the name under which it glides from market to place and back."""
    number = c.FOLLOWER_IDS.index(follower)
    return {
        "follower": follower,
        "character": c.CHARACTER_IDS[c.CHARACTER_OF[number]],
        "own": number >= c.CHARACTERS,
        "name": words.translate(f"follower-{follower}"),
        "piece": piece,
        "count": count,
        "stands": "",  # the character it stands in for
        "old": False,  # there since an earlier round
        "recalled": False,
    }


def strip_full_stop(text: str) -> str:
    """Remove the full stop of a sentence, for a card."""
    return text.removesuffix(".")


class PlannedFollowers:
    """What a seat has put down (phase 4) or will recall (phase 3), as far as the view shows."""

    def __init__(self, codes: list[str], first: dict[str, int], asked: bool, putting: bool) -> None:
        self._left = list(codes)
        self._number = dict(first)
        self.asked = asked  # a phase in which this matters
        self.putting = putting

    def take(self, follower: str, slot: str) -> tuple[bool, int]:
        """Return whether this follower is one of them, and its number after those of the market."""
        if f"{follower} {slot}" not in self._left:
            return False, 0
        self._left.remove(f"{follower} {slot}")
        number = self._number.get(follower, 0)
        self._number[follower] = number + 1
        return True, number

    def gaps(self, room: int) -> dict[str, int]:
        """Return how many of each kind were put down, as far as the market has room for their gaps."""
        found: dict[str, int] = {}
        for text in self._left[:room] if self.putting else []:
            follower = text.split()[0]
            found[follower] = found.get(follower, 0) + 1
        return found


def find_planned_followers(view: View, seat: int) -> PlannedFollowers:
    player = view["players"][seat]
    asked = view["step"] in ("plan", "follow")
    return PlannedFollowers(player["plan"], player["market"], asked, view["step"] == "plan")
