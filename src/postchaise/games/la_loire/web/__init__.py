"""La Loire in the browser. `extras.py` lists what the server asks for."""
