"""What somebody may ask of the others at a table, and of the house: one road for every kind of request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias
from uuid import uuid4

from bot.engine import Seat
from bot.match.company import Company
from bot.match.entries import select_counting, told_to
from bot.match.lobby import get_up, sit_down
from bot.match.match import LoadedMatch, Table, find_free, is_computer, refuse_unless_playing, with_offers
from bot.match.offers import (
    Asked,
    Means,
    add_consent,
    asked_in,
    decline,
    drop_offer,
    find_asker,
    find_same,
    keep_of_others,
    make_offer,
    note_consent,
    withdraw_offer,
)
from bot.match.play import Draft, tell_of_end
from bot.match.proposals import Removal, StandIn, Substitute, come_back, end_pause, plan_take_back
from bot.match.repository import MatchRepository
from bot.match.settings import refuse_on_storage_errors
from bot.match.stored_offers import KINDS, StoredOffer
from bot.match.values import MatchId, OfferKind, RefusedError, UserId
from bot.match.views import Answer, is_answered

Plan: TypeAlias = Callable[[LoadedMatch, Means], Draft | Asked | Awaitable[Draft | Asked]]
"""What somebody would like: something to ask the others for, or what can be done without them."""


class Requests:
    """Requests to the others at a table, and their answers; players of the house, and their coming and going.

    What is turned down raises RefusedError and has no effect.
    """

    def __init__(self, repository: MatchRepository, company: Company) -> None:
        self.repository = repository
        self.company = company

    # Asking

    async def ask(self, match: MatchId, user: UserId, plan: Plan, token: str) -> Answer:
        """Asks the others; where nobody is to be asked it is done.

        Who asks for what another seat has asked for agrees to that.
        """

        async def make(loaded: LoadedMatch) -> Draft:
            refuse_unless_playing(loaded)
            means = await self._means(loaded)
            planned = plan(loaded, means)
            if isinstance(planned, Awaitable):
                planned = await planned
            return planned if isinstance(planned, Draft) else await self._ask(loaded, user, planned, means)

        return await self.repository.answer(match, user, token, make)

    async def propose(self, match: MatchId, user: UserId, kind: OfferKind, token: str) -> Answer:
        """Asks the others for something that needs no more to be said than its kind, such as a pause."""

        def plan(loaded: LoadedMatch, means: Means) -> Asked:
            what = KINDS[kind]()
            assert isinstance(what, Asked)
            return what

        return await self.ask(match, user, plan, token)

    async def undo(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Takes back what one did last where that is free; otherwise asks the others."""
        return await self.ask(match, user, lambda loaded, means: plan_take_back(loaded, user, means), token)

    async def remove(self, match: MatchId, user: UserId, other: UserId, token: str) -> Answer:
        """Asks the others whether somebody who has gone away is to be taken out of the game."""
        return await self.ask(match, user, lambda loaded, _: Removal(of=loaded.seat_of(other)), token)

    async def substitute(
        self, match: MatchId, user: UserId, newcomer: UserId, gone: UserId, token: str
    ) -> Answer:
        """Asks the others, and somebody new, whether that one is to take over a seat. gone: whose it is."""

        async def plan(loaded: LoadedMatch, means: Means) -> Substitute:
            what = Substitute(of=loaded.seat_of(gone), newcomer=newcomer)
            # What everybody is told comes first: else it would betray who does not want to play with whom.
            find_asker(loaded, user, what)
            await self.company.check_substitute(loaded, user=user, newcomer=newcomer)
            return what

        return await self.ask(match, user, plan, token)

    async def list_handovers(self, match: MatchId, user: UserId) -> tuple[tuple[Seat, UserId, int], ...]:
        """Tell who had which seat before, and up to which line of the log as the reader knows it."""
        loaded = await self.repository.get(match)
        if not loaded.handovers:
            return ()
        entries = select_counting(await self.repository.read_entries(match))
        viewer, handovers = loaded.seat_of(user), []
        for handover in loaded.handovers:
            earlier = [entry for entry in entries if entry.seq <= handover.entry]
            handovers.append((handover.seat, handover.user, len(told_to(loaded.bundle, earlier, viewer))))
        return tuple(handovers)

    # Answering

    async def agree(self, match: MatchId, user: UserId, token: str, offer: int | None = None) -> Answer:
        """Consents to an offer; the last consent needed carries it out. offer: its `seq`, if known."""

        async def make(loaded: LoadedMatch) -> Draft:
            return await self._agree(loaded, user, offer, await self._means(loaded))

        return await self.repository.answer(match, user, token, make)

    async def refuse(self, match: MatchId, user: UserId, token: str, offer: int | None = None) -> Answer:
        """Declines an offer, or withdraws one's own."""

        def make(loaded: LoadedMatch) -> Draft:
            moment = self.repository.house_clock.moment()
            return decline(loaded, user, offer, moment, self.repository.now())

        return await self.repository.answer(match, user, token, make)

    async def withdraw(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Asks no longer for what one has asked the others for."""
        return await self.repository.answer(
            match, user, token, lambda loaded: withdraw_offer(loaded, user, self.repository.now())
        )

    async def decline_invitations(self, user: UserId) -> None:
        """Somebody who is to be forgotten takes over no seat."""
        with refuse_on_storage_errors():
            matches, _ = await self.repository.store.person(user)
        for row in matches:
            if row.invited and row.phase == "playing":
                with suppress(RefusedError):
                    await self.refuse(row.match, user, f"erase-{uuid4()}")

    async def end_pause(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Has a table go on that pauses."""
        return await self.repository.answer(
            match, user, token, lambda loaded: end_pause(loaded, user, self.repository.now())
        )

    # The house

    async def hire(self, match: MatchId, user: UserId, level: str, token: str) -> Table:
        """Has the house take a free seat in a lobby; whoever sits there may ask for it."""

        def make(loaded: LoadedMatch) -> Draft:
            if not loaded.has_joined(user):
                raise RefusedError("refused-not-joined")
            return sit_down(loaded, find_free(level, [row.user for row in loaded.seats]), None)

        return await self.repository.change_table(match, token, make)

    async def dismiss(self, match: MatchId, user: UserId, token: str) -> Table:
        """Sends away who of the house has sat down last."""

        def make(loaded: LoadedMatch) -> Draft:
            hired = [row.user for row in loaded.seats if is_computer(row.user)]
            if not hired or not loaded.has_joined(user):
                raise RefusedError("refused-not-joined")
            return get_up(loaded, hired[-1])

        return await self.repository.change_table(match, token, make)

    async def ask_stand_in(
        self, match: MatchId, user: UserId, other: UserId, level: str, token: str
    ) -> Answer:
        """Asks the others whether the house is to play for somebody, until they return; oneself, perhaps."""
        return await self.ask(
            match, user, lambda loaded, _: StandIn(of=loaded.seat_of(other), level=level), token
        )

    async def come_back(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Somebody plays again, instead of the house."""
        return await self.repository.answer(match, user, token, lambda loaded: come_back(loaded, user))

    async def ask_hints(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Asks the others whether everybody may ask the house for hints."""
        return await self.propose(match, user, "hints", token)

    async def _ask(self, loaded: LoadedMatch, user: UserId, what: Asked, means: Means) -> Draft:
        seat = find_asker(loaded, user, what)
        same = find_same(loaded, seat, what)
        if same is not None:
            return await self._agree(loaded, user, same.seq, means)
        draft = make_offer(loaded, seat, what, means.moment)
        if draft is not None:
            return draft
        alone = with_offers(loaded, keep_of_others(loaded, seat))
        return tell_of_end(await what.carry_out(alone, seat, means), user)

    async def _agree(self, loaded: LoadedMatch, user: UserId, number: int | None, means: Means) -> Draft:
        offer: StoredOffer = add_consent(loaded, user, number, means.moment)
        if not is_answered(loaded, offer):
            return note_consent(loaded, offer)
        others = drop_offer(loaded, offer)
        return tell_of_end(await asked_in(offer).carry_out(others, offer.by, means), user)

    async def _means(self, loaded: LoadedMatch) -> Means:
        repository = self.repository
        asking, reader = await repository.asking(loaded), partial(repository.read_entries, loaded.row.id)
        return Means(repository.now(), repository.house_clock.moment(), repository.rng, asking, reader)
