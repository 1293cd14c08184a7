"""Rendering: templates, scenes, regions and their cache."""
