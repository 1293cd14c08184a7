"""Recorded matches replay to the letter, and together they reach everything a match can hold."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from estafette import Match
from estafette.games.la_loire import components as c
from estafette.games.la_loire.events import EVENTS
from estafette.games.la_loire.game import GAME

FOLDER = Path(__file__).resolve().parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_replays_and_is_written_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.game.meta.id == path.parent.name
    written = [line for line in match.record().splitlines() if not line.startswith(("sealed:", "key:"))]
    assert written == text.splitlines()


def reached(game: str) -> Counter[str]:
    """Actions by notation, log events, endings, options and seat counts of all recorded matches of a game."""
    seen: Counter[str] = Counter()
    for path in FOLDER.glob(f"{game}/*.txt"):
        match = Match.from_record(path.read_text("utf-8"))
        seen[f"seats {match.seats}"] += 1
        seen[f"ending {match.game.ending(match.state)}"] += 1
        seen.update(f"{key} {value}" for key, value in match.options.items())
        for entry in match.entries:
            notation = match.game.notation(entry.action)
            kind = match.game.space.kinds[match.game.space.kind_of[entry.action]].name
            seen.update({notation: 1, f"kind {kind}": 1})
            seen.update(f"event {line[0]}" for line in entry.log)
    return seen


def test_la_loire_reaches_everything() -> None:
    seen = reached("la-loire")
    wanted = [f"hire {character}" for character in c.CHARACTER_IDS]
    wanted += [f"palace {palace}" for palace in c.PALACE_IDS]
    wanted += [f"build {building} wood" for building in c.BUILDING_IDS]
    wanted += [f"buy {good}" for good in c.GOOD_IDS] + [f"sell {good}" for good in c.GOOD_IDS]
    wanted += [f"message {level}" for level in range(1, 5)] + [f"seats {seats}" for seats in range(1, 5)]
    wanted += [f"ending {cause}" for cause in ("boat", "messages", "turns")]
    wanted += [f"edition {edition}" for edition in ("default", "fr", "en", "de")]
    wanted += ["variant standard", "variant casual"]
    wanted += [f"kind {kind.name}" for kind in GAME.space.kinds]
    wanted += [f"event {event}" for event in range(len(EVENTS))]
    assert [each for each in wanted if not seen[each]] == []
