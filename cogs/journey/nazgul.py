"""The players a Nazgûl would strike, as everybody at the table can work it out (5.4, 8, B7, B14)."""

from __future__ import annotations

from bot.engine import Seat
from cogs.journey.components import ALL_ACTIVE, OWNER, SPARES_ACTIVE
from cogs.journey.observation import JourneyObservation


def victims_of(seen: JourneyObservation, colour: str) -> tuple[Seat, ...]:
    """The seats that cross a field for a Nazgûl of this colour set aside now, in seating order."""
    active = seen.turn
    assert active is not None, "nobody is struck between turns"
    owner = OWNER.get(colour)
    hit = {active} if owner is None or colour in seen.neutral else {owner}
    if seen.options.nazgul_strikes_both:
        hit.add(active)
    if seen.place_rule == ALL_ACTIVE:
        hit = {active}
    if seen.place_rule == SPARES_ACTIVE:
        hit.discard(active)
    immune = {
        track.seat for track in seen.tracks if track.status == "arrived" and seen.options.arrived_immune
    }
    return tuple(track.seat for track in seen.tracks if track.seat in hit - immune)
