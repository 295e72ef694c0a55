"""The modules and games that bring the commands: each is loaded when it is needed."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.client import Pony

GAMES: Final = "cogs"
"""The package whose modules and games are loaded, by name: bot/ knows none of them."""
QUIET_STEP: Final = 0.05
LONGEST_BUSY: Final = 10.0
"""Seconds that loading waits at most for a moment in which nobody does, before each game."""


class Extensions:
    """Loads the modules of the package, and of its games those the house has.

    Loading the rules of a game takes long, and whoever presses meanwhile shares the interpreter with it.
    What a game's command needs is loaded when it is first called.
    """

    def __init__(self, pony: Pony) -> None:
        self._pony = pony
        found = tuple(pkgutil.iter_modules(importlib.import_module(GAMES).__path__))
        self._modules = tuple(each.name for each in found if not each.ispkg)
        self._games = tuple(each.name for each in found if each.ispkg and each.name in pony.house.bundles)
        self._loaded: set[str] = set()
        self._turns = {name: asyncio.Lock() for name in (*self._modules, *self._games)}

    async def all(self) -> None:
        """Loads everything."""
        await self.some(self._games)

    async def some(self, games: Sequence[str]) -> None:
        """Loads the modules and these games, one after another and each when nobody waits.

        A game that nobody plays is left alone: it takes up to some twenty megabytes.
        """
        await self._quiet()
        await self._house()
        for game in games:
            await self._quiet()
            await self._load(game)

    async def provide(self, command: str) -> None:
        """Loads what has this command, and nothing that takes as long as another game."""
        await self._house()
        for game in self._games:
            if game not in self._loaded and command == self._pony.house.listings[game].command:
                await self._load(game)

    async def _house(self) -> None:
        for module in self._modules:
            await self._load(module)

    async def _load(self, name: str) -> None:
        async with self._turns[name]:
            if name in self._loaded:
                return
            if name in self._games:
                await asyncio.to_thread(self._pony.house.bundles.__getitem__, name)
            extension = await asyncio.to_thread(importlib.import_module, f"{GAMES}.{name}")
            await extension.setup(self._pony)
            self._loaded.add(name)

    async def _quiet(self) -> None:
        """Waits until nobody has pressed anything for a while."""
        for _ in range(int(LONGEST_BUSY / QUIET_STEP)):
            if self._pony.house.answers.idle:
                return
            await asyncio.sleep(QUIET_STEP)
