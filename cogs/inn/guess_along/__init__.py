"""Guesses of those who watch, how a running game or a battle in it will end."""
