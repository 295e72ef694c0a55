"""Reads how reliably people play, and has a lobby ask for it."""

from __future__ import annotations

from dataclasses import replace

from bot.match.lobby import refuse_unless_host, refuse_unless_lobby
from bot.match.match import LoadedMatch, Table
from bot.match.matches import MatchService
from bot.match.play import Draft
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, UserId
from cogs.inn.reliability.model import LATEST, Reliability, forgiven_until, reckon


class Reliabilities:
    """Reads what others may see of it: nothing of who hides their profile. Raises RefusedError."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._parts = matches.repository.store.parts

    async def of(self, guild: int, user: UserId) -> Reliability:
        """Somebody's, on a server, whoever asks."""
        period = (await self._matches.guild_settings(guild)).seasons
        since = forgiven_until(self._matches.clock(), period).isoformat()
        with refuse_on_storage_errors():
            parts = await self._parts.list_latest(guild, user, since, LATEST)
            return reckon(parts, await self._parts.count_unknown(guild, user))

    async def at(self, table: Table) -> dict[UserId, Reliability | None]:
        """Those of the people at a table, in their order; None of who hides their profile."""
        reliabilities: dict[UserId, Reliability | None] = {}
        for user in table.people:
            reliabilities[user] = (
                None if await self.is_hidden(user) else await self.of(table.place.guild, user)
            )
        return reliabilities

    async def is_hidden(self, user: UserId) -> bool:
        """Check whether somebody hides their profile."""
        return not (await self._matches.user_settings(user)).profile

    async def ask(self, match: MatchId, host: UserId, token: str, *, asks: bool) -> Table:
        """Have a lobby ask for it, or no longer; host only."""

        def make(loaded: LoadedMatch) -> Draft:
            refuse_unless_lobby(loaded)
            refuse_unless_host(loaded, host)
            return Draft(replace(loaded, row=replace(loaded.row, asks=asks)), channel=("lobby",))

        return await self._matches.repository.change_table(match, token, make)
