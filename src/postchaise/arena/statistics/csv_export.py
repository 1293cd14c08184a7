"""The matches of a contest as a table: one row per seat of every match."""

from __future__ import annotations

import csv
import io

from postchaise.arena.matches import Row


def to_csv(rows: list[Row]) -> str:
    text = io.StringIO()
    names = list(rows[0].scores[0])
    out = csv.writer(text, lineterminator="\n")
    facts = ["turns", "decisions", "ending", "choices", "seconds"]
    out.writerow(["match", "deal", "seat", "bot", "place", "points", *names, *facts])
    for row in rows:
        for seat, score in enumerate(row.scores):
            who = [row.number + 1, row.deal + 1, seat + 1, row.bots[seat], row.ranking[seat], row.points[seat]]
            rest = [row.turns, row.decisions, row.ending, row.choices[seat], round(row.seconds[seat], 6)]
            out.writerow([*who, *score.values(), *rest])
    return text.getvalue()
