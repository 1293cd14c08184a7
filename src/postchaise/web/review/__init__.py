"""What people look at after a match: result, replay, log and analysis."""
