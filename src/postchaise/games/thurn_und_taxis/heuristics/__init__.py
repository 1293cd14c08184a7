"""Scores of choices and features of positions for bots: what they know of Thurn und Taxis beside its rules."""
