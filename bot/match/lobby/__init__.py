"""Before a game: who sits down where, what is agreed on, and with which components."""
