"""How the choices of a question are grouped and explained."""
