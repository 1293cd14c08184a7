"""`postchaise arena`: matches between bots, and which of them is better."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from postchaise.arena import dataset
from postchaise.arena.contest import SCREENING, create_contest
from postchaise.arena.match_folder import MatchFolder
from postchaise.arena.run import LEAST_MARGIN, ContestResults, run_contest
from postchaise.arena.run import Progress as Heard
from postchaise.arena.statistics.chart import draw_contest_chart
from postchaise.arena.statistics.sequential_test import MARGIN
from postchaise.arena.statistics.standings import compute_standings, standings_to_csv
from postchaise.cli.arguments import (
    Components,
    Edition,
    Game,
    Games,
    Options,
    Ray,
    Variant,
    Workers,
    create_executor,
    parse_decimal,
    parse_number,
    parse_options,
    use_components,
)
from postchaise.cli.screen import Screen
from postchaise.kernel.errors import BadOption, PostchaiseError
from postchaise.kernel.output_files import check_output, write_text
from postchaise.kernel.registry import meta

from . import report

HERE = "-"
SURE = "sure"


def run_contest_command(
    context: typer.Context,
    game: Game = "la-loire",
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help="opt-bots")] = "journeyman,apprentice",
    games: Games = "100",
    seats: Annotated[str, typer.Option(metavar="N", help="opt-arena-seats")] = "",
    workers: Workers = "1",
    ray: Ray = "",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-deals")] = str(SCREENING),
    until: Annotated[str, typer.Option(metavar=SURE, help="opt-until")] = "",
    margin: Annotated[str, typer.Option(metavar="SHARE", help="opt-margin")] = str(MARGIN),
    folder: Annotated[str, typer.Option("--dir", metavar="DIR", help="opt-dir")] = "",
    parquet: Annotated[str, typer.Option(metavar="DIR", help="opt-parquet")] = "",
    edition: Edition = "",
    variant: Variant = "",
    option: Options = None,
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="opt-json-file")] = "",
    csv_file: Annotated[str, typer.Option("--csv", metavar="FILE", help="opt-csv")] = "",
    picture_file: Annotated[str, typer.Option("--picture", metavar="FILE.svg", help="opt-picture")] = "",
    components: Components = "",
) -> None:
    screen: Screen = context.obj
    least = max(2, meta(game).min_seats)
    use_components(game, components)
    if until not in ("", SURE):
        raise BadOption("option-value", option="until", value=until[:40], expected=SURE)
    if [json_file, csv_file, picture_file].count(HERE) > 1:
        raise PostchaiseError("arena-one-here")
    if parquet and folder:
        raise PostchaiseError("arena-parquet-dir")
    if parquet:
        dataset.check_pyarrow()
    for file in (json_file, csv_file, picture_file):
        check_report_file(file)
    count = parse_number("seats", seats, 2, 99) if seats else least
    names = [each.strip() for each in bots.split(",") if each.strip()]
    options = parse_options(option, edition, variant)
    wanted = create_contest(game, count, names, parse_number("seed", seed, 0), options)
    many, least_lead = parse_number("games", games, 1), parse_decimal("margin", margin, LEAST_MARGIN, 0.45)
    with create_executor(workers, ray, game) as where:
        kept = MatchFolder(Path(folder or parquet), wanted) if folder or parquet else None
        with show_progress(screen) as heard:
            results = run_contest(wanted, many, where, kept, until == SURE, least_lead, heard)
        if parquet:
            words = ["postchaise", "arena", game, "--bots", ",".join(names), "--seats", str(count), "--seed", seed]
            words += ["--games", str(len(results.rows)), *(f"--option={key}={value}" for key, value in options.items())]
            words += ["--components", dataset.CORRECTED] if components else []
            with show_progress(screen) as heard:
                dataset.write_dataset(results, Path(parquet), where, shlex.join([*words, "--parquet", "DIR"]), heard)
    _write_report(screen, results, json_file, csv_file, picture_file)
    if parquet and HERE not in (json_file, csv_file, picture_file):
        screen.print_message("simulate-written", "dim", file=parquet)


def _write_report(screen: Screen, results: ContestResults, json_file: str, csv_file: str, picture_file: str) -> None:
    """Write files, then print the report unless standard output is taken."""
    figures = compute_standings(results)
    screen.translator = screen.translator.about(results.contest.game)
    texts: list[tuple[str, Callable[[], str]]] = [
        (
            json_file,
            lambda: json.dumps(figures.to_json(), indent=2, ensure_ascii=json_file == HERE and screen.plain) + "\n",
        ),
        (csv_file, lambda: standings_to_csv(figures.rows)),
        (picture_file, lambda: draw_contest_chart(figures, report.list_chart_labels(screen, figures))),
    ]
    files = [(name, text) for name, text in texts if name]
    for name, text in files:
        if name == HERE:
            screen.write(text())
        else:
            write_text(Path(name), text())
    if HERE not in (json_file, csv_file, picture_file):
        report.print_report(screen, figures)
        for name, _ in files:
            screen.print_message("simulate-written", "dim", file=name)


def check_report_file(file: str) -> None:
    """Refuse a file before hours of work if it cannot be written; `-` is standard output."""
    if file and file != HERE:
        check_output(Path(file))


@contextmanager
def show_progress(screen: Screen) -> Iterator[Heard]:
    """Show progress, speed and time left on standard error, if it is a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=screen.errors, transient=True, disable=not screen.errors.is_terminal) as bar:
        task = bar.add_task("", total=None)
        begin, before = time.monotonic(), -1

        def heard(done: int, total: int) -> None:
            nonlocal before
            before = done if before < 0 else before  # matches from an earlier run say nothing about the speed
            sentence = ""
            if done > before:
                each = (time.monotonic() - begin) / (done - before)
                left = str(timedelta(seconds=round(each * (total - done))))
                sentence = screen.translator.translate("arena-rate", rate=screen.number(60 / each), left=left)
            bar.update(task, completed=done, total=total, description=sentence)

        yield heard
