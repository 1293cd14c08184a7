"""Why an action is not allowed now: the second witness of legality.

Reads state and components, never rules/, and computes differently on purpose. Order when several reasons apply: over,
not your turn, unknown, not this step, then the order of the rulebook. Where one rule can fail in several ways `case`
says which.
"""

from .dispatch import why_not

__all__ = ["why_not"]
