"""Moments of The Battle for Middle-earth that have a card of their own; all of them are public."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Event, Moment
from cogs.battle.events import EnemiesBeaten


def _beaten(enemy: str) -> Callable[[Event], str | None]:
    return lambda event: "" if isinstance(event, EnemiesBeaten) and enemy in event.enemies else None


MOMENTS: tuple[Moment, ...] = (
    Moment("witch-king-falls", "witch-king", _beaten("witch_king")),
    Moment("balrog-falls", "balrog", _beaten("balrog")),
    Moment("shelob-falls", "shelob", _beaten("shelob")),
)
