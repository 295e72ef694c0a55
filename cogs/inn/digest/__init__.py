"""A server's week, told once."""
