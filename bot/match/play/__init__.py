"""Playing: actions, the chance that follows, what comes of a new position, whose time runs, and series."""
