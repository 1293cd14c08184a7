"""Tables in memory: matches, seats, offers, take-backs, chat, bots."""
