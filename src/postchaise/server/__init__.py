"""The web server: tables, storage, live updates, pages and the JSON API."""
