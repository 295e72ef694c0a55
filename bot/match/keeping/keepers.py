"""The managers of a server: what they may do, and the list of what they have done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.match.keeping import acts
from bot.match.keeping.acts import ActKind
from bot.match.people.settings import SettingsRepository
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, table_of
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.play.actions import Asking
from bot.match.table import MatchId, Place, RefusedError, Table, UserId
from bot.store import ActRow, PlaceTakenError

MOST_LISTED = 20
"""Acts that are listed."""


class Keepers:
    """What managers do. What is turned down raises RefusedError and has no effect.

    Every act is written down in the commit that does it. Who may act is for the ui to know: guild: the server
    they manage, whose tables alone are theirs.
    """

    def __init__(
        self,
        repository: MatchRepository,
        settings: SettingsRepository,
        finish: Callable[[Draft], Awaitable[Draft]],
    ) -> None:
        """finish: adds the next game of a series to a draft that ends one."""
        self._repository = repository
        self._settings = settings
        self._finish = finish

    async def check_ending(self, guild: int, match: MatchId, keeper: UserId) -> None:
        """Whether a manager may say how a table ends, before they are asked whether they are sure."""
        loaded = await self._repository.get(match)
        if loaded.row.guild != guild:
            raise RefusedError("refused-other-server")
        acts.refuse_unless_open(loaded)
        acts.refuse_own_table(loaded, keeper)

    async def close(
        self, guild: int, match: MatchId, keeper: UserId, token: str, *, as_draw: bool = False
    ) -> Table:
        """Closes a lobby, or a table without a result or as a draw; not alone where the keeper plays."""
        what: ActKind = "draw" if as_draw else "closed"

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            acts.refuse_own_table(loaded, keeper)
            return acts.close(loaded, self._repository.now(), as_draw=as_draw)

        return await self._act(guild, match, keeper, what, None, token, make)

    async def award(self, guild: int, match: MatchId, keeper: UserId, winner: UserId, token: str) -> Table:
        """Closes a table as somebody's win."""

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            acts.refuse_own_table(loaded, keeper)
            return acts.award(loaded, winner, self._repository.rng, self._repository.now(), asking)

        return await self._act(guild, match, keeper, "won", winner, token, make)

    async def take_out(self, guild: int, match: MatchId, keeper: UserId, user: UserId, token: str) -> Table:
        """Takes somebody out of a game, or of a lobby."""

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            acts.refuse_own_table(loaded, keeper)
            return acts.take_out(loaded, user, self._repository.rng, self._repository.now(), asking)

        return await self._act(guild, match, keeper, "taken-out", user, token, make)

    async def move(
        self, guild: int, match: MatchId, keeper: UserId, channel: int, parent: int | None, token: str
    ) -> Table:
        """Has a table go on in another channel. parent: of a thread."""
        with refuse_on_storage_errors():
            allowed = (await self._settings.guild(guild)).channels
        if allowed and not {channel, parent} & set(allowed):
            raise RefusedError("refused-channel-not-allowed")

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            return acts.move(loaded, Place(guild, channel), self._repository.now())

        try:
            return await self._act(guild, match, keeper, "moved", None, token, make)
        except PlaceTakenError as error:
            raise RefusedError("refused-place-taken", match=str(error.match)) from error

    async def forbid(self, guild: int, keeper: UserId, user: UserId) -> None:
        """Forbids somebody to open tables on a server."""
        if await self.is_forbidden(guild, user):
            raise RefusedError("refused-forbidden-already")
        await self._note(guild, keeper, "forbidden", user)

    async def allow(self, guild: int, keeper: UserId, user: UserId) -> None:
        """Allows it again."""
        if not await self.is_forbidden(guild, user):
            raise RefusedError("refused-not-forbidden")
        await self._note(guild, keeper, "allowed", user)

    async def is_forbidden(self, guild: int, user: UserId) -> bool:
        """Whether somebody may not open tables on a server."""
        with refuse_on_storage_errors():
            latest = await self._repository.store.latest_act(guild, user, ("forbidden", "allowed"))
        return latest == "forbidden"

    async def list_acts(self, guild: int) -> tuple[ActRow, ...]:
        """What the managers of a server have done, the latest first."""
        with refuse_on_storage_errors():
            return await self._repository.store.acts(guild, MOST_LISTED)

    async def _note(self, guild: int, keeper: UserId, what: ActKind, about: UserId) -> None:
        with refuse_on_storage_errors():
            await self._repository.store.add_act(
                ActRow(guild, self._repository.now(), keeper, what, None, about)
            )

    async def _act(
        self,
        guild: int,
        match: MatchId,
        keeper: UserId,
        what: ActKind,
        about: UserId | None,
        token: str,
        make: Callable[[LoadedMatch, Asking], Draft],
    ) -> Table:
        async def draft(loaded: LoadedMatch) -> Draft:
            if loaded.row.guild != guild:
                raise RefusedError("refused-other-server")
            with refuse_on_storage_errors():
                asking = await self._settings.asking(loaded.seating())
            done = ActRow(guild, self._repository.now(), keeper, what, match, about)
            return await self._finish(replace(make(loaded, asking), acts=(done,)))

        loaded, _ = await self._repository.change(match, token, draft)
        return table_of(loaded)
