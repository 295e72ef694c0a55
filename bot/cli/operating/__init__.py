"""Keeping a database in good hands: copies of it, what is wrong in it, and what can be done about it."""
