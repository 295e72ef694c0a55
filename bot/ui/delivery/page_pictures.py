"""The pictures of pages: from the cache, or drawn."""

from __future__ import annotations

from typing import Final

import discord

from bot.draw.encode import Encoded
from bot.draw.picture_service import PictureService
from bot.ui.delivery.backpressure import Backpressure
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, attach
from bot.ui.messages.presentation import Presentation

MOST_DRAWING: Final = 24
"""Pages that wait for pictures at the same time; the panels of others are brought up to date later."""


class PagePictures:
    """Gets the pictures of pages, by stem."""

    def __init__(
        self, presentation: Presentation, service: PictureService, backpressure: Backpressure
    ) -> None:
        self._presentation = presentation
        self._service = service
        self._backpressure = backpressure
        self._drawing = 0

    @property
    def is_crowded(self) -> bool:
        """Whether so many wait for pictures that others had better come back later."""
        return self._drawing >= MOST_DRAWING

    def cached(self, page: Page) -> dict[str, Encoded] | None:
        """All pictures of a page, if all are at hand."""
        found = {}
        for each in page.pictures:
            picture = self._service.cached(page.key, each.scene, self._presentation.theme, each.scale)
            if picture is None:
                return None
            found[each.stem] = picture
        return found

    def compose(self, page: Page) -> tuple[Layout, list[discord.File]]:
        """What a new message is sent with: all its pictures, or none until they are drawn."""
        pictures = self.cached(page)
        return (page.build([]), []) if pictures is None else attach(page, pictures)

    async def draw(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page, at a moment at which they may be sent. Raises PaintingError."""
        found = {}
        self._drawing += 1
        try:
            for each in page.pictures:
                board = self._presentation.games[page.key].board
                found[each.stem] = await self._service.picture(
                    board, page.key, each.scene, self._presentation.theme, each.scale
                )
            await self._backpressure.wait()
        finally:
            self._drawing -= 1
        return found
