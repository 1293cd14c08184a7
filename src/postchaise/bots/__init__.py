"""Players that think. They are shown imagined worlds, never the match itself."""
