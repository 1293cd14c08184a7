"""Many games at once: players without a person, simulation."""
