"""Devilry of Orthanc: Isengard strengthens the Combat roll where a besieged Stronghold is attacked."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import anybody, defender_inside, own_dice

_isengard_takes_part = anybody("isengard_regular", "isengard_elite")


def _requires(state: State, side: int) -> bool:
    return defender_inside(state, side) and _isengard_takes_part(state, side)


EFFECT = CombatEffect("devilry_of_orthanc", {3: own_dice("devilry_of_orthanc", roll=1)}, requires=_requires)
