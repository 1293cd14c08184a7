"""Live updates: the stream, what changed, and where it is rendered."""
