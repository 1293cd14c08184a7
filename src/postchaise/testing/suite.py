"""All checks of a game, as results to print or as functions for pytest."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from postchaise.kernel.errors import BadOption
from postchaise.kernel.meta import find_closest_match
from postchaise.kernel.registry import meta

from . import ending, extras, legality, match_hashes, round_trips, secrecy, translations
from .cases import Case, list_cases

SEEDS = (0, 1)  # few, so that the checks can share the matches


def _is_never_missing(id: str) -> bool:
    return False


@dataclass(frozen=True)
class Check:
    """`run` fails with a sentence, or says how often it met what it is about. `lacks` is true for a game without the
    feature, where the check is left out. `once`: one match of each case is enough."""

    name: str
    run: Callable[[Case, int], int]
    lacks: Callable[[str], bool] = _is_never_missing
    once: bool = False
    total: Callable[[Iterable[int]], int] = sum

    def ways(self, id: str, seats: Sequence[int], seeds: Sequence[int]) -> list[tuple[Case, int]]:
        return [(case, seed) for case in list_cases(id, tuple(seats)) for seed in (seeds[:1] if self.once else seeds)]


CHECKS: dict[str, Check] = {
    check.name: check
    for check in (
        Check("play", legality.check_random_play),
        Check("witnesses", legality.check_legal_agrees_with_why_not),
        Check("refusals", legality.check_refusals),
        Check("effects", legality.check_effects),
        Check("strangers", legality.check_unknown_numbers),
        Check("copies", round_trips.check_copies),
        Check("states", round_trips.check_states),
        Check("notation", round_trips.check_notation, once=True),
        Check("records", round_trips.check_records),
        Check("undo", round_trips.check_undo),
        Check("views", secrecy.check_views),
        Check("imagine", secrecy.check_determinization),
        Check("secrets", secrecy.check_secrets),
        Check("observation", secrecy.check_observation, secrecy.has_no_observation),
        Check("questions", secrecy.check_questions),
        Check("scores", ending.check_scores),
        Check("patience", ending.check_patience, once=True, total=max),
        Check("messages", translations.check_messages, once=True),
        Check("sentences", translations.check_sentences, once=True),
        Check("languages", translations.check_languages, translations.is_english_only, once=True),
        Check("help", translations.check_help, translations.has_no_help, once=True),
        Check("heuristics", extras.check_heuristics),
        Check("boards", extras.check_boards),
        Check("results", extras.check_results),
        Check("builds", match_hashes.check_compiled_matches_source, match_hashes.has_no_compiled_build, once=True),
    )
}


def find_check(name: str) -> Check:
    """Return the check of that name. An unknown one raises and names the closest match."""
    if name not in CHECKS:
        known = ", ".join(CHECKS)
        raise BadOption(
            "option-value", option="only", value=name, expected=find_closest_match(name, list(CHECKS)) or known
        )
    return CHECKS[name]


@dataclass
class CheckResult:
    """`met`: how often; 0 with no problem means that nothing was checked. `lacking`: the game has nothing of it."""

    check: str
    met: int = 0
    lacking: bool = False
    problem: str = ""
    repeat: str = ""  # the command that shows the problem again


def _run_on_cases(check: Check, case: Case, seed: int) -> str:
    return f"postchaise check-game {case.id} --only {check.name} --seats {case.seats} --seed {seed} --seeds 1"


def _describe_failure(error: Exception) -> str:
    """The message of an assertion; for any other error also where it was raised."""
    if isinstance(error, AssertionError) and str(error):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    sentence = str(error) or str(where.line)
    return f"{type(error).__name__}: {sentence} ({Path(where.filename).name}, line {where.lineno})"


def run_check(check: Check, id: str, seats: Sequence[int] = (), seeds: Sequence[int] = SEEDS) -> CheckResult:
    """Run one check on every case until one fails."""
    if check.lacks(id):
        return CheckResult(check.name, lacking=True)
    met: list[int] = []
    for case, seed in check.ways(id, seats, seeds):
        try:
            met.append(check.run(case, seed))
        except Exception as error:  # whatever somebody's rules raise
            problem = f"{case}, seed {seed}: {_describe_failure(error)}"
            return CheckResult(check.name, check.total([0, *met]), False, problem, _run_on_cases(check, case, seed))
    return CheckResult(check.name, check.total(met))


def run_all_checks(
    id: str, seats: Sequence[int] = (), seeds: Sequence[int] = SEEDS, only: Sequence[str] = ()
) -> Iterator[CheckResult]:
    """Run every check of a game. If random play fails, nothing else is tried."""
    for name in only or CHECKS:
        result = run_check(find_check(name), id, seats, seeds)
        yield result
        if name == "play" and result.problem:
            return


def suite(id: str, seats: Sequence[int] = (), seeds: Sequence[int] = SEEDS) -> dict[str, Callable[[], None]]:
    """Return one pytest function per check: `globals().update(suite("last-mail"))` in a test module."""
    prefix = f"test_{meta(id).id.replace('-', '_')}_"
    return {
        prefix + check.name: _build_test(check, id, seats, seeds) for check in CHECKS.values() if not check.lacks(id)
    }


def _build_test(check: Check, id: str, seats: Sequence[int], seeds: Sequence[int]) -> Callable[[], None]:
    def test() -> None:
        met: list[int] = []
        for case, seed in check.ways(id, seats, seeds):
            try:
                met.append(check.run(case, seed))
            except Exception as error:
                error.add_note(f"{case}, seed {seed}; again: {_run_on_cases(check, case, seed)}")
                raise
        if not check.total(met):
            import pytest  # only where pytest runs

            pytest.skip(f"never met: {id} has not come to what {check.name} is about")

    test.__doc__ = check.run.__doc__
    return test
