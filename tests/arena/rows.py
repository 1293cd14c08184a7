"""Rows of matches that nobody played, for the figures drawn from them."""

from __future__ import annotations

from postchaise.arena.matches import MatchRow


def row(deal: int, bots: str, points: tuple[int, ...], number: int = 0, seconds: float = 0.5) -> MatchRow:
    """`bots` holds a letter per seat; who has more points is ahead."""
    return MatchRow(
        number=number,
        deal=deal,
        bots=list(bots),
        turns=10 + deal,
        decisions=40,
        choices=[20] * len(bots),
        ending="boat",
        scores=[{"gold": each - 1, "fame": 1} for each in points],
        ranking=[1 + sum(other > each for other in points) for each in points],
        seconds=[seconds] * len(bots),
    )
