"""What a player might think of doing, legal or not: asked why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Action
from cogs.journey import actions
from cogs.journey.observation import JourneyObservation


def conceive(seen: JourneyObservation) -> Iterator[Action]:
    """4.2 Every die of the roll taken or put back, the dice kept; 8 the roll repeated."""
    for die in seen.rolled:
        yield (actions.Put if die.colour in seen.chosen else actions.Take)(die.colour)
    yield actions.Keep()
    yield actions.Again()
