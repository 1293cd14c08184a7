"""What the frozen reference players know. Never changed, so that strength stays comparable."""
