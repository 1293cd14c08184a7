"""What bots know of Thurn und Taxis beside its rules: likings for every choice, and numbers that foretell points."""

from .heuristics import ThurnUndTaxisGuide

__all__ = ["ThurnUndTaxisGuide"]
