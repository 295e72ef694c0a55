"""The pictures of The Confrontation: `board` is the door, `scene` the plain value painted."""
