"""Computer players take seats in a lobby, play for people who are away, and give hints; what one was told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.engine import Event
from bot.match.computer.people import find_free, is_computer
from bot.match.computer.stand_ins import come_back
from bot.match.consent.asked import Means
from bot.match.consent.kinds.standing_in import StandIn
from bot.match.lobby import seating
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.service.consents import Consent
from bot.match.table.draft import Draft
from bot.match.table.entries import select_counting, told_to
from bot.match.table.loaded_match import LoadedMatch, table_of
from bot.match.table.values import Answer, MatchId, RefusedError, Table, UserId


class ComputerSeats:
    """The seats of computer players.

    What is turned down raises RefusedError, and nothing has changed then.
    """

    def __init__(self, repository: MatchRepository, consent: Consent) -> None:
        self._repository = repository
        self._consent = consent

    async def hire(self, match: MatchId, user: UserId, level: str, token: str) -> Table:
        """Has the house take a free seat in a lobby; whoever sits there may ask for it."""

        async def make(loaded: LoadedMatch) -> Draft:
            if not loaded.has_joined(user):
                raise RefusedError("refused-not-joined")
            return seating.join(loaded, find_free(level, [each.user for each in loaded.seats]), None)

        loaded, _ = await self._repository.change(match, token, make)
        return table_of(loaded)

    async def dismiss(self, match: MatchId, user: UserId, token: str) -> Table:
        """Sends away who of the house has sat down last."""

        async def make(loaded: LoadedMatch) -> Draft:
            if not loaded.has_joined(user):
                raise RefusedError("refused-not-joined")
            hired = [each.user for each in loaded.seats if is_computer(each.user)]
            if not hired:
                raise RefusedError("refused-not-joined")
            return seating.leave(loaded, hired[-1])

        loaded, _ = await self._repository.change(match, token, make)
        return table_of(loaded)

    async def ask_stand_in(
        self, match: MatchId, user: UserId, other: UserId, level: str, token: str
    ) -> Answer:
        """Asks the others whether the house is to play for somebody, until they return; oneself, perhaps."""

        async def plan(loaded: LoadedMatch, means: Means) -> StandIn:
            return StandIn(of=loaded.seat_of(other), level=level)

        return await self._consent.ask(match, user, plan, token)

    async def come_back(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Somebody plays again, instead of the house."""
        return await self._change(match, user, token, lambda loaded: come_back(loaded, user))

    async def ask_hints(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Asks the others whether everybody may ask the house for hints."""
        return await self._consent.propose(match, user, "hints", token)

    async def story(self, match: MatchId, user: UserId) -> tuple[Event, ...]:
        """Everything the seat of a user has been told, in order: what its player remembers."""
        loaded = await self._repository.get(match)
        with refuse_on_storage_errors():
            entries = select_counting(await self._repository.store.entries(match))
        return await asyncio.to_thread(told_to, loaded.bundle, entries, loaded.seat_of(user))

    async def _change(
        self, match: MatchId, user: UserId, token: str, make: Callable[[LoadedMatch], Draft]
    ) -> Answer:
        async def draft(loaded: LoadedMatch) -> Draft:
            return make(loaded)

        loaded, repeated = await self._repository.change(match, token, draft)
        return Answer(await self._repository.view(loaded, user), repeated)
