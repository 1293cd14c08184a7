"""Spaces on which a technology tile may lie."""

from __future__ import annotations

from postchaise.games.orleans import components as c

# Spaces that show a farmer, on places that need more than one follower
FARMERS = ["village-farmer", "university-farmer", "castle-farmer", "ship-farmer", "wagon-farmer", "guildhall-farmer"]
BOARD = [id for id in c.SLOT_IDS[: c.FIRST_SLOT[c.LOCATIONS]] if id != "town-hall"]
