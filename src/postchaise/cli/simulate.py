"""`postchaise simulate`: play random games and print statistics."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from postchaise.arena.executors import Executor
from postchaise.arena.simulate import simulate_games
from postchaise.arena.statistics.simulation_report import ScoreRow, SimulationReport, ValueSpread
from postchaise.kernel.output_files import check_output, write_text

from .screen import Screen

Where = AbstractContextManager[Executor]


def run_simulation(
    screen: Screen, game: str, seats: int, games: int, where: Where, seed: int, options: dict[str, str], out: str
) -> None:
    """`out` is "json", a file for a CSV table (`-` for standard output), or empty for a report."""
    if out not in ("", "json", "-"):
        check_output(Path(out))
    report = _show_progress(screen, game, seats, games, where, seed, options)
    screen.translator = screen.translator.about(game)
    if out == "json":
        screen.write_json(report.to_json(), indent=2)
    elif out == "-":
        screen.write(report.to_csv())
    else:
        if out:
            write_text(Path(out), report.to_csv())
        print_statistics(screen, report)
        if out:
            screen.print_message("simulate-written", "dim", file=out)


def _show_progress(
    screen: Screen, game: str, seats: int, games: int, where: Where, seed: int, options: dict[str, str]
) -> SimulationReport:
    """Run with a progress bar on standard error, if it is a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=screen.errors, transient=True, disable=not screen.errors.is_terminal)
    with where as engine, shown as bar:
        task = bar.add_task("", total=games)
        return simulate_games(game, seats, games, seed, engine, options, lambda done: bar.update(task, completed=done))


def print_statistics(screen: Screen, report: SimulationReport) -> None:
    translator = screen.translator
    mean, widest = report.branching
    screen.title(
        translator.translate(
            "simulate-title", game=report.game, games=report.games, seats=report.seats, seed=str(report.seed)
        )
    )
    screen.print()
    table = screen.table("left", "right", "right", "right")
    table.add_row("", *(screen.text(translator.translate(f"column-{name}"), "dim") for name in ("mean", "min", "max")))
    for name, spread in (("turns", report.turns), ("decisions", report.decisions)):
        table.add_row(screen.text(translator.translate(f"row-{name}")), *_print_spread(screen, spread))
    table.add_row(screen.text(translator.translate("row-branching")), screen.number(mean, 2), "", str(widest))
    screen.put(table)
    for title, label, lines in (
        ("simulate-places", "column-place", report.by_place()),
        ("simulate-seats", "column-seat", report.by_seat()),
    ):
        screen.title(translator.translate(title))
        screen.put(_print_scores(screen, label, lines, report.games))
    screen.title(translator.translate("simulate-endings"))
    table = screen.table("left", "right", "right")
    for ending, count in report.endings.items():
        name = translator.translate(f"ending-{ending}") if translator.knows(f"ending-{ending}") else ending or "-"
        table.add_row(screen.text(name), str(count), f"{screen.number(100 * count / report.games)} %")
    screen.put(table)
    decisions = sum(row.decisions for row in report.rows)
    speed: dict[str, str | int] = {
        "decisions": round(decisions / report.seconds),
        "games": screen.number(report.games / report.seconds),
    }
    screen.print()
    screen.print_message(
        "simulate-speed", "dim", seconds=screen.number(report.seconds), workers=report.workers, **speed
    )


def _print_scores(screen: Screen, label: str, lines: list[ScoreRow], games: int) -> Table:
    """A row per source of points, a column per seat or place; fits 80 columns in any language."""
    translator = screen.translator
    table = screen.table("left", *["right"] * len(lines))
    table.add_row(
        screen.text(translator.translate(label), "dim"), *(screen.text(str(line.label), "bold") for line in lines)
    )
    for source in lines[0].sources:
        name = translator.translate(f"score-{source}") if translator.knows(f"score-{source}") else source
        table.add_row(screen.text(name), *(screen.number(line.sources[source]) for line in lines))
    table.add_row(
        screen.text(translator.translate("total"), "bold"), *(screen.number(line.total.mean) for line in lines)
    )
    spread = f"{translator.translate('column-min')} – {translator.translate('column-max')}"
    table.add_row(screen.text(spread, "dim"), *(screen.text(f"{i.total.least} – {i.total.most}", "dim") for i in lines))
    wins = (f"{_format_wins(screen, line.wins)} ({100 * line.wins / games:.0f} %)" for line in lines)
    if label == "column-seat":  # places have no wins of their own
        table.add_row(screen.text(translator.translate("row-wins")), *wins)
    return table


def _print_spread(screen: Screen, spread: ValueSpread) -> tuple[str, str, str]:
    return screen.number(spread.mean), str(spread.least), str(spread.most)


def _format_wins(screen: Screen, wins: float) -> str:
    """A whole number unless a victory was shared."""
    return str(round(wins)) if abs(wins - round(wins)) < 0.05 else screen.number(wins)
