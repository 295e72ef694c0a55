"""The archive of a server: its finished games, for those who may see them."""
