"""The log of actions: playing it again, and what can be read from it."""
