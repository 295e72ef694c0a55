"""The kit that games paint with.

palette: colours and themes. type: lettering. vector: emblems. canvas: sprites, shadows, arrows. tokens, cards
and ribbon: things that lie on a board. terrain and decor: land. caching: layers that are kept.
scene_painter: places all of it.
"""
