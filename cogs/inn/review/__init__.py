"""Looking back at a game: moment by moment, and with what the house thinks of it."""
