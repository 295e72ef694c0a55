"""A record somebody has given to be stepped through."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Record
from bot.match.bundle import GameBundle
from bot.match.values import UserId


@dataclass(frozen=True, slots=True)
class TakenIn:
    """A record that has been played through, and who gave it. bundle: with the words of its options."""

    user: UserId
    bundle: GameBundle
    record: Record
