"""Which moment of a request has a card: the greatest of those that come for the first time.

Everything follows from the log, what was taken back included: a moment that comes again has been told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine import Moment
from bot.engine.record import GIVEN_UP
from bot.match.bundle import GameBundle
from bot.match.entries import read_events
from bot.match.match import Table, is_computer
from bot.match.matches import MatchService
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import UserId
from bot.store import EntryRow


@dataclass(frozen=True, slots=True)
class Occasion:
    """A moment that has come. about: the message id of what it is about."""

    moment: Moment
    about: str

    @property
    def key(self) -> tuple[str, str]:
        """What it is known by: it has one card in a game."""
        return self.moment.key, self.about


def find_occasion(bundle: GameBundle, entries: Sequence[EntryRow], press: int) -> Occasion | None:
    """The greatest moment of a request; None where each was told before, or has been taken back."""
    told: set[tuple[str, str]] = set()
    new: list[Occasion] = []
    for entry in entries:
        if entry.press > press:
            break
        for occasion in _list_moments(bundle, entry):
            if entry.press == press and entry.undone is None and occasion.key not in told:
                new.append(occasion)
            told.add(occasion.key)
    return min(new, key=lambda new_occasion: bundle.moments.index(new_occasion.moment), default=None)


def _list_moments(bundle: GameBundle, entry: EntryRow) -> Iterator[Occasion]:
    for event in read_events(bundle, entry) if entry.kind not in ("undo", "note") else ():
        if event.known_to(None):
            for moment in bundle.moments:
                about = moment.find(event)
                if about is not None:
                    yield Occasion(moment, about)


class Occasions:
    """The moments of matches. Trouble of the disk raises RefusedError."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def find(self, table: Table, bundle: GameBundle, press: int) -> Occasion | UserId | None:
        """What of a request is to have a card: a moment of the game, or somebody's first win."""
        with refuse_on_storage_errors():
            entries = await self._matches.repository.read_entries(table.id)
        occasion = await asyncio.to_thread(find_occasion, bundle, entries, press)
        is_last = press == max((entry.press for entry in entries), default=0)
        return occasion or (await self.first_winner(table) if is_last else None)

    async def first_winner(self, table: Table) -> UserId | None:
        """Who has just won for the first time among people of this server, where they let others see that."""
        outcome = table.outcome
        played_out = outcome is not None and outcome.reason != GIVEN_UP and table.origin is None
        seats = outcome.winners if table.phase == "over" and outcome is not None and played_out else ()
        for user in dict.fromkeys(table.user_at(seat) for seat in seats):
            if user is None or user <= 0 or is_computer(user):
                continue
            if (await self._matches.user_settings(user)).profile and await self._has_won_once(table, user):
                return user
        return None

    async def _has_won_once(self, table: Table, user: UserId) -> bool:
        return await self._matches.feats.count_wins(table.place.guild, user) == 1
