"""Recorded matches replay to the letter, and together they reach everything a match can hold."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from postchaise import Match, game
from postchaise.games.la_loire import components as la_loire
from postchaise.games.la_loire import events as la_loire_events
from postchaise.games.orleans import components as orleans
from postchaise.games.orleans import events as orleans_events
from postchaise.games.thurn_und_taxis import components as thurn
from postchaise.games.thurn_und_taxis import events as thurn_events

FOLDER = Path(__file__).resolve().parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_replays_and_is_written_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.game.meta.id == path.parent.name
    assert match.record() == text


def reached(id: str) -> Counter[str]:
    """Actions by notation, log events, endings, options and seat counts of all recorded matches of a game."""
    seen: Counter[str] = Counter()
    for path in FOLDER.glob(f"{id}/*.txt"):
        match = Match.from_record(path.read_text("utf-8"))
        seen[f"seats {match.seats}"] += 1
        seen[f"ending {match.game.ending(match.state)}"] += 1
        seen.update(f"{key} {value}" for key, value in match.options.items())
        for entry in match.entries:
            notation = match.game.notation(entry.action)
            kind = match.game.space.kind_at[entry.action].name
            seen.update({notation: 1, f"kind {kind}": 1})
            seen.update(f"event {line[0]}" for line in entry.log)
    return seen


def missing(id: str, wanted: list[str]) -> list[str]:
    seen = reached(id)
    return [each for each in wanted if not seen[each]]


def test_la_loire_reaches_everything() -> None:
    wanted = [f"hire {character}" for character in la_loire.CHARACTER_IDS]
    wanted += [f"palace {palace}" for palace in la_loire.PALACE_IDS]
    wanted += [f"build {building} wood" for building in la_loire.BUILDING_IDS]
    wanted += [f"{verb} {good}" for verb in ("buy", "sell") for good in la_loire.GOOD_IDS]
    wanted += [f"message {level}" for level in range(1, 5)] + [f"seats {seats}" for seats in range(1, 5)]
    wanted += [f"ending {cause}" for cause in ("boat", "messages", "turns")]
    wanted += [f"edition {edition}" for edition in ("default", "fr", "en", "de")]
    wanted += ["variant standard", "variant casual"]
    wanted += [f"kind {kind.name}" for kind in game("la-loire").space.kinds]
    wanted += [f"event {event}" for event in range(len(la_loire_events.EVENTS.all))]
    assert missing("la-loire", wanted) == []


def test_orleans_reaches_everything() -> None:
    """Every place, tile, event in each strength, deed, end of a track, item of torture and seat count."""
    idle = ("school", "herb-garden", "sacristy")  # never used as an action: owning them is enough
    wanted = [f"use {place}" for place in orleans.PLACE_IDS if place not in idle]
    wanted += [f"take {tile}" for tile in orleans.TILE_IDS] + [f"seats {seats}" for seats in range(2, 6)]
    wanted += [f"kind {kind.name}" for kind in game("orleans").space.kinds]
    wanted += [f"exclude_places {value}" for value in (True, False)]
    assert missing("orleans", wanted) == []
    hourglass, deeds, ends = set(), set(), set()
    for path in FOLDER.glob("orleans/*.txt"):
        match = Match.from_record(path.read_text("utf-8"))
        lines = [line for entry in match.entries for line in entry.log]
        hourglass |= {(line[3], line[4]) for line in lines if line[0] == orleans_events.E_ROUND}
        deeds |= {line[3] for line in lines if line[0] == orleans_events.E_SEND}
        ends |= {(line[2], line[3]) for line in lines if line[0] == orleans_events.E_RECRUIT}
        ends |= {("development", line[3]) for line in lines if line[0] == orleans_events.E_DEVELOP}
    tiles = {(event, stack) for stack in range(orleans.STACKS) for event in range(orleans.EVENTS)}
    printed = {(e, stack) for e, stack in tiles if orleans.STACK_TILES[stack * orleans.EVENTS + e]}
    assert printed - hourglass == set()  # the first one in the match that excludes tiles: elsewhere it is setup
    assert deeds == set(range(orleans.DEEDS))
    tracks = {(track, orleans.TRACK_LAST[track]) for track in range(orleans.TRACKS)}
    assert (tracks | {("development", orleans.DEV_LAST)}) - ends == set()


def test_thurn_und_taxis_reaches_everything() -> None:
    """Every official, stack of bonus tiles, level of carriage, ending and seat count, with and without expansion."""
    wanted = [f"seats {seats}" for seats in (2, 3, 4)] + ["ending houses", "ending carriage"]
    wanted += [f"expansion {value}" for value in (True, False)]
    wanted += [f"kind {kind.name}" for kind in game("thurn-und-taxis").space.kinds]
    never = ("no-card", "no-play")  # all 66 cards in hands: tests/games/thurn_und_taxis sets that up
    wanted += [f"event {i}" for i, event in enumerate(thurn_events.EVENTS.all) if event.name not in never]
    assert missing("thurn-und-taxis", wanted) == []
    stacks, levels = set(), set()
    for path in FOLDER.glob("thurn-und-taxis/*.txt"):
        match = Match.from_record(path.read_text("utf-8"))
        lines = [line for entry in match.entries for line in entry.log]
        stacks |= {line[2] for line in lines if line[0] == thurn_events.E_TILE}
        levels |= {line[2] for line in lines if line[0] == thurn_events.E_CARRIAGE}
    assert stacks == set(range(thurn.STACKS))
    assert levels == set(thurn.CARRIAGE_LEVEL[1:])
