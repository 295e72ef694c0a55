"""The pictures of Journey to Mordor: `board` is the door, `scene` the plain value painted."""
