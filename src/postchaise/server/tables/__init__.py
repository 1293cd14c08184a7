"""Tables in memory: matches, seats, take-backs, chat, bots."""
