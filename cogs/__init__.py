"""The games of the house and the commands that belong to no single game.

    from cogs import games, game

`games()` lists all games, `game("confrontation")` gives one. A game is a folder whose
`bundle.py` has a `BUNDLE`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from bot.engine.game import AnyGame
    from bot.match.bundle import GameBundle
    from bot.match.listing import Listing

T = TypeVar("T")
COMMANDS = "cog.py"
"""A folder beside this file that has one is a game; its name is the game's key."""


class Shelf(Mapping[str, T], Generic[T]):
    """Something of every game by key, in alphabetical order; each is loaded when it is first asked for."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._loaded: dict[str, T] = {}
        self._keys = tuple(sorted(each.parent.name for each in Path(__file__).parent.glob(f"*/{COMMANDS}")))

    def __getitem__(self, key: str) -> T:
        found = self._loaded.get(key)
        if found is None:
            if key not in self._keys:
                raise KeyError(key)
            module = importlib.import_module(f"{__name__}.{key}.{self._module}")
            found = self._loaded[key] = getattr(module, self._module.upper())
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


@cache
def bundles() -> Mapping[str, GameBundle]:
    """All titles of the house."""
    return Shelf("bundle")


@cache
def listings() -> Mapping[str, Listing]:
    """What can be told of all games without loading them."""
    return Shelf("listing")


def games() -> tuple[AnyGame, ...]:
    """All games."""
    return tuple(title.game for title in bundles().values())


def game(key: str) -> AnyGame:
    """One game. Raises KeyError for an unknown key."""
    return bundles()[key].game
