"""What one viewer sees of a table while it is played."""
