"""The message in which a server shows its free seats: edited when there are others."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord

from bot.logs import get_logger
from bot.match.match import Table
from bot.match.values import MatchId
from bot.ui.memory import BoundedDict
from bot.ui.services import Services
from bot.ui.sight import EVERYBODY
from cogs.inn.open_seats.pages import open_seats_page
from cogs.inn.open_seats.service import find_open_tables

MOST_KEPT: Final = 4096
"""Servers of which is known what their message shows; another one's is written anew."""
GONE: Final = (403, 404)
log = get_logger("outbox")


class SeatBoards:
    """The messages with free seats, kept up to date as the outbox tells of lobbies."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._shown: BoundedDict[int, tuple[str, frozenset[MatchId]]] = BoundedDict(MOST_KEPT)

    async def follow(self, table: Table) -> None:
        """Look whether a table changes what its server's message shows."""
        guild = table.place.guild
        settings = await self._services.matches.guild_settings(guild)
        shown = self._shown.get(guild)
        if settings.board is None:
            return
        if shown is not None and table.phase != "lobby" and table.id not in shown[1]:
            return
        locale = server.preferred_locale.value if (server := self._client.get_guild(guild)) else None
        language = await self._services.languages.of_guild(guild, locale)
        tables = await find_open_tables(
            self._services.matches, guild, partial(self._services.sight.sees, EVERYBODY)
        )
        page = open_seats_page(self._services.presentation, tables, language, board=True)
        if shown is not None and shown[0] == page.digest:
            return
        channel, message = settings.board
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        try:
            await place.get_partial_message(message).edit(
                view=page.build([]), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.status not in GONE:
                raise
            log.info("seat_board_gone", guild=guild, code=error.code)
            await self._services.matches.change_guild_settings(
                guild,
                lambda now: now.model_copy(update={"board": None}) if now.board == settings.board else now,
            )
            return
        self._shown.put(guild, (page.digest, frozenset(shown_table.id for shown_table in tables)))
