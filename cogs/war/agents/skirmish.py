"""The worth of a battle on its own (S1-S8): who still has how many hits, and who holds the ground."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from cogs.war.agents.race import hits_of
from cogs.war.model.armies import leadership_of
from cogs.war.model.components import COMPANIONS as COMPANY
from cogs.war.model.components import FORTIFICATION, FREE, SETTLEMENT, SHADOW
from cogs.war.model.state import State
from cogs.war.skirmish.rules.muster import on_the_map
from cogs.war.skirmish.rules.place import DecideBattle

HITS, LEADERSHIP, COMPANIONS = 6.0, 1.3, 0.9
"""What hits, dice rolled again and the Companions' Combat cards are worth (tests/ladder/tune_battle.py)."""
GROUND: Mapping[str, float] = {"siege": 4.1, "relief": 3.2, "city": 1.1}
"""What defenders have of where they stand: a Stronghold under siege, one to be relieved, a City."""
MOST_DICE = 5


def judge_battle(state: State) -> float:
    """Estimate the Free Peoples' chance of holding the field, from the hits both sides can still take."""
    odds = max(-6.0, min(sum(weigh_battle(state).values()), 6.0))
    return 1 / (1 + exp(-odds))


def weigh_battle(state: State) -> Mapping[str, float]:
    """Weigh what `judge_battle` is made of, by name, in the Free Peoples' favour."""
    return {
        "free-army": sum(weigh_army(state, FREE).values()),
        "shadow-army": -sum(weigh_army(state, SHADOW).values()),
        "walls": sum(weigh_ground(state).values()),
    }


def weigh_army(state: State, side: int) -> Mapping[str, float]:
    """Weigh what an Army's worth is made of."""
    army = on_the_map(state, side)
    led = min(MOST_DICE, sum(number * leadership_of(state, figure) for figure, number in army))
    return {
        "hits": HITS * log(hits_of(army) + 0.4),
        "leadership": LEADERSHIP * log(led + 1),
        "companions": COMPANIONS if any(figure in COMPANY for figure, _ in army) else 0.0,
    }


def weigh_ground(state: State) -> Mapping[str, float]:
    """Weigh what the ground is worth to the Free Peoples, by what it is; none where it helps nobody."""
    decided = next((step for step in state.agenda if isinstance(step, DecideBattle)), None)
    if decided is None:
        return {}
    ground = decided.ground
    firm = SETTLEMENT[ground.region] == "city" or bool(FORTIFICATION[ground.region])
    name = "city" if ground.manner == "field" and firm else ground.manner
    if name not in GROUND:
        return {}
    return {name: GROUND[name] if ground.defender == FREE else -GROUND[name]}
