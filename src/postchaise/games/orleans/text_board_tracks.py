"""The tracks as text tables: positions, and what each step brings."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import (
    BOARD,
    NOTHING,
    OFFER,
    Sheet,
    View,
    Words,
    build_sheet,
    format_seat_name,
    translate_headings,
)

from . import components as c

TRACKS: Final = (*c.CHARACTER_IDS[: c.TRACKS], "development")


def build_position_table(view: View, words: Words) -> Sheet:
    """The positions of all players."""
    rows = []
    for id in TRACKS:
        cells = [str(_position(player, id)) for player in view["players"]]
        last = c.DEV_LAST if id == "development" else c.TRACK_LAST[c.CHARACTER_IDS.index(id)]
        rows.append([words.translate(f"sheet-track-{id}"), *cells, str(last)])
    names = [format_seat_name(words, seat) for seat in range(view["seats"])]
    return build_sheet(
        words,
        BOARD,
        "tracks",
        [*translate_headings(words, "track"), *names, *translate_headings(words, "last-step")],
        rows,
    )


def build_reward_table(view: View, words: Words) -> Sheet:
    """The rewards of all tracks."""
    rows = [[words.translate(f"sheet-track-{id}"), _steps(words, _rewards(view, words, id))] for id in TRACKS]
    return build_sheet(words, OFFER, "steps", translate_headings(words, "track", "steps"), rows)


def _position(player: View, id: str) -> int:
    return int(player["development"] if id == "development" else player["tracks"][id])


def _steps(words: Words, steps: dict[int, str]) -> str:
    """Format all steps; neighbours with the same reward are joined."""
    spans: list[tuple[int, int, str]] = []
    for step, reward in steps.items():
        if spans and spans[-1][1:] == (step - 1, reward):
            spans[-1] = (spans[-1][0], step, reward)
        else:
            spans.append((step, step, reward))
    told = []
    for first, last, reward in spans:
        span = str(first) if first == last else f"{first}–{last}"
        told.append(words.translate("sheet-at", step=span, reward=reward))
    return words.translate("separator").join(told)


# What lies on them


def _rewards(view: View, words: Words, id: str) -> dict[int, str]:
    """Return the reward of each step; on the development track only some steps have one."""
    if id == "development":
        return _development(view, words)
    track = c.CHARACTER_IDS.index(id)
    return {step: _reward(view, words, track, step) for step in range(1, c.TRACK_LAST[track] + 1)}


def _development(view: View, words: Words) -> dict[int, str]:
    """OR-DEV-02 to OR-DEV-04: steps with coins, a waiting citizen, or the start of a level."""
    found: dict[int, str] = {}
    for step in range(1, c.DEV_LAST + 1):
        here = [words.translate("coin-count", count=c.DEV_COINS[step])] if c.DEV_COINS[step] else []
        if c.DEV_CITIZEN[step] != c.NOTHING:
            here += _citizen(view, words, c.DEV_CITIZEN[step])
        if c.LEVEL[step] > c.LEVEL[step - 1]:
            here.append(words.translate("effect-level", level=c.LEVEL[step]))
        if here:
            found[step] = " + ".join(here)
    return found


def _reward(view: View, words: Words, track: int, step: int) -> str:
    if track == c.FARMER:
        return words.translate(f"good-{c.GOOD_IDS[c.TRACK_GOOD[step]]}")
    if track == c.CRAFTSMAN:
        return words.translate("sheet-gear")
    if track == c.TRADER:
        return words.translate("sheet-tile", category=c.TRACK_CATEGORY[step])
    if track == c.SCHOLAR:
        return words.translate("sheet-develop", count=c.TRACK_DEVELOPMENT[step])
    found = []
    if track == c.KNIGHT:
        found.append(words.translate("sheet-draws", count=c.DRAWS[step]))
        found += _citizen(view, words, c.CITIZEN_KNIGHT) if step == c.KNIGHT_CITIZEN else []
    if track == c.BOATMAN:
        found += [words.translate("coin-count", count=c.TRACK_COINS[step])] if c.TRACK_COINS[step] else []
        found += _citizen(view, words, c.CITIZEN_BOATMAN) if step == c.BOATMAN_CITIZEN else []
    return " + ".join(found) or NOTHING


def _citizen(view: View, words: Words, citizen: int) -> list[str]:
    """A citizen is there for the first player to arrive only."""
    return [words.translate("effect-citizen")] if view["citizens"][c.CITIZEN_IDS[citizen]] < 0 else []
