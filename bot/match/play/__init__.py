"""Playing: actions, the chance that follows, what comes of a new position, and series."""
