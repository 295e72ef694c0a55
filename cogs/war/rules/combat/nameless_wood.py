"""Nameless Wood: in Rohan, Fangorn or Orthanc a hit brings two more."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import ents_there, hits_if_hit

EFFECT = CombatEffect("nameless_wood", {5: hits_if_hit("nameless_wood", 2)}, requires=ents_there)
