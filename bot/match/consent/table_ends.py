"""Ends by agreement and pauses, as the ui asks for them."""

from __future__ import annotations

from typing import Literal

from bot.match.consent import ending, hints, pausing, standing_in
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, StoredOffer
from bot.match.persistence.repository import MatchRepository
from bot.match.table import Answer, MatchId, UserId

Asked = Literal["end", "draw", "pause"]


class TableEnds:
    """What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def propose(self, match: MatchId, user: UserId, asks: Asked, token: str) -> Answer:
        """Asks the others to end the game without a result, as a draw, or to pause."""

        async def make(loaded: LoadedMatch) -> Draft:
            now = self._repository.now()
            if asks == "pause":
                return pausing.propose(loaded, user, self._repository.house_clock.moment(), now)
            return ending.propose(loaded, user, asks, now)

        loaded, repeated = await self._repository.change(match, token, make)
        return Answer(await self._repository.view(loaded, user), repeated)

    async def go_on(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Ends a pause."""

        async def make(loaded: LoadedMatch) -> Draft:
            return pausing.go_on(loaded, user, self._repository.now())

        loaded, repeated = await self._repository.change(match, token, make)
        return Answer(await self._repository.view(loaded, user), repeated)

    def carry_out(self, loaded: LoadedMatch, offer: StoredOffer) -> Draft:
        """Does what all have agreed to, but for taking back and taking out."""
        now = self._repository.now()
        if offer.kind == "hints":
            return hints.carry_out(loaded)
        if offer.kind == "stand-in":
            return standing_in.carry_out(loaded, offer)
        if offer.kind == "pause":
            return pausing.carry_out(loaded, offer, self._repository.house_clock.moment(), now)
        return ending.carry_out(loaded, offer, now)
