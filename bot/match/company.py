"""Company at tables: people who do not want to play together are kept apart; and who follows a table.

Nobody learns that somebody else does not want to play with them: what they are told then is what people are
told for other reasons, too. Blocks are asked after everything a stranger would be refused for, else a full
table would betray them. A game that has begun goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import Final

from bot.engine import Seat
from bot.match.lobby import set_guests, sit_down
from bot.match.match import LoadedMatch, is_computer
from bot.match.play import Draft
from bot.match.settings import SettingsRepository, refuse_on_storage_errors
from bot.match.values import NO_SERVER, RefusedError, UserId
from bot.store import MatchPhase, Store

MOST_BLOCKED: Final = 25
"""People somebody can have blocked: as many as a menu can have chosen."""
OPEN: Final[tuple[MatchPhase, ...]] = ("lobby", "playing")


class Company:
    """Blocks between people, and how many tables a server lets somebody sit at. Raises RefusedError."""

    def __init__(self, store: Store, settings: SettingsRepository) -> None:
        self._store = store
        self._settings = settings

    async def blocked_by(self, user: UserId) -> tuple[UserId, ...]:
        """Those a user does not want to play with."""
        with refuse_on_storage_errors():
            return tuple(other for by, other in await self._store.blocks(user) if by == user)

    async def block(self, user: UserId, others: Iterable[UserId]) -> tuple[UserId, ...]:
        """Says anew whom a user does not want to play with; whom it is."""
        wanted = tuple(dict.fromkeys(others))
        if user in wanted:
            raise RefusedError("refused-self-block")
        if len(wanted) > MOST_BLOCKED:
            raise RefusedError("refused-too-many-blocked", most=str(MOST_BLOCKED))
        with refuse_on_storage_errors():
            await self._store.set_blocks(user, wanted)
        return wanted

    async def find_apart(self, users: Collection[UserId]) -> frozenset[frozenset[UserId]]:
        """The pairs among some people of whom one does not want to play with the other."""
        blocked: set[frozenset[UserId]] = set()
        with refuse_on_storage_errors():
            for user in users:
                blocked |= {frozenset(pair) for pair in await self._store.blocks(user)}
        return frozenset(frozenset(pair) for pair in combinations(users, 2) if frozenset(pair) in blocked)

    async def seat(self, lobby: LoadedMatch, *, user: UserId, seat: Seat | None) -> Draft:
        """Somebody sits down in a lobby, or wishes for another seat."""
        # What strangers are told too comes first: else a full table would betray who is not wanted there.
        draft = sit_down(lobby, user, seat)
        await self._check_joining(lobby, user)
        return draft

    async def invite(self, lobby: LoadedMatch, *, host: UserId, guests: Sequence[UserId]) -> Draft:
        """A host says who is to be at a table."""
        draft = set_guests(lobby, host, guests)
        new = {*guests} - {*everybody_at(lobby)}
        await self._check_coming(lobby.row.guild, host, new, everybody_at(draft.match))
        return draft

    async def check_opening(self, lobby: LoadedMatch) -> None:
        """Tell whether its host may open a lobby, and invite these people to it."""
        await self._check_number(lobby, lobby.row.host)
        await self._check_coming(lobby.row.guild, lobby.row.host, lobby.invited, everybody_at(lobby))

    async def check_substitute(self, table: LoadedMatch, *, user: UserId, newcomer: UserId) -> None:
        """Refuse unless somebody may ask somebody new to take over a seat of a table."""
        if table.row.guild == NO_SERVER:
            raise RefusedError("refused-substitute-private")
        there = (*(row.user for row in table.seats), newcomer)
        await self._check_coming(table.row.guild, user, (newcomer,), there)

    async def _check_coming(
        self, guild: int, host: UserId, guests: Collection[UserId], there: Collection[UserId]
    ) -> None:
        """Refuse unless those whom somebody has just invited can come to a table. there: who else does."""
        coming = [user for user in guests if not is_computer(user)]
        if not coming:
            return
        mine = await self.blocked_by(host)
        if any(user in mine for user in coming):
            raise RefusedError("refused-blocked-guest")
        people = {user for user in there if not is_computer(user)}
        apart = {user for pair in await self.find_apart(people) for user in pair}
        for user in coming:
            is_willing = (await self._settings.user(user)).invitations
            if user in apart or not is_willing or await self._is_busy(guild, user):
                raise RefusedError("refused-guests-elsewhere")

    async def _check_joining(self, lobby: LoadedMatch, user: UserId) -> None:
        """Refuse unless somebody who is not there yet may sit down in a lobby."""
        if lobby.has_joined(user):
            return
        await self._check_number(lobby, user)
        with refuse_on_storage_errors():
            blocks = await self._store.blocks(user)
        expected = everybody_at(lobby)
        if any(by == user and other in expected for by, other in blocks):
            raise RefusedError("refused-blocked-here")
        if any(other == user and by in expected for by, other in blocks):
            # What is said where the seats that are left are for those who were invited.
            raise RefusedError("refused-invited-only")

    async def _check_number(self, lobby: LoadedMatch, user: UserId) -> None:
        if await self._is_busy(lobby.row.guild, user):
            most = (await self._settings.guild(lobby.row.guild)).most_tables
            raise RefusedError("refused-too-many-tables", most=str(most))

    async def _is_busy(self, guild: int, user: UserId) -> bool:
        most = (await self._settings.guild(guild)).most_tables
        if not most:
            return False
        with refuse_on_storage_errors():
            return len(await self._store.matches_of(user, guild, OPEN)) >= most


def everybody_at(lobby: LoadedMatch) -> tuple[UserId, ...]:
    """Those who sit at a table, and those who are invited to it."""
    return (*(row.user for row in lobby.seats), *lobby.invited)


# Following a table one does not play at: being told of each turn, or of its end alone.
#
# Only what everybody can see has anybody told: who must choose, and that it is over.
