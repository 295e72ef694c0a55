"""Panels whose pictures wait for quieter times: nothing is kept of them but whose they are, each once."""

from __future__ import annotations

import asyncio

from bot.match.values import MatchId, UserId


class LatePanels:
    """A line of panels to be brought up to date."""

    def __init__(self) -> None:
        self._whose: dict[tuple[MatchId, UserId], None] = {}
        self._some = asyncio.Event()

    def add(self, match: MatchId, user: UserId) -> None:
        """Put a panel at the end of the line, if it does not stand in it already."""
        self._whose.setdefault((match, user))
        self._some.set()

    async def next(self) -> tuple[MatchId, UserId]:
        """Wait for the panel that has waited longest, and take it out of the line."""
        await self._some.wait()
        first = next(iter(self._whose))
        del self._whose[first]
        if not self._whose:
            self._some.clear()
        return first
