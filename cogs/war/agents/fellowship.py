"""The ways of a sensible Fellowship: where it goes, when it rests, and who is lost for the Ring."""

from __future__ import annotations

from cogs.war.agents.race import FREE_SETTLED, GATES, distance_to_gate, may_rest, steps_to_gate, weigh_race
from cogs.war.model.components import DISTANCE, OWNER, POINTS, SHADOW
from cogs.war.model.queries import points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import State
from cogs.war.rules.revealing import Walk

WORN = 6
"""Corruption from which a Companion is rather lost than another point taken."""
TIRED, EXHAUSTED = 2, 5
"""12.4 Corruption from which a rest is worth a step, and three."""
LEISURE = 1.0
"""The logit of being in time from which the Fellowship may rest rather than hurry."""


def weigh_move(state: State) -> float:
    """12.2, 13.5 Weigh how readily the Fellowship moves on: hardly into a crowded Hunt Box, nor past the
    gates, nor from where it heals.
    """
    fellowship = state.fellowship
    hunters = state.hunt.shadow + state.hunt.free
    if fellowship.mordor >= 0:
        return 0.3 if state.hunt.free and fellowship.corruption >= EXHAUSTED and has_leisure(state) else 1.0
    if hunters > 4 or (fellowship.progress and steps_to_gate(state) == 0):
        return 0.05
    if fellowship.corruption >= TIRED and not fellowship.progress and may_rest(state, fellowship.region):
        return 0.25 if has_leisure(state) else 1.0
    return 0.4 if hunters > 3 or fellowship.corruption >= 8 else 1.0


def has_leisure(state: State) -> bool:
    """Check whether the Shadow's armies are far enough from victory."""
    needed = ruleset(state).points_to_win[SHADOW] - points(state, SHADOW)
    return sum(weigh_race(state, needed)) > LEISURE


def weigh_declaration(state: State) -> float:
    """12.3 Weigh a declaration: high where it heals or where Mordor begins; otherwise the Shadow is told
    nothing.
    """
    fellowship = state.fellowship
    if find_haven(state, fellowship.region, fellowship.progress) >= 0:
        return 4.0 if fellowship.progress else 12.0
    return 20.0 if fellowship.progress and steps_to_gate(state) == 0 else 0.15


def find_haven(state: State, here: int, left: int) -> int:
    """12.4 Find where the Fellowship had best rest, within so many steps, and few of them lost; -1:
    nowhere.
    """
    corruption = state.fellowship.corruption
    if corruption < (1 if here in FREE_SETTLED and not left else TIRED):
        return -1
    lost = 3 if corruption >= EXHAUSTED and has_leisure(state) else 1
    at_best = max(distance_to_gate(here) - left, 0)
    near = [
        haven
        for haven in FREE_SETTLED
        if DISTANCE[here][haven] <= left and distance_to_gate(haven) <= at_best + lost
    ]
    return min([each for each in near if may_rest(state, each)], key=distance_to_gate, default=-1)


def weigh_step(state: State, region: int) -> float:
    """12.3, 12.5 To a place to rest or the gates of Mordor, and revealed not past the Shadow's houses."""
    walk = state.agenda[-1]
    if not isinstance(walk, Walk):
        return 1.0
    here, haven = walk.path[-1], _find_goal(state, walk)
    nearer = (
        DISTANCE[here][haven] > DISTANCE[region][haven]
        if haven >= 0
        else distance_to_gate(region) < distance_to_gate(here)
    )
    danger = 0.3 if walk.manner == "revealed" and OWNER[region] == SHADOW and POINTS[region] else 1.0
    return (8.0 if nearer else 0.1) * danger


def weigh_stop(state: State) -> float:
    """12.3 Weigh an end of its way by where it wanted to go."""
    walk = state.agenda[-1]
    if not isinstance(walk, Walk):
        return 0.5
    here = walk.path[-1]
    return 8.0 if here in GATES or here == _find_goal(state, walk) else 0.5


def _find_goal(state: State, walk: Walk) -> int:
    """Find where a Fellowship that is being declared had best rest; 12.5 one that is revealed may not."""
    left = state.fellowship.progress - len(walk.path) + 1
    return find_haven(state, walk.path[-1], left) if walk.manner == "declared" else -1


def weigh_casualty(state: State, who: str) -> float:
    """13.7c Outside Mordor a point is rather taken than a Companion lost, until corruption weighs."""
    chase, fellowship = state.chase, state.fellowship
    damage = 0 if chase is None else chase.damage
    if fellowship.mordor < 0 and damage <= 1 and fellowship.corruption < WORN:
        return 0.4
    return (6.0 if who == "guide" else 1.5) if damage >= 3 else (1.5 if who == "guide" else 4.0)


def weigh_guide(state: State) -> float:
    """13.7b Hobbits take damage on themselves; Gollum reveals, which is worth it at the end only."""
    fellowship, chase = state.fellowship, state.chase
    if fellowship.guide != "gollum":
        return 4.0
    damage = 0 if chase is None else chase.damage
    return 20.0 if fellowship.corruption + damage >= 12 or fellowship.mordor == 4 else 0.2
