"""The `estafette` command."""
