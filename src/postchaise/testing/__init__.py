"""A suite that any installed game can be put through, and the table its own tests are played at.

    from postchaise.testing import suite

    globals().update(suite("last-mail"))

gives pytest a function for each check; `postchaise check-game last-mail` runs the same without pytest.
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
