"""`hint` at the terminal: ask the coach. As at a table, the record notes it."""

from __future__ import annotations

import secrets
from typing import Any, Final

from postchaise.bots.coach import build_hint_request, build_plan_request, compute_hint
from postchaise.bots.hint import Hint
from postchaise.bots.paired_comparison import NO_ACTION
from postchaise.cli.screen import Screen
from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.actions.space import normalize_text
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.match import Match
from postchaise.kernel.record import RecordedHelp
from postchaise.web.views import coach, hint
from postchaise.web.views.table_view import Player, TableView, ViewerContext, build_table_view

from .seats import TerminalSeat

LEVELS: Final = ("hint", "nudge", "show", "plans")


def parse_hint_level(screen: Screen, text: str) -> str:
    """Parse the level, in the user's language or in English; a number or a choice asks for an explanation."""
    translator = {
        word: name for name in LEVELS for word in [name, *screen.translator.translate(f"type-{name}").split()]
    }
    return translator.get(normalize_text(text), "explain") if text else "hint"


def show_hint(
    screen: Screen, match: Match, seats: list[TerminalSeat], decision: Decision, level: str, about: int = NO_ACTION
) -> bool:
    """Show a hint; True if it was marked. The first request only explains what help means."""
    seat = decision.seat
    if len(decision.allowed) == 1 and level != "plans":
        raise PostchaiseError("hint-one-choice")
    table_view = _build_view(screen, match, seats, seat)
    if not seats[seat].warned and not match.helped(seat):
        seats[seat].warned = True
        screen.print(table_view.translator.translate("help-ask-mark"))
        screen.print_message("hint-again", "dim")
        return False
    screen.print_message("hint-thinking", "dim")
    game, state, seed = match.game, match.state, secrets.randbits(62)
    found = compute_hint(
        build_plan_request(game, state, seat, seed)
        if level == "plans"
        else build_hint_request(game, state, seat, seed, about)
    )
    TOLD[level](screen, table_view, found, about)
    if found.sure == "hardly" and level != "plans":
        return False
    match.helps.append(RecordedHelp(seat, match.version, level))
    return True


def _build_view(screen: Screen, match: Match, seats: list[TerminalSeat], seat: int) -> TableView:
    """The table as this seat sees it: hints are worded from it."""
    players = [Player(each.name, "person" if each.human else "bot", you=n == seat) for n, each in enumerate(seats)]
    code = screen.translator.code
    context = ViewerContext("", match.game.meta.id, "", "playing", match.version, "", players, code)
    return build_table_view(match, context)


def _show_nudge(screen: Screen, table_view: TableView, found: Hint, about: int) -> None:
    screen.print(hint.build_nudge(table_view, found)[0], "bold")


def _show_hint_lines(screen: Screen, table_view: TableView, found: Hint, about: int) -> None:
    screen.print(hint.describe_certainty(table_view, found).striptags().replace("&amp;", "&"), "bold")
    open = table_view.decision.allowed if table_view.decision else []
    numbers = {choice.action: number for number, choice in enumerate(open, 1)}
    for line in hint.build_hint_lines(table_view, found) if found.sure != "hardly" else []:
        share = f"{line.share} % ± {line.spread}, {line.odds}" if line.share >= 0 else line.lead
        screen.print(f"{line.place}. {line.label} ({numbers[line.action]})" + (f": {share}" if share else ""), indent=3)
        screen.print(line.reason, "dim", indent=6)
    ahead = hint.describe_lead(table_view, found)
    if ahead:
        screen.print(ahead, "dim")
    if found.games:
        screen.print(table_view.translator.translate("hint-games", games=found.games, ends=found.ends), "dim")


def _show_best_choice(screen: Screen, table_view: TableView, found: Hint, about: int) -> None:
    _show_hint_lines(screen, table_view, found, about)
    if found.sure == "hardly":
        return
    screen.print(table_view.translator.translate("hint-line" if found.line else "hint-line-none"))
    for step in found.line:
        screen.print(f"{table_view.translator.translate(step.label)}: {round(100 * step.share)} %", indent=3)


def _show_explanation(screen: Screen, table_view: TableView, found: Hint, about: int) -> None:
    explanation: dict[str, Any] | None = coach.explain_choice(table_view, found, about)
    if explanation is None:
        screen.print(table_view.translator.translate("js-hint-nothing"))
        return
    screen.print(
        table_view.translator.translate("hint-instead", choice=explanation["choice"], other=explanation["other"]),
        "bold",
    )
    if explanation["sentence"]:
        screen.print(explanation["sentence"])
    for bar in explanation["bars"]:
        screen.print(f"{bar.name}: {bar.sentence} ± {bar.spread}", indent=3)
    screen.print(explanation["sum"])


def _show_plans(screen: Screen, table_view: TableView, found: Hint, about: int) -> None:
    screen.print(table_view.translator.translate("plan-lead", count=found.ends), "bold")
    for plan in coach.list_open_point_sources(table_view, found):
        screen.print(f"{plan['name']}: {plan['points']}, {plan['sentence']}", indent=3)
    if not found.plans:
        screen.print(table_view.translator.translate("plan-none"), indent=3)


TOLD: Final = {
    "nudge": _show_nudge,
    "hint": _show_hint_lines,
    "show": _show_best_choice,
    "explain": _show_explanation,
    "plans": _show_plans,
}
