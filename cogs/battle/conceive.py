"""What a player might think of doing, legal or not: asked why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bot.engine import Action
from cogs.battle import actions
from cogs.battle.observation import BattleObservation


def conceive(seen: BattleObservation) -> Iterator[Action]:
    """3.1 Drawing; 5.1, 5.2 every party, and all enemies that lie open; 8.6 every own card."""
    assert seen.viewer is not None
    own = seen.player(seen.viewer)
    lying = [card for party in own.parties for card in party.cards]
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if kinds & {"turn", "angbor"}:
        yield actions.Take()
    if "window" in kinds:
        yield from (actions.Attack(party.number) for party in own.parties)
    if "enemies" in kinds:
        numbers = range(1, len(seen.row) + 1)
        yield from (actions.Beat(chosen) for number in numbers for chosen in combinations(seen.row, number))
    if "counterattack" in kinds:
        yield from map(actions.Discard, [*(own.hand or ()), *lying, *(own.won or ())])
