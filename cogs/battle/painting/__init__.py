"""The pictures of The Battle for Middle-earth: `board` is the door, `scene` the plain value painted."""
