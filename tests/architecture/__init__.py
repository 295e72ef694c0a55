"""Checks of the code itself: imports, names, lengths of files, the road of a press."""
