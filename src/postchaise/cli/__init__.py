"""The `postchaise` command."""
