"""The view of a seat or a spectator: everything, for nothing here is hidden; still field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engine import Observation, Seat
from cogs.journey.components import ALL_ACTIVE, OWNER, SPARES_ACTIVE
from cogs.journey.state import Dice, Effects, JourneyOptions, Track

# The view of a seat or a spectator: everything, for nothing here is hidden; still field by field.

Stage = Literal["first", "rolling", "choosing", "over"]
"""Chance settles who begins; the dice are being rolled; the active player chooses; the game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JourneyObservation(Observation):
    """Everything there is to know of a game, the same for every viewer but for `viewer` and `legal`.

    options: what was agreed. stage: what is going on. first: who opened the game. turn: whose turn it is.
    number: single turns begun; round: rounds begun. final_round: somebody has arrived, and this is the last
    round unless they are all struck down (7.2). still_to_play: seats that have their turn in this round after
    the active one. tracks: the sheets, in seating order. neutral: colours without a player in the game, black
    not among them (2.3, 6.3).

    Of the turn: place, place_rule (3.2; None for none). roll: number of the roll, from 1. aside: dice set
    aside, aside_rolls: the roll of each. rolled: the dice of this roll. chosen: their colours chosen so far;
    forced: those that every legal choice contains (B20). left: colours neither set aside nor chosen.
    complete: `keep` is legal now. ends: it would end phase 1 (4.5). repeated: this roll has been repeated;
    may_repeat: it may still be (Rohan). puts_left: dice that may still be put back in this turn (B21).

    forecast: what the dice set aside and chosen would do if the turn ended with them now. last: what the turn
    before this one did; None in the first.
    """

    options: JourneyOptions
    stage: Stage
    first: Seat | None
    turn: Seat | None
    number: int
    round: int
    final_round: bool
    still_to_play: tuple[Seat, ...]
    tracks: tuple[Track, ...]
    neutral: tuple[str, ...]
    place: str | None
    place_rule: str | None
    roll: int
    aside: Dice
    aside_rolls: tuple[int, ...]
    rolled: Dice
    chosen: tuple[str, ...]
    forced: tuple[str, ...]
    left: tuple[str, ...]
    complete: bool
    ends: bool
    repeated: bool
    may_repeat: bool
    puts_left: int
    forecast: Effects | None
    last: Effects | None

    def track(self, seat: Seat) -> Track:
        """The sheet of a seat that is taken."""
        return next(track for track in self.tracks if track.seat == seat)


# The players a Nazgûl would strike, as everybody at the table can work it out (5.4, 8, B7, B14).


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
