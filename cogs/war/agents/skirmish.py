"""The worth of a battle on its own (S1-S8): who still has how many hits, and who holds the ground."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from cogs.war.agents.race import hits_of
from cogs.war.model.components import FORTIFICATION, FREE, SETTLEMENT, SHADOW
from cogs.war.model.state import State
from cogs.war.skirmish.rules.ending import DecideBattle
from cogs.war.skirmish.rules.muster import on_the_map

WALLS, CITY = 1.6, 1.25
"""How much more a defender's hits are worth in a Stronghold under siege, or in a City."""
SLOPE = 2.2


def judge_battle(state: State) -> float:
    """The Free Peoples' chance of holding the field, from the hits both sides can still take."""
    odds = max(-6.0, min(sum(weigh_battle(state).values()), 6.0))
    return 1 / (1 + exp(-odds))


def weigh_battle(state: State) -> Mapping[str, float]:
    """What `judge_battle` is made of, by name, in the Free Peoples' favour."""
    strength = [hits_of(on_the_map(state, side)) + 0.4 for side in (FREE, SHADOW)]
    decided = next((step for step in state.agenda if isinstance(step, DecideBattle)), None)
    walls = 0.0
    if decided is not None:
        ground = decided.ground
        firm = WALLS if ground.manner == "siege" else _firm(ground.region)
        walls = log(firm) * (1 if ground.defender == FREE else -1)
    return {
        "free-army": SLOPE * log(strength[FREE]),
        "shadow-army": -SLOPE * log(strength[SHADOW]),
        "walls": SLOPE * walls,
    }


def _firm(region: int) -> float:
    return CITY if SETTLEMENT[region] == "city" or FORTIFICATION[region] else 1.0
