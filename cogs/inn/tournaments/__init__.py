"""Tournaments of a server, from sign-up to the winner."""
