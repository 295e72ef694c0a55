"""Playing on from a moment of a finished game, a lesson, a position of the day, or a record."""
