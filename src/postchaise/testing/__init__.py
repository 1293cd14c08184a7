"""A conformance suite for any installed game, and the test table of the games' own tests.

    from postchaise.testing import suite

    globals().update(suite("last-mail"))

gives pytest one function per check. `postchaise check-game last-mail` runs the same checks without pytest.
"""

from .cases import Case, list_cases
from .random_play import RandomMatch, list_viewers, play_random_match, to_json
from .scenario import Scenario
from .suite import CHECKS, Check, CheckResult, run_all_checks, run_check, suite

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "CheckResult",
    "RandomMatch",
    "Scenario",
    "list_cases",
    "list_viewers",
    "play_random_match",
    "run_all_checks",
    "run_check",
    "suite",
    "to_json",
]
