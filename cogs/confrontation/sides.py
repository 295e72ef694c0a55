"""The two sides by name, apart from the rules: whoever paints them loads nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.engine import Seat

LIGHT: Final[Seat] = "light"
DARK: Final[Seat] = "dark"
