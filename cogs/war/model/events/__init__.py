"""The events of War of the Ring, by chapters. Where nothing is said of an audience, everybody may know it.

Sides are seats, decks `character` or `strategy`; figures are bags: pairs of an id and a number.
"""
