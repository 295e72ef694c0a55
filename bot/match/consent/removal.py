"""Taking somebody who has gone away out of a game of three or four: all others who still play must agree.

What follows is what follows when a seat gives up. Whoever comes back and plays on first lets the offer lapse.
"""

from __future__ import annotations

from random import Random

from bot.match.consent.offers import propose_to_others
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, StoredOffer, refuse_unless_playing, seat_in
from bot.match.play.actions import Asking, give_up
from bot.match.table import RefusedError, UserId


def propose(loaded: LoadedMatch, user: UserId, other: UserId) -> Draft:
    """Asks the others whether somebody is to be taken out of the game. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat, gone = seat_in(loaded, user), loaded.seat_of(other)
    if not loaded.still_plays(gone):
        raise RefusedError("refused-remove-not-playing")
    if gone == seat:
        raise RefusedError("refused-remove-self")
    offer = StoredOffer(seat, loaded.row.public_seq + 1, 0, removes=gone)
    return propose_to_others(loaded, offer, "refused-remove-two")


def carry_out(loaded: LoadedMatch, offer: StoredOffer, rng: Random, now: str, asking: Asking = ()) -> Draft:
    """Takes out whom all have agreed to take out. Raises RefusedError."""
    assert offer.removes is not None
    return give_up(loaded, offer.removes, offer.by, rng, now, asking)
