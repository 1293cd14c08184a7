"""What the browser shows: pages, boards and panels, from what one audience may see."""
