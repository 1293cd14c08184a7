"""Many matches at once: simulation, contests of bots, and what they tell."""
