"""Ents' Rage: in Rohan, Fangorn or Orthanc the Combat roll is much stronger."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import ents_there, own_dice

EFFECT = CombatEffect("ents_rage", {3: own_dice("ents_rage", roll=2)}, requires=ents_there)
