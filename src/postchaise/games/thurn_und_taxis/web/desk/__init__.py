"""What a player has in front of them."""
