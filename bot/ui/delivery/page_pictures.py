"""The pictures of pages: from the cache, or drawn."""

from __future__ import annotations

from bot.draw.encode import Encoded
from bot.draw.picture_service import PictureService
from bot.ui.messages.page import Page
from bot.ui.messages.presentation import Presentation


class PagePictures:
    """Gets the pictures of pages, by stem."""

    def __init__(self, presentation: Presentation, service: PictureService) -> None:
        self._presentation = presentation
        self._service = service

    def cached(self, page: Page) -> dict[str, Encoded] | None:
        """All pictures of a page, if all are at hand."""
        found = {}
        for each in page.pictures:
            picture = self._service.cached(page.key, each.scene, self._presentation.theme, each.scale)
            if picture is None:
                return None
            found[each.stem] = picture
        return found

    async def draw(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page. Raises PaintingError."""
        found = {}
        for each in page.pictures:
            board = self._presentation.games[page.key].board
            found[each.stem] = await self._service.picture(
                board, page.key, each.scene, self._presentation.theme, each.scale
            )
        return found
