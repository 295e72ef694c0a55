"""The reliability of people: on their profile, and in lobbies that ask for it."""
