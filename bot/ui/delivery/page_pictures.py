"""The pictures of pages: from the cache, or drawn."""

from __future__ import annotations

import discord

from bot.draw.encode import Encoded
from bot.draw.picture_service import PictureService
from bot.ui.delivery.backpressure import Backpressure
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, PictureRequest, attach
from bot.ui.messages.presentation import Presentation


class PagePictures:
    """The pictures of pages, by stem."""

    def __init__(
        self, presentation: Presentation, service: PictureService, backpressure: Backpressure
    ) -> None:
        self._presentation = presentation
        self._service = service
        self._backpressure = backpressure

    def cached(self, page: Page) -> dict[str, Encoded] | None:
        """All pictures of a page, if all are at hand."""
        found = {}
        for each in page.pictures:
            picture = self._service.cached(
                _name(page, each), each.scene, self._presentation.theme, each.scale
            )
            if picture is None:
                return None
            found[each.stem] = picture
        return found

    def compose(self, page: Page) -> tuple[Layout, list[discord.File]]:
        """Compose what a new message is sent with: all its pictures, or none until they are drawn."""
        pictures = self.cached(page)
        return (page.build([]), []) if pictures is None else attach(page, pictures)

    async def draw(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page, at a moment at which they may be sent. Raises WorkerError."""
        found = await self.paint(page)
        await self._backpressure.wait()
        return found

    async def paint(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page, for an answer that waits for them. Raises WorkerError."""
        found = {}
        for each in page.pictures:
            board = self._presentation.board(page.key)
            found[each.stem] = await self._service.picture(
                board, _name(page, each), each.scene, self._presentation.theme, each.scale
            )
        return found


def _name(page: Page, picture: PictureRequest) -> str:
    """Return what a picture is kept under, beside what it shows."""
    return f"{page.key} {picture.audience}"
