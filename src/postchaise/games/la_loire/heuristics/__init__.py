"""Scores of choices and features of positions for bots: what they know of La Loire beside its rules."""
