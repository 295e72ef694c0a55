"""Taking back: free while nothing was shown, drawn or handed over since; otherwise by consent.

What is taken back is everything one request did, to clocks, claims and silence too, and nothing else
(docs/taking-back.md). Freely, only one's own last actions go, and what others have chosen meanwhile stays. By
consent everything since goes too, because it was chosen knowing what is now undone; only what others did in
secret stays, where it still can be done. Nothing goes back behind the end of somebody's part in the game. The
log keeps all of it: entries are marked with the number of an `undo` line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from typing import Any, Literal

from bot.engine import Decisions, IllegalActionError, NotationError
from bot.match.clocks.house_clock import Moment
from bot.match.computer.people import has_house_alone
from bot.match.consent.asked import Entries
from bot.match.play.conclusion import advance_stamps, conclude
from bot.match.play.running import undo_effects
from bot.match.table.draft import Draft
from bot.match.table.entries import (
    LastAction,
    apply_entry,
    heard_of,
    is_secret_from,
    last_actions,
    news_of,
    read_events,
    replay,
    retell,
    select_counting,
    select_told,
)
from bot.match.table.loaded_match import (
    LoadedMatch,
    own_seat_in,
    refuse_unless_playing,
    with_state,
)
from bot.match.table.values import RefusedError, UserId
from bot.store import EntryRow


def last_action_of(loaded: LoadedMatch, seat: str) -> LastAction | None:
    """Return the last own action of a seat, as far as it counts and nobody's part has ended since."""
    last = next((each for each in loaded.last_actions if each.seat == seat), None)
    if last is None or last.first <= loaded.row.wall or not loaded.still_plays(seat):
        return None
    return last


def can_undo(loaded: LoadedMatch, seat: str) -> Literal["no", "free", "by-consent"]:
    """Tell whether and how a seat may take back what it did last."""
    playing = loaded.phase == "playing" and loaded.still_plays(seat)
    last = last_action_of(loaded, seat) if playing else None
    if last is None:
        return "no"
    if last.free:
        return "free"
    # The house agrees to everything but to forget what it saw.
    if has_house_alone(loaded, seat):
        return "no" if last.shown else "free"
    # What waits for an answer already, or has been declined, is not asked anew.
    asked = ("undo", last.press) in [each.what.key for each in loaded.offers]
    return "no" if asked else "by-consent"


async def take_back_freely(
    loaded: LoadedMatch, user: UserId, entries: Entries, now: str, moment: Moment
) -> Draft | None:
    """Takes back what a user did last; None where the others must be asked. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    last = last_action_of(loaded, seat)
    if last is None:
        behind = loaded.still_plays(seat) and any(each.seat == seat for each in loaded.last_actions)
        raise RefusedError("refused-undo-wall" if behind else "refused-undo-nothing")
    if can_undo(loaded, seat) == "free":
        return await _take_back(loaded, seat, last.press, entries, now, moment, alone=last.free)
    if has_house_alone(loaded, seat):
        raise RefusedError("refused-undo-shown")
    return None


async def take_back_by_consent(
    loaded: LoadedMatch, seat: str, press: int, entries: Entries, now: str, moment: Moment
) -> Draft:
    """Takes back what all have agreed to take back. Raises RefusedError."""
    return await _take_back(loaded, seat, press, entries, now, moment, alone=False)


async def _take_back(
    loaded: LoadedMatch, seat: str, press: int, entries: Entries, now: str, moment: Moment, *, alone: bool
) -> Draft:
    """alone: whether all that others did since stays."""
    whole = select_told(await entries())
    log = select_counting(whole)
    earlier = tuple(each for each in log if each.press < press)
    if not any(each.press == press for each in log):
        raise RefusedError("refused-undo-impossible")
    if not loaded.still_plays(seat) or any(
        each.press >= press and each.seq <= loaded.row.wall for each in log
    ):
        raise RefusedError("refused-undo-wall")
    state = dict(loaded.trail).get(press)
    if state is None:
        state = (await replay(loaded.game, loaded.options, earlier)).state
    kept: tuple[EntryRow, ...] = ()
    gone = {seat}
    for _, group in groupby((each for each in log if each.press > press), attrgetter("press")):
        request = tuple(group)
        maker = request[0].seat
        stays = alone or (maker not in gone and all(is_secret_from(seat, each) for each in request))
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
    notes = tuple(each for each in whole if each.kind == "note")
    return _draft(loaded, seat, state, log, (*earlier, *kept), notes, now, moment, alone=alone)


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
    seat: str,
    state: Any,
    log: tuple[EntryRow, ...],
    remaining: tuple[EntryRow, ...],
    notes: tuple[EntryRow, ...],
    now: str,
    moment: Moment,
    *,
    alone: bool,
) -> Draft:
    row = loaded.row
    line = EntryRow(row.last_entry + 1, row.last_press + 1, seat, "undo", "undo", "[]", False, False, now)
    left = {each.seq: each.events for each in remaining}
    undone = tuple(each for each in log if each.seq not in left)
    retold = tuple(
        (each.seq, left[each.seq]) for each in log if left.get(each.seq, each.events) != each.events
    )
    first = min(each.press for each in undone)
    told = sorted((*remaining, *notes), key=attrgetter("seq"))
    after = replace(
        with_state(loaded, state),
        news=news_of(loaded.bundle, loaded.viewers, told),
        heard=heard_of(loaded.bundle, loaded.viewers, told),
        last_actions=last_actions((), remaining),
        trail=tuple((press, before) for press, before in loaded.trail if press < first),
    )
    stayed = [event for each in remaining if each.press > first for event in read_events(loaded.bundle, each)]
    after = undo_effects(
        after,
        undone,
        told,
        moment,
        alone=seat if alone else None,
        seen=any(event.known_to(None) for event in stayed),
    )
    gone = [event for each in undone for event in read_events(loaded.bundle, each)]
    seen = any(event.known_to(None) for event in gone) or after.public != loaded.public
    after = replace(
        after,
        row=replace(
            after.row,
            last_entry=line.seq,
            last_press=line.press,
            public_seq=row.public_seq + seen,
            stamps=advance_stamps(loaded, after, {seat, *(each.seat for each in undone)}),
        ),
    )
    draft = Draft(after, entries=(line,), undone=tuple(each.seq for each in undone), retold=retold)
    return conclude(loaded, after, draft, seat, now)
