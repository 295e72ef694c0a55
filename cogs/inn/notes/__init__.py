"""One's own notes to a game, kept with it."""
