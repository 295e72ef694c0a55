"""Tournaments: who enters, who meets whom, what it counts, and how it goes on by itself for weeks."""
