"""The frozen heuristics for Thurn und Taxis."""
