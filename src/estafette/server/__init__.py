"""Tables, seats, storage and live updates: what lies between the rules and people far apart."""
