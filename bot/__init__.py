"""Prancing Pony: a Discord inn where people play board games.

The games come from `all_bundles`, as everything in bot/ gets them: nothing here names one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.match.bundle import GameBundle

__version__ = "0.2.0"
COGS: Final = "cogs"
"""The package of the games and of the commands that belong to no single game."""


def feature_strings() -> tuple[Path, ...]:
    """The folder of strings of every feature around the games that has one."""
    folders: tuple[Path, ...] = import_module(COGS).feature_strings()
    return folders


def all_bundles() -> Mapping[str, GameBundle]:
    """Find every game of the house by its key; each is loaded when it is first looked up."""
    bundles: Mapping[str, GameBundle] = import_module(COGS).bundles()
    return bundles
