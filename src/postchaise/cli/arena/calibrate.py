"""`postchaise arena calibrate`: compare predicted win shares with the results of recorded matches."""

from __future__ import annotations

import json
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from postchaise.arena.contest import SCREENING
from postchaise.arena.match_folder import RECORDS
from postchaise.arena.statistics.calibration import (
    CalibrationBin,
    Prediction,
    bin_predictions,
    build_calibration_table,
    predict_shares,
)
from postchaise.bots.coach import ENDS
from postchaise.cli.arguments import Games, Workers, create_executor, parse_number
from postchaise.cli.play import saves
from postchaise.cli.screen import Screen
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.output_files import write_text

from .contest import HERE, check_report_file, show_progress
from .report import format_interval, format_percent, format_share


def calibrate_predictions(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="DIR", help="arg-kept")],
    games: Games = "100",
    positions: Annotated[str, typer.Option(metavar="N", help="opt-positions")] = "6",
    rollouts: Annotated[str, typer.Option(metavar="N", help="opt-ends")] = str(ENDS),
    workers: Workers = "1",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-deals")] = str(SCREENING),
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="opt-json-file")] = "",
) -> None:
    screen: Screen = context.obj
    files = sorted((Path(folder) / RECORDS).glob("*.match"))[: parse_number("games", games, 1)]
    if not files:
        raise PostchaiseError("calibrate-nothing", folder=folder)
    check_report_file(json_file)
    ask = partial(_evaluate_match, files, parse_number("seed", seed, 0), parse_number("positions", positions, 1, 99))
    ask = partial(ask, parse_number("rollouts", rollouts, 1))
    found: list[Prediction] = []
    with show_progress(screen) as heard, create_executor(workers) as where:
        heard(0, len(files))
        for done, some in enumerate(where.run(ask, range(len(files)))):
            found += some
            heard(done + 1, len(files))
    lines = bin_predictions(sorted(found, key=lambda each: (each.share, each.turn, each.lead, each.led)))
    figures = {
        "matches": len(files),
        "lines": [_format_line_json(each) for each in lines],
        "table": build_calibration_table(lines),
    }
    if json_file == HERE:
        screen.write_json(figures, indent=2)
        return
    if json_file:
        write_text(Path(json_file), json.dumps(figures, indent=2, ensure_ascii=False) + "\n")
    _print_calibration(screen, len(files), lines)


def _evaluate_match(files: list[Path], seed: int, positions: int, rollouts: int, index: int) -> list[Prediction]:
    """Evaluate one match; runs in worker processes, too."""
    return predict_shares(saves.read_file(files[index]), seed, index, positions, rollouts)


def _format_line_json(line: CalibrationBin) -> dict[str, object]:
    return {
        "phase": line.phase,
        "predicted": round(line.predicted, 4),
        "true": line.true.to_json(),
        "error": line.error.to_json(),
    }


def _print_calibration(screen: Screen, matches: int, lines: list[CalibrationBin]) -> None:
    translate = screen.translator.translate
    screen.title(translate("calibrate-title", games=matches))
    screen.print_message("calibrate-note", "dim")
    for phase, group in groupby(lines, key=lambda each: each.phase):
        screen.title(translate("calibrate-whole") if phase < 0 else translate("calibrate-phase", phase=phase + 1))
        page = screen.table("right", "right", "right", "right")
        heads = ("predicted", "true", "error", "count")
        page.add_row(*(screen.text(translate(f"calibrate-{head}"), "dim") for head in heads))
        for each in group:
            cells = [
                format_percent(screen, each.predicted),
                format_share(screen, each.true),
                format_interval(screen, each.error),
            ]
            page.add_row(*map(screen.text, cells), str(each.true.count))
        screen.put(page)
