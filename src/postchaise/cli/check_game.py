"""`postchaise check-game`: run the conformance suite of postchaise.testing on an installed game."""

from __future__ import annotations

from collections.abc import Sequence

from postchaise.kernel.meta import Meta
from postchaise.testing.cases import list_cases
from postchaise.testing.suite import CHECKS, CheckResult, run_all_checks

from .screen import Screen

STYLES = {"ok": "green", "failed": "bold red", "never": "yellow", "lacks": "dim"}


def format_result(result: CheckResult) -> str:
    if result.problem:
        return "failed"
    return "lacks" if result.lacking else "ok" if result.met else "never"


def run_suite(screen: Screen, page: Meta, seats: Sequence[int], seeds: Sequence[int], only: Sequence[str]) -> bool:
    """Run the suite; True if nothing failed."""
    translator = screen.translator
    ways = len(list_cases(page.id, tuple(seats)))
    screen.title(translator.translate("suite-title", title=page.title, ways=ways, matches=ways * len(seeds)))
    wide = max(len(translator.translate(f"suite-{state}")) for state in STYLES)
    long = max(map(len, CHECKS))
    counts = dict.fromkeys(STYLES, 0)
    for result in run_all_checks(page.id, seats, seeds, only):
        state = format_result(result)
        counts[state] += 1
        sentence = translator.translate(f"suite-{result.check}")
        met = translator.translate("suite-met", check=result.check, met=result.met) if state == "ok" else ""
        style = STYLES[state] if state != "ok" else ""
        screen.print(
            f"{translator.translate(f'suite-{state}'):{wide}}  {result.check:{long}}  {sentence} {met}".rstrip(), style
        )
        if result.problem:
            screen.print(result.problem, indent=wide + 3)
            screen.print(translator.translate("suite-repeat", command=result.repeat), "dim", indent=wide + 3)
    screen.print()
    screen.print_message("suite-summary", "bold", **counts)
    if counts["never"]:
        screen.print_message("suite-never-why", "dim")
    return not counts["failed"]
