"""What every game shares. Knows no game, no web, no bot, no dependency."""
