"""Notifications for players whose turn it is."""
