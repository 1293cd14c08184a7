"""Messages to people whose turn has come."""
