"""Live updates: streams, changed regions, and the render workers."""
