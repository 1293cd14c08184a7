"""What people see of a finished match: result, replay, log and analysis."""
