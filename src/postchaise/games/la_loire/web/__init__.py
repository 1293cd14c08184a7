"""La Loire in the browser. What is asked for from outside is in extras.py."""
