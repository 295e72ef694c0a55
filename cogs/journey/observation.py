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

    Of the turn: place, place_rule (3.2; None for none).
    """

    options: JourneyOptions  # what was agreed
    stage: Stage  # what is going on
    first: Seat | None  # who opened the game
    turn: Seat | None  # whose turn it is
    number: int  # single turns begun
    round: int  # rounds begun
    # Somebody has arrived, and this is the last round unless they are all struck down (7.2)
    final_round: bool
    still_to_play: tuple[Seat, ...]  # seats that have their turn in this round after the active one
    tracks: tuple[Track, ...]  # the sheets, in seating order
    neutral: tuple[str, ...]  # colours without a player in the game, black not among them (2.3, 6.3)
    place: str | None
    place_rule: str | None
    roll: int  # number of the roll, from 1
    aside: Dice  # dice set aside, aside_rolls: the roll of each
    aside_rolls: tuple[int, ...]
    rolled: Dice  # the dice of this roll
    chosen: tuple[str, ...]  # their colours chosen so far
    forced: tuple[str, ...]  # those that every legal choice contains (B20)
    left: tuple[str, ...]  # colours neither set aside nor chosen
    complete: bool  # `keep` is legal now
    ends: bool  # it would end phase 1 (4.5)
    repeated: bool  # this roll has been repeated
    may_repeat: bool  # it may still be (Rohan)
    puts_left: int  # dice that may still be put back in this turn (B21)
    forecast: Effects | None  # what the dice set aside and chosen would do if the turn ended with them now
    # What the turn before this one did; None in the first.
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
