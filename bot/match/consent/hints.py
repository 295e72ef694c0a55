"""Asking that everybody at the table may ask the house for hints: all people who play must agree."""

from __future__ import annotations

from dataclasses import replace

from bot.match.consent.offers import propose_to_others
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, StoredOffer, refuse_unless_playing, seat_in
from bot.match.table import RefusedError, UserId


def propose(loaded: LoadedMatch, user: UserId) -> Draft:
    """Asks the others whether there are to be hints. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    if loaded.row.hints:
        raise RefusedError("refused-hint-already")
    offer = StoredOffer(seat, loaded.row.public_seq + 1, 0, hints=True)
    return propose_to_others(loaded, offer, lambda: carry_out(loaded))


def carry_out(loaded: LoadedMatch) -> Draft:
    """From now on there are hints, for everybody, until the end of the game."""
    row = replace(loaded.row, hints=True, offer=None, public_seq=loaded.row.public_seq + 1)
    return Draft(replace(loaded, row=row), channel=("table",))
