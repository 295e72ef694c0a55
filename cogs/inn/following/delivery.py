"""Private messages about a table to those who follow it: one that is edited, and sent anew now and then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import discord

from bot.match.clocks import TOGETHER
from bot.match.match import Table
from bot.match.values import MatchId, UserId
from bot.match.views import FOLLOWS, PLAYING
from bot.ui.delivery.direct_messages import DirectMessages
from bot.ui.delivery.refusals import note_given_up
from bot.ui.layout import Layout
from bot.ui.memory import BoundedDict
from bot.ui.messages.table import SPECTATOR
from bot.ui.services import Services
from bot.ui.sight import Viewer
from cogs.inn.following.pages import followed_page
from cogs.inn.following.service import Following


@dataclass(frozen=True, slots=True)
class _Told:
    message: discord.Message
    digest: str
    at: datetime


class FollowerMessages:
    """The messages to people who follow tables, by what everybody can see there."""

    def __init__(self, services: Services, client: discord.Client, messages: DirectMessages) -> None:
        self._services = services
        self._following = Following(services.matches)
        self._client = client
        self._messages = messages
        self._told: BoundedDict[tuple[MatchId, UserId], _Told] = BoundedDict()

    async def tell(self, table: Table, user: UserId) -> None:
        """Edit the message, or send it anew: an edit calls nobody, so not within an hour, but at the end.

        Raises LaterError, UndeliverableError and discord.HTTPException.
        """
        matches, now = self._services.matches, self._services.now()
        playing = table.phase == "playing"
        wish = await self._following.wish(table.id, user)
        if playing and wish is None:
            return
        if (await matches.user_settings(user)).dm_closed:
            return
        if not await self._services.sight.sees(Viewer(user), table.place):
            if playing:
                await self._following.follow(table.id, user, None, None)
            return
        language = await self._services.languages.of_user(user)
        view = await matches.view(table.id, SPECTATOR)
        page = followed_page(self._services.presentation, view, language)
        layout, digest, key = page.build([]), page.digest, (table.id, user)
        before = self._told.get(key)
        if before is not None and before.digest == digest:
            return
        is_recent = playing and before is not None and now - before.at < TOGETHER
        if is_recent and before is not None and await self._edit(before.message, layout):
            self._told.put(key, _Told(before.message, digest, before.at))
            return
        message = await self._messages.send(user, layout, kind="follow")
        if message is None:
            note_given_up("follow", "refused")
        else:
            self._told.put(key, _Told(message, digest, now))
            await self._messages.take_older_away(message, table.id, user)
            if wish is not None:
                private = matches.private_messages
                await private.note_sent(table.id, user, message.id, (PLAYING, f"{FOLLOWS}{wish}"), "followed")

    async def _edit(self, message: discord.Message, layout: Layout) -> bool:
        """Edit a message; return whether it was still there."""
        try:
            await message.edit(view=layout, allowed_mentions=self._client.allowed_mentions)
        except discord.NotFound:
            return False
        return True
