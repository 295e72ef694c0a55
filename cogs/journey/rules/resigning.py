"""B19 Giving up."""

from __future__ import annotations

from bot.engine import IllegalActionError, Seat
from bot.engine.agenda import Tell
from cogs.journey.components import COLOUR
from cogs.journey.events import SeatResigned
from cogs.journey.rules.ending import ALL_GONE, RESIGNED, announce_final_round, end
from cogs.journey.rules.refusals import refuse
from cogs.journey.rules.turn import EndTurn
from cogs.journey.state import State, evolve, set_status


def resign(state: State, seat: Seat, tell: Tell) -> State:
    """B19 The seat is out. An unfinished turn of its own is dropped; the last one left in the game wins."""
    if state.track(seat).status == "resigned":
        raise IllegalActionError(refuse("refusal-already-resigned", "B19"))
    active = seat == state.turn
    tell(SeatResigned(seat=seat, colour=COLOUR[seat], dropped=active))
    after = evolve(state, tracks=set_status(state.tracks, seat, "resigned"))
    in_game = tuple(track.seat for track in after.tracks if track.in_game)
    if len(in_game) <= 1:
        return end(after, in_game, RESIGNED if in_game else ALL_GONE, tell)
    announce_final_round(state, after, tell)
    return evolve(after, rolling=None, agenda=(EndTurn(),)) if active else after
