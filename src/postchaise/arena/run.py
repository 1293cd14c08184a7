"""Plays the missing matches of a contest until the number of games is reached or the tests have decided."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from postchaise.kernel.errors import PostchaiseError

from .contest import Contest
from .executors import Executor
from .match_folder import MatchFolder
from .matches import MatchRow, play_match
from .process_executor import ProcessExecutor, check_count_option
from .simulate import LIMIT
from .statistics.sequential_test import MARGIN, PairwiseTests

LEAST_MARGIN: Final = 0.001

Progress = Callable[[int, int], None]  # matches done, of how many; the first call says how many were there before


@dataclass(frozen=True)
class ContestResults:
    """The rows of complete deals in order, and the sequential tests."""

    contest: Contest
    rows: list[MatchRow]
    verdicts: PairwiseTests


def run_contest(
    contest: Contest,
    games: int,
    engine: Executor | None = None,
    folder: MatchFolder | None = None,
    until_sure: bool = False,
    margin: float = MARGIN,
    progress: Progress | None = None,
    limit: int = LIMIT,
) -> ContestResults:
    """At least `games` matches in whole deals, or fewer if `until_sure` and every pair of bots is decided before."""
    check_count_option("games", games)
    if until_sure and not contest.pairs:
        raise PostchaiseError("arena-nothing-to-decide")
    total = contest.matches(games)
    rows = {number: row for number, row in sorted(folder.rows.items()) if number < total} if folder else {}
    verdicts = PairwiseTests(contest, margin, until_sure)
    for row in rows.values():
        verdicts.add(row)
    missing = [number for number in range(total) if number not in rows]
    if progress is not None:
        progress(len(rows), total)
    if verdicts.stopped:
        missing = []
    with closing((engine or ProcessExecutor()).run(partial(play_match, contest, limit=limit), missing)) as played:
        for row, record in played:
            if folder is not None:
                folder.keep(row, record)
            rows[row.number] = row
            verdicts.add(row)
            if progress is not None:
                progress(len(rows), total)
            if verdicts.stopped:
                break
    counted = [row for _, row in sorted(rows.items()) if row.deal < verdicts.deals]
    return ContestResults(contest, counted, verdicts)
