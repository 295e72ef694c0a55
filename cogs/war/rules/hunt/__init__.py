"""13.5-13.9 The Hunt for the Ring.

    rolling.py  13.5 the Hunt roll and its re-rolls: `Hunt()`, after a move or by a card
    tile.py     13.6, 13.7a, 14.3 a tile is drawn, answered by cards and read: `DrawTile(cause, ...)`
    damage.py   13.7b-e the Guide's ability, a casualty, corruption, the reveal

A tile being resolved is `state.chase`. Several tiles are resolved one by one, each completely (13.8).
"""
