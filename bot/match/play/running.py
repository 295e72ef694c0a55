"""The time of a table that runs, and the effect of a press on it, put back by a take-back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import orjson

from bot.engine import Seat
from bot.match.clocks.clocks import Claim, Clocks, SeatClock, run
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import Pace
from bot.match.clocks.silence import Limits, Silence, build_silence
from bot.match.computer.people import is_computer
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, with_clocks, with_silence
from bot.match.table.values import RefusedError
from bot.store import DeadlineRow, EntryRow

# Whose time runs after a change of a match: decided in the commit of the change itself.

BESIDE: Final = ("note", "undo")
"""Entries of the log that are no play."""


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a press on the time of its table, so that it goes back with the press.

    What is done in secret changes no clock, so nothing of it is noted.

    clocks: of the seats whose turn a press began or ended, as they were before it, standing.
    at: when the press was made. stood: how long the table had stood in pauses by then. claim: the one it
    ended. silence: the one it broke.
    """

    at: Moment
    stood: int = 0
    clocks: tuple[SeatClock, ...] = ()
    claim: Claim | None = None
    silence: Silence | None = None

    def __str__(self) -> str:
        """As it is stored."""
        return orjson.dumps(self).decode()

    @classmethod
    def parse(cls, text: str) -> Effect:
        """The inverse of `str`."""
        found = orjson.loads(text)
        claim, silence = found["claim"], found["silence"]
        return cls(
            found["at"],
            found["stood"],
            tuple(SeatClock(**each) for each in found["clocks"]),
            None if claim is None else Claim(**claim),
            None if silence is None else build_silence(silence),
        )


def advance(
    before: LoadedMatch | None,
    draft: Draft,
    after: LoadedMatch,
    now: Moment,
    away: Mapping[Seat, Moment],
) -> LoadedMatch:
    """The match with its clocks as they run after a draft. before: None for a new one.

    away: seats of people who are away, and until when their time stands.
    """
    clocks = after.clocks
    if clocks is None or after.phase in ("lobby", "cancelled"):
        return after
    if after.phase != "playing":
        stopped = tuple(each.stop(now) for each in clocks.seats)
        return with_clocks(after, replace(clocks, seats=stopped, claim=None))
    # What is taken back has given its time back already, and begins no turn anew.
    acted = {entry.seat for entry in draft.entries if entry.kind not in BESIDE}
    is_public = before is not None and before.row.public_seq != after.row.public_seq
    clocks = clocks if after.paused else clocks.resume(now)
    clocks = run(clocks, waiting_people(after), acted, now, is_public=is_public)
    for seat, until in away.items():
        clock = clocks.of(seat)
        # Who has been told to stand already stays as they are: nobody's step may move another's clock.
        if clock.turn and clock.since is not None and clock.since <= now < until:
            clocks = clocks.put(replace(clock.stop(now), since=until))
    return with_clocks(after, clocks.pause(now) if after.paused else clocks)


def count_silence(
    before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment, limits: Limits
) -> LoadedMatch:
    """The match with its silence after a draft. before: None for a new one.

    In a lobby it is broken by whoever comes or goes, at a table by what everybody can see, of which a move of
    a person also ends a pause. What is done in secret breaks none: it would be betrayed.
    """
    row, silence = after.row, after.silence
    if row.phase not in ("lobby", "playing"):
        return with_silence(after, None) if silence is not None else after
    limit = limits.of(row.phase)
    if silence is None or (before is not None and before.row.phase != row.phase):
        return with_silence(after, Silence(now, limit, now))
    if silence.limit != limit:
        silence = replace(silence, limit=limit)
    moved = tuple(each for each in draft.entries if each.kind not in BESIDE)
    seen = before is None or before.row.public_seq != row.public_seq
    if (draft.people and row.phase == "lobby") or (moved and seen):
        paused = silence.paused and not any(_is_persons(after, each.seat) for each in moved)
        silence = replace(silence.break_off(now), paused=paused)
    return after if silence == after.silence else with_silence(after, silence)


def deadlines_of(before: LoadedMatch | None, after: LoadedMatch) -> tuple[DeadlineRow, ...] | None:
    """Return what the alarm clock must wake for after a change; None where it is as it was."""
    new = _deadlines(after)
    if before is None:
        return new if new or after.row.revision > 1 else None
    return None if _deadlines(before) == new else new


def _deadlines(loaded: LoadedMatch) -> tuple[DeadlineRow, ...]:
    """Of each seat the next stage of its time; of the table what is first: claim, offer, silence."""
    match, clocks, silence = loaded.row.id, loaded.clocks, loaded.silence
    found = () if clocks is None else tuple(clocks.deadlines(match))
    table = [each.due for each in found if each.seat == ""]
    table += [each.due for each in loaded.offers if each.due is not None]
    if silence is not None:
        table.append(silence.due(loaded.row.phase))
        table += [] if silence.next_word is None else [silence.next_word]
    seats = tuple(each for each in found if each.seat)
    return (*seats, DeadlineRow(match, "", min(table))) if table else seats


def _is_persons(loaded: LoadedMatch, seat: Seat) -> bool:
    player = loaded.player_at(seat)
    return player is not None and not is_computer(player)


def waiting_people(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """Seats of people who must choose themselves: everybody can see who they are."""
    users = [(each.seat, loaded.player_at(each.seat)) for each in loaded.decisions().open]
    return tuple(seat for seat, user in users if user is not None and user > 0 and not is_computer(user))


def note_effect(before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment) -> Draft:
    """The draft of a press with what it did to time. before: None where it is not at hand."""
    if before is None or before.phase != "playing" or after.phase != "playing" or not draft.entries:
        return draft
    effect = _find_effect(before, after, now)
    first, *others = draft.entries
    if first.kind in BESIDE or effect is None:
        return draft
    return replace(draft, entries=(replace(first, time=str(effect)), *others))


def _find_effect(before: LoadedMatch, after: LoadedMatch, now: Moment) -> Effect | None:
    old, new = before.clocks, after.clocks
    silence = before.silence if _is_other(before.silence, after.silence) else None
    if old is None or new is None:
        return None if silence is None else Effect(now, silence=silence)
    seats = {each.seat for clocks in (old, new) for each in clocks.seats}
    changed = [
        old.of(seat).stop(now) for seat in sorted(seats) if old.of(seat).stop(now) != new.of(seat).stop(now)
    ]
    claim = None if old.claim == new.claim else old.claim
    if not changed and claim is None and silence is None:
        return None
    return Effect(now, old.seconds_stood(now), tuple(changed), claim, silence)


def _is_other(old: Silence | None, new: Silence | None) -> bool:
    """Tell whether a silence was broken: what a server grants may change beside it."""
    return old is not None and new is not None and replace(old, limit=new.limit) != new


# What a press did to the time of its table goes back with the press (docs/taking-back.md).

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
