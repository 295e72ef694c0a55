"""Tournaments: who enters, who meets whom, what it counts, and how it goes on by itself for weeks.

They are rows of their own, and their games are ordinary matches. Who meets whom is decided by a library
behind one protocol (docs/tournaments.md).
"""
