"""What the browser shows: pages, boards and panels, from what one viewer may see."""
