"""Leaderboards of a server."""
