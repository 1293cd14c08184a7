"""`estafette arena puzzles`: positions with one clearly best choice, in matches that were recorded."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from estafette.arena.contest import SCREENING
from estafette.arena.folder import RECORDS
from estafette.arena.puzzles import Effort, find, picked, told
from estafette.kernel.errors import EstafetteError
from estafette.kernel.puzzle import Puzzle

from . import saves
from .arena import HERE, watched
from .arguments import Games, Workers, engine, number
from .screen import Screen

PLAIN = Effort()


def play(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="DIR", help="arg-records")],
    games: Games = "100",
    tries: Annotated[str, typer.Option(metavar="N", help="opt-tries")] = str(PLAIN.tries),
    choices: Annotated[str, typer.Option(metavar="N", help="opt-choices")] = str(PLAIN.most),
    playouts: Annotated[str, typer.Option(metavar="N", help="opt-judges")] = str(PLAIN.games),
    count: Annotated[str, typer.Option(metavar="N", help="opt-count")] = "20",
    workers: Workers = "1",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-deals")] = str(SCREENING),
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="opt-json-file")] = "",
) -> None:
    screen: Screen = context.obj
    files = records(Path(folder))[: number("games", games, 1)]
    if not files:
        raise EstafetteError("calibrate-nothing", folder=folder)
    effort = Effort(
        tries=number("tries", tries, 1), most=number("choices", choices, 3), games=number("playouts", playouts, 8)
    )
    luck, most = number("seed", seed, 0), number("count", count, 1)
    found: list[list[Puzzle]] = [[] for _ in files]
    with watched(screen) as heard, engine(workers) as where:
        heard(0, len(files))
        looked = where.run(partial(_looked, files, luck, effort), range(len(files)))
        for done, (index, some) in enumerate(looked):
            found[index] = some
            heard(done + 1, len(files))
    kept = picked(found, most)
    text = told([saves.read(file) for file in files], kept, luck, effort)
    if json_file == HERE:
        sys.stdout.write(text)
        return
    if json_file:
        saves.write(Path(json_file), text)
    _show(screen, len(files), kept)


def records(folder: Path) -> list[Path]:
    """Those that an arena kept, or that lie in the folder themselves."""
    kept = sorted((folder / RECORDS).glob("*.match"))
    return kept or sorted([*folder.glob("*.match"), *folder.glob("*.txt")])


def _looked(files: list[Path], seed: int, effort: Effort, index: int) -> tuple[int, list[Puzzle]]:
    """Runs in a worker process, too."""
    return index, find(saves.read(files[index]), seed, index, effort)


def _show(screen: Screen, matches: int, puzzles: list[Puzzle]) -> None:
    say = screen.words.say
    screen.title(say("puzzles-title", puzzles=len(puzzles), games=matches))
    for each in puzzles:
        second = each.others[0]
        lead = f"+{screen.number(second.gain)} ± {screen.number(2 * second.error)}"
        screen.print(say("puzzles-line", best=each.best, second=second.choice, lead=lead))
