"""Devilry of Orthanc: Isengard strengthens the Combat roll where a besieged Stronghold is attacked."""

from __future__ import annotations

from cogs.war.combat.effect import CombatEffect
from cogs.war.combat.vocabulary import anybody, defender_inside, own_dice
from cogs.war.state import State

_isengard_takes_part = anybody("isengard_regular", "isengard_elite")


def _requires(state: State, side: int) -> bool:
    return defender_inside(state, side) and _isengard_takes_part(state, side)


EFFECT = CombatEffect("devilry_of_orthanc", {3: own_dice("devilry_of_orthanc", roll=1)}, requires=_requires)
