"""Why an action is not allowed now: the second witness of legality, by chapters of the rulebook."""

from .dispatch import why_not

__all__ = ["why_not"]
