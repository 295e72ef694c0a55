"""The operator's view of matches: looking into one, and rescuing one whose log cannot be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from random import Random, SystemRandom
from typing import Any, Literal

from bot.engine import CHANCE, Chance, Outcome
from bot.match.bundle import GameBundle
from bot.match.clocks import utcnow
from bot.match.entries import (
    BrokenLogError,
    find_gap,
    heard_of,
    news_of,
    read_position,
    replay,
    select_counting,
    take_snapshot,
)
from bot.match.match import (
    LoadedMatch,
    Table,
    last_actions,
    read_outcome,
    table_of,
    with_state,
    write_outcome,
)
from bot.match.play import Draft, add_note, advance_stamps, conclude, draft_actions, end_match, settle
from bot.match.repository import MatchRepository
from bot.match.results import is_ended, is_without_result, results_of
from bot.match.settings import SettingsRepository
from bot.match.storing import read_options
from bot.match.values import MatchId, RefusedError
from bot.match.views import View, view_of
from bot.store import EntryRow, MatchPhase, ResultRow, Store, StoredMatch

# Going back to the last position the rules allow, where a match cannot be continued.


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
    notes = [entry for entry in entries if entry.kind == "note"]
    told = sorted((*kept, *notes), key=attrgetter("seq"))
    back = _go_back(loaded, state, kept, told)
    if isinstance(loaded.game.pending(state), Chance):
        draft = draft_actions(back, CHANCE, settle(loaded.game, state, rng), now)
    else:
        draft = conclude(back, back, Draft(back), CHANCE, now)
    draft = add_note(draft, "rescued", now)
    row = draft.match.row
    press = row.last_press + 1
    there = {entry.seq for entry in entries}
    missing = [number for number in range(1, loaded.row.last_entry + 1) if number not in there]
    lines = tuple(
        EntryRow(number, press, CHANCE, "undo", "undo", "[]", False, False, now)
        for number in (*missing, row.last_entry + 1)
    )
    after = replace(draft.match, row=replace(row, last_entry=row.last_entry + 1, last_press=press))
    snapshot = take_snapshot(after)
    return replace(
        draft,
        match=replace(after, snapshot=snapshot.seq),
        entries=(*draft.entries, *lines),
        undone=tuple(entry.seq for entry in gone),
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
        news=news_of(loaded.bundle, loaded.viewers, loaded.taken, told),
        heard=heard_of(loaded.bundle, loaded.viewers, told),
        last_actions=last_actions((), kept),
        trail=(),
        resigned=tuple({entry.seat for entry in kept if entry.kind == "resign"}),
        row=replace(
            loaded.row,
            ruleset=loaded.game.facts.ruleset,
            public_seq=loaded.row.public_seq + 1,
            offer=None,
        ),
    )
    seats = {seat for seat, _ in after.seating()}
    return replace(after, row=replace(after.row, stamps=advance_stamps(after, after, seats)))


# Looking at a stored match: whether its log, its snapshot and its results say the same.


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
    """Find what is wrong with a match by playing its whole log again; change nothing.

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
    """Compare where the snapshot, with what came since, leads with where the log does."""
    if stored.snapshot is None or stored.row.ruleset != loaded.game.facts.ruleset:
        return ()
    kept: Any = read_position(loaded.game, stored)
    if kept is not None and loaded.game.dump(kept) == loaded.game.dump(loaded.state):
        return ()
    return (Finding(stored.row.id, "snapshot"),)


def _compare_end(loaded: LoadedMatch, results: tuple[ResultRow, ...]) -> tuple[Finding, ...]:
    """Compare how a finished match ended with what is written, and with what it counts."""
    if loaded.row.phase != "over":
        return () if not results else (Finding(loaded.row.id, "results"),)
    ended = read_outcome(loaded.row.outcome)
    pending = ended if is_ended(ended) else loaded.game.pending(loaded.state)
    if not isinstance(pending, Outcome) or write_outcome(pending) != loaded.row.outcome:
        return (Finding(loaded.row.id, "outcome"),)
    counted = not is_without_result(pending)
    expected = results_of(loaded, pending, results[0].finished if results else "") if counted else ()
    stored = [replace(result, number=0) for result in results]
    if sorted(expected, key=repr) != sorted(stored, key=repr):
        return (Finding(loaded.row.id, "results"),)
    return ()


# What whoever runs the bot can ask of its matches from the command line; nothing here is for players.


SPECTATOR = 0
"""The user id of nobody."""


class Operations:
    """The matches of a database that no bot is changing meanwhile."""

    def __init__(
        self,
        store: Store,
        bundles: Mapping[str, GameBundle],
        rng: Random | None = None,
        clock: Callable[[], datetime] = utcnow,
    ) -> None:
        self._store = store
        self._bundles = bundles
        self._rng = rng or SystemRandom()
        settings = SettingsRepository(store)
        self._repository = MatchRepository(store, bundles, settings, self._rng, clock, most_loaded=1)
        self._results: dict[int, dict[MatchId, tuple[ResultRow, ...]]] = {}

    async def matches(self, *phases: MatchPhase) -> tuple[MatchId, ...]:
        """The matches in these phases, oldest first."""
        return await self._store.matches(phases)

    async def table(self, match: MatchId) -> Table:
        """A match as everybody may know it. Raises RefusedError."""
        return table_of(await self._repository.get(match))

    async def view(self, match: MatchId) -> View:
        """Return what a spectator sees of a match. Raises RefusedError."""
        return view_of(await self._repository.get(match), SPECTATOR)

    async def log(self, match: MatchId) -> tuple[EntryRow, ...]:
        """The entries of a match that count, hidden things included."""
        return select_counting(await self._store.entries(match))

    async def inspect(self, match: MatchId) -> tuple[Finding, ...]:
        """Find what is wrong with a match; change nothing."""
        stored = await self._store.match(match)
        results = () if stored is None else (await self._results_of(stored.row.guild)).get(match, ())
        return await inspect_match(self._store, self._bundles, match, results)

    async def rescue(self, match: MatchId) -> Table:
        """Goes back to the last position the rules allow, where a match cannot go on. Raises RefusedError."""

        async def make(loaded: LoadedMatch) -> Draft:
            entries, now = await self._store.entries(match), self._repository.now()
            return await draft_rescue(loaded, entries, self._rng, now)

        return await self._repository.change_table(match, None, make)

    async def close(self, match: MatchId) -> Table:
        """Ends a match without a result, closes a lobby; its table is told. Raises RefusedError."""
        return await self._repository.change_table(
            match, None, lambda loaded: end_match(loaded, "operator", self._repository.now())
        )

    async def _results_of(self, guild: int) -> dict[MatchId, tuple[ResultRow, ...]]:
        """The results of a server by match; those of one server are kept, for its matches come together."""
        if guild not in self._results:
            rows = [
                *await self._store.results(guild, None),
                *await self._store.results(guild, None, of_house=True),
            ]
            rows.sort(key=lambda row: row.match)
            by_match = {match: tuple(group) for match, group in groupby(rows, key=lambda row: row.match)}
            self._results = {guild: by_match}
        return self._results[guild]
