"""Scores of choices and features of positions for bots: what they know of Orléans beside its rules."""
