"""Looking at a stored match: whether its log, its snapshot and its results say the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.engine import Outcome
from bot.match.bundle import GameBundle
from bot.match.log.replay import BrokenLogError, find_gap, replay, select_counting
from bot.match.persistence.loaded_match import LoadedMatch, read_outcome, write_outcome
from bot.match.persistence.loading import read_options
from bot.match.persistence.snapshots import position
from bot.match.play.conclusion import results_of
from bot.match.play.endings import is_ended, is_without_result
from bot.match.table import MatchId
from bot.store import ResultRow, Store, StoredMatch

Problem = Literal["game", "options", "newer", "gap", "illegal", "snapshot", "outcome", "results"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a match. line: of the entries that count, from 1; 0 where it is about none."""

    match: MatchId
    problem: Problem
    line: int = 0


async def inspect_match(
    store: Store, bundles: Mapping[str, GameBundle], match: MatchId, results: tuple[ResultRow, ...]
) -> tuple[Finding, ...]:
    """What is wrong with a match, its whole log played again; nothing is changed.

    results: those stored for it. In a lobby there is nothing to compare, and what ended under other rules
    cannot be played again.
    """
    stored = await store.match(match)
    if stored is None or stored.row.last_press == 0:
        return ()
    bundle = bundles.get(stored.row.game)
    if bundle is None:
        return (Finding(match, "game"),)
    options = read_options(bundle.game, stored.row.options)
    if options is None:
        return (Finding(match, "options"),)
    if stored.row.ruleset > bundle.game.facts.ruleset:
        return (Finding(match, "newer"),)
    entries = await store.entries(match)
    if not stored.gapless:
        return (Finding(match, "gap", find_gap(entries)),)
    if stored.row.phase != "playing" and stored.row.ruleset != bundle.game.facts.ruleset:
        return ()
    try:
        again = await replay(bundle.game, options, select_counting(entries))
    except BrokenLogError as error:
        return (Finding(match, "illegal", error.line),)
    loaded = LoadedMatch(
        *(bundle, stored.row, stored.seats, stored.invited, options),
        resigned=stored.resigned,
        state=again.state,
        handovers=stored.handovers,
    )
    return (*_compare_position(loaded, stored), *_compare_end(loaded, results))


def _compare_position(loaded: LoadedMatch, stored: StoredMatch) -> tuple[Finding, ...]:
    """Whether the snapshot, with what came since, leads where the log does."""
    if stored.snapshot is None or stored.row.ruleset != loaded.game.facts.ruleset:
        return ()
    kept: Any = position(loaded.game, stored)
    if kept is not None and loaded.game.dump(kept) == loaded.game.dump(loaded.state):
        return ()
    return (Finding(stored.row.id, "snapshot"),)


def _compare_end(loaded: LoadedMatch, results: tuple[ResultRow, ...]) -> tuple[Finding, ...]:
    """Whether a finished match ended as is written, and counts as it ended."""
    if loaded.row.phase != "over":
        return () if not results else (Finding(loaded.row.id, "results"),)
    ended = read_outcome(loaded.row.outcome)
    pending = ended if is_ended(ended) else loaded.game.pending(loaded.state)
    if not isinstance(pending, Outcome) or write_outcome(pending) != loaded.row.outcome:
        return (Finding(loaded.row.id, "outcome"),)
    counted = not is_without_result(pending)
    expected = results_of(loaded, pending, results[0].finished if results else "") if counted else ()
    stored = [replace(each, number=0) for each in results]
    if sorted(expected, key=repr) != sorted(stored, key=repr):
        return (Finding(loaded.row.id, "results"),)
    return ()
