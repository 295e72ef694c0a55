"""Moments of The Battle for Middle-earth that have a card of their own; all of them are public."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Moment
from cogs.battle.events import EnemiesBeaten


def _fall(enemy: str) -> Callable[[EnemiesBeaten], str | None]:
    return lambda event: "" if enemy in event.enemies else None


MOMENTS: tuple[Moment, ...] = (
    Moment("witch-king-falls", "witch-king", EnemiesBeaten, _fall("witch_king")),
    Moment("balrog-falls", "balrog", EnemiesBeaten, _fall("balrog")),
    Moment("shelob-falls", "shelob", EnemiesBeaten, _fall("shelob")),
)
