"""Which moment of a game has a card now: the one of the latest request that had any, told for the first time.

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
    """A moment that has come. press: the request of it; about: the message id of what it is about."""

    moment: Moment
    about: str
    press: int


def find_occasion(bundle: GameBundle, entries: Sequence[EntryRow]) -> Occasion | None:
    """The greatest moment of the latest request of a log in which there was one; None where it was told
    before, or has been taken back."""
    told: set[tuple[str, str]] = set()
    latest: list[Occasion] = []
    for entry in entries:
        for occasion in _list_moments(bundle, entry):
            if latest and latest[0].press != occasion.press and entry.undone is None:
                latest = []
            is_new = (occasion.moment.key, occasion.about) not in told
            told.add((occasion.moment.key, occasion.about))
            if is_new and entry.undone is None:
                latest.append(occasion)
    return min(latest, key=lambda each: bundle.moments.index(each.moment), default=None)


def _list_moments(bundle: GameBundle, entry: EntryRow) -> Iterator[Occasion]:
    for event in read_events(bundle, entry) if entry.kind not in ("undo", "note") else ():
        if event.known_to(None):
            for moment in bundle.moments:
                about = moment.find(event)
                if about is not None:
                    yield Occasion(moment, about, entry.press)


class Occasions:
    """The moments of matches. Trouble of the disk raises RefusedError."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def latest(self, table: Table, bundle: GameBundle) -> Occasion | None:
        """The moment of a match that is to have a card now."""
        with refuse_on_storage_errors():
            entries = await self._matches.repository.read_entries(table.id)
        return await asyncio.to_thread(find_occasion, bundle, entries)

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
