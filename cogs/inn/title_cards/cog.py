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
from cogs.inn.title_cards.service import Occasion, Occasions

if TYPE_CHECKING:
    from bot.client import Pony

log = get_logger("posts")


class TitleCards:
    """The cards of moments, in the channels of their tables."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._occasions = Occasions(services.matches)

    async def show(self, table: Table, press: int) -> None:
        """Post the card of what has come with a press, if it has one and its server wants them.

        Raises RefusedError and discord.HTTPException.
        """
        if table.place.is_private:
            return
        if not (await self._services.matches.guild_settings(table.place.guild)).title_cards:
            return
        presentation = self._services.presentation
        occasion = await self._occasions.find(table, presentation.bundle(table), press)
        if occasion is None:
            return
        await presentation.learn_names(table)
        guild = self._client.get_guild(table.place.guild)
        locale = guild.preferred_locale.value if guild is not None else None
        language = await self._services.language_of(table, locale)
        if isinstance(occasion, Occasion):
            page = moment_page(presentation, table, occasion, language)
        else:
            page = first_win_page(presentation, table, occasion, language)
        await self._send(table, page, f"card-{table.id}-{press}")

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
