"""`postchaise arena puzzles`: find positions with one clearly best choice, in new or recorded matches."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from postchaise.arena import matches
from postchaise.arena.contest import SCREENING, Contest, create_contest
from postchaise.arena.match_folder import RECORDS
from postchaise.arena.puzzles import PuzzleEffort, find_puzzles, format_puzzle_file, pick_puzzles
from postchaise.cli.arguments import Games, Workers, create_executor, parse_number
from postchaise.cli.play import saves
from postchaise.cli.screen import Screen
from postchaise.kernel.content.puzzles import Puzzle
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.output_files import write_text
from postchaise.kernel.registry import meta, titles

from .contest import HERE, check_report_file, show_progress

PLAIN: Final = PuzzleEffort()
BOT: Final = "apprentice"  # good enough, and still makes mistakes
DIR: Final = "DIR"  # placeholder in the recorded command, as folder names differ

Source = Contest | list[Path]


def search_puzzles(
    context: typer.Context,
    where: Annotated[str, typer.Argument(metavar="GAME|DIR", help="arg-records")],
    games: Games = "100",
    tries: Annotated[str, typer.Option(metavar="N", help="opt-tries")] = str(PLAIN.tries),
    choices: Annotated[str, typer.Option(metavar="N", help="opt-choices")] = str(PLAIN.most),
    rollouts: Annotated[str, typer.Option(metavar="N", help="opt-judges")] = str(PLAIN.games),
    count: Annotated[str, typer.Option(metavar="N", help="opt-count")] = "20",
    workers: Workers = "1",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-deals")] = str(SCREENING),
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="opt-json-file")] = "",
) -> None:
    screen: Screen = context.obj
    many, luck, most = parse_number("games", games, 1), parse_number("seed", seed, 0), parse_number("count", count, 1)
    effort = PuzzleEffort(
        tries=parse_number("tries", tries, 1),
        most=parse_number("choices", choices, 3),
        games=parse_number("rollouts", rollouts, 8),
    )
    check_report_file(json_file)
    source, many = _choose_source(where, many, luck)
    texts, found = [""] * many, list[list[Puzzle]]([[]] * many)
    with show_progress(screen) as heard, create_executor(workers) as processes:
        heard(0, many)
        looked = processes.run(partial(_search_match, source, luck, effort), range(many))
        for done, (index, text, some) in enumerate(looked):
            texts[index], found[index] = text, some
            heard(done + 1, many)
    words = ["postchaise", "arena", "puzzles", where if isinstance(source, Contest) else DIR, "--games", str(many)]
    words += ["--tries", tries, "--choices", choices, "--rollouts", rollouts, "--count", count, "--seed", seed]
    file = format_puzzle_file(shlex.join(words), texts, found, most, luck, effort)
    if json_file == HERE:
        screen.write(file)
        return
    if json_file:
        write_text(Path(json_file), file)
    _print_puzzles(screen, many, pick_puzzles(found, most))


def _choose_source(where: str, games: int, seed: int) -> tuple[Source, int]:
    """A game, for bots to play, or a folder with records."""
    if where in titles():
        return create_contest(where, max(2, meta(where).min_seats), [BOT], seed), games
    files = list_records(Path(where))[:games]
    if not files:
        raise PostchaiseError("calibrate-nothing", folder=where)
    return files, len(files)


def list_records(folder: Path) -> list[Path]:
    """The records of an arena folder, or those in the folder itself."""
    kept = sorted((folder / RECORDS).glob("*.match"))
    return kept or sorted([*folder.glob("*.match"), *folder.glob("*.txt")])


def _search_match(source: Source, seed: int, effort: PuzzleEffort, index: int) -> tuple[int, str, list[Puzzle]]:
    """Search one match; runs in worker processes, too."""
    text = matches.play_match(source, index)[1] if isinstance(source, Contest) else saves.read_file(source[index])
    return index, text, find_puzzles(text, seed, index, effort)


def _print_puzzles(screen: Screen, matches: int, puzzles: list[Puzzle]) -> None:
    translate = screen.translator.translate
    screen.title(translate("puzzles-title", puzzles=len(puzzles), games=matches))
    for each in puzzles:
        second = each.others[0]
        lead = f"+{screen.number(second.gain)} ± {screen.number(2 * second.error)}"
        screen.print(translate("puzzles-line", best=each.best, second=second.choice, lead=lead))
