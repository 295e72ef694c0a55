"""Feats: what somebody once did in a game of a server. They follow from the log, once a game is over.

They are found when the end is told, so at least once, and kept by match, seat and feat, so that none counts
twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.engine import Chronicle, Outcome, Seat, find_feats
from bot.match.bundle import GameBundle
from bot.match.persistence.repository import refuse_on_storage_errors
from bot.match.settings.settings import SettingsRepository
from bot.match.table.entries import read_events, select_counting
from bot.match.table.loaded_match import read_outcome
from bot.match.table.values import MatchId, UserId
from bot.store import EntryRow, FeatRow, Store

AT_ONCE: Final = 100
"""Results looked through between two notes of how far that has come."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A feat of somebody's: when it was done first, and how often since."""

    game: str
    feat: str
    first: datetime
    times: int


class Feats:
    """Finds and remembers feats, of games among people that count."""

    def __init__(self, store: Store, settings: SettingsRepository, bundles: Mapping[str, GameBundle]) -> None:
        self._store = store
        self._settings = settings
        self._bundles = bundles

    async def are_shown(self, guild: int) -> bool:
        """Tell whether a server wants to hear of them."""
        with refuse_on_storage_errors():
            return (await self._settings.guild(guild)).feats

    async def of(self, guild: int, user: UserId) -> tuple[Deed, ...]:
        """Return what somebody has done on a server, the latest first; nothing where that is switched off."""
        if not await self.are_shown(guild):
            return ()
        with refuse_on_storage_errors():
            return deeds_of(each for each in await self._store.feats(guild, user) if self._knows(each))

    async def since(self, guild: int, moment: datetime) -> tuple[FeatRow, ...]:
        """List what has been done on a server since a moment, oldest first, by people still there."""
        if not await self.are_shown(guild):
            return ()
        with refuse_on_storage_errors():
            found = await self._store.feats(guild, None, moment.isoformat())
        return tuple(each for each in found if each.user > 0 and self._knows(each))

    async def kept_of(self, match: MatchId, key: str) -> tuple[tuple[Seat, str], ...]:
        """List the feats noted of a match, in the order of its game's; nothing before they were noted."""
        with refuse_on_storage_errors():
            rows = [each for each in await self._store.feats(None, None, match=match) if self._knows(each)]
        order = [each.key for each in self._bundles[key].feats]
        return tuple((each.seat, each.feat) for each in sorted(rows, key=lambda row: order.index(row.feat)))

    async def note(self, match: MatchId) -> None:
        """Remembers what was done in a match that is over. It may be called again: nothing counts twice."""
        with refuse_on_storage_errors():
            stored = await self._store.match(match)
            outcome = read_outcome(stored.row.outcome) if stored is not None else None
            bundle = self._bundles.get(stored.row.game) if stored is not None else None
            if stored is None or outcome is None or bundle is None:
                return
            seats = tuple(each.seat for each in stored.seats if each.seat is not None)
            entries = await self._store.entries(match)
            found = await asyncio.to_thread(feats_in, bundle, seats, outcome, entries)
            if any(found):
                await self._store.write_feats(match, *found)

    async def note_everything(self) -> None:
        """Looks through what was played before feats were remembered, from where that was left."""
        with refuse_on_storage_errors():
            for guild in await self._store.rated_guilds():
                await self._note_guild(guild)

    async def _note_guild(self, guild: int) -> None:
        name = f"feats-{guild}"
        reached = int(await self._store.value(name) or 0)
        while results := await self._store.results_after(guild, reached, AT_ONCE):
            for match, _ in groupby(results, key=lambda row: row.match):
                await self.note(match)
            reached = results[-1].number
            await self._store.set_value(name, str(reached))

    def _knows(self, row: FeatRow) -> bool:
        bundle = self._bundles.get(row.game)
        return bundle is not None and row.feat in {each.key for each in bundle.feats}


def feats_in(
    bundle: GameBundle, seats: tuple[Seat, ...], outcome: Outcome, entries: Sequence[EntryRow]
) -> tuple[tuple[tuple[Seat, str], ...], tuple[tuple[Seat, str], ...]]:
    """Tell who did what in a game that is over, and began with what, by its whole log."""
    events = (event for entry in select_counting(entries) for event in read_events(bundle, entry))
    game = Chronicle(seats, outcome, tuple(events))
    begun = bundle.begun
    openings = ((seat, begun.find(game, seat)) for seat in seats) if begun is not None else ()
    kept = tuple((seat, opening) for seat, opening in openings if opening is not None)
    return tuple(find_feats(bundle.feats, game)), kept


def deeds_of(rows: Iterable[FeatRow]) -> tuple[Deed, ...]:
    """Feats by game and key, what was done first last."""
    times: dict[tuple[str, str], list[str]] = {}
    for each in rows:
        times.setdefault((each.game, each.feat), []).append(each.at)
    deeds = [Deed(*key, datetime.fromisoformat(min(at)), len(at)) for key, at in times.items()]
    return tuple(sorted(deeds, key=lambda deed: (deed.first, deed.game, deed.feat), reverse=True))
