"""Tunes the weights of a game's heuristics by self-play."""
