"""The report of a contest: who is better, how certain that is, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from postchaise.arena.statistics.chart import ChartLabels
from postchaise.arena.statistics.intervals import ConfidenceInterval
from postchaise.arena.statistics.sequential_test import UPPER
from postchaise.arena.statistics.standings import BotStanding, PairingResult, Standings
from postchaise.cli.screen import Screen

TOGETHER = 4  # bots next to each other in 80 columns


def print_report(screen: Screen, figures: Standings) -> None:
    translator = screen.translator
    screen.title(_print_title(screen, figures))
    screen.print(_print_note(screen, figures), "dim")
    screen.title(translator.translate("arena-bots"))
    screen.put(_print_bots(screen, figures))
    if figures.pairings:
        screen.title(translator.translate("arena-pairings"))
        screen.put(_print_pairings(screen, figures.pairings))
        screen.print()
        for pairing in figures.pairings:
            _print_verdict(screen, pairing)
    screen.title(translator.translate("arena-by-seat"))
    screen.put(_print_seats(screen, figures))
    for first in range(0, len(figures.bots), TOGETHER):
        screen.title(translator.translate("arena-sources"))
        screen.put(_print_sources(screen, figures.bots[first : first + TOGETHER]))
    screen.title(translator.translate("arena-length"))
    screen.put(_print_length(screen, figures))


def list_chart_labels(screen: Screen, figures: Standings) -> ChartLabels:
    """The texts and numbers of the picture."""
    numbers = [format_interval(screen, each.rating) for each in figures.bots]
    numbers += [format_share(screen, each.share) for each in figures.pairings]
    translate = screen.translator.translate
    note = _print_note(screen, figures)
    return ChartLabels(
        _print_title(screen, figures),
        translate("arena-column-rating"),
        translate("arena-pairings"),
        note,
        tuple(numbers),
    )


def _print_title(screen: Screen, figures: Standings) -> str:
    contest = figures.results.contest
    games, seed = len(figures.rows), str(contest.seed)
    return screen.translator.translate("arena-title", game=contest.game, games=games, seats=contest.seats, seed=seed)


def _print_note(screen: Screen, figures: Standings) -> str:
    deals, meetings = figures.results.verdicts.deals, len(figures.results.contest.meetings)
    return screen.translator.translate("arena-note", deals=deals, meetings=meetings)


def _print_bots(screen: Screen, figures: Standings) -> Table:
    table = screen.table("left", "right", "right", "right", "right")
    _list_headings(screen, table, "", *(f"arena-column-{name}" for name in ("rating", "wins", "points", "time")))
    for each in figures.bots:
        cells = [
            format_interval(screen, each.rating),
            format_share(screen, each.wins),
            format_signed(screen, each.points),
        ]
        time = f"{screen.number(each.milliseconds, 1 if each.milliseconds >= 1 else 3)} ms"
        table.add_row(screen.text(each.bot, "bold"), *map(screen.text, cells), time)
    return table


def _print_pairings(screen: Screen, pairings: Sequence[PairingResult]) -> Table:
    table = screen.table("left", "right", "right", "right")
    _list_headings(screen, table, "", "arena-column-share", "arena-column-lead", "arena-column-matches")
    for each in pairings:
        cells = [format_share(screen, each.share), format_interval(screen, each.lead), str(each.share.count)]
        table.add_row(screen.text(f"{each.first} : {each.second}", "bold"), *map(screen.text, cells))
    return table


def _print_verdict(screen: Screen, pairing: PairingResult) -> None:
    test = pairing.test
    claim = f"{100 * (0.5 + test.margin):.4g}"
    screen.print_message(
        f"arena-{test.decision}",
        first=pairing.first,
        second=pairing.second,
        percent=claim if screen.translator.code == "en" else claim.replace(".", ","),
        deals=test.deals,
        ratio=format_signed(screen, test.ratio, 2),
        bound=screen.number(UPPER, 2),
    )


def _print_seats(screen: Screen, figures: Standings) -> Table:
    """Wins by seat: with an interval for all bots, without for each bot, so that four fit."""
    names = [each.bot for each in figures.bots][:TOGETHER]
    table = screen.table("left", "right", *["right"] * len(names))
    heads = [
        screen.text(screen.translator.translate("arena-column-all"), "dim"),
        *(screen.text(name, "dim") for name in names),
    ]
    table.add_row(screen.text(screen.translator.translate("column-seat"), "dim"), *heads)
    for line in figures.seats:
        shares = [format_percent(screen, line.by_bot[name].value) if name in line.by_bot else "-" for name in names]
        table.add_row(str(line.seat), screen.text(format_share(screen, line.wins)), *shares)
    return table


def _print_sources(screen: Screen, bots: Sequence[BotStanding]) -> Table:
    translator = screen.translator
    table = screen.table("left", *["right"] * len(bots))
    table.add_row("", *(screen.text(each.bot, "dim") for each in bots))
    for source in bots[0].sources:
        name = translator.translate(f"score-{source}") if translator.knows(f"score-{source}") else source
        table.add_row(screen.text(name), *(screen.text(format_signed(screen, each.sources[source])) for each in bots))
    table.add_row(
        screen.text(translator.translate("total"), "bold"),
        *(screen.text(format_signed(screen, each.points)) for each in bots),
    )
    return table


def _print_length(screen: Screen, figures: Standings) -> Table:
    translator = screen.translator
    table = screen.table("left", "right", "right", "right")
    _list_headings(screen, table, "", "column-mean", "column-min", "column-max")
    for name, spread in (("turns", figures.turns), ("decisions", figures.decisions)):
        cells = [screen.number(spread.mean), str(spread.least), str(spread.most)]
        table.add_row(screen.text(translator.translate(f"row-{name}")), *cells)
    for ending, count in figures.endings.items():
        name = translator.translate(f"ending-{ending}") if translator.knows(f"ending-{ending}") else ending or "-"
        table.add_row(screen.text(name), str(count))
    return table


def _list_headings(screen: Screen, table: Table, *ids: str) -> None:
    table.add_row(*(screen.text(screen.translator.translate(id) if id else "", "dim") for id in ids))


def format_signed(screen: Screen, value: float, digits: int = 1) -> str:
    """Format with a minus sign; never a negative zero."""
    return screen.number(round(value, digits) + 0.0, digits).replace("-", "−")


def format_percent(screen: Screen, value: float) -> str:
    return f"{screen.number(100 * value, 0)} %"


def format_share(screen: Screen, found: ConfidenceInterval) -> str:
    """`86 % [69–94]`"""
    low, high = (screen.number(100 * end, 0) for end in (found.low, found.high))
    return f"{format_percent(screen, found.value)} [{low}–{high}]"


def format_interval(screen: Screen, found: ConfidenceInterval) -> str:
    """`−3.1 [−5.0; −1.2]`"""
    value, low, high = (format_signed(screen, end) for end in (found.value, found.low, found.high))
    return f"{value} [{low}; {high}]" if found.known else value
