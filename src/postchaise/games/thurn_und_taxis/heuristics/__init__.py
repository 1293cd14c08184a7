"""What bots know of Thurn und Taxis beside its rules: likings for every choice, and numbers that foretell points."""

from .policy import ThurnUndTaxisHeuristics

__all__ = ["ThurnUndTaxisHeuristics"]
