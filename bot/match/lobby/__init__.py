"""Before a game: who sits down where, and what is agreed on."""
