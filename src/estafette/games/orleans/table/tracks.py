"""What lies on the tracks of Orléans, in words: per step the reward its first visitor or every visitor finds."""

from __future__ import annotations

from estafette.kernel.rows import View, Words

from .. import components as c


def rewards(view: View, words: Words, id: str) -> dict[int, str]:
    """A character track, from its first step to its last."""
    track = c.CHARACTER_IDS.index(id)
    return {step: _reward(view, words, track, step) for step in range(1, c.TRACK_LAST[track] + 1)}


def development(view: View, words: Words) -> dict[int, str]:
    """OR-DEV-02 to OR-DEV-04: the steps with coins, a citizen who still waits, or the start of a level."""
    steps: dict[int, str] = {}
    for step in range(1, c.DEV_LAST + 1):
        found = [words.say("coin-count", count=c.DEV_COINS[step])] if c.DEV_COINS[step] else []
        if c.DEV_CITIZEN[step] != c.NOTHING:
            found += _citizen(view, words, c.DEV_CITIZEN[step])
        if c.LEVEL[step] > c.LEVEL[step - 1]:
            found.append(words.say("effect-level", level=c.LEVEL[step]))
        if found:
            steps[step] = " + ".join(found)
    return steps


def _reward(view: View, words: Words, track: int, step: int) -> str:
    if track == c.FARMER:
        return words.say(f"good-{c.GOOD_IDS[c.TRACK_GOOD[step]]}")
    if track == c.CRAFTSMAN:
        return words.say("twin-gear")
    if track == c.TRADER:
        return words.say("twin-tile", category=c.TRACK_CATEGORY[step])
    if track == c.SCHOLAR:
        return words.say("twin-develop", count=c.TRACK_DEVELOPMENT[step])
    found = []
    if track == c.KNIGHT:
        found.append(words.say("or-draws", count=c.DRAWS[step]))
        found += _citizen(view, words, c.CITIZEN_KNIGHT) if step == c.KNIGHT_CITIZEN else []
    if track == c.BOATMAN:
        found += [words.say("coin-count", count=c.TRACK_COINS[step])] if c.TRACK_COINS[step] else []
        found += _citizen(view, words, c.CITIZEN_BOATMAN) if step == c.BOATMAN_CITIZEN else []
    return " + ".join(found) or "–"


def _citizen(view: View, words: Words, citizen: int) -> list[str]:
    """Only the first to arrive finds one."""
    return [words.say("effect-citizen")] if view["citizens"][c.CITIZEN_IDS[citizen]] < 0 else []
