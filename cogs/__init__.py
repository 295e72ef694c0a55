"""The games of the house and the commands that belong to no single game.

    from cogs import games, game

`games()` lists all games, `game("confrontation")` gives one. A game is a folder whose `bundle.py` has a
`BUNDLE`. `agent("confrontation")` is who plays it for the house.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.agents import Agent
    from bot.engine.game import AnyGame
    from bot.match.bundle import GameBundle


class Bundles(Mapping[str, "GameBundle"]):
    """The folders with a `bundle.py`, in alphabetical order; a game is loaded when it is looked up."""

    def __init__(self) -> None:
        self._keys = sorted(path.parent.name for path in Path(__file__).parent.glob("*/bundle.py"))

    def __getitem__(self, key: str) -> GameBundle:
        """One game. Raises KeyError for an unknown key."""
        if key not in self._keys:
            raise KeyError(key)
        bundle: GameBundle = importlib.import_module(f"{__name__}.{key}.bundle").BUNDLE
        return bundle

    def __contains__(self, key: object) -> bool:
        """Check whether there is such a game; needs none loaded."""
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


@cache
def bundles() -> Mapping[str, GameBundle]:
    """All games with their words and pictures, by key, in alphabetical order."""
    return Bundles()


def feature_strings() -> tuple[Path, ...]:
    """The catalogues that lie beside the features around the games."""
    return tuple(sorted(Path(__file__).parent.glob("inn/*/strings")))


def games() -> tuple[AnyGame, ...]:
    """All games."""
    return tuple(title.game for title in bundles().values())


def game(key: str) -> AnyGame:
    """One game. Raises KeyError for an unknown key."""
    return bundles()[key].game


def agent(key: str) -> Agent:
    """Return who plays a game for the house, at the strongest level. Raises KeyError for an unknown key."""
    return bundles()[key].agent
