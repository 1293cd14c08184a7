"""Search: rollouts, determinizations, heuristics, weights and observations."""
