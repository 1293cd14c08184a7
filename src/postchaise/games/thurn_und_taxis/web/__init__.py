"""Thurn und Taxis in the browser. `extras.py` lists what the server asks for."""
