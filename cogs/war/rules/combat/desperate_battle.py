"""Desperate Battle: both sides hit more easily in both rolls."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import both_dice

EFFECT = CombatEffect("desperate_battle", {3: both_dice("desperate_battle", 1)})
