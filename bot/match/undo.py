"""Taking back: free while nothing was shown, drawn or handed over since; otherwise by consent.

What is taken back is everything one request did, to clocks, claims and silence too, and nothing else
(docs/taking-back.md). Freely, only one's own last actions go, and what others have chosen meanwhile stays. By
consent everything since goes too, because it was chosen knowing what is now undone; only what others did in
secret stays, where it still can be done. Nothing goes back behind the end of somebody's part in the game. The
log keeps all of it: entries are marked with the number of an `undo` line.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from bot.engine import Decisions, IllegalActionError, NotationError, Seat
from bot.match.clocks import Clocks, Effect, Moment, Pace, SeatClock
from bot.match.entries import (
    apply_entry,
    heard_of,
    news_of,
    read_events,
    replay,
    retell,
    select_counting,
    select_told,
)
from bot.match.match import (
    LoadedMatch,
    has_house_alone,
    is_secret_from,
    last_actions,
    own_seat_in,
    refuse_unless_playing,
    waiting_people,
    with_clocks,
    with_silence,
    with_state,
)
from bot.match.offers import Means
from bot.match.play import Draft, advance_stamps, conclude
from bot.match.values import RefusedError, UserId
from bot.match.views import can_undo, last_action_of
from bot.store import EntryRow


async def take_back_freely(loaded: LoadedMatch, user: UserId, means: Means) -> Draft | None:
    """Takes back what a user did last; None where the others must be asked. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    last = last_action_of(loaded, seat)
    if last is None:
        behind = loaded.still_plays(seat) and any(action.seat == seat for action in loaded.last_actions)
        raise RefusedError("refused-undo-wall" if behind else "refused-undo-nothing")
    if can_undo(loaded, seat) == "free":
        return await take_back(loaded, seat, last.press, means, alone=last.free)
    if has_house_alone(loaded, seat):
        raise RefusedError("refused-undo-shown")
    return None


async def take_back(
    loaded: LoadedMatch, seat: Seat, press: int, means: Means, *, alone: bool = False
) -> Draft:
    """Takes back a request of a seat, as all have agreed. alone: without them, so all that others did stays.

    Raises RefusedError.
    """
    whole = select_told(await means.entries())
    log = select_counting(whole)
    earlier = tuple(entry for entry in log if entry.press < press)
    if not any(entry.press == press for entry in log):
        raise RefusedError("refused-undo-impossible")
    if not loaded.still_plays(seat) or any(
        entry.press >= press and entry.seq <= loaded.row.wall for entry in log
    ):
        raise RefusedError("refused-undo-wall")
    state = dict(loaded.trail).get(press)
    if state is None:
        state = (await replay(loaded.game, loaded.options, earlier)).state
    kept: tuple[EntryRow, ...] = ()
    gone = {seat}
    for _, group in groupby((entry for entry in log if entry.press > press), attrgetter("press")):
        request = tuple(group)
        maker = request[0].seat
        stays = alone or (maker not in gone and all(is_secret_from(seat, entry) for entry in request))
        again = _play_again(loaded, state, request) if stays else None
        if again is not None:
            state, told = again
            kept += told
        elif alone:
            raise RefusedError("refused-undo-impossible")
        else:
            gone.add(maker)
    if not isinstance(loaded.game.pending(state), Decisions):
        raise RefusedError("refused-undo-impossible")
    notes = tuple(entry for entry in whole if entry.kind == "note")
    return _draft(loaded, seat, state, log, (*earlier, *kept), notes, means, alone=alone)


def _play_again(
    loaded: LoadedMatch, state: Any, request: Sequence[EntryRow]
) -> tuple[Any, tuple[EntryRow, ...]] | None:
    """The position after a request, and its entries as they are told now; None where it cannot be done."""
    told = []
    for entry in request:
        try:
            step = apply_entry(loaded.game, state, entry)
        except (NotationError, IllegalActionError):
            return None
        state = step.state
        told.append(replace(entry, events=retell(entry, step.events)))
    return state, tuple(told)


def _draft(
    loaded: LoadedMatch,
    seat: Seat,
    state: Any,
    log: tuple[EntryRow, ...],
    remaining: tuple[EntryRow, ...],
    notes: tuple[EntryRow, ...],
    means: Means,
    *,
    alone: bool,
) -> Draft:
    row = loaded.row
    number, press = row.last_entry + 1, row.last_press + 1
    line = EntryRow(number, press, seat, "undo", "undo", "[]", False, False, means.now)
    left = {entry.seq: entry.events for entry in remaining}
    undone = tuple(entry for entry in log if entry.seq not in left)
    retold = tuple(
        (entry.seq, left[entry.seq]) for entry in log if left.get(entry.seq, entry.events) != entry.events
    )
    first = min(entry.press for entry in undone)
    told = sorted((*remaining, *notes), key=attrgetter("seq"))
    after = replace(
        with_state(loaded, state),
        news=news_of(loaded.bundle, loaded.viewers, loaded.taken, told),
        heard=heard_of(loaded.bundle, loaded.viewers, told),
        last_actions=last_actions((), remaining),
        trail=tuple((press, before) for press, before in loaded.trail if press < first),
    )
    stayed = [
        event for entry in remaining if entry.press > first for event in read_events(loaded.bundle, entry)
    ]
    after = undo_effects(
        after,
        undone,
        told,
        means.moment,
        alone=seat if alone else None,
        seen=any(event.known_to(None) for event in stayed),
    )
    gone = [event for entry in undone for event in read_events(loaded.bundle, entry)]
    seen = any(event.known_to(None) for event in gone) or after.public != loaded.public
    after = replace(
        after,
        row=replace(
            after.row,
            last_entry=line.seq,
            last_press=line.press,
            public_seq=row.public_seq + seen,
            stamps=advance_stamps(loaded, after, {seat, *(entry.seat for entry in undone)}),
        ),
    )
    draft = Draft(after, entries=(line,), undone=tuple(entry.seq for entry in undone), retold=retold)
    return conclude(loaded, after, draft, seat, means.now)


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
    effects = {entry.seq: Effect.parse(entry.time) for entry in undone if entry.time is not None}
    pauses = {entry.seq: entry.text for entry in log if entry.kind == "note" and entry.text in PAUSES}
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
    ended = [effect.claim for seq, effect in effects.items() if seq > last and effect.claim is not None]
    late = clocks.late(now)
    standing = [
        known_claim
        for known_claim in (*ended, clocks.claim)
        if known_claim is not None and known_claim.of in late
    ]
    claim = min(standing, key=lambda known_claim: known_claim.due, default=None)
    if claim is not None and claim != clocks.claim and claim.due <= now:
        raise RefusedError("refused-undo-due")
    return replace(clocks, claim=claim)


def _undo_silence(
    after: LoadedMatch, effects: Mapping[int, Effect], pauses: Mapping[int, str], now: Moment
) -> LoadedMatch:
    silence = after.silence
    broken = {seq: effect.silence for seq, effect in effects.items() if effect.silence is not None}
    if silence is None or not broken:
        return after
    old = next(iter(broken.values()))
    last = max(pauses, default=0)
    paused = (
        any(broken_silence.paused for seq, broken_silence in broken.items() if seq > last) or silence.paused
    )
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
