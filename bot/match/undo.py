"""Taking back: free while nothing was shown, drawn or handed over since; otherwise by consent (DESIGN 5).

What is taken back is a press: everything one request did. Freely, only one's own last press goes, and what
others have secretly chosen meanwhile stays. By consent everything since goes too, because it was chosen
knowing what is now undone. The log keeps all of it: entries are marked with the number of an `undo` line.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal

from bot.engine import Decisions, IllegalActionError, NotationError, encode_events
from bot.match.consent import asking, needed
from bot.match.draft import Draft
from bot.match.loaded import Asked, LoadedMatch, refuse_unless_playing, seat_in, with_state
from bot.match.past import Press, news_of, presses, told
from bot.match.play import concluded, stamped
from bot.match.replaying import apply_entry, counting, replayed
from bot.match.table import RefusedError, UserId
from bot.store import EntryRow

Entries = Callable[[], Awaitable[tuple[EntryRow, ...]]]
"""Reads the whole log of the match."""


def last_press(live: LoadedMatch, seat: str) -> Press | None:
    """The seat's own last press that still counts."""
    return next((press for press in live.presses if press.seat == seat), None)


def can_undo(live: LoadedMatch, seat: str) -> Literal["no", "free", "by-consent"]:
    """Whether and how a seat may take back its last press."""
    press = last_press(live, seat) if live.phase == "playing" else None
    if press is None:
        return "no"
    if press.free:
        return "free"
    asked = live.asked
    if asked is not None and (not asked.declined or asked.press == press.number):
        return "no"
    return "by-consent"


async def undo(live: LoadedMatch, user: UserId, entries: Entries, now: str) -> Draft:
    """Takes back freely, or asks the others. Raises RefusedError."""
    refuse_unless_playing(live)
    seat = seat_in(live, user)
    press = last_press(live, seat)
    if press is None:
        raise RefusedError("refused-undo-nothing")
    way = can_undo(live, seat)
    if way == "free":
        return await _taken_back(live, seat, press, entries, now, alone=True)
    asked = live.asked
    if asked is not None and not asked.declined:
        raise RefusedError("refused-offer-open")
    if asked is not None and way == "no":
        raise RefusedError("refused-undo-declined")
    offer = Asked(seat, live.row.public_seq + 1, press.number)
    if not needed(live, offer):
        return await _taken_back(live, seat, press, entries, now, alone=False)
    return asking(live, offer)


async def agreed(live: LoadedMatch, asked: Asked, entries: Entries, now: str) -> Draft:
    """Takes back what all have agreed to. Raises RefusedError."""
    press = next((each for each in live.presses if each.number == asked.press), None)
    if press is None:
        raise RefusedError("refused-undo-impossible")
    return await _taken_back(live, asked.by, press, entries, now, alone=False)


async def _taken_back(
    live: LoadedMatch, seat: str, press: Press, entries: Entries, now: str, *, alone: bool
) -> Draft:
    log = counting(await entries())
    earlier = tuple(each for each in log if each.seq < press.first)
    later = tuple(each for each in log if each.seq > press.last)
    state = dict(live.trail).get(press.number)
    if state is None:
        state = (await replayed(live.game, live.options, earlier)).state
    kept, retold = later if alone else (), []
    for entry in kept:
        state, events = _again(live, state, entry)
        if events != entry.events:
            retold.append((entry.seq, events))
    if not isinstance(live.game.pending(state), Decisions):
        raise RefusedError("refused-undo-impossible")
    undone = tuple(each for each in log if each.seq >= press.first and each not in kept)
    return _drafted(live, seat, state, (*earlier, *kept), undone, tuple(retold), now)


def _again(live: LoadedMatch, state: Any, entry: EntryRow) -> tuple[Any, str]:
    try:
        step = apply_entry(live.game, state, entry)
    except (NotationError, IllegalActionError) as error:
        raise RefusedError("refused-undo-impossible") from error
    return step.state, encode_events(step.events)


def _drafted(
    live: LoadedMatch,
    seat: str,
    state: Any,
    remaining: tuple[EntryRow, ...],
    undone: tuple[EntryRow, ...],
    retold: tuple[tuple[int, str], ...],
    now: str,
) -> Draft:
    row = live.row
    line = EntryRow(row.last_entry + 1, row.last_press + 1, seat, "undo", "undo", "[]", False, False, now)
    again = dict(retold)
    remaining = tuple(replace(each, events=again.get(each.seq, each.events)) for each in remaining)
    first = min(each.press for each in undone)
    after = replace(
        with_state(live, state),
        news=news_of(live.title, live.viewers, remaining),
        presses=presses((), remaining),
        trail=tuple((press, before) for press, before in live.trail if press < first),
        resigned=tuple({each.seat for each in remaining if each.kind == "resign"}),
    )
    gone = [event for each in undone for event in told(live.title, each)]
    seen = any(event.known_to(None) for event in gone) or after.public != live.public
    after = replace(
        after,
        row=replace(
            row,
            last_entry=line.seq,
            last_press=line.press,
            public_seq=row.public_seq + seen,
            stamps=stamped(live, after, {seat, *(each.seat for each in undone)}),
            offer=None,
        ),
    )
    draft = Draft(after, entries=(line,), undone=tuple(each.seq for each in undone), retold=retold)
    return concluded(live, after, draft, seat, now)
