"""What a press did to the time of its table goes back with the press (docs/taking-back.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.engine import Seat
from bot.match.clocks.clocks import Clocks, SeatClock
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import Pace
from bot.match.clocks.running import Effect, waiting_people
from bot.match.persistence.loaded_match import LoadedMatch, with_clocks, with_silence
from bot.match.table import RefusedError
from bot.store import EntryRow

PAUSED: Final = "paused"
PAUSES: Final = (PAUSED, "resumed")
"""Notes in the log of what people did to the time of their table."""


def undo_effects(
    after: LoadedMatch,
    undone: Sequence[EntryRow],
    log: Sequence[EntryRow],
    now: Moment,
    *,
    alone: Seat | None,
    seen: bool,
) -> LoadedMatch:
    """The match with its time as if what is taken back had not been done, less the time that has passed.

    undone: what is taken back. log: all entries that count, notes among them. alone: who takes back without
    the others. seen: whether everybody could see something since that stays. Raises RefusedError where a
    claim, or an end of the table, that would stand again is due by now.
    """
    effects = {each.seq: Effect.parse(each.time) for each in undone if each.time is not None}
    pauses = {each.seq: each.text for each in log if each.kind == "note" and each.text in PAUSES}
    clocks = after.clocks
    if clocks is not None:
        waiting = waiting_people(after)
        clocks = _undo_clocks(clocks, list(effects.values()), waiting, now, alone)
        after = with_clocks(after, _undo_claims(clocks, effects, pauses, now))
    return after if seen else _undo_silence(after, effects, pauses, now)


def _undo_clocks(
    clocks: Clocks, effects: Sequence[Effect], waiting: Collection[Seat], now: Moment, alone: Seat | None
) -> Clocks:
    terms, paused = clocks.terms, clocks.seconds_stood(now)
    first = {clock.seat: (clock, effect) for effect in reversed(effects) for clock in effect.clocks}
    for seat, (old, effect) in first.items():
        clock = clocks.of(seat)
        asked = clock.total(now) - old.total(now)
        if seat == alone and not clock.turn:
            # Who may take back freely has not done with it: it is their own time all along.
            asked = now - effect.at - (paused - effect.stood)
        clocks = clocks.put(_undo_clock(terms, old, clock, max(0, asked), now))
    for clock in clocks.seats:
        # No turn has been played: nothing is put back.
        if clock.turn and clock.seat not in waiting:
            clocks = clocks.put(clock.drop(terms, now))
    return clocks


def _undo_clock(terms: Pace, old: SeatClock, clock: SeatClock, asked: int, now: Moment) -> SeatClock:
    """A seat's clock as it was, with the seconds in which the seat has been asked since."""
    drawn = clock.total_drawn(terms, now)
    if not old.turn:
        reserve = max(0, old.reserve - (drawn - old.drawn))
        return replace(old, reserve=reserve, thought=clock.total(now), drawn=drawn)
    # Who stands, in a pause or until they are back, goes on doing so.
    since = now if not clock.turn else None if clock.since is None else max(clock.since, now)
    again = replace(old, spent=old.spent + asked, since=since, answered=old.answered or clock.answered)
    if clock.longer:
        # What others have given since is theirs to give: it lasts as long as they said.
        left = clock.at(terms, "late") - clock.used(now)
        longer = again.spent + left - terms.allowance
        again = replace(again, longer=longer, reserve=0, drawn=old.drawn + old.reserve)
    told = max(old.told, clock.told if clock.turn else 0)
    return replace(again, told=min(told, again.count_stages(terms, now)))


def _undo_claims(
    clocks: Clocks, effects: Mapping[int, Effect], pauses: Mapping[int, str], now: Moment
) -> Clocks:
    """With the claim that stands: of several the one due first, for the others would not have been made.

    A claim that was ended by a pause as well, or against whom others have given time, does not stand again.
    """
    last = max((seq for seq, text in pauses.items() if text == PAUSED), default=0)
    ended = [each.claim for seq, each in effects.items() if seq > last and each.claim is not None]
    late = clocks.late(now)
    standing = [each for each in (*ended, clocks.claim) if each is not None and each.of in late]
    claim = min(standing, key=lambda each: each.due, default=None)
    if claim is not None and claim != clocks.claim and claim.due <= now:
        raise RefusedError("refused-undo-due")
    return replace(clocks, claim=claim)


def _undo_silence(
    after: LoadedMatch, effects: Mapping[int, Effect], pauses: Mapping[int, str], now: Moment
) -> LoadedMatch:
    silence = after.silence
    broken = {seq: each.silence for seq, each in effects.items() if each.silence is not None}
    if silence is None or not broken:
        return after
    old = next(iter(broken.values()))
    last = max(pauses, default=0)
    paused = any(each.paused for seq, each in broken.items() if seq > last) or silence.paused
    closing = silence if old.closing is None else old
    if old.closing is not None and old.closing <= now:
        raise RefusedError("refused-undo-due")
    since, looked = old.since, max(old.looked, silence.looked)
    return with_silence(
        after,
        replace(
            silence,
            since=since,
            looked=looked,
            closing=closing.closing,
            deserted=closing.deserted,
            paused=paused,
            waits=old.waits,
        ),
    )
