"""The game kernel: everything titles share. It imports no game, bot, server or third-party package."""
