"""Brings tables back to where the bot could not write for a while: nobody has to make a move for it."""

from __future__ import annotations

import discord

from bot.match.match import Table
from bot.match.values import MatchId
from bot.store import Store
from bot.ui.delivery.server_posts import ServerPosts
from bot.ui.interactions.lobby import list_needed
from bot.ui.memory import BoundedDict
from bot.ui.services import Services


class LostTables(ServerPosts):
    """The table messages that were lost with a permission. What takes it away and gives it back is not
    followed: whether it is there again is looked at now and then, so that nothing can be missed."""

    name = "lost-tables"
    between = 300.0

    def __init__(self, services: Services, client: discord.Client, store: Store) -> None:
        super().__init__(services, client, store)
        self._tried: BoundedDict[MatchId, tuple[int, int]] = BoundedDict()
        """What the bot was allowed, and what had happened at the table, when it was tried last."""

    async def _tell(self, guild: discord.Guild) -> None:
        for table in await self._services.matches.list_unshown(guild.id):
            room = guild.get_channel_or_thread(table.place.channel)
            if room is not None:
                await self._bring_back(table, room, room.permissions_for(guild.me))

    async def _bring_back(self, table: Table, room: object, allowed: discord.Permissions) -> None:
        """Have a table shown anew; where that is refused all the same, not again before something changes."""
        if not all(getattr(allowed, permission) for permission in list_needed(room)):
            return
        now = (allowed.value, table.seq)
        if self._tried.get(table.id) != now:
            self._tried.put(table.id, now)
            await self._services.matches.show_anew(table.place)
