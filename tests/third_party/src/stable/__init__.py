"""Stable: a small game for two or three riders who empty a stable."""

from .game import GAME

__all__ = ["GAME"]
