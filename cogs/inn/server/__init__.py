"""The settings of a server, who has changed them, and its erasure."""
