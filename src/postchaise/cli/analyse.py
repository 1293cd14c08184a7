"""`postchaise analyse`: a finished match, choice by choice, as the bots see it."""

from __future__ import annotations

from typing import Any

from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from postchaise.bots.analysis import Analysis
from postchaise.bots.analyzer import AnalysisEffort, AnalysisProgress, analyse_match
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.match import Match
from postchaise.web.review.analysis import AnalysisPage, describe_analysis
from postchaise.web.views.table_view import Player, ViewerContext

from .play.seats import TerminalSeat
from .replay import open_record
from .screen import Screen


def analyse_record(screen: Screen, file: str, seed: int, effort: int, as_json: bool, numbers: str) -> None:
    match, seats, _ = open_record(screen, file, numbers)
    if not match.over:
        raise PostchaiseError("analysis-early")
    analysis = _compute_analysis(screen, match, seed, AnalysisEffort.scaled(effort))
    if as_json:
        screen.write_json(_add_notations(match, analysis))
        return
    print_analysis(screen, match, seats, analysis)


def _compute_analysis(screen: Screen, match: Match, seed: int, effort: AnalysisEffort) -> Analysis:
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Bar(*columns, console=screen.errors, transient=True, disable=not screen.errors.is_terminal) as bar:
        task = bar.add_task(screen.translator.translate("analyse-going"), total=1)
        for step in analyse_match(match, seed, effort):
            if not isinstance(step, AnalysisProgress):
                return step
            bar.update(task, completed=step.done, total=step.of)
    raise AssertionError("an analysis ends with itself")


def _add_notations(match: Match, analysis: Analysis) -> dict[str, Any]:
    """Add the notation of every action, as programs need not know our numbers."""
    found, notation = analysis.to_json(), match.game.notation
    for point in found["points"]:
        point |= {"played_notation": notation(point["played"]), "better_notation": notation(point["better"])}
        for choice in point["choices"]:
            choice["notation"] = notation(choice["action"])
    return found


def print_analysis(screen: Screen, match: Match, seats: list[TerminalSeat], analysis: Analysis) -> None:
    players = [Player(seat.name, "person" if seat.human else "bot") for seat in seats]
    context = ViewerContext("", match.game.meta.id, "", "over", match.version, "", players, screen.translator.code)
    page = describe_analysis(match, analysis, context)
    screen.title(page.heading)
    for sentence in page.sentences:
        screen.print(sentence)
    _print_score_course(screen, page)
    for each in page.turnings:
        name = page.players[each.point.seat].name
        screen.title(f"{each.nth}. {screen.translator.translate('analyse-round', round=each.point.turn, name=name)}")
        screen.print(each.prompt, indent=4)
        screen.print(
            screen.translator.translate("analyse-played", played=each.played, better=each.better), "bold", indent=4
        )
        screen.print(each.sentence, indent=4)
        for bar in each.bars:
            screen.print(f"{bar.name}: {bar.sentence} ± {bar.spread}", "dim", indent=6)
    screen.print()
    for kept in page.kept:
        sentence = ". ".join(filter(None, [f"{kept.player.name}: {kept.range} %", kept.sentence, kept.given]))
        screen.print(sentence + ".")
    screen.print()
    screen.print(f"{page.games}. {page.trust}", "dim")


def _print_score_course(screen: Screen, page: AnalysisPage) -> None:
    screen.print()
    grid = screen.table("right", *["wide"] * len(page.players))
    grid.add_row("", *(screen.text(player.name, "bold") for player in page.players))
    for row in page.rows:
        grid.add_row(*(screen.text(cell) for cell in row))
    screen.put(grid)
