"""What a game says without a language: messages, reasons, events, the log and text tables."""
