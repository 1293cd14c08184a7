"""How many clicks a turn takes in the browser, counted over recorded matches of every title.

    python bench/clicks_per_turn.py [record ...]

A bundle is one click for several actions. "Asked" counts every question; "automatic" leaves out those that the page
answers by itself; "repeated" also those whose answer equals the last one, for people who let it be repeated. An
automatic answer that differs from the record counts two clicks: Undo, and the other answer.
"""

from __future__ import annotations

import sys
from pathlib import Path

from postchaise import Match
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.registry import extras, titles
from postchaise.web.views.table_view import Player, UndoState, find_automatic_action

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "matches"


def count_bundled(match: Match, notations: list[str]) -> int:
    """Count how many of the coming actions of this seat the largest bundle plays with one click."""
    decision = match.decision(match.actors[0])
    if decision is None:
        return 1
    sizes = [1]
    for bundle in extras(match.game).bundles(match.view(decision.seat), decision):
        size = len(bundle.actions)
        if size > 1 and sorted(bundle.actions) == sorted(notations[:size]):
            sizes.append(size)
    return max(sizes)


def count_clicks(path: Path) -> tuple[int, int, int, int]:
    """Count turns, and clicks asked, automatic and repeated."""
    whole = Match.from_record(path.read_text("utf-8"))
    match, entries, turns = whole.position([]), whole.entries, set()
    asked = automatic = repeated = covered = 0
    last: dict[tuple[int, str], int] = {}
    for number, entry in enumerate(entries):
        turns.add((entry.seat, match.game.turn_number(match.state)))
        decision = match.decision(entry.seat)
        assert decision is not None
        if covered:
            covered -= 1
        else:
            coming = [match.game.notation(e.action) for e in entries[number : number + 12] if e.seat == entry.seat]
            covered = count_bundled(match, coming) - 1 if match.actors[0] == entry.seat else 0
            players = [Player(str(seat)) for seat in range(match.seats)]
            undo = UndoState(can_undo=match.undoable(entry.seat) is None)
            forced = find_automatic_action(match, players, match.view(entry.seat), decision, undo)
            clicks = 1 if forced < 0 else 0 if forced == entry.action else 2
            question = (entry.seat, decision.prompt.id)
            is_repeat = decision.prompt.id in extras(match.game).repeatable and last.get(question) == entry.action
            last[question] = entry.action
            asked += 1
            automatic += clicks
            repeated += 0 if is_repeat else clicks
        after = match.state.copy()
        match.game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        match.accept(entry, after)
    return len(turns), asked, automatic, repeated


def main() -> None:
    given = [Path(name) for name in sys.argv[1:]]
    print("clicks per turn   asked  automatic  repeated")
    for title in titles() if not given else [""]:
        counts = [count_clicks(path) for path in given or sorted((RECORDS / title).glob("*.txt"))]
        turns, *clicks = (sum(column) for column in zip(*counts, strict=True))
        print(f"{title:16} {clicks[0] / turns:6.2f} {clicks[1] / turns:10.2f} {clicks[2] / turns:9.2f}")


if __name__ == "__main__":
    main()
