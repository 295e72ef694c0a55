"""What a player might think of doing, legal or not: asked why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Action
from cogs.duel import actions
from cogs.duel.components import ADJACENT, RACES, REGIONS
from cogs.duel.observation import DuelObservation


def conceive(seen: DuelObservation) -> Iterator[Action]:
    """4.1 Every card and tile face up; 6, 8 every region and stack for what an effect does."""
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if "turn" in kinds:
        yield from (actions.Play(slot.card) for slot in seen.slots if slot.card is not None)
        yield from map(actions.Landmark, seen.tiles)
    if kinds & {"place", "place_each"}:
        yield from map(actions.Place, REGIONS)
    if kinds & {"remove", "manoeuvres"}:
        yield from map(actions.Remove, REGIONS)
    if kinds & {"moves", "manoeuvres"}:
        for origin, there in enumerate(ADJACENT):
            yield from (actions.Move(REGIONS[origin], REGIONS[region]) for region in there)
    if "manoeuvres" in kinds:
        yield actions.Drain()
    if "raze" in kinds:
        yield from map(actions.Raze, REGIONS)
    if kinds & {"draft", "trio"}:
        yield from map(actions.Stack, RACES)
