"""The frozen heuristics for La Loire."""
