"""`postchaise arena balance`: which parts of a game equal bots choose, and how they fare with and without them."""

from __future__ import annotations

import json
import tempfile
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from postchaise.arena.contest import SCREENING, create_contest
from postchaise.arena.match_folder import MatchFolder, find_record_path
from postchaise.arena.run import ContestResults, run_contest
from postchaise.arena.statistics.balance import KINDS, ItemValue, list_items, measure_balance
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
    parse_number,
    parse_options,
    use_components,
)
from postchaise.cli.play import saves
from postchaise.cli.screen import Screen
from postchaise.kernel.output_files import write_text
from postchaise.kernel.registry import meta

from .contest import HERE, check_report_file, show_progress
from .report import format_interval, format_percent, format_share


def report_balance(
    context: typer.Context,
    game: Game = "la-loire",
    bot: Annotated[str, typer.Option(metavar="BOT", help="opt-bot")] = "journeyman",
    games: Games = "100",
    seats: Annotated[str, typer.Option(metavar="N", help="opt-arena-seats")] = "",
    workers: Workers = "1",
    ray: Ray = "",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-deals")] = str(SCREENING),
    kinds: Annotated[str, typer.Option(metavar="KIND,KIND", help="opt-kinds")] = "",
    folder: Annotated[str, typer.Option("--dir", metavar="DIR", help="opt-dir")] = "",
    edition: Edition = "",
    variant: Variant = "",
    option: Options = None,
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="opt-json-file")] = "",
    components: Components = "",
) -> None:
    screen: Screen = context.obj
    least = max(2, meta(game).min_seats)
    use_components(game, components)
    wanted = list_items(game, [each.strip() for each in kinds.split(",")] if kinds else KINDS.get(game, ()) or [""])
    check_report_file(json_file)
    count = parse_number("seats", seats, 2, 99) if seats else least
    some = create_contest(game, count, [bot], parse_number("seed", seed, 0), parse_options(option, edition, variant))
    many = parse_number("games", games, 1)
    with tempfile.TemporaryDirectory() as spare, create_executor(workers, ray, game) as where:
        path = Path(folder or spare)
        with show_progress(screen) as heard:
            results = run_contest(some, many, where, MatchFolder(path, some), progress=heard)
        records = [saves.read_file(find_record_path(path, row.number)) for row in results.rows]
    found = measure_balance(results.rows, records, wanted)
    figures = {**some.to_json(), "games": len(results.rows), "things": [each.to_json() for each in found]}
    if json_file == HERE:
        screen.write_json(figures, indent=2)
        return
    if json_file:
        write_text(Path(json_file), json.dumps(figures, indent=2, ensure_ascii=False) + "\n")
    _print_balance(screen, results, found)


def _print_balance(screen: Screen, results: ContestResults, found: list[ItemValue]) -> None:
    translate, rows = screen.translator.translate, results.rows
    names = {"game": results.contest.game, "bot": results.contest.bots[0], "seed": str(results.contest.seed)}
    screen.title(translate("balance-title", games=len(rows), seats=results.contest.seats, **names))
    screen.print_message("balance-note", "dim")
    for kind, group in groupby(found, key=lambda each: each.kind):
        screen.title(kind)
        table = screen.table("left", "right", "right", "right", "right", "left")
        heads = ["", *(translate(f"balance-{name}") for name in ("taken", "with", "without", "lead")), ""]
        table.add_row(*(screen.text(head, "dim") for head in heads))
        for each in group:
            cells = [
                format_percent(screen, each.taken.value),
                format_share(screen, each.wins_with) if each.wins_with else "-",
                format_percent(screen, each.wins_without.value) if each.wins_without else "-",
                format_interval(screen, each.lead) if each.lead else "-",
                {"ahead": "+", "behind": "−", "never": "0", "always": "="}.get(each.verdict, ""),
            ]
            table.add_row(screen.text(each.item), *map(screen.text, cells))
        screen.put(table)
    screen.print()
    screen.print_message("balance-signs", "dim")
