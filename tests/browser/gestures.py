"""Gestures of fingers and of the mouse on the page of the board, as Chromium itself makes them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import CDPSession, Locator, Page

Point = tuple[float, float]
STEPS = 6
"""Of a way between two points."""


async def middle(where: Locator) -> Point:
    """The middle of something in the window."""
    await where.scroll_into_view_if_needed()
    box = await where.bounding_box()
    assert box is not None
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@dataclass
class Fingers:
    """Fingers on a screen, by Chromium's own touch events."""

    session: CDPSession
    at: Sequence[Point] = ()

    async def put(self, *at: Point) -> None:
        """Put fingers down."""
        self.at = at
        await self._send("touchStart", at)

    async def move(self, *to: Point) -> None:
        """Move them where they are to be, little by little."""
        begun = self.at
        for step in range(1, STEPS + 1):
            self.at = [_between(start, end, step / STEPS) for start, end in zip(begun, to, strict=True)]
            await self._send("touchMove", self.at)

    async def lift(self) -> None:
        """Lift them."""
        self.at = ()
        await self._send("touchEnd", ())

    async def _send(self, kind: str, at: Sequence[Point]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


@asynccontextmanager
async def fingers(page: Page) -> AsyncIterator[Fingers]:
    """Fingers on a page."""
    session = await page.context.new_cdp_session(page)
    yield Fingers(session)
    await session.detach()
