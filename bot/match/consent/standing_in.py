"""Asking that the house plays for oneself, or for somebody who has gone away. All others must agree."""

from __future__ import annotations

from bot.match.computer.stand_ins import refuse_unless_played_by_person, stand_in
from bot.match.consent.offers import propose_to_others
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, StoredOffer, refuse_unless_playing, seat_in
from bot.match.table import RefusedError, UserId


def propose(loaded: LoadedMatch, user: UserId, other: UserId, level: str) -> Draft:
    """Asks the others whether the house is to play for somebody. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat, gone = seat_in(loaded, user), loaded.seat_of(other)
    if gone is None:
        raise RefusedError("refused-remove-not-playing")
    refuse_unless_played_by_person(loaded, gone)
    offer = StoredOffer(seat, loaded.row.public_seq + 1, 0, removes=gone, level=level)
    alone = "refused-stand-in-alone" if gone == seat else "refused-stand-in-two"
    return propose_to_others(loaded, offer, alone)


def carry_out(loaded: LoadedMatch, offer: StoredOffer) -> Draft:
    """Has the house play for whom all have agreed to. Raises RefusedError."""
    assert offer.removes is not None
    assert offer.level is not None
    return stand_in(loaded, offer.removes, offer.level)
