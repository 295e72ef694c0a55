"""The games of the house and the commands that belong to no single game.

    from cogs import games, game

`games()` lists all games, `game("confrontation")` gives one. A game is a folder with a `TITLE`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from bot.engine.game import AnyGame
from bot.match.title import Title


@cache
def titles() -> dict[str, Title]:
    """All titles by key, in alphabetical order: each folder beside this file that has one is a game."""
    found: dict[str, Title] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            title: Title | None = getattr(importlib.import_module(f"{__name__}.{module.name}"), "TITLE", None)
            if title is not None:
                found[title.key] = title
    return found


def games() -> tuple[AnyGame, ...]:
    """All games."""
    return tuple(title.game for title in titles().values())


def game(key: str) -> AnyGame:
    """One game. Raises KeyError for an unknown key."""
    return titles()[key].game
