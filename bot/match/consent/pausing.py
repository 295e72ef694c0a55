"""Asking the others to pause: time stands until somebody goes on, or makes a move that everybody can see."""

from __future__ import annotations

from dataclasses import replace

from bot.match.clocks.house_clock import Moment
from bot.match.clocks.silence import Silence
from bot.match.consent.offers import propose_to_others
from bot.match.log.notes import add_note
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import (
    LoadedMatch,
    StoredOffer,
    own_seat_in,
    refuse_unless_playing,
    with_silence,
)
from bot.match.table import RefusedError, UserId


def propose(loaded: LoadedMatch, user: UserId, moment: Moment, now: str) -> Draft:
    """Asks the others; against the house alone there is a pause at once. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    if loaded.paused:
        raise RefusedError("refused-paused-already")
    offer = StoredOffer(seat, loaded.row.public_seq + 1, 0, asks="pause")
    return propose_to_others(loaded, offer, lambda: carry_out(loaded, offer, moment, now))


def carry_out(loaded: LoadedMatch, offer: StoredOffer, moment: Moment, now: str) -> Draft:
    """From now on time stands; what was claimed because somebody was late lapses."""
    silence = loaded.silence or Silence(moment, 0, moment)
    paused = with_silence(loaded, replace(silence, paused=True))
    paused = replace(paused, row=replace(paused.row, offer=None))
    return add_note(Draft(paused, channel=("table",)), "paused", now, seat=offer.by)


def go_on(loaded: LoadedMatch, user: UserId, now: str) -> Draft:
    """Ends a pause: any of those who play may, for all began with time running. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    silence = loaded.silence
    if silence is None or not silence.paused:
        raise RefusedError("refused-not-paused")
    after = with_silence(loaded, replace(silence, paused=False))
    return add_note(Draft(after, channel=("table",)), "resumed", now, seat=seat)
