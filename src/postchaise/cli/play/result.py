"""The final screen: who won, and where the points came from."""

from __future__ import annotations

from itertools import pairwise

from postchaise.cli.screen import Screen
from postchaise.kernel.match import Match
from postchaise.web.review.winner import tie

from .seats import Seat


def show(screen: Screen, match: Match, seats: list[Seat]) -> None:
    words, scores, ranking = screen.words, match.scores(), match.ranking()
    screen.print()
    ending = match.game.ending(match.state)
    if ending:
        screen.print(words.translate("over-because", ending=words.translate(f"ending-{ending}")), "bold")
    else:
        screen.print(words.translate("over"), "bold")
    winners = [seats[seat].name for seat in range(match.seats) if ranking[seat] == 1]
    screen.print(words.translate("winners", names=", ".join(winners), count=len(winners)), "bold green")
    order = sorted(range(match.seats), key=ranking.__getitem__)
    for first, second in pairwise(order):
        if sum(scores[first].values()) == sum(scores[second].values()):
            decided = tie(match, first, second)
            if decided is not None:
                screen.print(words.translate(decided))
    screen.print()
    table = screen.table("left", *["right"] * match.seats)
    table.add_row("", *(screen.text(seats[seat].name, "bold") for seat in order))
    for source in scores[0]:
        name = words.translate(f"score-{source}") if words.knows(f"score-{source}") else source
        table.add_row(screen.text(name), *(str(scores[seat][source]) for seat in order))
    table.add_row(
        screen.text(words.translate("total"), "bold"),
        *(screen.text(str(sum(scores[seat].values())), "bold") for seat in order),
    )
    table.add_row(screen.text(words.translate("place")), *(str(ranking[seat]) for seat in order))
    if match.helps:
        helped = [screen.text(words.translate("helped-times", count=match.helped(seat)), "dim") for seat in order]
        table.add_row(screen.text(words.translate("helped-row")), *helped)
    screen.put(table)
    screen.print()
