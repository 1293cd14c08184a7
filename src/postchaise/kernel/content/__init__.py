"""What a game may bring for people: lessons, puzzles, goals, cards and boards."""
