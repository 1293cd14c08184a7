"""Templates, drawings and the cache of what was rendered."""
