"""A table somebody follows without playing there."""
