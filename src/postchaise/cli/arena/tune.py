"""`postchaise arena tune`: better weights for the bots of a game, as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from postchaise.arena.contest import SCREENING, TUNING
from postchaise.arena.tuning.tune import TuningRequest, tune_weights
from postchaise.cli.arguments import (
    Components,
    Edition,
    Game,
    Options,
    Ray,
    Variant,
    Workers,
    create_executor,
    parse_number,
    parse_options,
    use_components,
)
from postchaise.cli.screen import Screen
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.output_files import check_output, write_text


def run_tune_command(
    context: typer.Context,
    game: Game = "orleans",
    seats: Annotated[str, typer.Option(metavar="N", help="opt-arena-seats")] = "2",
    style: Annotated[str, typer.Option(metavar="ID", help="opt-style")] = "",
    begin: Annotated[str, typer.Option("--from", metavar="FILE", help="opt-from")] = "",
    out: Annotated[str, typer.Option(metavar="FILE", help="opt-weights")] = "weights.json",
    steps: Annotated[str, typer.Option(metavar="N", help="opt-steps")] = "100",
    pairs: Annotated[str, typer.Option(metavar="N", help="opt-pairs")] = "48",
    lessons: Annotated[str, typer.Option(metavar="N", help="opt-lessons")] = "3",
    matches: Annotated[str, typer.Option(metavar="N", help="opt-matches")] = "120",
    rollouts: Annotated[str, typer.Option(metavar="N", help="opt-rollouts")] = "24",
    workers: Workers = "1",
    ray: Ray = "",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-deals")] = str(TUNING),
    screening: Annotated[str, typer.Option(metavar="N", help="opt-screening")] = str(SCREENING),
    edition: Edition = "",
    variant: Variant = "",
    option: Options = None,
    components: Components = "",
) -> None:
    screen: Screen = context.obj
    use_components(game, components)
    wish = TuningRequest(
        game,
        parse_number("seats", seats, 2, 9),
        style,
        _read_weights(begin) if begin else {},
        parse_number("steps", steps, 0),
        parse_number("pairs", pairs, 1),
        parse_number("lessons", lessons, 0),
        parse_number("matches", matches, 8),
        parse_number("rollouts", rollouts, 0),
        parse_number("seed", seed, 0),
        parse_number("screening", screening, 0),
        parse_options(option, edition, variant),
    )
    check_output(Path(out))
    with create_executor(workers, ray, game) as where:
        made = tune_weights(wish, screen.report, where)
    write_text(Path(out), json.dumps(made, indent=1, ensure_ascii=False) + "\n")
    screen.print_message("simulate-written", "dim", file=out)


def _read_weights(file: str) -> dict[str, dict[str, float]]:
    try:
        data: dict[str, dict[str, float]] = json.loads(Path(file).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise PostchaiseError("cli-unreadable", file=file, problem=str(error)) from None
    return data
