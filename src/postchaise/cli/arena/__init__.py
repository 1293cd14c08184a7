"""`postchaise arena` and its subcommands."""
