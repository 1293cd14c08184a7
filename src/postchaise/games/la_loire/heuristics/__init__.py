"""What bots know of La Loire."""
