"""Taking back: free while nothing was shown, drawn or handed over since; otherwise by consent (DESIGN 5).

What is taken back is everything one request did. Freely, only one's own last actions go, and what others have
secretly chosen meanwhile stays. By consent everything since goes too, because it was chosen knowing what is
now undone. The log keeps all of it: entries are marked with the number of an `undo` line.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal

from bot.engine import Decisions, IllegalActionError, NotationError, encode_events
from bot.match.consent.offers import make_offer, seats_to_ask
from bot.match.log.last_actions import LastAction, last_actions
from bot.match.log.news import news_of, read_events
from bot.match.log.replay import apply_entry, replay, select_counting
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import (
    LoadedMatch,
    StoredOffer,
    refuse_unless_playing,
    seat_in,
    with_state,
)
from bot.match.play.conclusion import advance_stamps, conclude
from bot.match.table import RefusedError, UserId
from bot.store import EntryRow

Entries = Callable[[], Awaitable[tuple[EntryRow, ...]]]
"""Reads the whole log of the match."""


def last_action_of(loaded: LoadedMatch, seat: str) -> LastAction | None:
    """What the seat itself did last, as far as it still counts."""
    return next((each for each in loaded.last_actions if each.seat == seat), None)


def can_undo(loaded: LoadedMatch, seat: str) -> Literal["no", "free", "by-consent"]:
    """Whether and how a seat may take back what it did last."""
    last = last_action_of(loaded, seat) if loaded.phase == "playing" else None
    if last is None:
        return "no"
    if last.free:
        return "free"
    latest = loaded.latest_offer
    if latest is not None and (not latest.declined or latest.press == last.press):
        return "no"
    return "by-consent"


async def undo(loaded: LoadedMatch, user: UserId, entries: Entries, now: str) -> Draft:
    """Takes back freely, or asks the others. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    last = last_action_of(loaded, seat)
    if last is None:
        raise RefusedError("refused-undo-nothing")
    way = can_undo(loaded, seat)
    if way == "free":
        return await _take_back(loaded, seat, last, entries, now, alone=True)
    latest = loaded.latest_offer
    if latest is not None and not latest.declined:
        raise RefusedError("refused-offer-open")
    if latest is not None and way == "no":
        raise RefusedError("refused-undo-declined")
    offer = StoredOffer(seat, loaded.row.public_seq + 1, last.press)
    if not seats_to_ask(loaded, offer):
        return await _take_back(loaded, seat, last, entries, now, alone=False)
    return make_offer(loaded, offer)


async def carry_out(loaded: LoadedMatch, offer: StoredOffer, entries: Entries, now: str) -> Draft:
    """Takes back what all have agreed to take back. Raises RefusedError."""
    last = next((each for each in loaded.last_actions if each.press == offer.press), None)
    if last is None:
        raise RefusedError("refused-undo-impossible")
    return await _take_back(loaded, offer.by, last, entries, now, alone=False)


async def _take_back(
    loaded: LoadedMatch, seat: str, last: LastAction, entries: Entries, now: str, *, alone: bool
) -> Draft:
    """alone: whether what others did since stays."""
    log = select_counting(await entries())
    earlier = tuple(each for each in log if each.seq < last.first)
    later = tuple(each for each in log if each.seq > last.last)
    state = dict(loaded.trail).get(last.press)
    if state is None:
        state = (await replay(loaded.game, loaded.options, earlier)).state
    kept, retold = later if alone else (), []
    for entry in kept:
        state, events = _play_again(loaded, state, entry)
        if events != entry.events:
            retold.append((entry.seq, events))
    if not isinstance(loaded.game.pending(state), Decisions):
        raise RefusedError("refused-undo-impossible")
    undone = tuple(each for each in log if each.seq >= last.first and each not in kept)
    return _draft(loaded, seat, state, (*earlier, *kept), undone, tuple(retold), now)


def _play_again(loaded: LoadedMatch, state: Any, entry: EntryRow) -> tuple[Any, str]:
    try:
        step = apply_entry(loaded.game, state, entry)
    except (NotationError, IllegalActionError) as error:
        raise RefusedError("refused-undo-impossible") from error
    return step.state, encode_events(step.events)


def _draft(
    loaded: LoadedMatch,
    seat: str,
    state: Any,
    remaining: tuple[EntryRow, ...],
    undone: tuple[EntryRow, ...],
    retold: tuple[tuple[int, str], ...],
    now: str,
) -> Draft:
    row = loaded.row
    line = EntryRow(row.last_entry + 1, row.last_press + 1, seat, "undo", "undo", "[]", False, False, now)
    again = dict(retold)
    remaining = tuple(replace(each, events=again.get(each.seq, each.events)) for each in remaining)
    first = min(each.press for each in undone)
    after = replace(
        with_state(loaded, state),
        news=news_of(loaded.bundle, loaded.viewers, remaining),
        last_actions=last_actions((), remaining),
        trail=tuple((press, before) for press, before in loaded.trail if press < first),
        resigned=tuple({each.seat for each in remaining if each.kind == "resign"}),
    )
    gone = [event for each in undone for event in read_events(loaded.bundle, each)]
    seen = any(event.known_to(None) for event in gone) or after.public != loaded.public
    after = replace(
        after,
        row=replace(
            row,
            last_entry=line.seq,
            last_press=line.press,
            public_seq=row.public_seq + seen,
            stamps=advance_stamps(loaded, after, {seat, *(each.seat for each in undone)}),
            offer=None,
        ),
    )
    draft = Draft(after, entries=(line,), undone=tuple(each.seq for each in undone), retold=retold)
    return conclude(loaded, after, draft, seat, now)
