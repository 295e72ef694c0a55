"""7 Rounds and the end of the game."""

from __future__ import annotations

from bot.engine import Outcome, Seat
from bot.engine.agenda import Tell
from cogs.journey.events import FinalRound, GameEnded, JourneyGoesOn, TieBroken
from cogs.journey.state import State, Track, evolve

MOST_ROUNDS = 100
"""B22 Rounds after which nobody has won. The print does not foresee it; a game takes about seven."""

ARRIVED = "outcome-arrived"
TIE_BREAK = "outcome-tie-break"
SHARED = "outcome-shared"
ALL_OUT = "outcome-all-out"
FIRST_ARRIVAL = "outcome-first-arrival"
LAST_ONE = "outcome-last-one"
RESIGNED = "outcome-resigned"
ALL_GONE = "outcome-all-gone"
ROUND_LIMIT = "outcome-round-limit"


def points(track: Track) -> int:
    """B23 For the standings: a point for each circle crossed, none for who is out or has given up."""
    return track.circles if track.in_game else 0


def end(state: State, winners: tuple[Seat, ...], reason: str, tell: Tell) -> State:
    """7 The game is over; nothing is left to do."""
    tell(GameEnded(winners=winners, reason=reason))
    scores = tuple((track.seat, points(track)) for track in state.tracks)
    return evolve(state, rolling=None, agenda=(), outcome=Outcome(winners, reason, scores))


def clockwise(state: State) -> tuple[Track, ...]:
    """2.4 The sheets in the order of a round, from the seat that opened the game (B6)."""
    start = next(number for number, track in enumerate(state.tracks) if track.seat == state.first)
    return (*state.tracks[start:], *state.tracks[:start])


def still_to_play(state: State) -> tuple[Seat, ...]:
    """7.2 The seats that have their turn in this round after the present one; who has arrived has none."""
    order = clockwise(state)
    now = next(number for number, track in enumerate(order) if track.seat == state.turn)
    return tuple(track.seat for track in order[now + 1 :] if track.status == "playing")


def arrived_tracks(state: State) -> tuple[Track, ...]:
    """7.2 Those who have arrived and are still in the game."""
    return tuple(track for track in state.tracks if track.status == "arrived")


def announce_final_round(before: State, after: State, tell: Tell) -> None:
    """7.2, B7 Says when somebody's arrival makes this round the last, and when that is off again."""
    if before.options.ending == "first_arrival":
        return
    was, now = arrived_tracks(before), arrived_tracks(after)
    if now and not was:
        waiting = still_to_play(after)
        if waiting:
            tell(FinalRound(seat=now[0].seat, waiting=waiting))
    if was and not now and any(track.in_game for track in after.tracks):
        tell(JourneyGoesOn())


def break_tie(state: State, there: tuple[Track, ...], tell: Tell) -> State:
    """7.3 Most uncrossed Nazgûl fields; still equal is a shared victory (B8)."""
    most = max(track.left for track in there)
    winners = tuple(track.seat for track in there if track.left == most)
    tell(TieBroken(left=tuple((track.seat, track.left) for track in there), winners=winners))
    return end(state, winners, TIE_BREAK if len(winners) == 1 else SHARED, tell)
