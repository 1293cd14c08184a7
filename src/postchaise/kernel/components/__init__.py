"""Loading and validating a game's numbers."""
