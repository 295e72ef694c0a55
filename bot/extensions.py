"""The modules and games that bring the commands: each is loaded when it is needed, or when nobody waits."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Collection, Sequence
from types import ModuleType
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
    """

    def __init__(self, pony: Pony) -> None:
        self._pony = pony
        found = tuple(pkgutil.iter_modules(importlib.import_module(GAMES).__path__))
        self._modules = tuple(each.name for each in found if not each.ispkg)
        self._games = tuple(each.name for each in found if each.ispkg and each.name in pony.house.titles)
        self._loaded: set[str] = set()
        self._unfinished: list[Callable[[Pony], Awaitable[None]]] = []
        """What modules want to do once all games are loaded."""
        self._turns = {name: asyncio.Lock() for name in (*self._modules, *self._games)}

    async def all(self, first: Sequence[str] = ()) -> None:
        """Loads everything, one after another and each when nobody waits. first: the games to begin with."""
        await self._quiet()
        await self._house()
        for game in sorted(self._games, key=lambda name: (_place(first, name), name)):
            await self._quiet()
            await self._load(game)
        for complete in self._unfinished:
            await complete(self._pony)
        self._unfinished.clear()

    async def provide(self, command: str) -> None:
        """Loads what has this command, and nothing that takes as long as another game."""
        await self._house()
        for game in self._games:
            if game not in self._loaded and command == (await self._cog(game)).COMMAND:
                await self._load(game)

    async def _house(self) -> None:
        for module in self._modules:
            await self._load(module)

    async def _load(self, name: str) -> None:
        async with self._turns[name]:
            if name in self._loaded:
                return
            if name in self._games:
                await asyncio.to_thread(self._pony.house.titles.__getitem__, name)
            extension = await asyncio.to_thread(importlib.import_module, f"{GAMES}.{name}")
            await extension.setup(self._pony)
            if hasattr(extension, "complete"):
                self._unfinished.append(extension.complete)
            self._loaded.add(name)

    async def _cog(self, game: str) -> ModuleType:
        """The module of a game's commands: it imports the rules only when it is set up."""
        return await asyncio.to_thread(importlib.import_module, f"{GAMES}.{game}.cog")

    async def _quiet(self) -> None:
        """Waits until nobody has pressed anything for a while."""
        for _ in range(int(LONGEST_BUSY / QUIET_STEP)):
            if self._pony.house.answers.idle:
                return
            await asyncio.sleep(QUIET_STEP)


def _place(first: Collection[str], name: str) -> int:
    order = list(first)
    return order.index(name) if name in order else len(order)
