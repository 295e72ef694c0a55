"""5, 7 What the dice set aside do, and the end of the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Outcome, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.journey import events
from cogs.journey.components import (
    ALL_ACTIVE,
    BLACK,
    CIRCLES,
    GANDALF,
    NAZGUL,
    NO_GANDALF,
    ORC,
    ORCS_DOUBLE,
    OWNER,
    PLACES,
    RING,
    RING_LESS,
    SPARES_ACTIVE,
    WEAPON,
    WEAPONS_DOUBLE,
)
from cogs.journey.rules import SHARED, TIE_BREAK
from cogs.journey.state import (
    Dice,
    Effects,
    JourneyOptions,
    Square,
    State,
    Strike,
    Track,
    evolve,
    evolve_track,
    with_track,
)

# 7 Rounds and the end of the game.

MOST_ROUNDS = 100
"""B22 Rounds after which nobody has won. The print does not foresee it; a game takes about seven."""


def points(track: Track) -> int:
    """B23 For the standings: a point for each circle crossed, none for who is out or has given up."""
    return track.circles if track.in_game else 0


def end(state: State, winners: tuple[Seat, ...], reason: str, tell: Tell) -> State:
    """7 The game is over; nothing is left to do."""
    tell(events.GameEnded(winners=winners, reason=reason))
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
            tell(events.FinalRound(seat=now[0].seat, waiting=waiting))
    if was and not now and any(track.in_game for track in after.tracks):
        tell(events.JourneyGoesOn())


def break_tie(state: State, there: tuple[Track, ...], tell: Tell) -> State:
    """7.3 Most uncrossed Nazgûl fields; still equal is a shared victory (B8)."""
    most = max(track.left for track in there)
    winners = tuple(track.seat for track in there if track.left == most)
    tell(events.TieBroken(left=tuple((track.seat, track.left) for track in there), winners=winners))
    return end(state, winners, TIE_BREAK if len(winners) == 1 else SHARED, tell)


# 5 Phase 2: what the dice set aside do. Computed as a whole, so that it can be foretold as well as done.

Tracks = tuple[Track, ...]
Spared = dict[Seat, list[str]]


def effects(
    options: JourneyOptions, tracks: Tracks, seat: Seat, place_rule: str | None, dice: Dice
) -> Effects:
    """5.6 What these dice of the active player do, all at once (5.7)."""
    count = Counter(die.symbol for die in dice)
    orcs = count[ORC] * (2 if place_rule == ORCS_DOUBLE else 1)
    weapons = count[WEAPON] * (2 if place_rule == WEAPONS_DOUBLE else 1)
    void = orcs > weapons
    own = next(track for track in tracks if track.seat == seat)
    halved = _free_squares(own)[: 0 if place_rule == NO_GANDALF else count[GANDALF]]
    after = with_track(tracks, _halve(own, halved))
    struck, spared = _targets(options, tracks, seat, place_rule, dice)
    for target, colours in struck.items():
        track = next(track for track in after if track.seat == target)
        after = with_track(after, evolve_track(track, squares=_cross(track.squares, len(colours))))
    rings = 0 if void else count[RING]
    ring_less = place_rule == RING_LESS and rings > 0
    effective = rings - ring_less
    crossed = min(effective, CIRCLES - own.circles)
    after = tuple(
        evolve_track(track, circles=track.circles + crossed) if track.seat == seat else track
        for track in after
    )
    out = tuple(track.seat for track in after if track.in_game and track.left == 0)
    arrived = tuple(
        track.seat
        for track in after
        if track.seat == seat and track.status == "playing" and track.at_mordor and seat not in out
    )
    return Effects(
        seat=seat,
        place_rule=place_rule,
        dice=dice,
        rings=count[RING],
        orcs=orcs,
        weapons=weapons,
        void=void,
        ring_less=ring_less,
        effective=effective,
        crossed=crossed,
        surplus=effective - crossed,
        halved=tuple(number + 1 for number in halved),
        idle_gandalfs=count[GANDALF] - len(halved),
        strikes=tuple(
            Strike(track.seat, tuple(struck[track.seat]), track.left)
            for track in after
            if track.seat in struck
        ),
        spared=tuple((track.seat, tuple(spared[track.seat])) for track in after if track.seat in spared),
        tracks=tuple(_settle(track, out, arrived) for track in after),
        out=out,
        arrived=arrived,
    )


def _settle(track: Track, out: tuple[Seat, ...], arrived: tuple[Seat, ...]) -> Track:
    """6.2 Elimination beats arrival."""
    if track.seat in out:
        return evolve_track(track, status="out")
    return evolve_track(track, status="arrived") if track.seat in arrived else track


def _free_squares(track: Track) -> tuple[int, ...]:
    """B3 The squares Gandalf may halve, from the left: neither halved nor crossed."""
    return tuple(number for number, square in enumerate(track.squares) if square == Square())


def _halve(track: Track, numbers: tuple[int, ...]) -> Track:
    """5.3, 9.4 The first free squares, which is never worse than others or none (B3)."""
    squares = tuple(
        Square(parts=2) if number in numbers else square for number, square in enumerate(track.squares)
    )
    return evolve_track(track, squares=squares)


def _cross(squares: tuple[Square, ...], fields: int) -> tuple[Square, ...]:
    """5.4 Crosses so many fields from the left; beyond the last there is nothing to cross."""
    after = []
    for square in squares:
        now = min(fields, square.parts - square.crossed)
        fields -= now
        after.append(Square(square.parts, square.crossed + now) if now else square)
    return tuple(after)


def _targets(
    options: JourneyOptions, tracks: Tracks, seat: Seat, place_rule: str | None, dice: Dice
) -> tuple[Spared, Spared]:
    """5.4, 8 The colours of the Nazgûl that strike each seat, and of those that spare it."""
    struck: Spared = {}
    spared: Spared = {}
    status = {track.seat: track.status for track in tracks if track.in_game}
    for die in dice:
        if die.symbol != NAZGUL:
            continue
        for target in _victims(die.colour, options, set(status), seat, place_rule):
            by_place = place_rule == SPARES_ACTIVE and target == seat
            safe = by_place or (options.arrived_immune and status[target] == "arrived")
            (spared if safe else struck).setdefault(target, []).append(die.colour)
    return struck, spared


def _victims(
    colour: str, options: JourneyOptions, in_game: set[Seat], seat: Seat, place_rule: str | None
) -> tuple[Seat, ...]:
    """5.4 Whom a Nazgûl of this colour strikes; a neutral one (B13: before this phase) the active player."""
    owner = seat if colour == BLACK or place_rule == ALL_ACTIVE else OWNER[colour]
    if owner == seat or owner not in in_game:
        return (seat,)
    return (seat, owner) if options.nazgul_strikes_both else (owner,)


@dataclass(frozen=True, slots=True)
class UseSymbols(AgendaStep[State]):
    """5 The symbols set aside are used."""

    rule: ClassVar[str] = "5"
    step: Literal["use_symbols"] = "use_symbols"

    def run(self, state: State, tell: Tell) -> State:
        rolling, seat = state.rolling, state.turn
        assert rolling is not None
        assert seat is not None
        done = effects(state.options, state.tracks, seat, rolling.place_rule, rolling.aside)
        _tell_effects(done, tell)
        after = evolve(state, tracks=done.tracks, rolling=None, last=done, agenda=state.agenda[:-1])
        announce_final_round(state, after, tell)
        return after


def _tell_effects(done: Effects, tell: Tell) -> None:
    """5.6 In the order in which it is done."""
    seat = done.seat
    if done.rings and done.orcs:
        fight = events.OrcsVoidedRings if done.void else events.OrcsBeaten
        tell(fight(seat=seat, rings=done.rings, orcs=done.orcs, weapons=done.weapons))
    if done.halved:
        tell(events.SquaresHalved(seat=seat, squares=done.halved))
    if done.idle_gandalfs:
        why = "place" if done.place_rule == NO_GANDALF else "no_square"
        tell(events.GandalfWithoutEffect(seat=seat, count=done.idle_gandalfs, why=why))
    for strike in done.strikes:
        tell(events.NazgulStruck(seat=strike.seat, by=seat, dice=strike.dice, left=strike.left))
    for target, colours in done.spared:
        tell(events.NazgulSpared(seat=target, dice=colours, why="place" if target == seat else "arrived"))
    if done.ring_less:
        tell(events.RingLost(seat=seat))
    circles = {track.seat: track for track in done.tracks}
    if done.crossed:
        place = PLACES[circles[seat].circles]
        tell(events.CirclesCrossed(seat=seat, count=done.crossed, place=place, surplus=done.surplus))
    for out_seat in done.out:
        track = circles[out_seat]
        tell(events.HobbitEliminated(seat=out_seat, colour=track.colour, at_mordor=track.at_mordor))
    for arrived_seat in done.arrived:
        tell(events.HobbitArrived(seat=arrived_seat))
