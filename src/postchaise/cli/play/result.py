"""Prints the result: who won, and the points by source."""

from __future__ import annotations

from itertools import pairwise

from postchaise.cli.screen import Screen
from postchaise.kernel.match import Match
from postchaise.web.review.winner import find_tie_break

from .seats import TerminalSeat


def print_result(screen: Screen, match: Match, seats: list[TerminalSeat]) -> None:
    translator, scores, ranking = screen.translator, match.scores(), match.ranking()
    screen.print()
    ending = match.game.ending(match.state)
    if ending:
        screen.print(translator.translate("over-because", ending=translator.translate(f"ending-{ending}")), "bold")
    else:
        screen.print(translator.translate("over"), "bold")
    winners = [seats[seat].name for seat in range(match.seats) if ranking[seat] == 1]
    screen.print(translator.translate("winners", names=", ".join(winners), count=len(winners)), "bold green")
    order = sorted(range(match.seats), key=ranking.__getitem__)
    for first, second in pairwise(order):
        if sum(scores[first].values()) == sum(scores[second].values()):
            decided = find_tie_break(match, first, second)
            if decided is not None:
                screen.print(translator.translate(decided))
    screen.print()
    table = screen.table("left", *["right"] * match.seats)
    table.add_row("", *(screen.text(seats[seat].name, "bold") for seat in order))
    for source in scores[0]:
        name = translator.translate(f"score-{source}") if translator.knows(f"score-{source}") else source
        table.add_row(screen.text(name), *(str(scores[seat][source]) for seat in order))
    table.add_row(
        screen.text(translator.translate("total"), "bold"),
        *(screen.text(str(sum(scores[seat].values())), "bold") for seat in order),
    )
    table.add_row(screen.text(translator.translate("place")), *(str(ranking[seat]) for seat in order))
    if match.helps:
        helped = [screen.text(translator.translate("helped-times", count=match.helped(seat)), "dim") for seat in order]
        table.add_row(screen.text(translator.translate("helped-row")), *helped)
    screen.put(table)
    screen.print()
