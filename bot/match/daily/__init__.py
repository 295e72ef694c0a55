"""The position of the day: what makes one (`puzzle`), and who chose what (`puzzles`).

It comes from a finished game that all members of the server may look at and in which nobody hides their
profile. The house thinks while no move waits (`bot.match.house.finding`), from what the seat knew then, and
twice from different seeds: a question is made where one choice is clearly best both times. A position is
written down before it is posted, and the message bears the day as its nonce; so there is one a day, whatever
is restarted.
"""
