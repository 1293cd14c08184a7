"""Tables of people far apart: seats, storage, live updates, pages and the JSON interface."""
