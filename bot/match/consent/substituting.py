"""Handing a seat to somebody else: all people who play must agree, and whoever is to take it over.

Whoever wants to stop hands on their own seat; in a game of three or four the others may hand on that of
somebody who has gone away, who keeps it by playing on. Who is asked to take it over stands among the invited
until that is answered.
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.computer.people import is_computer
from bot.match.consent.offers import make_offer, propose_to_others
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import (
    LoadedMatch,
    StoredOffer,
    raise_wall,
    refuse_unless_playing,
    seat_in,
    with_clocks,
)
from bot.match.table import RefusedError, UserId
from bot.store import HandoverRow


def propose(loaded: LoadedMatch, user: UserId, newcomer: UserId, gone: UserId) -> Draft:
    """Asks whether a seat is to be handed to somebody. gone: whose it is. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat, handed = seat_in(loaded, user), loaded.seat_of(gone)
    if not loaded.still_plays(handed) or is_computer(loaded.user_at(handed)):
        raise RefusedError("refused-remove-not-playing")
    if loaded.has_joined(newcomer) or is_computer(newcomer):
        raise RefusedError("refused-substitute-seated")
    offer = StoredOffer(seat, loaded.row.public_seq + 1, 0, removes=handed, substitute="asked")
    asking = replace(loaded, invited=(newcomer,))
    # One's own seat is handed on without the others where there are none: the newcomer is asked.
    alone = "refused-substitute-two" if handed != seat else lambda: make_offer(asking, offer)
    draft = propose_to_others(asking, offer, alone)
    return replace(draft, people=True, asked=(*draft.asked, newcomer))


def carry_out(loaded: LoadedMatch, offer: StoredOffer, now: Moment) -> Draft:
    """Hands the seat on; its time begins anew, and who had it sits there no longer. Raises RefusedError."""
    seat, newcomer = offer.removes, next(iter(loaded.invited), None)
    assert seat is not None
    old = loaded.user_at(seat)
    if newcomer is None or old is None:
        raise RefusedError("refused-no-offer")
    row = loaded.row
    host = newcomer if row.host == old else row.host
    taken = [
        replace(each, user=newcomer, stand_in=None) if each.seat == seat else each for each in loaded.seats
    ]
    handover = HandoverRow(row.last_entry, seat, old)
    after = replace(
        loaded,
        seats=tuple(taken),
        invited=(),
        followers=tuple(each for each in loaded.followers if each.user != newcomer),
        handovers=(*loaded.handovers, handover),
        row=replace(row, host=host, offer=None, public_seq=row.public_seq + 1),
    )
    return Draft(
        _with_time(raise_wall(after), seat, now),
        people=True,
        channel=("table",),
        handed=(old, newcomer),
        handovers=(handover,),
        followed=True,
    )


def _with_time(loaded: LoadedMatch, seat: Seat, now: Moment) -> LoadedMatch:
    clocks = loaded.clocks
    if clocks is None or not clocks.of(seat).turn:
        return loaded
    claim = None if clocks.claim is not None and clocks.claim.of == seat else clocks.claim
    return with_clocks(loaded, replace(clocks.put(clocks.of(seat).begin(now)), claim=claim))
