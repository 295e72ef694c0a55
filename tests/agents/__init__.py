"""Computer players: the search on small games, the laws of honest play in every game, lines of JSON."""
