"""Taking somebody who has gone away out of a game of three or four: all others who still play must agree.

What follows is what follows when a seat gives up. Whoever comes back and plays on first lets the offer lapse.
"""

from __future__ import annotations

from random import Random

from bot.match.consent import asking, needed
from bot.match.draft import Draft
from bot.match.loaded import Asked, LoadedMatch, refuse_unless_playing, seat_in
from bot.match.play import given_up
from bot.match.table import RefusedError, UserId


def remove(live: LoadedMatch, user: UserId, other: UserId) -> Draft:
    """Asks the others whether somebody is to be taken out of the game. Raises RefusedError."""
    refuse_unless_playing(live)
    seat, gone = seat_in(live, user), live.seat_of(other)
    if gone is None or gone not in live.still_playing():
        raise RefusedError("refused-remove-not-playing")
    if gone == seat:
        raise RefusedError("refused-remove-self")
    asked = live.asked
    if asked is not None and not asked.declined:
        raise RefusedError("refused-offer-open")
    if asked is not None and asked.removes == gone:
        raise RefusedError("refused-remove-declined")
    offer = Asked(seat, live.row.public_seq + 1, 0, removes=gone)
    if not needed(live, offer):
        raise RefusedError("refused-remove-two")
    return asking(live, offer)


def agreed(live: LoadedMatch, asked: Asked, rng: Random, now: str) -> Draft:
    """Takes out whom all have agreed to take out. Raises RefusedError."""
    assert asked.removes is not None
    return given_up(live, asked.removes, asked.by, rng, now)
