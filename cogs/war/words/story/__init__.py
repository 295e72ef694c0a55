"""The story of a game: one line for an event, as a viewer may know it. One module for a chapter of the rules.

turns.py       turns, Action dice, Rings, the end     cards.py       Event cards
armies.py      politics, recruiting, moving, sieges   battles.py     battles
fellowship.py  the Fellowship, Companions, Mordor     hunts.py       the Hunt
wording.py     causes and dice, for all of them
story.py       all of them together, and those of the mod and the skirmish
"""
