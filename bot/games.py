"""The games of the house, as everything in bot/ gets them: nothing here names one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.match.bundle import GameBundle

COGS: Final = "cogs"
"""The package of the games and of the commands that belong to no single game."""


def all_bundles() -> Mapping[str, GameBundle]:
    """Every game of the house by its key; each is loaded when it is first looked up."""
    bundles: Mapping[str, GameBundle] = import_module(COGS).bundles()
    return bundles
