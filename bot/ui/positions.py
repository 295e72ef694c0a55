"""Observations at the moment of a position of the day."""

from __future__ import annotations

from bot.engine import Observation, RecordError
from bot.match.daily.puzzles import Daily
from bot.match.table.values import RefusedError
from bot.ui.services import Services


async def recall(services: Services, daily: Daily) -> Observation:
    """Return what the seat of a position saw then. Raises RefusedError."""
    entry = daily.row.entry
    try:
        scenes = await services.reviewer.scenes(daily.row.match, frozenset({entry}), frozenset())
    except RecordError as error:
        # It was played under older rules, which are no longer there.
        raise RefusedError("refused-broken", line=str(error.line)) from error
    return scenes.seen[entry]
