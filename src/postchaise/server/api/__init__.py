"""The JSON API."""

from . import hints, seats, tables, turns

__all__ = ["hints", "seats", "tables", "turns"]
