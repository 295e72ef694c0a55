"""From the store into memory: from the snapshot where it can be trusted, otherwise from the whole log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from bot.engine import CHANCE, Chance, Options
from bot.engine.game import AnyGame
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.play.actions import draft_actions, settle
from bot.match.play.conclusion import advance_stamps, conclude, worth
from bot.match.table.draft import Draft
from bot.match.table.entries import (
    MOST_NEWS,
    BrokenLogError,
    find_gap,
    heard_of,
    last_actions,
    news_of,
    replay,
    select_counting,
    select_told,
)
from bot.match.table.loaded_match import LoadedMatch, read_outcome, with_state
from bot.match.table.snapshots import position
from bot.match.table.values import MatchId, RefusedError, UserId
from bot.store import EntryRow, Store, StoredMatch

MOST_OPTIONS = 256
"""Agreements kept at hand."""
log = get_logger("match")


async def load(
    store: Store, bundles: Mapping[str, GameBundle], match: MatchId, rng: Random, now: str
) -> tuple[LoadedMatch, Draft | None]:
    """A match, and what must be written because its rules or its snapshot needed mending.

    Raises RefusedError for an unknown match or game. A match that cannot be continued comes back broken:
    nothing of it is changed on disk, so that later rules may take it up again.
    """
    stored = await store.match(match)
    if stored is None:
        raise RefusedError("refused-unknown-match")
    bundle = bundles.get(stored.row.game)
    if bundle is None:
        raise RefusedError("refused-unknown-game")
    options = read_options(bundle.game, stored.row.options)
    loaded = LoadedMatch(
        bundle=bundle,
        row=stored.row,
        seats=stored.seats,
        invited=stored.invited,
        options=options or bundle.game.options(),
        totals=_add_up(bundle.game, stored),
        resigned=stored.resigned,
        followers=stored.followers,
        handovers=stored.handovers,
    )
    if stored.row.last_press == 0:
        return loaded, None
    if not stored.gapless:
        return _mark_broken(loaded, find_gap(await store.entries(match))), None
    loaded = await _add_past(store, loaded, stored)
    if options is None or stored.row.ruleset > bundle.game.facts.ruleset:
        return _mark_broken(loaded, 0), None
    current = stored.row.phase != "playing" or stored.row.ruleset == bundle.game.facts.ruleset
    state = position(bundle.game, stored) if current else None
    if state is not None and stored.snapshot is not None:
        return replace(with_state(loaded, state), snapshot=stored.snapshot.seq), None
    return await _mend(store, loaded, rng, now)


async def _mend(store: Store, loaded: LoadedMatch, rng: Random, now: str) -> tuple[LoadedMatch, Draft | None]:
    entries = select_counting(await store.entries(loaded.row.id))
    try:
        again = await replay(loaded.game, loaded.options, entries)
    except BrokenLogError as error:
        return _mark_broken(loaded, error.line), None
    log.warning("match-replayed", match=loaded.row.id, entries=len(entries))
    if loaded.row.phase != "playing":
        return with_state(loaded, again.state), None
    # The choices before are unknown, so every stamp moves: a button of the old rules is stale.
    row = replace(loaded.row, ruleset=loaded.game.facts.ruleset)
    loaded = replace(with_state(loaded, again.state), row=row)
    stamps = advance_stamps(loaded, loaded, {seat for seat, _ in loaded.seating()})
    loaded = replace(loaded, row=replace(row, stamps=stamps))
    if isinstance(loaded.game.pending(again.state), Chance):
        draft = draft_actions(loaded, CHANCE, settle(loaded.game, again.state, rng), now)
    else:
        draft = conclude(loaded, loaded, Draft(loaded), CHANCE, now)
    channel = draft.channel or ("table",)
    return loaded, replace(draft, channel=channel, retold=again.retold)


def _add_up(game: AnyGame, stored: StoredMatch) -> tuple[tuple[UserId, int], ...]:
    """The totals of the games of a series that have been played."""
    sums: dict[UserId, int] = {}
    for text, seat, user in stored.series:
        outcome = read_outcome(text)
        if outcome is not None:
            sums[user] = sums.get(user, 0) + worth(game, outcome, seat)
    return tuple(sorted(sums.items()))


def _mark_broken(loaded: LoadedMatch, line: int) -> LoadedMatch:
    log.error("match-broken", match=loaded.row.id, line=line)
    return replace(loaded, broken=line)


@lru_cache(maxsize=MOST_OPTIONS)
def read_options(game: AnyGame, text: str) -> Options | None:
    """Return what was agreed on; most matches agree on the same, and share it."""
    try:
        return game.options.model_validate_json(text)
    except ValueError:
        return None


async def _add_past(store: Store, loaded: LoadedMatch, stored: StoredMatch) -> LoadedMatch:
    """With news and presses; the whole log is read only where its latest part does not say enough."""
    recent: Sequence[EntryRow] = stored.recent
    for complete in (stored.complete, True):
        news = news_of(loaded.bundle, loaded.viewers, recent)
        # The oldest press may have begun before the part of the log that came along.
        whole = [each for each in recent if complete or each.press != recent[0].press]
        last = last_actions((), whole)
        enough = {each.seat for each in last} >= {seat for seat, _ in loaded.seating()}
        if complete or (enough and all(len(events) >= MOST_NEWS for events in news.values())):
            heard = heard_of(loaded.bundle, loaded.viewers, recent)
            return replace(loaded, news=news, heard=heard, last_actions=last)
        recent = select_told(await store.entries(loaded.row.id))
    raise AssertionError("the whole log is complete")
