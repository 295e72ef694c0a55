"""What the others may do when somebody's time is over: nothing of it happens by itself."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bot.engine import Seat
from bot.match.clocks.clocks import ANSWER_TIME, LONGER, Claim, ClaimKind, Clocks, SeatClock
from bot.match.clocks.house_clock import Moment
from bot.match.computer.people import is_computer
from bot.match.computer.stand_ins import stand_in
from bot.match.log.notes import add_note
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import (
    LoadedMatch,
    own_seat_in,
    refuse_unless_playing,
    seat_in,
    with_clocks,
)
from bot.match.play.actions import Asking, give_up
from bot.match.play.conclusion import tell_of_end
from bot.match.table import RefusedError, UserId

TWO: Final = 2
"""People of whom one wins when the other does not return."""
LEVEL: Final = "regular"
"""How strong the house plays for whoever does not come."""


def kinds_of_claims(playing: int) -> tuple[ClaimKind, ...]:
    """What may be claimed where so many still play."""
    return ("house", "win") if playing == TWO else ("house", "out")


def wait(loaded: LoadedMatch, user: UserId, seat: Seat, now: Moment) -> Draft:
    """Gives somebody whose time is over a day more; a claim against them lapses. Raises RefusedError."""
    clocks = _find_late(loaded, user, seat, now)
    clocks = clocks.put(_lengthen(clocks, clocks.of(seat), LONGER, now))
    return Draft(with_clocks(loaded, clocks), channel=("table",))


def claim(loaded: LoadedMatch, user: UserId, seat: Seat, kind: ClaimKind, now: Moment) -> Draft:
    """Claims something because somebody's time is over; they are told and can answer. Raises RefusedError."""
    clocks = _find_late(loaded, user, seat, now)
    if clocks.claim is not None:
        raise RefusedError("refused-claim-open")
    if kind not in kinds_of_claims(len(loaded.still_playing())):
        raise RefusedError("refused-claim-impossible")
    clocks = replace(clocks, claim=Claim(kind, own_seat_in(loaded, user), seat, now + ANSWER_TIME))
    late = loaded.user_at(seat)
    told = () if late is None else (late,)
    return Draft(with_clocks(loaded, clocks), channel=("table",), claimed=told)


def answer(loaded: LoadedMatch, user: UserId, now: Moment) -> Draft:
    """Whoever is late goes on: the claim lapses, and there is some time to choose. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat, clocks = seat_in(loaded, user), loaded.clocks
    if clocks is None or clocks.claim is None or clocks.claim.of != seat:
        raise RefusedError("refused-claim-none")
    clock = clocks.of(seat)
    if clock.answered:
        raise RefusedError("refused-claim-answered")
    clock = replace(_lengthen(clocks, clock, ANSWER_TIME, now), answered=True)
    return Draft(with_clocks(loaded, replace(clocks.put(clock), claim=None)), channel=("table",))


def carry_out(loaded: LoadedMatch, claim: Claim, rng: Random, now: str, asking: Asking) -> Draft:
    """What follows when a claim has not been answered. Raises RefusedError."""
    if claim.kind == "house":
        return stand_in(loaded, claim.of, LEVEL)
    noted = add_note(Draft(loaded), f"claimed-{claim.kind}", now, seat=claim.by, about=claim.of)
    following = give_up(noted.match, claim.of, claim.by, rng, now, asking)
    return tell_of_end(replace(following, entries=(*noted.entries, *following.entries)), None)


def _find_late(loaded: LoadedMatch, user: UserId, seat: Seat, now: Moment) -> Clocks:
    """The clocks, where another player may say what is done about a late one. Raises RefusedError."""
    refuse_unless_playing(loaded)
    own, clocks = own_seat_in(loaded, user), loaded.clocks
    if loaded.paused:
        raise RefusedError("refused-paused")
    late = () if clocks is None else clocks.late(now)
    if own == seat:
        raise RefusedError("refused-late-self")
    if clocks is None or seat not in late:
        raise RefusedError("refused-not-late")
    if own in late or is_computer(user) or not loaded.still_plays(own):
        raise RefusedError("refused-late-too")
    return clocks


def _lengthen(clocks: Clocks, clock: SeatClock, seconds: int, now: Moment) -> SeatClock:
    """A clock with so many seconds from now on; its reserve has gone."""
    longer = clock.used(now) + seconds - clocks.terms.allowance
    clock = replace(clock, longer=longer, reserve=0, drawn=clock.drawn + clock.reserve)
    return replace(clock, told=clock.count_stages(clocks.terms, now))
