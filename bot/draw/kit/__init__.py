"""The kit that games paint with.

palette: colours and themes. type: lettering. canvas: sprites, shadows, emblems, layers that are kept. tokens:
things that lie on a board. terrain: land and what grows on it. scene_painter: places all of it.
"""
