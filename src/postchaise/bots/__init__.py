"""Bots, hints and match analysis. They see determinizations, never the match itself."""
