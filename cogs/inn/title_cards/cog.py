"""Posts title cards where games are played: each once, whatever is restarted, and none where they are off.

What is to be shown is an item of the outbox, written in the commit of the moment itself. A card bears its
moment as its nonce; so Discord takes it once even where the process died before the item was taken away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.logs import get_logger
from bot.match.match import Table
from bot.ui.page import Page, close_after_sending
from bot.ui.services import Services
from bot.worker import WorkerError
from cogs.inn.title_cards.pages import first_win_page, moment_page
from cogs.inn.title_cards.service import Occasions

if TYPE_CHECKING:
    from bot.client import Pony

log = get_logger("posts")


class TitleCards:
    """The cards of moments, in the channels of their tables."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._occasions = Occasions(services.matches)

    async def show(self, table: Table) -> None:
        """Post the card of the moment that has just come at a table, if it has one and its server wants them.

        Raises RefusedError and discord.HTTPException.
        """
        if table.place.is_private:
            return
        if not (await self._services.matches.guild_settings(table.place.guild)).title_cards:
            return
        found = await self._find(table)
        if found is not None:
            page, nonce = found
            await self._send(table, page, nonce)

    async def _find(self, table: Table) -> tuple[Page, str] | None:
        """The page of a card and its nonce: a moment of the game goes before somebody's first win."""
        presentation = self._services.presentation
        occasion = await self._occasions.latest(table, presentation.bundle(table))
        winner = await self._occasions.first_winner(table) if occasion is None else None
        if occasion is None and winner is None:
            return None
        await presentation.learn_names(table)
        guild = self._client.get_guild(table.place.guild)
        locale = guild.preferred_locale.value if guild is not None else None
        language = await self._services.language_of(table, locale)
        if occasion is not None:
            return moment_page(presentation, table, occasion, language), f"card-{table.id}-{occasion.press}"
        assert winner is not None
        return first_win_page(presentation, table, winner, language), f"card-{table.id}-win"

    async def _send(self, table: Table, page: Page, nonce: str) -> None:
        pictures = self._services.page_pictures
        try:
            await pictures.paint(page)
        except WorkerError as error:
            log.warning("posted_without_picture", what="card", match=table.id, error=str(error))
        layout, files = pictures.compose(page)
        place = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        with close_after_sending(files):
            await place.send(
                view=layout, files=files, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
            )


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    pony.dispatcher.channel_carriers["card"] = TitleCards(pony.services, pony).show
