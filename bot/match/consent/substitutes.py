"""Substitutes, as the ui asks for them: who is to take over a seat, and who had it before."""

from __future__ import annotations

from bot.engine import Seat
from bot.match.consent.consent import Consent
from bot.match.consent.kinds.substituting import Substitute
from bot.match.consent.means import Means
from bot.match.consent.offers import find_asker
from bot.match.log.news import told_to
from bot.match.log.replay import select_counting
from bot.match.people.company import Company
from bot.match.persistence.loaded_match import LoadedMatch
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.table import Answer, MatchId, UserId


class Substitutes:
    """What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository, company: Company, consent: Consent) -> None:
        self._repository = repository
        self._company = company
        self._consent = consent

    async def propose(
        self, match: MatchId, user: UserId, newcomer: UserId, gone: UserId, token: str
    ) -> Answer:
        """Asks the others, and somebody new, whether that one is to take over a seat. gone: whose it is."""

        async def plan(loaded: LoadedMatch, means: Means) -> Substitute:
            what = Substitute(of=loaded.seat_of(gone), newcomer=newcomer)
            # What everybody is told comes first: else it would betray who does not want to play with whom.
            find_asker(loaded, user, what)
            await self._company.check_substitute(loaded, user=user, newcomer=newcomer)
            return what

        return await self._consent.ask(match, user, plan, token)

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
