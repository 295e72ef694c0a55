"""All that belongs to users and guilds: ratings, profiles, blocks, the week, what is kept of somebody.

Ratings are worked off from the results, server by server, in the order in which they were written. A row says
how far that has come and by which way of rating, and is written together with the ratings; so a crash loses
nothing, and `python -m bot ratings` computes the same numbers anew. Games against the house are never rated.
An erased user stays in as the opponent they were, under a pseudonym.
"""
