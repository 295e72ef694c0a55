"""The house by itself: it plays, looks back on games and finds positions of the day."""
