"""The pictures of Duel for Middle-earth: `board` is the door, `scene` the plain value painted."""
