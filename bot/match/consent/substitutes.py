"""Substitutes, as the ui asks for them: who is to take over a seat, and who had it before."""

from __future__ import annotations

from bot.engine import Seat
from bot.match.consent import substituting
from bot.match.log.news import told_to
from bot.match.log.replay import select_counting
from bot.match.people.company import Company
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, StoredOffer
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.table import Answer, MatchId, UserId


class Substitutes:
    """What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository, company: Company) -> None:
        self._repository = repository
        self._company = company

    async def propose(
        self, match: MatchId, user: UserId, newcomer: UserId, gone: UserId, token: str
    ) -> Answer:
        """Asks the others, and somebody new, whether that one is to take over a seat. gone: whose it is."""

        async def make(loaded: LoadedMatch) -> Draft:
            draft = substituting.propose(loaded, user, newcomer, gone)
            await self._company.check_substitute(loaded, user=user, newcomer=newcomer)
            return draft

        loaded, repeated = await self._repository.change(match, token, make)
        return Answer(await self._repository.view(loaded, user), repeated)

    def carry_out(self, loaded: LoadedMatch, offer: StoredOffer) -> Draft:
        """Hands a seat on as all have agreed. Raises RefusedError."""
        return substituting.carry_out(loaded, offer, self._repository.house_clock.moment())

    async def history(self, match: MatchId, user: UserId) -> tuple[tuple[Seat, UserId, int], ...]:
        """Who had which seat before, and up to which line of the log as the reader knows it."""
        loaded = await self._repository.get(match)
        if not loaded.handovers:
            return ()
        with refuse_on_storage_errors():
            entries = select_counting(await self._repository.store.entries(match))
        viewer, found = loaded.seat_of(user), []
        for each in loaded.handovers:
            earlier = [entry for entry in entries if entry.seq <= each.entry]
            found.append((each.seat, each.user, len(told_to(loaded.bundle, earlier, viewer))))
        return tuple(found)
