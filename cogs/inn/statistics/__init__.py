"""Statistics of a server: the games it has played, added up."""
