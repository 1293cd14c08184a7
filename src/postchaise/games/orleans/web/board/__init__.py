"""The map and what lies on it: geometry, background, pieces, click targets."""
