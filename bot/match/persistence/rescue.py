"""Going back to the last position the rules allow, where a match cannot be continued."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from random import Random
from typing import Any

from bot.engine import CHANCE, Chance
from bot.match.log.last_actions import last_actions
from bot.match.log.news import heard_of, news_of
from bot.match.log.notes import add_note
from bot.match.log.replay import replay, select_counting
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, with_state
from bot.match.persistence.snapshots import take
from bot.match.play.actions import draft_actions, settle
from bot.match.play.conclusion import advance_stamps, conclude
from bot.match.table import RefusedError
from bot.store import EntryRow


async def draft_rescue(loaded: LoadedMatch, entries: Sequence[EntryRow], rng: Random, now: str) -> Draft:
    """Takes back the entry that cannot be played and all that came after it, by the log's own `undo`.

    Entries that are missing become such lines too, so that the log is whole again. Raises RefusedError where
    nothing is wrong, or where what is wrong does not lie in the log.
    """
    if loaded.broken is None or loaded.row.phase != "playing":
        raise RefusedError("refused-rescue-sound")
    if loaded.broken < 1:
        raise RefusedError("refused-rescue-not-by-log")
    log = select_counting(entries)
    kept, gone = log[: loaded.broken - 1], log[loaded.broken - 1 :]
    state = (await replay(loaded.game, loaded.options, kept)).state
    notes = [each for each in entries if each.kind == "note"]
    told = sorted((*kept, *notes), key=attrgetter("seq"))
    back = _go_back(loaded, state, kept, told)
    if isinstance(loaded.game.pending(state), Chance):
        draft = draft_actions(back, CHANCE, settle(loaded.game, state, rng), now)
    else:
        draft = conclude(back, back, Draft(back), CHANCE, now)
    draft = add_note(draft, "rescued", now)
    row = draft.match.row
    press = row.last_press + 1
    there = {each.seq for each in entries}
    missing = [number for number in range(1, loaded.row.last_entry + 1) if number not in there]
    lines = tuple(
        EntryRow(number, press, CHANCE, "undo", "undo", "[]", False, False, now)
        for number in (*missing, row.last_entry + 1)
    )
    after = replace(draft.match, row=replace(row, last_entry=row.last_entry + 1, last_press=press))
    snapshot = take(after)
    return replace(
        draft,
        match=replace(after, snapshot=snapshot.seq),
        entries=(*draft.entries, *lines),
        undone=tuple(each.seq for each in gone),
        snapshot=snapshot,
        channel=draft.channel or ("table",),
    )


def _go_back(
    loaded: LoadedMatch, state: Any, kept: Sequence[EntryRow], told: Sequence[EntryRow]
) -> LoadedMatch:
    """The match as it was after these entries; what older buttons stood for is not known any more."""
    after = replace(
        with_state(loaded, state),
        broken=None,
        news=news_of(loaded.bundle, loaded.viewers, told),
        heard=heard_of(loaded.bundle, loaded.viewers, told),
        last_actions=last_actions((), kept),
        trail=(),
        resigned=tuple({each.seat for each in kept if each.kind == "resign"}),
        row=replace(
            loaded.row,
            ruleset=loaded.game.facts.ruleset,
            public_seq=loaded.row.public_seq + 1,
            offer=None,
        ),
    )
    seats = {seat for seat, _ in after.seating()}
    return replace(after, row=replace(after.row, stamps=advance_stamps(after, after, seats)))
