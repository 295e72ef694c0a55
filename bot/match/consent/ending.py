"""Asking the others to end the game without a result, or as a draw: all people who still play must agree."""

from __future__ import annotations

from typing import Literal

from bot.match.consent.offers import propose_to_others
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import (
    LoadedMatch,
    StoredOffer,
    own_seat_in,
    refuse_unless_playing,
)
from bot.match.play.endings import end
from bot.match.table import RefusedError, UserId


def propose(loaded: LoadedMatch, user: UserId, asks: Literal["end", "draw"], now: str) -> Draft:
    """Asks the others; against the house alone a game ends without a result at once. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-not-seated")
    if asks == "draw" and not loaded.bundle.draws:
        raise RefusedError("refused-draw-unknown")
    offer = StoredOffer(seat, loaded.row.public_seq + 1, 0, asks=asks)
    alone = "refused-draw-house" if asks == "draw" else lambda: carry_out(loaded, offer, now)
    return propose_to_others(loaded, offer, alone)


def carry_out(loaded: LoadedMatch, offer: StoredOffer, now: str) -> Draft:
    """Ends the game as all have agreed."""
    return end(loaded, "draw" if offer.kind == "draw" else "agreed", now, by=offer.by)
