"""A conformance suite for any installed game, and the test table of the games' own tests.

    from postchaise.testing import suite

    globals().update(suite("last-mail"))

gives pytest one function per check. `postchaise check-game last-mail` runs the same checks without pytest.
"""

from .cases import Case, list_cases
from .random_play import Walk, as_json, list_viewers, random_walk
from .scenario import Table
from .suite import CHECKS, Check, Result, run, run_all, suite

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "Result",
    "Table",
    "Walk",
    "as_json",
    "list_cases",
    "list_viewers",
    "random_walk",
    "run",
    "run_all",
    "suite",
]
