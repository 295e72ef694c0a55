"""The story of a game: one line for an event, as a viewer may know it.

turns.py   turns, Action dice, Rings, Event cards, the end; the Fellowship, Mordor, the Hunt; how events are
           word_fields, for all of them
story.py   politics, recruiting, moving, sieges, battles; all of them together, and those of the mod and
           the skirmish
"""
