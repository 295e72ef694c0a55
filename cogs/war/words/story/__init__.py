"""The story of a game: one line for an event, as a viewer may know it.
turns.py       turns, Action dice, Rings, Event cards, the end; causes and dice, for all of them
armies.py      politics, recruiting, moving, sieges, battles
fellowship.py  the Fellowship, Companions, Mordor, the Hunt
story.py       all of them together, and those of the mod and the skirmish
"""
