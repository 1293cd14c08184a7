"""Operating a server: settings, administration, health, metrics, maintenance."""
