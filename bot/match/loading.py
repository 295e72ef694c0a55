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
from bot.match.draft import Draft
from bot.match.loaded import LoadedMatch, with_state
from bot.match.past import MOST_NEWS, news_of, presses
from bot.match.play import concluded, drafted, settle, stamped
from bot.match.replaying import BrokenLogError, counting, find_gap, replayed
from bot.match.snapshots import position
from bot.match.table import MatchId, RefusedError
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
    loaded = await store.match(match)
    if loaded is None:
        raise RefusedError("refused-unknown-match")
    title = bundles.get(loaded.row.game)
    if title is None:
        raise RefusedError("refused-unknown-game")
    options = _options(title.game, loaded.row.options)
    live = LoadedMatch(
        title=title,
        row=loaded.row,
        seats=loaded.seats,
        invited=loaded.invited,
        options=options or title.game.options(),
        totals=loaded.totals,
        resigned=loaded.resigned,
    )
    if loaded.row.last_press == 0:
        return live, None
    if not loaded.gapless:
        return _broken(live, find_gap(await store.entries(match))), None
    live = await _with_past(store, live, loaded)
    if options is None or loaded.row.ruleset > title.game.facts.ruleset:
        return _broken(live, 0), None
    current = loaded.row.phase != "playing" or loaded.row.ruleset == title.game.facts.ruleset
    state = position(title.game, loaded) if current else None
    if state is not None and loaded.snapshot is not None:
        return replace(with_state(live, state), snapshot=loaded.snapshot.seq), None
    return await _mended(store, live, rng, now)


async def _mended(store: Store, live: LoadedMatch, rng: Random, now: str) -> tuple[LoadedMatch, Draft | None]:
    entries = counting(await store.entries(live.row.id))
    try:
        again = await replayed(live.game, live.options, entries)
    except BrokenLogError as error:
        return _broken(live, error.line), None
    log.warning("match-replayed", match=live.row.id, entries=len(entries))
    if live.row.phase != "playing":
        return with_state(live, again.state), None
    # The choices before are unknown, so every stamp moves: a button of the old rules is stale.
    row = replace(live.row, ruleset=live.game.facts.ruleset)
    live = replace(with_state(live, again.state), row=row)
    live = replace(live, row=replace(row, stamps=stamped(live, live, {seat for seat, _ in live.seated()})))
    if isinstance(live.game.pending(again.state), Chance):
        draft = drafted(live, CHANCE, settle(live.game, again.state, rng), now)
    else:
        draft = concluded(live, live, Draft(live), CHANCE, now)
    channel = draft.channel or ("table",)
    return live, replace(draft, channel=channel, retold=again.retold)


def _broken(live: LoadedMatch, line: int) -> LoadedMatch:
    log.error("match-broken", match=live.row.id, line=line)
    return replace(live, broken=line)


@lru_cache(maxsize=MOST_OPTIONS)
def _options(game: AnyGame, text: str) -> Options | None:
    """What was agreed on; most matches agree on the same, and share it."""
    try:
        return game.options.model_validate_json(text)
    except ValueError:
        return None


async def _with_past(store: Store, live: LoadedMatch, loaded: StoredMatch) -> LoadedMatch:
    """With news and presses; the whole log is read only where its latest part does not say enough."""
    recent: Sequence[EntryRow] = loaded.recent
    for complete in (loaded.complete, True):
        news = news_of(live.title, live.viewers, recent)
        # The oldest press may have begun before the part of the log that came along.
        whole = [each for each in recent if complete or each.press != recent[0].press]
        last = presses((), whole)
        enough = {each.seat for each in last} >= {seat for seat, _ in live.seated()}
        if complete or (enough and all(len(events) >= MOST_NEWS for events in news.values())):
            return replace(live, news=news, presses=last)
        recent = counting(await store.entries(live.row.id))
    raise AssertionError("the whole log is complete")
