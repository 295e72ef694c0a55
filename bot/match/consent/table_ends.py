"""Ends by agreement, pauses and hints: what is asked for by its kind alone; and the end of a pause."""

from __future__ import annotations

from bot.match.consent.consent import Consent
from bot.match.consent.kinds.pausing import go_on
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch
from bot.match.persistence.repository import MatchRepository
from bot.match.table import Answer, MatchId, OfferKind, UserId


class TableEnds:
    """What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository, consent: Consent) -> None:
        self._repository = repository
        self._consent = consent

    async def propose(self, match: MatchId, user: UserId, asks: OfferKind, token: str) -> Answer:
        """Asks the others to end the game without a result, as a draw, or to pause."""
        return await self._consent.propose(match, user, asks, token)

    async def go_on(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Ends a pause."""

        async def make(loaded: LoadedMatch) -> Draft:
            return go_on(loaded, user, self._repository.now())

        loaded, repeated = await self._repository.change(match, token, make)
        return Answer(await self._repository.view(loaded, user), repeated)
