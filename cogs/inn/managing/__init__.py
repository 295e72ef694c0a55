"""The managing of a server: its tables and the people at them."""
